/** What a group is in words, "pair of kings with 5": the engine's own messages, in the reader's language. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { language, type Language } from "$/words/words.svelte.ts";
import type { Group } from "./deals.ts";

type Texts = () => Promise<{ default: string }>;
const CATALOGUES: Record<Language, [Texts, Texts]> = {
  en: [() => import("$words/en/common.ftl?raw"), () => import("$words/en/hazari.ftl?raw")],
  de: [() => import("$words/de/common.ftl?raw"), () => import("$words/de/hazari.ftl?raw")],
  fa: [() => import("$words/fa/common.ftl?raw"), () => import("$words/fa/hazari.ftl?raw")],
};

let words = $state.raw<{ of: Language; bundle: FluentBundle } | null>(null);

/** Have the words of the language that is shown. */
export async function learnGroups(): Promise<void> {
  const of = language();
  if (words?.of === of) return;
  const texts = await Promise.all(CATALOGUES[of].map((load) => load()));
  const bundle: FluentBundle = new FluentBundle(of === "fa" ? "fa-IR" : of, {
    useIsolating: false,
    functions: {
      RANK: ([rank]) => indexOf(String(rank)),
      RANKS: ([ranks]) => String(ranks),
      PLURAL: ([rank]) => {
        const plural = bundle.getMessage("rank-plural")?.value;
        return plural ? bundle.formatPattern(plural, { rank: String(rank) }) : String(rank);
      },
      KEY: ([rank]) => (/^\d$/.test(String(rank)) ? new FluentNumber(Number(rank)) : (rank ?? "")),
    },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text.default));
  words = { of, bundle };
}

function indexOf(rank: string): string {
  return rank === "T" ? "10" : rank;
}

/** What a group is; empty until the words are there. */
export function groupText({ class_name, ranks }: Pick<Group, "class_name" | "ranks">): string {
  const pattern = words?.bundle.getMessage(`group-hazari-${class_name}`)?.value;
  if (!words || !pattern) return "";
  return unbroken(
    words.bundle.formatPattern(pattern, {
      ranks: ranks.map(indexOf).join("-"),
      high: ranks[0] ?? "",
      low: ranks[Math.min(1, ranks.length - 1)] ?? "",
    }),
  );
}

/** A left-to-right isolate and its end, a hyphen at which no line ends. */
const [ISOLATED, ENDED, UNBROKEN] = [0x2066, 0x2069, 0x2011].map((code) => String.fromCharCode(code)) as [
  string,
  string,
  string,
];
const RUN_OF_RANKS = /(?:10|[2-9AKQJ])(?:-(?:10|[2-9AKQJ]))+/g;

/** The text of a group, or a sentence with one, whose ranks stay together at the end of a line and in their order in Persian. */
export function unbroken(text: string): string {
  return text.replace(RUN_OF_RANKS, (ranks) => ISOLATED + ranks.replaceAll("-", UNBROKEN) + ENDED);
}
