import { beforeAll, describe, expect, it, vi } from "vitest";
import { Language } from "$/wire/generated/lists.ts";

const chosen = vi.hoisted(() => ({ language: "en", pattern: "french", digits: "own" }));
vi.mock("$/settings.svelte.ts", () => ({ settings: chosen }));

const { hasOwnDigits, latinDigits } = await import("./digits.ts");
const { prefersLatinDigits, readerTag } = await import("$/cards/pattern.svelte.ts");
const { date, number, setLanguage, t, typedNumber } = await import("./words.svelte.ts");

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
});

describe("digits of any script", () => {
  it("are read as 0 to 9", () => {
    expect(latinDigits("০১২৩৪৫৬৭৮৯ ۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ ०१२३४५६७८९ 0123456789 ０９ 𝟘𝟡")).toBe(
      "0123456789 0123456789 0123456789 0123456789 0123456789 09 09",
    );
    expect(latinDigits("৫ পয়েন্ট, Ⅳ, ½, ۴۸٪")).toBe("5 পয়েন্ট, Ⅳ, ½, 48%");
  });
  it("are typed as numbers in every language", async () => {
    await setLanguage("en");
    expect(["৩১", "۳۱", "٣١", "−৩১", " 31 ", "৩1"].map(typedNumber)).toEqual([31, 31, 31, -31, 31, 31]);
    expect(typedNumber("৩.১")).toBeNull();
  });
});

describe.each(Language)("the setting of digits in %s", (language) => {
  it("changes the numbers, dates and texts of the page, and the sentences that it asks for", async () => {
    chosen.language = language;
    chosen.digits = "own";
    expect(prefersLatinDigits()).toBe(false);
    expect(readerTag()).toBe(language);
    await setLanguage(language);
    expect(/[0-9]/.test(`${number(12)}${date(0)}`)).toBe(!hasOwnDigits(language));
    chosen.digits = "latin";
    expect(prefersLatinDigits()).toBe(hasOwnDigits(language));
    expect(readerTag()).toBe(hasOwnDigits(language) ? `${language}-u-nu-latn` : language);
    await setLanguage(language, "french", prefersLatinDigits());
    expect(number(12)).toBe("12");
    expect(date(0, { year: "numeric", day: "numeric" })).toMatch(
      /^[^\p{Nd}]*[0-9]+[^\p{Nd}]+[0-9]+\P{Nd}*$/u,
    );
    expect(t("web-guest", { number: 421 })).toMatch(/421/);
    expect(t("web-sub-kaszino-ulmann")).toMatch(/1892/);
    chosen.pattern = "german";
    expect(readerTag().endsWith("-x-german")).toBe(true);
    chosen.pattern = "french";
  });
});
