// TypeScript types of everything on the wire, from the JSON Schemas in docs/messages: `npm run types`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const source = new URL("../../docs/messages/", import.meta.url);
const target = new URL("../src/wire/generated/", import.meta.url);
mkdirSync(target, { recursive: true });

/** A schema in which what another file defines is imported from it. */
function importing(part) {
  if (Array.isArray(part)) return part.map(importing);
  if (part === null || typeof part !== "object") return part;
  const [, file, name] = /^(\w+)\.json#\/\$defs\/(\w+)$/.exec(part.$ref ?? "") ?? [];
  if (file) return { tsType: `import("./${file}").${name}` };
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, importing(value)]));
}

for (const file of readdirSync(source).filter((name) => name.endsWith(".json"))) {
  const schema = importing(JSON.parse(readFileSync(new URL(file, source), "utf8")));
  const name = file.replace(".json", "");
  // Every definition is reachable from one type, so that each gets a name of its own.
  const whole = {
    title: "All",
    type: "object",
    properties: Object.fromEntries(Object.keys(schema.$defs).map((key) => [key, { $ref: `#/$defs/${key}` }])),
    $defs: schema.$defs,
    additionalProperties: false,
  };
  const text = await compile(whole, "All", {
    bannerComment: `// Made from docs/messages/${file} by tools/types.js.`,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
  });
  const path = new URL(`${name}.ts`, target);
  let before = "";
  try {
    before = readFileSync(path, "utf8");
  } catch {
    // the first time
  }
  if (before !== text) writeFileSync(path, text);
}
