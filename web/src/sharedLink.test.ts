import { afterEach, expect, it, vi } from "vitest";
import { sharedLink } from "./sharedLink.ts";

const { language } = vi.hoisted(() => ({ language: vi.fn(() => "en") }));
vi.mock("./words/words.svelte.ts", () => ({ language }));
vi.stubGlobal("location", new URL("https://cards.example/x"));
afterEach(() => void language.mockReturnValue("en"));

it.each([
  ["en", "/t/ab", "raub", "", "/t/ab?form=raub"],
  ["fa", "/t/ab", "raub", "", "/t/ab?form=raub&lang=fa"],
  ["bn", "/t/ab", "hazari", "A-_9", "/t/ab?form=hazari&lang=bn&by=A-_9"],
  ["de", "/replay/ab?seat=1&step=2", "", "", "/replay/ab?seat=1&step=2&lang=de"],
  ["es", "/score#1.abc", "tuxedo", "", "/score?form=tuxedo&lang=es#1.abc"],
  ["en", "/t/ab", "", "", "/t/ab"],
])("names form and language: %s %s", (tag, path, form, by, link) => {
  language.mockReturnValue(tag);
  expect(sharedLink(path, form, by)).toBe(`https://cards.example${link}`);
});
