import { describe, expect, it, vi } from "vitest";
import { Language } from "$/wire/generated/lists.ts";

vi.mock("$/settings.svelte.ts", () => ({ settings: { language: "en" } }));

const page = vi.hoisted(() => ({ documentElement: { lang: "", dir: "", dataset: {} }, description: "" }));

vi.stubGlobal("document", {
  documentElement: page.documentElement,
  querySelector: () => ({ setAttribute: (_: string, text: string) => (page.description = text) }),
});

const { joinScores, isRtl, number, setLanguage, t, joinList, typedNumber } =
  await import("./words.svelte.ts");

describe("every language", () => {
  it.each(Language)(
    "%s has its catalogue, its direction and its description of the page",
    async (language) => {
      await setLanguage(language);
      expect(page.documentElement).toEqual({ lang: language, dir: isRtl() ? "rtl" : "ltr", dataset: {} });
      expect(page.description.length).toBeGreaterThan(60);
      expect(t("web-guest", { number: 421 })).toContain(number(421));
    },
  );
});

describe("a number that is typed", () => {
  it.each(Language)("is read in the digits of %s and in Latin ones", async (language) => {
    await setLanguage(language);
    for (const value of [0, 7, 1000, -25]) {
      expect(typedNumber(number(value))).toBe(value);
      expect(typedNumber(` ${value} `)).toBe(value);
    }
    for (const text of ["", "-", "7.5", "seven"]) expect(typedNumber(text)).toBeNull();
  });
});

describe("scores against each other", () => {
  it("are read in the order of the language, a negative one too", async () => {
    await setLanguage("en");
    expect(joinScores([number(-1), number(12)])).toBe("−1 : 12");
    await setLanguage("fa");
    expect(joinScores([number(-1), number(12)])).toBe(
      `\u2068${number(-1)}\u2069 : \u2068${number(12)}\u2069`,
    );
  });
});

describe("names in a row", () => {
  it("are joined as in the sentences of the server", async () => {
    await setLanguage("en");
    expect(joinList(["Ada", "Rosa", "Tom"])).toBe("Ada, Rosa and Tom");
    await setLanguage("de");
    expect(joinList(["Ada", "Rosa", "Tom"])).toBe("Ada, Rosa und Tom");
    await setLanguage("fa");
    expect(joinList(["Ada", "Rosa"])).toBe("\u2068Ada\u2069 و \u2068Rosa\u2069");
    expect(joinList(["Ada", "Rosa", "Tom"]).replace(/[\u2068\u2069]/g, "")).toBe("Ada، Rosa و Tom");
    await setLanguage("es");
    expect(joinList(["Ada", "Rosa", "Ilona"])).toBe("Ada, Rosa e Ilona");
    await setLanguage("en");
    expect(joinList(["Ada"])).toBe("Ada");
    expect(joinList([])).toBe("");
  });
});
