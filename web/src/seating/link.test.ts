import { expect, it } from "vitest";
import { isTable, parseTable } from "./code.ts";

const CODE = "0a1b2c3d4e5f607182";
const LINK = `https://cards.example/t/${CODE}`;

it.each([
  ["the link", LINK],
  ["the link with an end", `${LINK}/`],
  ["a link to an invitation", `https://cards.example/join/${CODE}`],
  ["a link to the replay", `https://cards.example/replay/${CODE}?seat=0#12`],
  ["a query and a place", `${LINK}?coach=1#3`],
  ["brackets of a mail", `<${LINK}>`],
  ["a full stop", `${LINK}.`],
  ["brackets of a sentence", `(${LINK}),`],
  ["a sentence", `Come and play with us: ${LINK} - tonight!`],
  ["a sentence that goes on", `Komm an den Tisch ${LINK}, wir warten.`],
  ["signs of direction", `\u202a${LINK}\u202c`],
  ["isolates and a mark", `\u2068\u200e${LINK}\u2069`],
  ["a byte order mark and spaces", `\ufeff  ${LINK} \n`],
  ["a soft hyphen within", LINK.replace("4e5f", "4e\u00ad5f")],
  ["no scheme", `cards.example/t/${CODE}`],
  ["a path", `/t/${CODE}`],
  ["a link in signs of per cent", encodeURIComponent(LINK)],
  ["a link of a chat", `[the table](${LINK})`],
  ["quotes", `\u201e${LINK}\u201c`],
  ["capitals in a link", LINK.toUpperCase()],
  ["a code", CODE],
  ["a code in capitals", CODE.toUpperCase()],
  ["a code with a stop", ` ${CODE}. `],
  ["a code in quotes", `\u00ab${CODE}\u00bb`],
  ["a code in wide letters", "\uff10a1b2c3d4e5f607182"],
  ["a code with Persian digits", CODE.replaceAll("1", "\u06f1")],
])("reads %s", (_, typed) => expect(parseTable(typed)).toBe(CODE));

it("leaves other names of tables as they are", () => expect(parseTable("The_Table-7")).toBe("The_Table-7"));

it.each([
  "",
  "  ",
  "%",
  "/t/",
  "https://cards.example/t/",
  "https://cards.example/",
  "/t/%",
  "a b",
  "\u200f",
  "x".repeat(65),
  `/t/${"x".repeat(65)}`,
])("finds no table in %j", (typed) => expect(parseTable(typed)).toBe(""));

it.each([undefined, "", "%", "a/b", "\0", "a b", "x".repeat(65)])("takes %j for no name of a table", (name) =>
  expect(isTable(name)).toBe(false),
);
