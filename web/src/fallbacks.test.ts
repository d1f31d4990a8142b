import { describe, expect, it } from "vitest";
import { withoutNew } from "../tools/fallbacks.ts";

describe("a value for old browsers", () => {
  it("is the colour with the larger part of a mixture", () => {
    expect(withoutNew("color-mix(in srgb, var(--surface) 60%, transparent)")).toBe("var(--surface)");
    expect(withoutNew("1px dashed color-mix(in srgb, var(--ink) 18%, transparent)")).toBe(
      "1px dashed transparent",
    );
    expect(withoutNew("color-mix(in oklab, var(--a) 84%, hsl(var(--tint) 45% 45%))")).toBe("var(--a)");
    expect(withoutNew("color-mix(in oklab, var(--a) 4%, hsl(var(--tint) 45% 45%))")).toBe(
      "hsl(var(--tint) 45% 45%)",
    );
  });

  it("has units of the whole window", () => {
    expect(withoutNew("max(100%, 56dvb)")).toBe("max(100%, 56vh)");
    expect(withoutNew("calc(100dvi - 10.5dvw)")).toBe("calc(100vw - 10.5vw)");
  });

  it("is what it was without anything new", () => {
    expect(withoutNew("0 0 0 1px var(--line)")).toBe("0 0 0 1px var(--line)");
  });
});
