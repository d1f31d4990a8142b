declare module "virtual:catalogues" {
  import type { Language } from "$/wire/generated/lists.ts";
  type Catalogue<Module> = () => Promise<Module>;
  interface FluentTexts {
    default: string[];
  }
  /** Functions that load the catalogues of a language: Fluent sources, and names of cards by pattern. */
  const catalogues: Record<
    Language,
    {
      catalogue: Catalogue<FluentTexts & { patterns: Record<string, string[]> }>;
      "web-admin": Catalogue<FluentTexts>;
      "web-privacy": Catalogue<FluentTexts>;
      "web-score": Catalogue<FluentTexts>;
    }
  >;
  export default catalogues;
}

declare module "virtual:last-resort" {
  import type { Language } from "$/wire/generated/lists.ts";
  /** The texts of the page of a client that cannot render. */
  const words: Record<Language, Record<"says" | "reload" | "forget", string>>;
  export default words;
}
