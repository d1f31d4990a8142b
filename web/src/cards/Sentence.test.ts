import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";

vi.mock("$/settings.svelte.ts", () => ({
  settings: { language: "en", pattern: "french", indices: "usual" },
}));
vi.mock("$/words/words.svelte.ts", () => ({ spokenCard: (card: string) => card, spokenWords: () => [] }));

const { default: Sentence } = await import("./Sentence.svelte");

/** Return the text that stays on one line with a card, without suit signs: "Q:". */
function held(text: string): string[] {
  const html = render(Sentence, { props: { text } }).body.replace(/<!--.*?-->/g, "");
  return [...html.matchAll(/<span class="held[^>]*>(.*)/gs)].map(([, rest = ""]) =>
    rest.replace(/<span class="sr[^>]*>.*?<\/span>/gs, "").replace(/<[^>]*>/g, ""),
  );
}

describe("a sign after a card stays on its line", () => {
  it("where the sentence goes on at once", () => {
    expect(held("Uwe plays Q♥. It is his.")[0]).toMatch(/^Q\./);
  });

  it("where something that runs the other way ends between the two, or a part that holds such a thing", () => {
    expect(held("اووه \u2068Q♥\u2069، اینگرید")[0]).toMatch(/^Q\u2069،/);
    expect(held("\u2068اووه \u2068Q♥\u2069\u2069: دست را")[0]).toMatch(/^Q\u2069\u2069:/);
  });
});
