/** Names of browsers, recognised by their user agents. */

/** Patterns of user agents by browser. The first match counts, because most user agents also name other browsers. */
const PROGRAMS: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** Return the program and system of a User-Agent; empty if unknown. */
export function browserOf(agent: string): { program: string; system: string } {
  return { program: browserName(PROGRAMS, agent), system: browserName(SYSTEMS, agent) };
}

function browserName(known: readonly (readonly [string, RegExp])[], agent: string): string {
  return known.find(([, mark]) => mark.test(agent))?.[0] ?? "";
}
