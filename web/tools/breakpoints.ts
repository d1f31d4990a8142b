/** Expansion of `@media (--low)` to the media query `low` of `src/breakpoints.ts`. */
import type { Plugin } from "vite";
import { WINDOWS } from "../src/breakpoints.ts";

const QUERY = /@media[^{]+/g;
const NAME = /\(--([a-z]+)\)/g;

/** Return a style with media queries in place of their names; throw if a name is unknown. */
export function withBounds(style: string): string {
  return style.replace(QUERY, (query) =>
    query.replace(NAME, (_, name: string) => {
      const bounds = Object.entries(WINDOWS).find(([known]) => known === name)?.[1];
      if (!bounds) throw new Error(`no window is called ${name}`);
      return bounds;
    }),
  );
}

export function windows(): Plugin {
  return {
    name: "virado-windows",
    enforce: "pre",
    transform(code, id) {
      if (!/\.(svelte|css)$/.test(id) || !code.includes("(--")) return null;
      return { code: withBounds(code), map: null };
    },
  };
}
