/**
 * The first screen of a page, before the program runs or if it cannot run: script and style of src/first inlined in
 * index.html, with messages from the catalogues and colours from tokens.css. The server allows both by their hashes
 * (pages.py).
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/wire/generated/languages.ts";
import { Language } from "../src/wire/generated/lists.ts";
import { formatter } from "./catalogues.ts";
import { MINIMUM } from "./minimum.ts";

interface Said {
  dir: "ltr" | "rtl";
  /** The browser is too old. */
  old: string;
  /** A file of the program could not be loaded. */
  failed: string;
  again: string;
  /** Scripts are turned off. */
  script: string;
}

function read(path: string): string {
  return readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");
}

/** Return the sentences in every language. */
export function sentences(): Record<string, Said> {
  return Object.fromEntries(
    Language.map((tag) => {
      const say = formatter(tag);
      return [
        tag,
        {
          dir: LANGUAGES[tag].rtl ? "rtl" : "ltr",
          old: say("web-browser-too-old", MINIMUM),
          failed: say("web-page-not-loaded"),
          again: say("web-try-again"),
          script: say("web-needs-scripts"),
        },
      ];
    }),
  );
}

/** Return the colours of tokens.css that a style uses, for each theme and cloth. */
function coloursFor(style: string): string {
  const used = new Set([...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  const tokens = read("tokens.css").replace(/\/\*.*?\*\//gs, "");
  return [...tokens.matchAll(/^(:root[^{]*)\{([^}]*)\}/gm)]
    .map(([, selector = "", body = ""]) => {
      const own = [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].filter(([, name]) => used.has(name));
      const unique = new Map(own.map(([, name, value]) => [name, value]));
      return unique.size
        ? `${selector.trim()}{${[...unique].map(([name, value]) => `${name}:${value}`).join(";")}}`
        : "";
    })
    .join("");
}

/** Return a source without comments and indentation. */
function minify(text: string): string {
  return text
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

export function first(): Plugin {
  return {
    name: "virado-first",
    transformIndexHtml: {
      order: "post", // the files of the build are known, and their tags are in the page
      handler(html, { bundle }) {
        const words = sentences();
        const catalogues = Object.fromEntries(
          Object.keys(words).map((tag) => [
            tag,
            Object.values(bundle ?? {}).flatMap((file) =>
              file.type === "chunk" && file.facadeModuleId?.endsWith(`/words/${tag}/catalogue.ts`)
                ? [`/${file.fileName}`]
                : [],
            ),
          ]),
        );
        const script = minify(read("first/first.js"))
          .replace("__WORDS__", () => JSON.stringify(words))
          .replace("__CATALOGUES__", () => JSON.stringify(catalogues));
        const style = minify(read("first/first.css"));
        const needed = Object.entries(words)
          .map(([tag, { dir, script }]) => `<p lang="${tag}" dir="${dir}">${script}</p>`)
          .join("");
        // A style sheet in the head would block rendering of the first screen.
        const sheets: string[] = [];
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
            sheets.push(sheet.trim());
            return "";
          })
          .replace(
            "<!--first-->",
            () => `<script>${script}</script><style>${coloursFor(style)}${style}</style>`,
          )
          .replace("<!--scripts-->", () => needed)
          .replace("<!--sheets-->", () => sheets.join(""));
      },
    },
  };
}
