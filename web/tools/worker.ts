import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** `sw.js` from src/worker.js, with the list of files of this build and a version made of their names. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post", // chunks of nothing but styles are taken out of the bundle before
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => !name.endsWith(".map"))
        .map((name) => `/${name}`)
        .sort();
      const text = readFileSync(new URL("../src/worker.js", import.meta.url), "utf8");
      let version = 0;
      for (const char of files.join()) version = (Math.imul(version, 31) + char.charCodeAt(0)) | 0;
      const source = text
        .replace("__FILES__", JSON.stringify(files))
        .replace("__VERSION__", `virado-${(version >>> 0).toString(36)}`);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** A compressed neighbour of each text, which the server sends as it is. */
export function compressed(): Plugin {
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
