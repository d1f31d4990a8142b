import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The files of Pyodide from which `virado site` makes those of a page without a server. */
const PACKED = ["pyodide.asm.wasm", "pyodide.asm.mjs"];
const COPIED = ["python_stdlib.zip", "pyodide-lock.json"];

/** Copy Python for WebAssembly into `py/` of the build, compressed unless it is already. */
export function pythonFiles(): Plugin {
  return {
    name: "python-files",
    apply: "build",
    writeBundle(options) {
      const source = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
      const target = join(options.dir ?? "", "py");
      mkdirSync(target, { recursive: true });
      for (const name of COPIED) copyFileSync(join(source, name), join(target, name));
      for (const name of PACKED)
        writeFileSync(join(target, `${name}.gz`), gzipSync(readFileSync(join(source, name)), { level: 9 }));
    },
  };
}
