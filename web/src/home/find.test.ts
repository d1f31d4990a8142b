import { describe, expect, it } from "vitest";
import { findForms } from "./find.ts";

const NAMES: Record<string, string[]> = {
  casino: ["casino", "kasino", "کازینو"],
  "royal-dominican": ["royaldominican", "royalcasinodominican", "casinodominicano", "virado"],
  "kaszino-kirschner": ["kaszinokirschner", "kaszino", "ungarischescasino"],
  raub: ["raub", "راوب"],
  "zwanzig-ab-jager": ["zwanzigabjager", "jager"],
  "zwanzig-ab": ["zwanzigab", "20ab", "تسوانتسیشاب"],
  hazari: ["hazari", "هزاری", "হাজারি", "hazaray"],
};
const variants = Object.entries(NAMES).map(([slug, names]) => ({ slug, names }));

function found(text: string): string[] {
  return findForms(variants, text).map(({ slug }) => slug);
}

describe("a search for forms", () => {
  it.each([
    ["kaszino", "kaszino-kirschner"],
    ["KASZINÓ", "kaszino-kirschner"],
    ["হাজারি", "hazari"],
    ["هزاری", "hazari"],
    ["هزاري", "hazari"],
    ["راوب", "raub"],
    ["raub", "raub"],
    ["dominicano casino", "royal-dominican"],
    ["تسوانتسیش\u200cآب", "zwanzig-ab"],
    ["۲۰ ab", "zwanzig-ab"],
    ["Jäger", "zwanzig-ab-jager"],
    ["haz", "hazari"],
  ])("%s finds %s", (text, slug) => {
    expect(found(text)).toEqual([slug]);
  });

  it("lists the form of that name first, then those whose name begins with the text", () => {
    expect(found("Zwanzig ab")).toEqual(["zwanzig-ab", "zwanzig-ab-jager"]);
    expect(found("zwanzigab")).toEqual(["zwanzig-ab", "zwanzig-ab-jager"]);
    expect(found("casino")).toEqual(["casino", "royal-dominican", "kaszino-kirschner"]);
  });

  it.each(["", "  ", "…", "bridge", "casino bridge", "হাজরা"])("%j finds nothing", (text) => {
    expect(found(text)).toEqual([]);
  });
});
