/**
 * The catalogues of the page as modules, one for each language. Messages that a language lacks, and the catalogues of
 * parts that it does not offer, are those of its fallback. A language with a font of its own has it in `font.css`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/wire/generated/languages.ts";
import { Language } from "../src/wire/generated/lists.ts";

const PAGE = new URL("../src/words/", import.meta.url);
/** The messages of the engine, of which the page uses `common` and the card names of patterns. */
const ENGINE = new URL("../../src/virado/words/", import.meta.url);
/** The catalogues of rarely opened pages. */
const OWN = ["web-admin", "web-privacy", "web-score"];

function read(at: URL): string {
  return existsSync(at) ? readFileSync(at, "utf8") : "";
}

/** Return the names of the Fluent files in a folder. */
function namesIn(at: URL): string[] {
  return existsSync(at) ? readdirSync(at).flatMap((name) => (/^(.+)\.ftl$/.exec(name) ?? []).slice(1)) : [];
}

/** Return the entries of a Fluent source, by message with its attributes (`web-setting-coach .says`). */
export function entriesOf(text: string): Map<string, string> {
  const entries = text.split(/^(?=-?[a-zA-Z][\w-]* *=)/m).filter((entry) => /^-?[a-zA-Z]/.test(entry));
  return new Map(
    entries.map((entry) => [(entry.match(/^-?[\w-]+|^\s+\.[\w-]+(?= *=)/gm) ?? []).join(), entry]),
  );
}

/** Return a Fluent source with the messages that it lacks, and their number. */
export function filled(own: string, fallback: string): { text: string; lacking: number } {
  const [there, wanted] = [entriesOf(own), entriesOf(fallback)];
  const lacking = [...wanted].filter(([key]) => !there.has(key));
  if (!lacking.length) return { text: own, lacking: 0 };
  const kept = [...there].filter(([key]) => wanted.has(key));
  return { text: [...kept, ...lacking].map(([, entry]) => entry).join("\n"), lacking: lacking.length };
}

/** Return a catalogue of the page in a language, and the number of its messages that are those of a fallback. */
export function source(tag: Language, name: string): { text: string; lacking: number } {
  const { fallbacks, replaced } = LANGUAGES[tag];
  const path = `${tag}/${name}.ftl`;
  const own = replaced.includes(name) ? "" : read(new URL(path, name === "common" ? ENGINE : PAGE));
  const [fallback] = fallbacks;
  return fallback ? filled(own, source(fallback, name).text) : { text: own, lacking: 0 };
}

/** Return a function that formats the messages of `web.ftl`, which pages show before or without a catalogue. */
export function formatter(tag: Language): (key: string, facts?: Record<string, FluentVariable>) => string {
  const { locale, rtl } = LANGUAGES[tag];
  const bundle = new FluentBundle(locale, { useIsolating: rtl });
  bundle.addResource(new FluentResource(source(tag, "web").text));
  return (key, facts = {}) => {
    const message = bundle.getMessage(key)?.value;
    if (!message) throw new Error(`${key} is missing in ${tag}`);
    return bundle.formatPattern(message, facts);
  };
}

/** Return the texts of the page of a client that cannot render, by language. */
function lastResort(): Record<string, unknown> {
  return Object.fromEntries(
    Language.map((tag) => {
      const say = formatter(tag);
      return [
        tag,
        { says: say("web-page-not-shown"), reload: say("web-reload"), forget: say("web-forget-settings") },
      ];
    }),
  );
}

/** Return the card names of a language by pattern. */
function patterns(tag: Language): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const folder of [PAGE, ENGINE].map((root) => new URL(`${tag}/patterns/`, root)))
    for (const name of namesIn(folder)) (found[name] ??= []).push(read(new URL(`${name}.ftl`, folder)));
  return LANGUAGES[tag].replaced.includes("common") ? {} : found;
}

/**
 * `virtual:catalogues` exports functions that load the catalogues of each language. Each of its modules has the path
 * that it would have as a file, after which its chunk is named: `<language>/catalogue.ts`, `<language>/web-admin.ts`.
 */
export function catalogues(): Plugin {
  const folder = fileURLToPath(PAGE);
  const list = "virtual:catalogues";
  const failing = "virtual:last-resort";

  function loaders(): string {
    const load = (path: string): string => `() => import(${JSON.stringify(`${list}/${path}.ts`)})`;
    return `export default {${Language.map((tag) => {
      const modules = ["catalogue", ...OWN].map(
        (name) => `${JSON.stringify(name)}: ${load(`${tag}/${name}`)}`,
      );
      return `${tag}: {${modules.join(", ")}}`;
    }).join(", ")}};`;
  }

  return {
    name: "virado-catalogues",
    resolveId: (id) =>
      id === list || id === failing
        ? `\0${id}`
        : id.startsWith(`${list}/`)
          ? folder + id.slice(list.length + 1)
          : undefined,
    load(id) {
      if (id === `\0${list}`) return loaders();
      if (id === `\0${failing}`) return `export default ${JSON.stringify(lastResort())};`;
      const [, at, name = ""] = /^(.*\/)([\w-]+)\.ts$/.exec(id) ?? [];
      const tag = Language.find((each) => at === `${folder}${each}/`);
      if (!tag || !["catalogue", ...OWN].includes(name)) return undefined;
      const common = [
        "common",
        ...namesIn(new URL(`${Language[0]}/`, PAGE)).filter((each) => !OWN.includes(each)),
      ];
      const names = name === "catalogue" ? common : [name];
      for (const each of names)
        this.addWatchFile(fileURLToPath(new URL(`${tag}/${each}.ftl`, each === "common" ? ENGINE : PAGE)));
      const found = names.map((each) => source(tag, each));
      const lacking = found.reduce((sum, each) => sum + each.lacking, 0);
      if (lacking) this.warn(`${tag}/${name}: ${lacking} messages are those of a fallback`);
      const texts = `export default ${JSON.stringify(found.map(({ text }) => text))};`;
      if (name !== "catalogue") return texts;
      const font = `${at}font.css`;
      return [
        ...(existsSync(font) ? [`import ${JSON.stringify(font)};`] : []),
        texts,
        `export const patterns = ${JSON.stringify(patterns(tag))};`,
      ].join("\n");
    },
  };
}
