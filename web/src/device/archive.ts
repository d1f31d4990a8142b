/** Unpacking of the tar files of a static page, as `virado.static_site.folder` writes them. */
import type { VirtualFiles } from "./pyodide.ts";

/** The length of a header, to a multiple of which contents are padded (POSIX.1-1988, "ustar"). */
const BLOCK = 512;
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const PREFIX = [345, 500] as const;

/** Write the files of a tar file into a folder. The files share the memory of `archive`. */
export function unpackArchive(
  files: Pick<VirtualFiles, "mkdirTree" | "writeFile">,
  archive: Uint8Array,
  folder: string,
): void {
  const decoder = new TextDecoder();
  const made = new Set<string>();
  for (let at = 0; archive[at];) {
    const read = ([start, end]: readonly [number, number]): string => {
      const field = archive.subarray(at + start, at + end);
      const zero = field.indexOf(0);
      return decoder.decode(zero < 0 ? field : field.subarray(0, zero));
    };
    const size = parseInt(read(SIZE), 8);
    const path = [folder, read(PREFIX), read(NAME)].filter(Boolean).join("/");
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) files.mkdirTree(parent);
    made.add(parent);
    at += BLOCK;
    files.writeFile(path, archive.subarray(at, at + size), { canOwn: true });
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}
