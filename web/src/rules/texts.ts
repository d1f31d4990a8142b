/** The players' rules as the server gives them (docs/players-rules.md). */

interface Span {
  text: string;
  style?: "plain" | "strong" | "term" | "typed" | "cards" | "build";
  cards?: string[];
}

export type Line = Span[];

type Block =
  | { block: "paragraph"; line: Line }
  | { block: "source"; line: Line }
  | { block: "list"; items: Line[]; ordered?: boolean }
  | { block: "table"; head: Line[]; rows: Line[][] }
  | { block: "example"; id: string; ask: Line; answer: Line };

interface Section {
  id: string;
  title: string;
  level: 1 | 2;
  blocks?: Block[];
}

export interface RulesText {
  variant: string;
  family: string;
  language: string;
  rtl: boolean;
  title: string;
  place: string;
  summary: string;
  sections: Section[];
}
