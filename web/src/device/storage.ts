/**
 * Durable files for the database of the worker. SQLite waits until its writes are on disk: with access handles of the
 * origin's private file system each `fsync` is a flush; without them each commit is one transaction of IndexedDB.
 */
import type { FileSystemType, NodeOfFiles, StreamOfFiles, VirtualFiles } from "./pyodide.ts";

/** A file that the worker alone has open; only workers have this interface, so the types of pages lack it. */
interface FileSystemSyncAccessHandle {
  read(buffer: Uint8Array, options: { at: number }): number;
  write(buffer: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}
declare global {
  interface FileSystemFileHandle {
    createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>;
  }
}

/** The database and its rollback journal. */
const NAMES = ["virado.db", "virado.db-journal"] as const;
/** Error numbers of WebAssembly: no such file, not permitted, no space. */
const ENOENT = 44;
const EPERM = 63;
const ENOSPC = 51;
const DIRECTORY_MODE = 0o40700;
const FILE_MODE = 0o100600;
/** The attempts to open a file that a worker of a closed tab may still hold, and the pause between them. */
const ATTEMPTS = 20;
const PAUSE_MS = 150;
const BLOCK = 65536;

/**
 * Open the files of a folder; null if the browser has no access handles or does not allow them.
 *
 * The handles of Chromium before 108 and of WebKit before 16.4 answer with promises, for which SQLite cannot wait.
 */
export async function openHandles(folder: string): Promise<Map<string, FileSystemSyncAccessHandle> | null> {
  const handles = new Map<string, FileSystemSyncAccessHandle>();
  try {
    const root = await navigator.storage.getDirectory();
    const directory = await root.getDirectoryHandle(folder, { create: true });
    for (const name of NAMES) {
      const file = await directory.getFileHandle(name, { create: true });
      handles.set(name, await openHandle(file));
    }
    if ([...handles.values()].every((each) => typeof each.getSize() === "number")) return handles;
  } catch {
    // the files of IndexedDB take their place
  }
  for (const each of handles.values()) each.close();
  return null;
}

async function openHandle(file: FileSystemFileHandle): Promise<FileSystemSyncAccessHandle> {
  for (let left = ATTEMPTS; ; left--) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (!left || !(error instanceof DOMException) || error.name !== "NoModificationAllowedError")
        throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
}

/** Delete the files of a folder. */
export async function removeHandles(
  folder: string,
  handles: Map<string, FileSystemSyncAccessHandle>,
): Promise<void> {
  for (const handle of handles.values()) {
    handle.truncate(0);
    handle.flush();
    handle.close();
  }
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(folder, { recursive: true });
}

/** Return a file system of Emscripten with the files of access handles. An empty journal does not exist. */
export function handleFiles(
  files: VirtualFiles,
  handles: Map<string, FileSystemSyncAccessHandle>,
): FileSystemType {
  const created = new Set<string>();
  const stamp = new Date();

  const handleOf = (name: string): FileSystemSyncAccessHandle => {
    const handle = handles.get(name);
    if (!handle) throw new files.ErrnoError(EPERM);
    return handle;
  };
  /** Change a file. An error of the browser means that there is no space for it, and SQLite undoes its transaction. */
  const change = <T>(make: () => T): T => {
    try {
      return make();
    } catch {
      throw new files.ErrnoError(ENOSPC);
    }
  };
  const exists = (name: string): boolean => created.has(name) || (handles.get(name)?.getSize() ?? 0) > 0;

  const node = (parent: NodeOfFiles | null, name: string, mode: number): NodeOfFiles => {
    const made = files.createNode(parent, name, mode, 0);
    made.node_ops = operations;
    made.stream_ops = streams;
    return made;
  };

  const operations = {
    getattr: (each: NodeOfFiles) => {
      const size = files.isDir(each.mode) ? 0 : handleOf(each.name).getSize();
      return {
        dev: 1,
        ino: each.id,
        mode: each.mode,
        nlink: 1,
        uid: 0,
        gid: 0,
        rdev: 0,
        size,
        atime: stamp,
        mtime: stamp,
        ctime: stamp,
        blksize: 4096,
        blocks: Math.ceil(size / 4096),
      };
    },
    setattr: (each: NodeOfFiles, { size }: { size?: number }) => {
      if (size !== undefined) change(() => handleOf(each.name).truncate(size));
    },
    lookup: (parent: NodeOfFiles, name: string) => {
      if (!exists(name)) throw new files.ErrnoError(ENOENT);
      return node(parent, name, FILE_MODE);
    },
    mknod: (parent: NodeOfFiles, name: string) => {
      handleOf(name);
      created.add(name);
      return node(parent, name, FILE_MODE);
    },
    unlink: (_parent: NodeOfFiles, name: string) => {
      const handle = handleOf(name);
      handle.truncate(0);
      handle.flush();
      created.delete(name);
    },
    readdir: () => [".", "..", ...NAMES.filter(exists)],
    rename: () => {
      throw new files.ErrnoError(EPERM);
    },
  };

  const streams = {
    read: (stream: StreamOfFiles, buffer: Uint8Array, offset: number, length: number, at: number) =>
      handleOf(stream.node.name).read(buffer.subarray(offset, offset + length), { at }),
    write: (stream: StreamOfFiles, buffer: Uint8Array, offset: number, length: number, at: number) => {
      // a copy, because a browser may refuse a view of a shared or growing memory
      const written = buffer.slice(offset, offset + length);
      return change(() => handleOf(stream.node.name).write(written, { at }));
    },
    llseek: (stream: StreamOfFiles, offset: number, whence: number) => {
      if (whence === 1) return stream.position + offset;
      return whence === 2 ? handleOf(stream.node.name).getSize() + offset : offset;
    },
    fsync: (stream: StreamOfFiles) => {
      if (!files.isDir(stream.node.mode)) change(() => handleOf(stream.node.name).flush());
      return 0;
    },
  };

  return { mount: () => node(null, "/", DIRECTORY_MODE) };
}

/** The blocks of a file in IndexedDB, for browsers without access handles. */
export class StoredBlocks {
  #database: IDBDatabase;
  #stored: Uint8Array = new Uint8Array();
  /** The transactions follow one another, so that none overtakes an earlier one. */
  #last: Promise<void> = Promise.resolve();

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Open the blocks of a folder. Throws if the browser allows no storage. */
  static async open(folder: string): Promise<StoredBlocks> {
    const request = indexedDB.open(folder, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("blocks");
    return new StoredBlocks(await answerOf(request));
  }

  /** The stored content of the file. */
  get stored(): Uint8Array {
    return this.#stored;
  }

  /** Return the content of the file. */
  async read(): Promise<Uint8Array> {
    const store = this.#database.transaction("blocks").objectStore("blocks");
    const blocks: Uint8Array[] = await answerOf(store.getAll());
    const content = new Uint8Array(blocks.reduce((size, block) => size + block.length, 0));
    blocks.reduce((at, block) => (content.set(block, at), at + block.length), 0);
    this.#stored = content.slice();
    return content;
  }

  /** Store the changed blocks in one transaction, and return when it is on disk. */
  write(content: Uint8Array): Promise<void> {
    this.#last = this.#last.then(
      () => this.#write(content),
      () => this.#write(content),
    );
    return this.#last;
  }

  /** Delete the file. */
  async remove(): Promise<void> {
    await this.#last.catch(() => undefined);
    this.#database.close();
    await answerOf(indexedDB.deleteDatabase(this.#database.name));
  }

  async #write(content: Uint8Array): Promise<void> {
    const transaction = this.#database.transaction("blocks", "readwrite", { durability: "strict" });
    const store = transaction.objectStore("blocks");
    for (let at = 0; at < content.length; at += BLOCK) {
      const block = content.slice(at, at + BLOCK);
      if (!isSame(block, this.#stored.subarray(at, at + BLOCK))) store.put(block, at / BLOCK);
    }
    const kept = Math.ceil(content.length / BLOCK);
    if (kept < Math.ceil(this.#stored.length / BLOCK)) store.delete(IDBKeyRange.lowerBound(kept));
    await new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error("not stored"));
    });
    this.#stored = content.slice();
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("not read"));
  });
}
