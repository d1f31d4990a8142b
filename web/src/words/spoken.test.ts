import type { CardPattern, Language } from "$/wire/generated/lists.ts";
import { beforeAll, describe, expect, it, vi } from "vitest";

const chosen = vi.hoisted(() => ({ language: "en", pattern: "french" }));
vi.mock("$/settings.svelte.ts", () => ({ settings: chosen }));

const { commas, setLanguage, speakSentence, spokenCard, t } = await import("./words.svelte.ts");
const { setOfferedPatterns, readerTag } = await import("$/cards/pattern.svelte.ts");

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
});

describe("cards as one says them", () => {
  it("are called by rank and suit in every language", async () => {
    await setLanguage("en");
    expect(["5h", "As", "Td", "Kc", "2s", "9d"].map(spokenCard)).toEqual([
      "five of hearts",
      "ace of spades",
      "ten of diamonds",
      "king of clubs",
      "two of spades",
      "nine of diamonds",
    ]);
    await setLanguage("de");
    expect(spokenCard("7s")).toBe("Pik-Sieben");
    await setLanguage("fa");
    expect(
      new Set(["2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "Ts", "Js", "Qs", "Ks", "As"].map(spokenCard))
        .size,
    ).toBe(13);
  });

  it("are separated by more than a comma where one build ends and the next begins", async () => {
    Object.assign(chosen, { language: "en", pattern: "french" });
    await setLanguage("en");
    expect(speakSentence("You take the builds [7♠ 5♥] [K♦ A♣] with Q♠.")).toBe(
      "You take the builds seven of spades and five of hearts; king of diamonds and ace of clubs with queen of spades.",
    );
  });

  it("are called as in the pattern that is shown, and suits as well", async () => {
    const heard = async (language: Language, pattern: CardPattern): Promise<string> => {
      Object.assign(chosen, { language, pattern });
      await setLanguage(language, pattern);
      return [
        spokenCard("Qc"),
        spokenCard("Js"),
        t("web-tricks-suit", { suit: "d" }),
        t("web-tricks-trump", { suit: "s" }),
      ].join("; ");
    };
    setOfferedPatterns(["german", "hungarian", "french"]);
    expect(await heard("en", "french")).toBe("queen of clubs; jack of spades; diamonds; Spades are trumps");
    expect(await heard("en", "german")).toBe("ober of acorns; unter of leaves; bells; Leaves are trumps");
    expect(await heard("en", "hungarian")).toBe("felső of acorns; alsó of leaves; bells; Leaves are trumps");
    expect(await heard("de", "german")).toBe("Eichel-Ober; Laub-Unter; Schellen; Laub ist Trumpf");
    expect((await heard("fa", "german")).replace(/[\u2068\u2069]/g, "")).toBe(
      "اوبر بلوط; اونتر برگ; زنگوله; حکم برگ است",
    );
    // Lists and names run from right to left, whatever their first isolate contains.
    const list = speakSentence("\u2066Q♣ J♠\u2069");
    expect(list).not.toMatch(/[\u2066\u2068]\u2068/);
    expect(list).toContain("\u2067\u2068");
    expect(commas(["Ada", "Rosa"])).toBe("\u2067\u2068Ada\u2069، \u2068Rosa\u2069\u2069");
    expect(await heard("es", "german")).toBe("ober de bellotas; unter de hojas; cascabel; Triunfo: hojas");
    expect(readerTag()).toBe("es-x-german");
    setOfferedPatterns(["french"]);
    expect(spokenCard("Qc")).toBe("reina de tréboles");
    setOfferedPatterns(null);
    expect(await heard("es", "french")).toBe(
      "reina de tréboles; jota de espadas; diamante; Triunfo: espadas",
    );
    expect(readerTag()).toBe("es");
  });
});
