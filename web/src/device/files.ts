/** The files of Python and Virado under `py/`, as `virado.static_site.folder` lists them. */

interface DeviceFile {
  name: string;
  /** The number of bytes to fetch. */
  bytes: number;
}

export interface DeviceFiles {
  /** The versions with which Pyodide compares its own. */
  versions: Record<string, string>;
  wasm: DeviceFile;
  loader: DeviceFile;
  library: DeviceFile;
  packages: DeviceFile;
  /** The experts' searches; null if the page was written without them. */
  kernels: DeviceFile | null;
  languages: Record<string, DeviceFile>;
}

/** Return the files that a visit in English needs. */
export function filesOf(files: DeviceFiles): DeviceFile[] {
  const { wasm, loader, library, packages, kernels } = files;
  return [wasm, loader, library, packages, ...(kernels ? [kernels] : [])];
}

const LIST = "files.json";
/** The cache of fetched files; each page of an origin has its own. */
const CACHE = "virado-python";

/** Fetches and unpacks the files of one folder, and keeps them for visits without a network. */
export class FileSource {
  #folder: URL;
  #cacheName: string;
  #onProgress: (bytes: number) => void;

  /** `onProgress` is called with the number of bytes that have just arrived. */
  constructor(folder: URL, onProgress: (bytes: number) => void) {
    this.#folder = folder;
    this.#cacheName = `${CACHE} ${folder.pathname}`;
    this.#onProgress = onProgress;
  }

  /** Return the list of files: the current one, or without a network the last one. */
  async list(): Promise<DeviceFiles> {
    const address = new URL(LIST, this.#folder);
    const cache = await this.#cache();
    let response = await fetch(address, { cache: "no-cache" }).catch(() => undefined);
    if (response?.ok) await cache?.put(address, response.clone());
    else response = await cache?.match(address);
    if (!response) throw new Error("the list of files cannot be fetched");
    return await response.json();
  }

  /** Return the unpacked content of a file. */
  async read(file: DeviceFile): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await new Response(await this.#open(file)).arrayBuffer());
  }

  /** Return the unpacked content of a file as a response of a media type. */
  async respond(file: DeviceFile, type: string): Promise<Response> {
    return new Response(await this.#open(file), { headers: { "Content-Type": type } });
  }

  /** Fetch files into the cache, unless it has them. Throws if one cannot be fetched or stored. */
  async store(files: readonly DeviceFile[]): Promise<void> {
    const cache = await this.#cache();
    if (!cache) throw new Error("the browser keeps no files");
    for (const { name, bytes } of files) {
      const address = new URL(name, this.#folder);
      if (!(await cache.match(address))) await cache.add(address);
      this.#onProgress(bytes);
    }
  }

  /** Return true if the cache has a list of files. */
  async hasList(): Promise<boolean> {
    return Boolean(await (await this.#cache())?.match(new URL(LIST, this.#folder)));
  }

  /** Remove the files of earlier versions. */
  async removeOthers(files: DeviceFiles): Promise<void> {
    const cache = await this.#cache();
    const used = [...filesOf(files), ...Object.values(files.languages)];
    const names = new Set([LIST, ...used.map(({ name }) => name)]);
    for (const { url } of (await cache?.keys()) ?? [])
      if (!names.has(url.slice(url.lastIndexOf("/") + 1))) await cache?.delete(url);
  }

  async #open(file: DeviceFile): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const address = new URL(file.name, this.#folder);
    const cache = await this.#cache();
    let response = await cache?.match(address);
    if (!response) {
      response = await fetch(address);
      if (!response.ok) throw new Error(`${file.name}: ${response.status}`);
      if (cache) {
        const copy = response.clone();
        // without space in the cache the file is fetched again at the next visit
        void cache.put(address, copy).catch(() => undefined);
      }
    }
    const body = response.body;
    if (!body) throw new Error(`${file.name} is empty`);
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, controller) => {
          this.#onProgress(chunk.byteLength);
          controller.enqueue(chunk);
        },
      }),
    );
    // A server that sends `Content-Encoding: gzip` for such a file has had it unpacked by the browser.
    const isPacked = response.headers.get("Content-Encoding") !== "gzip";
    return isPacked ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  }

  async #cache(): Promise<Cache | undefined> {
    return globalThis.caches ? caches.open(this.#cacheName).catch(() => undefined) : undefined;
  }
}
