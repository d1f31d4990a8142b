import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./tools/catalogues.ts";
import { cardFaces } from "./tools/faces.ts";
import { fallbacks } from "./tools/fallbacks.ts";
import { first } from "./tools/first.ts";
import { icons } from "./tools/icons.ts";
import { TARGETS } from "./tools/minimum.ts";
import { windows } from "./tools/breakpoints.ts";
import { pythonFiles } from "./tools/python.ts";
import { compress, serviceWorker } from "./tools/worker.ts";

const server = process.env.VIRADO_SERVER ?? "http://127.0.0.1:8640";

export default defineConfig({
  plugins: [
    windows(),
    svelte(),
    catalogues(),
    cardFaces(),
    icons(),
    first(),
    serviceWorker(),
    compress(),
    pythonFiles(),
  ],
  resolve: {
    alias: {
      $: fileURLToPath(new URL("src", import.meta.url)),
      $words: fileURLToPath(new URL("../src/virado/words", import.meta.url)),
    },
  },
  css: { postcss: { plugins: [fallbacks()] } },
  build: {
    outDir: process.env.VIRADO_WEB_OUT ?? "dist",
    emptyOutDir: true,
    target: TARGETS,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    modulePreload: { polyfill: false },
  },
  // a server lets scripts with this beginning compile WebAssembly (`virado.server.device_page`)
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/worker-[name]-[hash].js" } } },
  experimental: {
    // Files find each other under any path. A server returns the page under many paths, so it begins at the root.
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
});
