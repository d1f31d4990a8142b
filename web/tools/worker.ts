import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";

/** Build `sw.js` from src/worker.js, with the lists of files of this build and a version made of their names. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post", // chunks that only contain styles have been removed from the bundle
    generateBundle(_options, bundle) {
      const { first, others } = listFiles(bundle);
      const text = readFileSync(new URL("../src/worker.js", import.meta.url), "utf8");
      let version = 0;
      for (const char of Object.keys(bundle).sort().join())
        version = (Math.imul(version, 31) + char.charCodeAt(0)) | 0;
      const source = text
        .replace("__FIRST__", JSON.stringify(first))
        .replace("__OTHERS__", JSON.stringify(others))
        .replace("__VERSION__", `virado-${(version >>> 0).toString(36)}`);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/**
 * Return the scripts and styles of a build: those that every page loads, and the others. Fonts and pictures are in
 * neither list: a browser fetches them when a text or card needs them.
 */
function listFiles(bundle: Rollup.OutputBundle): { first: string[]; others: string[] } {
  const first = new Set<string>();
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const add = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || first.has(chunk.fileName)) return;
    first.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) first.add(style);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  const others = Object.keys(bundle)
    .filter((name) => /\.(js|css)$/.test(name) && !first.has(name))
    .sort();
  return { first: [...first].sort(), others };
}

/** Write a compressed copy beside each text file, which the server sends as it is. */
export function compress(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle(options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(?:js|css|html|svg)$/.test(file.fileName)) continue;
        const content = file.type === "chunk" ? file.code : file.source;
        writeFileSync(join(options.dir ?? "", `${file.fileName}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
