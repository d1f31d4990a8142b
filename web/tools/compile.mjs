// Compiles modules for the Python whose files lie in this folder of a build: node compile.mjs SOURCES COMPILED
// Both are tar files; `virado.static_site.modules` runs this.
import fs from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "./pyodide.mjs";

const [sources, compiled] = process.argv.slice(2);
const here = import.meta.dirname;
const folder = fs.mkdtempSync(join(os.tmpdir(), "virado-compile-"));
try {
  for (const name of ["pyodide.asm.wasm", "pyodide.asm.mjs", "python_stdlib.zip"])
    fs.writeFileSync(join(folder, name), gunzipSync(fs.readFileSync(join(here, `${name}.gz`))));
  const { default: createPyodideModule } = await import(pathToFileURL(join(folder, "pyodide.asm.mjs")).href);
  const python = await loadPyodide({
    indexURL: folder,
    createPyodideModule,
    lockFileContents: fs.readFileSync(join(here, "pyodide-lock.json"), "utf-8"),
    env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" },
  });
  python.FS.writeFile("compiling.py", fs.readFileSync(join(here, "compiling.py")));
  python.FS.writeFile("/sources.tar", fs.readFileSync(sources));
  python.pyimport("compiling").compile_archive("/sources.tar", "/compiled.tar");
  fs.writeFileSync(compiled, python.FS.readFile("/compiled.tar"));
} catch (error) {
  console.error(error.message.trim().split("\n").at(-1)); // its stack would quote a line of a megabyte
  process.exitCode = 1;
} finally {
  fs.rmSync(folder, { recursive: true });
}
