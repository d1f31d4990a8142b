/** Start of Python with the core of a server, or with the bots alone, from the files of a static page. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { unpackArchive } from "./archive.ts";
import { FileSource, type DeviceFiles } from "./files.ts";
import { loadKernels } from "./kernels.ts";
import type { DeviceModule, PythonDevice, SearchModule, SearchWorkerModule } from "./pyodide.ts";
import { provideSearches } from "./searches.ts";
import { handleFiles, openHandles, removeHandles, StoredBlocks } from "./storage.ts";

const PACKAGES = "/lib/python3.14/site-packages";
/** The folder of the database in Python, and its file. */
const FOLDER = "/device";
const DATABASE = `${FOLDER}/virado.db`;
const ENGLISH = "en";

/** Python on this device, after it has started. */
export interface StartedDevice {
  device: PythonDevice;
  /** False if the browser stores nothing, so that matches end with the page. */
  isKept: boolean;
  /** True if the browser had stored nothing before. */
  isNew: boolean;
  /** Delete the database; nothing more can be stored in it. */
  forget: () => Promise<void>;
  /** Fetch the texts of a language, if the page has them. */
  addLanguage: (tag: string) => Promise<void>;
}

/** The stored database cannot be read. `forget` deletes it. */
export class DamagedError extends Error {
  readonly forget: () => Promise<void>;

  constructor(message: string, forget: () => Promise<void>) {
    super(message);
    this.forget = forget;
  }
}

/**
 * Fetch and start Python. `name` names the stored matches, `onProgress` gets the received and all bytes, and `onEnd` is
 * called after each transaction: with false if it could not be stored.
 */
export async function startDevice(
  folder: URL,
  name: string,
  language: string,
  onProgress: (received: number, total: number) => void,
  onEnd: (isStored: boolean) => void,
): Promise<StartedDevice> {
  let received = 0;
  let total = 0;
  const source = new FileSource(folder, (bytes) => onProgress((received += bytes), total));
  const files = await source.list();
  const first = languageOf(files, language);
  const needed = [
    files.wasm,
    files.loader,
    files.library,
    files.packages,
    ...(first ? [files.languages[first]] : []),
  ];
  total = needed.reduce((sum, file) => sum + (file?.bytes ?? 0), 0);
  onProgress(0, total);
  const words = readLanguage(source, files, first);
  const python = await loadVirado(source, files);
  const unpack = (content: Uint8Array): void => unpackPackages(python, content);
  if (first) unpack(await words);
  const { flush, ...storage } = await mountDatabase(python, name);
  const module: DeviceModule = python.pyimport("virado.static_site.device");
  const device = await module.start(FOLDER, report, flush ?? undefined, onEnd).catch((error: unknown) => {
    const isDamaged = error instanceof Error && "type" in error && error.type === "StorageError";
    throw isDamaged ? new DamagedError(error.message, storage.forget) : error;
  });
  void source.removeOthers(files);
  void addKernels(new FileSource(folder, () => undefined), files, python).then(
    (hasKernels) => hasKernels && provideSearches(device.search_worker, { folder: folder.href, files }),
  );
  const added = new Map<string, Promise<void>>(first ? [[first, Promise.resolve()]] : []);
  return {
    device,
    ...storage,
    addLanguage: (asked) => {
      const tag = languageOf(files, asked);
      if (!tag) return Promise.resolve();
      const found = added.get(tag) ?? readLanguage(source, files, tag).then(unpack);
      added.set(tag, found);
      return found;
    },
  };
}

/** Return the language of a tag such as `de-x-german` if its texts are a file of their own; else an empty text. */
function languageOf(files: DeviceFiles, tag: string): string {
  const language = tag.split("-")[0] ?? ENGLISH;
  return files.languages[language] ? language : "";
}

/** Start Python with the bots and their kernels, and return the function that answers a request for a search. */
export async function startSearches(folder: URL, files: DeviceFiles): Promise<(request: string) => string> {
  const source = new FileSource(folder, () => undefined);
  const python = await loadVirado(source, files);
  if (!(await addKernels(source, files, python))) throw new Error("there are no kernels");
  const module: SearchModule = python.pyimport("virado.bots.search_request");
  return (request) => module.answer_line(request);
}

/** Fetch the experts' searches and return true; until then, or without them, other players move for the experts. */
async function addKernels(source: FileSource, files: DeviceFiles, python: PyodideAPI): Promise<boolean> {
  if (!files.kernels) return false;
  try {
    const { description, base, run } = await loadKernels(await source.read(files.kernels));
    const module: SearchWorkerModule = python.pyimport("virado.static_site.search_worker");
    module.add_kernels(description, base, run);
    return true;
  } catch (error) {
    console.warn("the experts cannot search", error);
    return false;
  }
}

async function readLanguage(source: FileSource, files: DeviceFiles, language: string): Promise<Uint8Array> {
  const file = files.languages[language];
  return file ? source.read(file) : new Uint8Array();
}

/** Start Python with Virado's modules and the texts in English. */
async function loadVirado(source: FileSource, files: DeviceFiles): Promise<PyodideAPI> {
  const packages = source.read(files.packages);
  const python = await loadPython(source, files);
  unpackPackages(python, await packages);
  python.runPython(`import os; os.environ["VIRADO_CACHE_DIR"] = "${PACKAGES}/cache"`);
  return python;
}

function unpackPackages(python: PyodideAPI, content: Uint8Array): void {
  unpackArchive(python.FS, content, PACKAGES);
  python.runPython("import importlib; importlib.invalidate_caches()");
}

async function loadPython(source: FileSource, files: DeviceFiles): Promise<PyodideAPI> {
  const loader = URL.createObjectURL(await (await source.respond(files.loader, "text/javascript")).blob());
  const library = URL.createObjectURL(await (await source.respond(files.library, "application/zip")).blob());
  // Pyodide fetches the interpreter by its usual name
  const fetchAny = globalThis.fetch;
  globalThis.fetch = (address, options) =>
    String(address instanceof Request ? address.url : address).endsWith("pyodide.asm.wasm")
      ? source.respond(files.wasm, "application/wasm")
      : fetchAny(address, options);
  try {
    const { default: createPyodideModule } = await import(/* @vite-ignore */ loader);
    const options = {
      indexURL: location.origin,
      stdLibURL: library,
      createPyodideModule,
      lockFileContents: JSON.stringify({ info: files.versions, packages: {} }),
    };
    return await loadPyodide(options);
  } finally {
    globalThis.fetch = fetchAny;
    URL.revokeObjectURL(loader);
    URL.revokeObjectURL(library);
  }
}

/** Mount durable storage for the database. Return the function that stores it after a commit, if one is needed. */
async function mountDatabase(
  python: PyodideAPI,
  name: string,
): Promise<Pick<StartedDevice, "isKept" | "isNew" | "forget"> & { flush: (() => Promise<void>) | null }> {
  const files = python.FS;
  files.mkdirTree(FOLDER);
  const handles = await openHandles(name);
  if (handles) {
    files.mount(handleFiles(files, handles), {}, FOLDER);
    const isNew = !handles.get("virado.db")?.getSize();
    return { flush: null, isKept: true, isNew, forget: () => removeHandles(name, handles) };
  }
  try {
    const blocks = await StoredBlocks.open(name);
    const content = await blocks.read();
    if (content.length) files.writeFile(DATABASE, content);
    const flush = async () => {
      try {
        await blocks.write(files.readFile(DATABASE));
      } catch (error) {
        files.writeFile(DATABASE, blocks.stored);
        throw error;
      }
    };
    return { flush, isKept: true, isNew: !content.length, forget: () => blocks.remove() };
  } catch {
    return { flush: null, isKept: false, isNew: true, forget: () => Promise.resolve() };
  }
}

function report(level: string, event: string, fields: string): void {
  if (level === "error") console.error(event, fields);
  else console.warn(event, fields);
}
