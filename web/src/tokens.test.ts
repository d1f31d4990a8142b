import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CLOTHS } from "./deckStyles.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");

/**
 * Return the tokens for these attributes of the root element: later rules win, because all relevant ones are at
 * least as specific.
 */
function tokens(theme: string, cloth: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selector = "", body = ""] of css.matchAll(/^(:root[^{]*)\{([^}]*)\}/gm)) {
    const wanted = [...selector.matchAll(/\[data-(\w+)="(\w+)"\]/g)];
    if (!wanted.every(([, name, value]) => ({ theme, cloth })[name ?? ""] === value)) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      found[name] = value.trim();
  }
  return found;
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(["light", "dark"])("in the %s theme", (theme) => {
  it.each(CLOTHS)("text and rings are seen on the cloth %s", (cloth) => {
    const all = tokens(theme, cloth);
    for (const ground of ["--cloth", "--cloth-deep"]) {
      for (const ink of ["--cloth-ink", "--cloth-ink-2"])
        expect(contrast(all[ink] ?? "", all[ground] ?? ""), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        );
      for (const ring of ["--act", "--take", "--make"])
        expect(contrast(all[ring] ?? "", all[ground] ?? ""), `${ring} on ${ground}`).toBeGreaterThanOrEqual(
          3,
        );
    }
  });

  it("the part of a switch that holds is told from the others, and all are read", () => {
    const all = tokens(theme, "sage");
    const { "--sunk": well = "", "--chosen": chosen = "" } = all;
    expect(contrast(chosen, well)).toBeGreaterThanOrEqual(1.2);
    expect(contrast(all["--ink"] ?? "", chosen)).toBeGreaterThanOrEqual(7);
    expect(contrast(all["--ink-2"] ?? "", well)).toBeGreaterThanOrEqual(4.5);
  });

  it("what is written on cards in the colour of a suit is read", () => {
    const all = tokens(theme, "sage");
    const inks = Object.keys(all).filter((name) => /^--(\w+-ink$|rook-\w$|[shdc]4$)/.test(name));
    const onCards = inks.filter((name) => /leaf|heart|bell|acorn|rook|4/.test(name));
    expect(onCards).toHaveLength(12);
    for (const ink of onCards)
      expect(contrast(all[ink] ?? "", all["--card"] ?? ""), ink).toBeGreaterThanOrEqual(4.5);
  });
});
