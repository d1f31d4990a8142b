/** The part of Pyodide and of its file system that the worker uses, and the module of Virado that it calls. */

export interface NodeOfFiles {
  id: number;
  name: string;
  mode: number;
  node_ops: object;
  stream_ops: object;
}

export interface StreamOfFiles {
  node: NodeOfFiles;
  position: number;
}

/** A file system of Emscripten. */
export interface FileSystemType {
  mount: () => NodeOfFiles;
}

/** The files that Python sees. */
export interface VirtualFiles {
  ErrnoError: new (errno: number) => Error;
  createNode(parent: NodeOfFiles | null, name: string, mode: number, device: number): NodeOfFiles;
  isDir(mode: number): boolean;
  mkdirTree(path: string): void;
  mount(type: FileSystemType, options: object, path: string): void;
  readFile(path: string): Uint8Array;
  /** `canOwn` lets the file share the memory of `content`. */
  writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void;
}

/** `virado.static_site.device.Device`. */
export interface PythonDevice {
  call(
    method: string,
    path: string,
    language: string,
    body: string | undefined,
  ): Promise<{ toJs(): [status: number, body: string]; destroy(): void }>;
  open_line(line: number, post: (text: string) => void, onEnd: () => void): Promise<void>;
  receive(line: number, text: string): Promise<void>;
  close_line(line: number): Promise<void>;
  save(): Promise<string>;
  search_worker: SearchWorker;
}

/** `virado.static_site.search_worker.SearchWorker`. */
export interface SearchWorker {
  provide(start: () => void): void;
  begin(send: (search: number, request: string) => void): void;
  take(search: number, answer: string | undefined): void;
  fail(): void;
}

/** The bytes of a Python object, within the memory of Python. */
export interface PyBuffer {
  data: Uint8Array;
  release(): void;
}

/** A Python object with bytes, such as a `bytearray`. */
export interface PyProxyWithBuffer {
  getBuffer(type: "u8"): PyBuffer;
}

/** The module `virado.static_site.search_worker`. */
export interface SearchWorkerModule {
  add_kernels(
    description: string,
    base: number,
    run: (kernel: string, image: PyProxyWithBuffer) => number,
  ): void;
}

/** The module `virado.bots.search_request`. */
export interface SearchModule {
  answer_line(request: string): string;
}

/** The module `virado.static_site.device`. */
export interface DeviceModule {
  start(
    folder: string,
    log: (level: string, event: string, fields: string) => void,
    flush: (() => Promise<void>) | undefined,
    onEnd: (isStored: boolean) => void,
  ): Promise<PythonDevice>;
}
