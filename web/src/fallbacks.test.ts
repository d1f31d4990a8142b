import { describe, expect, it } from "vitest";
import { removeNewSyntax } from "../tools/fallbacks.ts";

describe("a value for old browsers", () => {
  it("is the colour with the larger part of a mixture", () => {
    expect(removeNewSyntax("color-mix(in srgb, var(--surface) 60%, transparent)")).toBe("var(--surface)");
    expect(removeNewSyntax("1px dashed color-mix(in srgb, var(--ink) 18%, transparent)")).toBe(
      "1px dashed transparent",
    );
    expect(removeNewSyntax("color-mix(in oklab, var(--a) 84%, hsl(var(--tint) 45% 45%))")).toBe("var(--a)");
    expect(removeNewSyntax("color-mix(in oklab, var(--a) 4%, hsl(var(--tint) 45% 45%))")).toBe(
      "hsl(var(--tint) 45% 45%)",
    );
  });

  it("has units of the whole window", () => {
    expect(removeNewSyntax("max(100%, 56dvb)")).toBe("max(100%, 56vh)");
    expect(removeNewSyntax("calc(100dvi - 10.5dvw)")).toBe("calc(100vw - 10.5vw)");
  });

  it("is what it was without anything new", () => {
    expect(removeNewSyntax("0 0 0 1px var(--line)")).toBe("0 0 0 1px var(--line)");
  });
});
