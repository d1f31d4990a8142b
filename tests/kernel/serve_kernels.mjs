// Runs kernels of a WebAssembly file for a Python process, by the code of the page: node serve_kernels.mjs FILE.wasm
// The first line of stdout is a JSON text: description and base. A request is a line `KERNEL SIZE` and the image; the
// answer is the status as 4 bytes and the image.
import fs from "node:fs";
import { loadKernels } from "../../web/src/device/kernels.ts";

function read(size) {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; ) {
    const got = fs.readSync(0, bytes, at, size - at, null);
    if (!got) process.exit(0);
    at += got;
  }
  return bytes;
}

function readLine() {
  let line = "";
  for (let byte = read(1)[0]; byte !== 10; byte = read(1)[0]) line += String.fromCharCode(byte);
  return line;
}

function write(bytes) {
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(1, bytes, at);
}

const { description, base, run } = await loadKernels(fs.readFileSync(process.argv[2]));
write(Buffer.from(`${JSON.stringify({ description, base })}\n`));
for (;;) {
  const [kernel, size] = readLine().split(" ");
  const image = read(Number(size));
  const status = run(kernel, { getBuffer: () => ({ data: image, release: () => undefined }) });
  write(new Uint8Array(Int32Array.of(status).buffer));
  write(image);
}
