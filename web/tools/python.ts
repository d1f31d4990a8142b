import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import type { Plugin } from "vite";

/** The files of Pyodide from which `virado site` makes those of a page without a server, and compiles modules. */
const PACKED = ["pyodide.asm.wasm", "pyodide.asm.mjs"];
const LIBRARY = "python_stdlib.zip";
/** The other files with which `compile.mjs` starts Pyodide. */
const LOADING = ["pyodide-lock.json", "pyodide.mjs"];
const COMPILING = "compiling.py";
const OWN = ["compile.mjs", COMPILING];
/** The fonts of the pictures of link previews, in a format that Python reads without a library. */
const FONTS = [
  "inter/files/inter-latin",
  "noto-sans-bengali/files/noto-sans-bengali-bengali",
  "vazirmatn/files/vazirmatn-arabic",
];
/** The path of the standard library in Python, as in `library.py`. */
const PATH = "/library.zip";

/** Write Python for WebAssembly into `py/` of the build, compressed, with a compiled standard library. */
export function pythonFiles(): Plugin {
  return {
    name: "python-files",
    apply: "build",
    async writeBundle(options) {
      const packages = dirname(dirname(createRequire(import.meta.url).resolve("pyodide/package.json")));
      const source = join(packages, "pyodide");
      const target = join(options.dir ?? "", "py");
      mkdirSync(join(target, "fonts"), { recursive: true });
      for (const name of FONTS) {
        const file = join(packages, "@fontsource", `${name}-600-normal.woff`);
        copyFileSync(file, join(target, "fonts", basename(file)));
      }
      for (const name of LOADING) copyFileSync(join(source, name), join(target, name));
      for (const name of OWN) copyFileSync(new URL(name, import.meta.url), join(target, name));
      const write = (name: string, content: Uint8Array): void =>
        writeFileSync(join(target, `${name}.gz`), gzipSync(content, { level: 9 }));
      for (const name of PACKED) write(name, readFileSync(join(source, name)));
      write(LIBRARY, await compileLibrary(readFileSync(join(source, LIBRARY))));
    },
  };
}

/** Return the standard library as `library.py` compiles it. */
async function compileLibrary(library: Uint8Array): Promise<Uint8Array> {
  const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf-8");
  python.FS.writeFile(PATH, library);
  python.FS.writeFile(COMPILING, read(COMPILING));
  python.runPython(read("library.py"));
  return python.FS.readFile(PATH);
}
