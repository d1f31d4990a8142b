import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import type { Plugin } from "vite";

/** A colour and the area that it covers, in units of the SVG file. */
interface Shape {
  colour: [number, number, number];
  covers(x: number, y: number): boolean;
}

const SAMPLES = 4;
/** The part of a maskable icon that no mask cuts off. */
const SAFE = 0.8;

/** Build PNG icons from public/icon.svg for installing the client: two sizes, and one with a margin for masks. */
export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    generateBundle() {
      const svg = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
      for (const size of [192, 512]) {
        this.emitFile({ type: "asset", fileName: `icon-${size}.png`, source: png(size, shapes(svg), 1) });
        this.emitFile({
          type: "asset",
          fileName: `icon-${size}-maskable.png`,
          source: png(size, shapes(svg), SAFE),
        });
      }
    },
  };
}

/**
 * Return the rectangles (fills and strokes) and polygons of a simple SVG file of 64 by 64 units, from bottom to
 * top.
 */
function shapes(svg: string): Shape[] {
  const found: Shape[] = [];
  for (const [, tag, text] of svg.matchAll(/<(rect|path) ([^>]*)\/>/g)) {
    const is = (name: string): string => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(text ?? "")?.[1] ?? "";
    const at = (name: string): number => Number(is(name) || 0);
    if (tag === "path") {
      found.push({ colour: colour(is("fill")), covers: polygon(is("d")) });
      continue;
    }
    const half = at("stroke-width") / 2;
    const area = [at("x"), at("y"), at("width"), at("height"), at("rx")] as const;
    if (half) found.push({ colour: colour(is("stroke")), covers: rectangle(...area, half) });
    found.push({ colour: colour(is("fill")), covers: rectangle(...area, -half) });
  }
  return found;
}

function colour(text: string): [number, number, number] {
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Return the area of a rectangle with round corners, grown by `more` on all sides. */
function rectangle(
  left: number,
  top: number,
  width: number,
  height: number,
  round: number,
  more: number,
): Shape["covers"] {
  const radius = Math.max(0, round + more);
  return (x, y) => {
    const dx = Math.max(left - more + radius - x, x - (left + width + more - radius), 0);
    const dy = Math.max(top - more + radius - y, y - (top + height + more - radius), 0);
    return dx * dx + dy * dy <= radius * radius;
  };
}

/** Return the area of a path such as `M36 19l9 11-9 11z`. */
function polygon(path: string): Shape["covers"] {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  const points: [number, number][] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)]);
  }
  return (x, y) => {
    let inside = false;
    points.forEach(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
    return inside;
  };
}

/**
 * Draw the shapes at a size. Below full scale, the background is the colour of the first shape, so that masks cut
 * off nothing.
 */
function png(size: number, drawn: Shape[], scale: number): Buffer {
  const rows = Buffer.alloc(size * (1 + 4 * size));
  const ground = scale < 1 ? drawn[0]?.colour : undefined;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0, 0];
      // If the four corners of a pixel have the same colour, so does all of it.
      const corners = new Set(
        [0, 1].flatMap((dx) => [0, 1].map((dy) => seenAt(place(x + dx), place(y + dy)))),
      );
      const samples = corners.size === 1 ? 1 : SAMPLES;
      for (let sample = 0; sample < samples * samples; sample++) {
        const px = place(x + ((sample % samples) + 0.5) / samples);
        const py = place(y + (Math.floor(sample / samples) + 0.5) / samples);
        const seen = seenAt(px, py);
        if (!seen) continue;
        seen.forEach((part, i) => (sum[i] = (sum[i] ?? 0) + part));
        sum[3] = (sum[3] ?? 0) + 1;
      }
      const covered = sum[3] ?? 0;
      const start = y * (1 + 4 * size) + 1 + 4 * x;
      for (let i = 0; i < 3; i++) rows[start + i] = covered ? Math.round((sum[i] ?? 0) / covered) : 0;
      rows[start + 3] = Math.round((255 * covered) / (samples * samples));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);

  function seenAt(x: number, y: number): Shape["colour"] | undefined {
    for (let i = drawn.length - 1; i >= 0; i--) if (drawn[i]?.covers(x, y)) return drawn[i]?.colour;
    return ground;
  }

  function place(pixel: number): number {
    return ((pixel / size - 0.5) / scale + 0.5) * 64;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function checksum(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
