/**
 * The link of a series. Its content lies after the `#`, which browsers never send: the version `1.` and the file of the
 * series, deflated, in base64url.
 */
import { formatSeries, parseSeries, type Series } from "./series.ts";

const VERSION = "1.";
/** Maximum number of characters of a link's content, and of the file in it. */
const MAX_CONTENT = 100_000;
const MAX_FILE = 4_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = new Blob([bytes])
    .stream()
    .pipeThrough<Uint8Array>(stream)
    .getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length + part.value.length > MAX_FILE) throw new RangeError("too long");
    for (const byte of part.value) parts.push(byte);
  }
  return Uint8Array.from(parts);
}

/** Return the content of the link of a series. Without names, the link has none. */
export async function encodeLink(series: Series, withNames: boolean): Promise<string> {
  const file = formatSeries(withNames ? series : { ...series, names: [] });
  const packed = await through(new TextEncoder().encode(file), new CompressionStream("deflate-raw"));
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return VERSION + btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Return true if the part of an address after the `#` is meant to be a series. */
export function isSeriesLink(hash: string): boolean {
  return hash.startsWith(VERSION);
}

/** Return the series in a link; undefined if it is damaged or too long. */
export async function decodeLink(hash: string): Promise<Series | undefined> {
  if (!isSeriesLink(hash) || hash.length > MAX_CONTENT) return undefined;
  try {
    const binary = atob(hash.slice(VERSION.length).replace(/-/g, "+").replace(/_/g, "/"));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const file = await through(packed, new DecompressionStream("deflate-raw"));
    return parseSeries(new TextDecoder().decode(file));
  } catch {
    return undefined;
  }
}
