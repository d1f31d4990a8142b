import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "$/wire/generated/languages.ts";
import { Language } from "$/wire/generated/lists.ts";
import { languageName, preferredLanguages, remarkOn, takenLanguage } from "./preferred.ts";

function browser(...languages: string[]): void {
  vi.stubGlobal("navigator", { languages, language: languages[0] });
}

afterEach(() => void vi.unstubAllGlobals());

describe("the language of a reader who has chosen none", () => {
  it.each([
    [["es-419", "en"], "es"],
    [["fa-AF"], "fa"],
    [["FA-ir"], "fa"],
    [["de-CH-1996"], "de"],
    [["lv-LV", "de-DE", "en-US"], "de"],
    [["en-US@posix"], "en"],
    [["fan", "de"], "de"], // Fang, not Persian
    [["esu", "fa"], "fa"], // Yupik, not Spanish
    [["ja"], Language[0]],
    [[], Language[0]],
  ])("is, for %j, %s", (wanted, language) => {
    browser(...wanted);
    expect(takenLanguage()).toBe(language);
  });

  it("is the only one of a browser without a list", () => {
    vi.stubGlobal("navigator", { language: "de-AT" });
    expect(preferredLanguages()).toEqual(["de"]);
  });
});

describe("the remark about that language", () => {
  it.each([
    [["de-AT"], null],
    [["fa-AF", "en"], null],
    [["lv", "de"], { instead: "lv", isUnread: false }],
    [["km-KH", "fa"], { instead: "km", isUnread: false }],
    [["es-419"], { instead: null, isUnread: true }],
    [["ca-ES", "es-ES"], { instead: "ca", isUnread: true }],
    [["ja-JP"], { instead: "ja", isUnread: false }],
    [["*", ""], null],
  ])("is, for %j, %j", (wanted, remark) => {
    const proofread = LANGUAGES.es.proofread;
    LANGUAGES.es.proofread = false;
    browser(...wanted);
    expect(remarkOn(takenLanguage())).toEqual(remark);
    LANGUAGES.es.proofread = proofread;
  });

  it.each(Language)("names languages in %s", (language) => {
    expect(languageName("lv", language)).not.toBe("lv");
    expect(languageName(language, language)).not.toBe(language);
    expect(languageName("qzz", language)).toBe("qzz");
  });
});
