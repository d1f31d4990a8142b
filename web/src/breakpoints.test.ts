import { describe, expect, it } from "vitest";
import { withBounds } from "../tools/breakpoints.ts";
import { WINDOWS } from "./breakpoints.ts";

const styles = import.meta.glob<string>(["./**/*.svelte", "./**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("bounds of windows", () => {
  it("stand in a style for their names", () => {
    expect(withBounds("@media (--narrow) { a {} } @media (--low), (max-width: 9px) { }")).toBe(
      `@media ${WINDOWS.narrow} { a {} } @media ${WINDOWS.low}, (max-width: 9px) { }`,
    );
    expect(withBounds("a { width: calc(var(--low)) }")).toBe("a { width: calc(var(--low)) }");
    expect(() => withBounds("@media (--unheard) {}")).toThrow("unheard");
  });

  it("are written in one place", () => {
    expect(Object.keys(styles).length).toBeGreaterThan(50);
    for (const [file, style] of Object.entries(styles)) {
      const queries = style.match(/@media[^{]+/g)?.map((query) => query.replace(/\s+/g, " ").trim()) ?? [];
      for (const bounds of Object.values(WINDOWS)) expect(queries, file).not.toContain(`@media ${bounds}`);
    }
  });
});
