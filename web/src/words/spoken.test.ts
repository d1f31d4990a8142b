import { beforeAll, describe, expect, it, vi } from "vitest";

vi.mock("$/settings.svelte.ts", () => ({ settings: { language: "en" } }));

const { speak, spoken } = await import("./words.svelte.ts");

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
});

describe("cards as one says them", () => {
  it("are called by rank and suit in every language", async () => {
    await speak("en");
    expect(["5h", "As", "Td", "Kc", "2s", "9d"].map(spoken)).toEqual([
      "five of hearts",
      "ace of spades",
      "ten of diamonds",
      "king of clubs",
      "two of spades",
      "nine of diamonds",
    ]);
    await speak("de");
    expect(spoken("7s")).toBe("Pik-Sieben");
    await speak("fa");
    expect(
      new Set(["2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "Ts", "Js", "Qs", "Ks", "As"].map(spoken))
        .size,
    ).toBe(13);
  });
});
