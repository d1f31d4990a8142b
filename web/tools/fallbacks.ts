/**
 * Styles for browsers without `color-mix()` (before Chrome 111 and Safari 16.2) or `dvb` (before Chrome 108). A
 * declaration with a custom property is valid for every parser, so an earlier declaration would not be used in its
 * place: replacements are in `@supports not`.
 */
import type { ChildNode, Declaration, Plugin, Rule } from "postcss";

const MIX = "color-mix(";
const UNIT = /(\d)dv([bhiw])\b/g;
const REPLACED = { b: "vh", h: "vh", i: "vw", w: "vw" };

const LACKING = [
  { feature: "(color: color-mix(in srgb, red, red))", applies: (value: string) => value.includes(MIX) },
  { feature: "(height: 1dvb)", applies: (value: string) => value.search(UNIT) >= 0 },
];

/** Return a value without `color-mix()`, which becomes the colour with the larger share, and without `dvb`. */
export function removeNewSyntax(value: string): string {
  let text = value;
  for (let at = text.lastIndexOf(MIX); at >= 0; at = text.lastIndexOf(MIX)) {
    const [mixed, end] = parts(text, at + MIX.length);
    const [, colour = "", percent = "50", other = "transparent"] =
      /^(.+?)(?:\s+([\d.]+)%)?,(.+)$/s.exec(mixed.slice(1).join(",")) ?? [];
    text = text.slice(0, at) + (Number(percent) >= 50 ? colour : other).trim() + text.slice(end);
  }
  return text.replace(UNIT, (_, digit: string, side: keyof typeof REPLACED) => digit + REPLACED[side]);
}

/** Return the arguments of a function that start at `begin`, and the index after its closing bracket. */
function parts(text: string, begin: number): [string[], number] {
  const found: string[] = [];
  let depth = 0;
  let from = begin;
  for (let at = begin; at < text.length; at++) {
    const sign = text[at];
    if (sign === "(") depth++;
    if ((sign === "," || sign === ")") && depth === 0) {
      found.push(text.slice(from, at));
      from = at + 1;
      if (sign === ")") return [found, at + 1];
    }
    if (sign === ")") depth--;
  }
  throw new Error(`a bracket is not closed: ${text}`);
}

export function fallbacks(): Plugin {
  return {
    postcssPlugin: "virado-fallbacks",
    OnceExit(root, { AtRule }) {
      const rules: Rule[] = [];
      root.walkRules((rule) => void (isFrame(rule) || rules.push(rule)));
      for (const rule of rules) {
        const own = rule.nodes.filter((node: ChildNode): node is Declaration => node.type === "decl");
        for (const { feature, applies } of LACKING) {
          const replaced = own.filter(({ value }) => applies(value));
          if (!replaced.length) continue;
          const copy = rule.clone({ nodes: [] });
          copy.append(replaced.map((each) => each.clone({ value: removeNewSyntax(each.value) })));
          rule.after(new AtRule({ name: "supports", params: `not ${feature}`, nodes: [copy] }));
        }
      }
    },
  };
}

/** Return true for a keyframe, which cannot contain a condition. */
function isFrame(rule: Rule): boolean {
  return (
    rule.parent?.type === "atrule" && "name" in rule.parent && /keyframes$/.test(String(rule.parent.name))
  );
}
