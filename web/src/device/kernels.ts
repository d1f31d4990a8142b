/** The experts' searches in WebAssembly, which Python calls with the arguments as one image of memory. */
import type { PyBuffer, PyProxyWithBuffer } from "./pyodide.ts";

export interface LoadedKernels {
  /** The arguments of each kernel, as JSON for Python. */
  description: string;
  /** The address at which an image begins. */
  base: number;
  /** Copy an image into memory, run a kernel, copy the image back, and return the kernel's status. */
  run: (kernel: string, image: PyProxyWithBuffer) => number;
}

const SECTION = "virado";
const PAGE = 65536;

/** Compile the file of kernels. */
export async function loadKernels(file: BufferSource): Promise<LoadedKernels> {
  const module = await WebAssembly.compile(file);
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (!section) throw new Error("the kernels have no description");
  const instance = await WebAssembly.instantiate(module);
  const { memory, __heap_base: free } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory && free instanceof WebAssembly.Global))
    throw new Error("the kernels have no memory");
  const base = (Number(free.value) + 15) & ~15;
  const runOn = (name: string, { data }: PyBuffer): number => {
    const kernel = instance.exports[name];
    if (typeof kernel !== "function") throw new Error(`there is no kernel ${name}`);
    const missing = base + data.length - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    const bytes = new Uint8Array(memory.buffer, base, data.length);
    bytes.set(data);
    const status = Number(kernel(base));
    data.set(bytes);
    return status;
  };
  return {
    description: new TextDecoder().decode(section),
    base,
    run: (kernel, image) => {
      const buffer = image.getBuffer("u8");
      try {
        return runOn(kernel, buffer);
      } finally {
        buffer.release();
      }
    },
  };
}
