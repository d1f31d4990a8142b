/** The experts' searches in WebAssembly, which Python calls with the arguments as one image of memory. */
import type { PyBuffer, PyProxyWithBuffer } from "./pyodide.ts";

/** The functions of the file; each takes the address of its arguments and returns 0 unless it failed. */
interface Kernels {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<"i32">;
  [kernel: string]: unknown;
}

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
  const kernels = instance.exports as unknown as Kernels;
  const { memory } = kernels;
  const base = (kernels.__heap_base.value + 15) & ~15;
  const runOn = (kernel: string, { data }: PyBuffer): number => {
    const missing = base + data.length - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    const bytes = new Uint8Array(memory.buffer, base, data.length);
    bytes.set(data);
    const status = (kernels[kernel] as (block: number) => number)(base);
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
