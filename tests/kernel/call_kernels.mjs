// Calls kernels of a WebAssembly file, as virado.kernel.webassembly describes them.
// node call_kernels.mjs FILE.wasm CALLS.json MEMORY OUT ROUNDS
// A call has the name of a kernel, its block of words in MEMORY, and buffers: word of the block, place in MEMORY, size.
// OUT receives for each call the status, the result and the buffers; stdout the milliseconds of each call's best round.
import fs from "node:fs";

const [file, index, blob, out, rounds] = process.argv.slice(2);
const calls = JSON.parse(fs.readFileSync(index));
const given = fs.readFileSync(blob);
const { instance } = await WebAssembly.instantiate(fs.readFileSync(file), {});
const { memory, __heap_base: base } = instance.exports;
const results = fs.openSync(out, "w");
const even = (place) => (place + 15) & ~15;
const best = [];
for (const { kernel, block, buffers } of calls) {
  const start = even(base.value);
  let end = even(start + block[1]);
  const places = buffers.map(([, , size]) => {
    const place = end;
    end = even(end + size);
    return place;
  });
  if (end > memory.buffer.byteLength) memory.grow(Math.ceil((end - memory.buffer.byteLength) / 65536));
  const bytes = new Uint8Array(memory.buffer);
  const view = new DataView(memory.buffer);
  let status = 0;
  let fastest = Infinity;
  for (let round = 0; round < Number(rounds); round++) {
    bytes.set(given.subarray(block[0], block[0] + block[1]), start);
    buffers.forEach(([word, from, size], i) => {
      bytes.set(given.subarray(from, from + size), places[i]);
      view.setBigInt64(start + 8 * word, BigInt(places[i]), true);
    });
    const begin = performance.now();
    status = instance.exports[kernel](start);
    fastest = Math.min(fastest, performance.now() - begin);
  }
  best.push(fastest);
  const head = new DataView(new ArrayBuffer(16));
  head.setBigInt64(0, BigInt(status), true);
  head.setBigInt64(8, view.getBigInt64(start, true), true);
  fs.writeSync(results, new Uint8Array(head.buffer));
  buffers.forEach(([, , size], i) => size && fs.writeSync(results, bytes, places[i], size));
}
console.log(JSON.stringify(best));
