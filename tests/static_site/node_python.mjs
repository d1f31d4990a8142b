// Runs functions of tests/static_site/core_results.py in Pyodide, with the files of a static page:
// node node_python.mjs PYODIDE PY REPOSITORY DATA < JSON
// PYODIDE is the folder of the npm package, PY the folder `py` of the page; Python sees REPOSITORY/tests and DATA.
// The input is {"plant": Python, "calls": [[function, ...arguments], ...]}, the output the list of results.
import fs from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadKernels } from "../../web/src/device/kernels.ts";

const [pyodide, page, repository, data] = process.argv.slice(2);
const { plant, calls } = JSON.parse(fs.readFileSync(0, "utf-8"));
const files = JSON.parse(fs.readFileSync(join(page, "files.json"), "utf-8"));
const unpack = ({ name }) => new Uint8Array(gunzipSync(fs.readFileSync(join(page, name))));

const folder = fs.mkdtempSync(join(os.tmpdir(), "virado-pyodide-"));
try {
  const unpacked = [
    ["pyodide.asm.wasm", files.wasm],
    ["pyodide.asm.mjs", files.loader],
    ["python_stdlib.zip", files.library],
  ];
  for (const [name, file] of unpacked) fs.writeFileSync(join(folder, name), unpack(file));
  const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
  const { default: createPyodideModule } = await import(pathToFileURL(join(folder, "pyodide.asm.mjs")));
  const python = await loadPyodide({
    indexURL: folder,
    createPyodideModule,
    lockFileContents: JSON.stringify({ info: files.versions, packages: {} }),
  });
  python.unpackArchive(unpack(files.packages), "tar", { extractDir: "/lib/python3.14/site-packages" });
  python.mountNodeFS("/repository/tests", join(repository, "tests"));
  python.FS.mkdirTree("/repository/src");
  python.mountNodeFS("/repository/src", join(repository, "src"));
  python.mountNodeFS("/data", data);
  python.runPython(`
    import os, sys
    os.environ["VIRADO_CACHE_DIR"] = "/lib/python3.14/site-packages/cache"
    sys.path.insert(0, "/repository")
    sys.dont_write_bytecode = True
  `);
  const { description, base, run } = await loadKernels(unpack(files.kernels));
  python.pyimport("virado.static_site.search_worker").add_kernels(description, base, run);
  python.runPython(plant);
  const results = python.pyimport("tests.static_site.core_results");
  const answers = calls.map(([name, ...args]) =>
    results[name](...args.map((each) => python.toPy(each))).toJs({ dict_converter: Object.fromEntries }),
  );
  process.stdout.write(JSON.stringify(answers));
} catch (error) {
  console.error(error.message); // its stack would quote a line of a megabyte
  process.exitCode = 1;
} finally {
  fs.rmSync(folder, { recursive: true });
}
