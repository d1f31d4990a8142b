/** `@media (--low)` in a style is what `src/breakpoints.ts` calls low. */
import type { Plugin } from "vite";
import { WINDOWS } from "../src/breakpoints.ts";

const QUERY = /@media[^{]+/g;
const NAME = /\(--([a-z]+)\)/g;

/** A style with the bounds of windows for their names; a name that nobody has given is an error. */
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
