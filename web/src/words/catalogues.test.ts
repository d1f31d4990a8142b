import { describe, expect, it } from "vitest";
import catalogues from "virtual:catalogues";
import { filled, source } from "../../tools/catalogues.ts";
import { Language } from "$/wire/generated/lists.ts";

const ENGLISH = `# A comment.
page-one = One
page-number = { $number ->
        [one] a match
       *[other] { $number } matches
    }
page-two = Two
    .says = second
`;

describe("a catalogue that lacks messages", () => {
  it("has those of its fallback, and its own where they have all attributes", () => {
    const { text, lacking } = filled("page-two = Zwei\npage-one = Eins\n", ENGLISH);
    expect(lacking).toBe(2);
    expect(text).toContain("page-one = Eins");
    expect(text).not.toContain("Zwei");
    expect(text).toContain("*[other] { $number } matches\n    }");
    expect(text).toContain("page-two = Two\n    .says = second");
    expect(filled("", ENGLISH).lacking).toBe(3);
  });
  it("is unchanged if it lacks nothing", () => {
    const own = "page-two = Zwei\n    .says = zweite\npage-number = Zahl\npage-one = Eins\n";
    expect(filled(own, ENGLISH)).toEqual({ text: own, lacking: 0 });
  });
});

it.each(Language)("%s has complete catalogues, in modules of their own", async (language) => {
  expect(source(language, "web").lacking).toBe(0);
  expect((await catalogues[language].catalogue()).default.join()).toContain("web-lobby =");
  expect((await catalogues[language]["web-admin"]()).default.join()).toContain("web-admin");
});
