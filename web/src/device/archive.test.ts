import { expect, test } from "vitest";
import { unpackArchive } from "./archive.ts";

const BLOCK = 512;

/** Return a tar file, as `tarfile` writes it in the format "ustar". */
function archiveOf(files: [prefix: string, name: string, content: string][]): Uint8Array {
  const blocks: number[] = [];
  const add = (bytes: Uint8Array): void => {
    blocks.push(...bytes, ...new Array<number>((BLOCK - (bytes.length % BLOCK)) % BLOCK).fill(0));
  };
  const encoder = new TextEncoder();
  for (const [prefix, name, content] of files) {
    const header = new Uint8Array(BLOCK);
    const bytes = encoder.encode(content);
    header.set(encoder.encode(name));
    header.set(encoder.encode(bytes.length.toString(8).padStart(11, "0")), 124);
    header.set(encoder.encode(prefix), 345);
    add(header);
    add(bytes);
  }
  return new Uint8Array([...blocks, ...new Array<number>(2 * BLOCK).fill(0)]);
}

test("an archive is unpacked below a folder", () => {
  const name = "n".repeat(100);
  const files = new Map<string, string>();
  const folders: string[] = [];
  const target = {
    mkdirTree: (path: string) => void folders.push(path),
    writeFile: (path: string, content: Uint8Array) => void files.set(path, new TextDecoder().decode(content)),
  };
  const long = "a".repeat(BLOCK + 1);
  unpackArchive(
    target,
    archiveOf([
      ["", "one.txt", "1"],
      ["", "a/empty", ""],
      ["", "a/long", long],
      ["a/b", name, "ü"],
    ]),
    "/to",
  );
  expect(Object.fromEntries(files)).toEqual({
    "/to/one.txt": "1",
    "/to/a/empty": "",
    "/to/a/long": long,
    [`/to/a/b/${name}`]: "ü",
  });
  expect(folders).toEqual(["/to", "/to/a", "/to/a/b"]);
});
