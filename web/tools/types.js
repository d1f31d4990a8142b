/**
 * TypeScript types of docs/messages/*.json: `npm run types` writes src/wire/generated. There is one file per
 * schema; `requests.ts` and `routes.ts` contain requests and answers, `lists.ts` the enumerations, `languages.ts`
 * the languages, and `families.ts` the message types of each family.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const source = new URL("../../docs/messages/", import.meta.url);
const target = new URL("../src/wire/generated/", import.meta.url);

/** Message types of a family, by the client's name for them. */
const OF_FAMILY = { move: "Move", effect: "Effect", event: "Event", view: "View", agreement: "Agreement" };

const schemas = Object.fromEntries(
  readdirSync(source)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name.replace(".json", ""), JSON.parse(readFileSync(new URL(name, source), "utf8"))]),
);
const { wire } = schemas;

/** Return the type of a part of a schema; `here` is the file that it is written to. */
function typeOf(part, here) {
  if (part.$ref) {
    const [, file, name] = /^(?:(\w+)\.json)?#\/\$defs\/(\w+)$/.exec(part.$ref);
    if (!file && here in schemas) return name;
    return `${here in schemas ? `import("./${file}.ts")` : (file ?? "wire")}.${name}`;
  }
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (part.anyOf) return [...new Set(part.anyOf.map((each) => typeOf(each, here)))].join(" | ");
  switch (part.type) {
    case "string":
    case "boolean":
    case "null":
      return part.type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return arrayOf(part, here);
    case "object":
      return objectOf(part, here);
  }
  if ("type" in part) throw new Error(`no type for ${JSON.stringify(part)}`);
  return "unknown";
}

/** Return the type of an array, or of a tuple if the schema has prefix items. */
function arrayOf({ prefixItems, items, minItems }, here) {
  if (!prefixItems) return `(${items ? typeOf(items, here) : "unknown"})[]`;
  if (prefixItems.length !== minItems) throw new Error("a tuple of which a part may be missing");
  return `[${prefixItems.map((item) => typeOf(item, here)).join(", ")}]`;
}

function objectOf({ properties, required = [], additionalProperties }, here) {
  if (!properties)
    return `{ [name: string]: ${additionalProperties ? typeOf(additionalProperties, here) : "unknown"} }`;
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${commentOf(field)}${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(field, here)};\n`,
  );
  return fields.length ? `{\n${fields.join("")}}` : "{ [name: string]: never }";
}

function commentOf({ description }) {
  return description ? `/** ${description.replaceAll("*/", "* /")} */\n` : "";
}

/** Write the definitions of a schema. */
function definitions(name) {
  return Object.entries(schemas[name].$defs).map(
    ([title, part]) => `${commentOf(part)}export type ${title} = ${typeOf(part, name)};\n`,
  );
}

/** Write the fields and the result of each request. */
function requests() {
  const lines = Object.entries(wire.requests).map(
    ([name, { request, answer }]) =>
      `${JSON.stringify(name)}: { request: ${typeOf(request, "requests")}; answer: ${typeOf(answer, "requests")} };\n`,
  );
  return [importing("wire"), `export interface Requests {\n${lines.join("")}}\n`];
}

/** Write the fields (of path and query), answer and address of each JSON route. */
function routes() {
  const all = Object.entries(wire.routes).filter(([, { kind }]) => kind === "json");
  const lines = all.map(([name, { description, path, query, body, answer }]) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
    const fields = [
      ...(inPath.length ? [`{ ${inPath.map((field) => `${field}: string`).join("; ")} }`] : []),
      ...(query ? [typeOf(query, "routes")] : []),
    ];
    if (inPath.some((field) => field in fieldsOf(query)))
      throw new Error(`${name}: a field of path and query`);
    return `${commentOf({ description })}${JSON.stringify(name)}: {
fields: ${fields.join(" & ") || "Record<never, never>"};
body: ${body ? typeOf(body, "routes") : "null"};
answer: ${typeOf(answer, "routes")};
};
`;
  });
  const where = all.map(
    ([name, { method, path, query }]) =>
      `${JSON.stringify(name)}: { method: "${method}", path: "${path}", inLanguage: ${"lang" in fieldsOf(query)} },\n`,
  );
  return [
    importing("wire"),
    `export interface Routes {\n${lines.join("")}}\n`,
    "/** Address of each route, and whether its query contains a language. */\n" +
      `export const ROUTES = {\n${where.join("")}} as const;\n`,
  ];
}

/** Return the fields of a query. */
function fieldsOf(query) {
  return query ? wire.$defs[query.$ref.split("/").at(-1)].properties : {};
}

function importing(name) {
  return `import type * as ${name} from "./${name}.ts";\n`;
}

/** Write the enumerations in display order; a list and its type share a name. */
function lists() {
  return Object.entries(wire.lists).map(
    ([name, words]) =>
      `export const ${name} = ${JSON.stringify(words)} as const;\nexport type ${name} = (typeof ${name})[number];\n`,
  );
}

/**
 * Write each language by tag: its own name, direction, digits, locale, case endings and fallbacks, and the
 * catalogues it does not offer.
 */
function languages() {
  return [
    'import type { Language } from "./lists.ts";\n',
    "export interface SpokenLanguage {\n" +
      "  name: string;\n  rtl: boolean;\n  digits: string;\n  locale: string;\n  proofread: boolean;\n" +
      "  endings: Record<string, [string, string][]>;\n" +
      "  fallbacks: Language[];\n  replaced: string[];\n}\n",
    `export const LANGUAGES: Record<Language, SpokenLanguage> = ${JSON.stringify(wire.languages)};\n`,
  ];
}

/** Write the message types of each family. */
function families() {
  const lines = wire.lists.Family.map((family) => {
    const kinds = Object.entries(OF_FAMILY).map(([name, kind]) => `${name}: ${family}.${kind};\n`);
    return `${JSON.stringify(family)}: {\n${kinds.join("")}};\n`;
  });
  return [...wire.lists.Family.map(importing), `export interface Families {\n${lines.join("")}}\n`];
}

const written = {
  ...Object.fromEntries(Object.keys(schemas).map((name) => [name, definitions(name)])),
  requests: requests(),
  routes: routes(),
  lists: lists(),
  languages: languages(),
  families: families(),
};

mkdirSync(target, { recursive: true });
for (const name of readdirSync(target))
  if (!(name.replace(".ts", "") in written)) rmSync(new URL(name, target));
for (const [name, parts] of Object.entries(written)) {
  const path = new URL(`${name}.ts`, target);
  const text = ["// Made from docs/messages by tools/types.js.\n", ...parts].join("\n");
  let before = "";
  try {
    before = readFileSync(path, "utf8");
  } catch {
    // the first time
  }
  if (before !== text) writeFileSync(path, text);
}
