/**
 * The pictures of people, in a box of 48 units: an ornament derived from the name, or one of a few objects in
 * colours derived from it. The same name looks the same everywhere, except beside a similar picture at a table.
 */
import type { Picture } from "$/wire/generated/lists.ts";

export interface Drawing {
  /** Index of the colour pair (tokens.css). */
  tone: number;
  /** Filled shapes. */
  fill: string;
  /** Strokes over the shapes, in the background colour. */
  line: string;
}

export const TONES = 8;
const CENTRE = 24;

/** The filled shapes of each object, and the strokes over them. */
const THINGS: Record<Exclude<Picture, "name">, readonly [string, string]> = {
  sun: [`${disc(24, 24, 8)}${rays(12, 11, 18)}`, "M21 23h.01M27 23h.01M21 27q3 2.5 6 0"],
  moon: ["M31 8A17 17 0 1 0 40 31A14 14 0 0 1 31 8z", "M15 24q-1 8 6 12"],
  star: [star(8, 18, 13.8), `${ring(7)}`],
  tulip: [
    "M14 9q5 2 6 7q1-6 4-9q3 3 4 9q1-5 6-7q3 18-8 20v4q6-5 11-4q-3 9-11 10v1h-4v-1q-8-1-11-10q5-1 11 4v-4Q11 27 14 9z",
    "M20 16v8M28 16v8",
  ],
  leaf: ["M8 40Q5 14 40 8Q42 40 16 37L10 42z", "M13 37L33 15M20 29v-9M27 22h8M22 27h9"],
  acorn: [
    "M22 7h4v5q12 1 12 10q0 2-2 2H12q-2 0-2-2q0-9 12-10zM13 27h22q0 11-11 16Q13 38 13 27z",
    "M14 18q10 5 20 0M18 31q1 5 4 7",
  ],
  bell: ["M24 6q3 0 3 4q9 2 9 14v7l4 6H8l4-6v-7q0-12 9-14q0-4 3-4zM19 39h10q-1 5-5 5t-5-5z", "M14 30h20"],
  fish: ["M5 24Q16 8 32 21L43 13Q39 24 43 35L32 27Q16 40 5 24z", "M13 22h.01M20 18q4 6 0 12M26 20q3 4 0 8"],
  bird: [
    "M6 20l7-3q2-8 9-7q5 1 6 8l14 8q-4 1-7 0q-3 9-12 9h-2v6h-3v-6Q8 32 12 21z",
    "M17 16h.01M20 24q5 6 12 4",
  ],
  boat: [
    "M22 6h2l13 21H24v4h19q-3 10-12 11H17Q8 41 5 31h17v-4H9q9-9 13-21z",
    "M27 22V14M11 36q6 3 13 0t13 0",
  ],
  lamp: [
    "M21 8q0-4 3-4t3 4v2l8 6h2v4H11v-4h2l8-6zM13 22h22l-3 16h3v5H13v-5h3z",
    "M24 26q5 5 0 9q-5-4 0-9M18 26l1 9M30 26l-1 9",
  ],
};

/** Return the drawing for a name. */
export function drawing(name: string, picture: Picture): Drawing {
  const seed = hash(name);
  const tone = seed % TONES;
  if (picture === "name") return { tone, ...ornament(seed >>> 3) };
  const [fill, line] = THINGS[picture];
  return { tone, fill, line };
}

/**
 * Return the drawings of the people at a table by name: no two have the same colours or the same ornament. Of similar
 * drawings, the first one is the usual drawing of its name.
 */
export function drawingsAtTable(
  people: readonly { name: string; picture?: Picture }[],
): Map<string, Drawing> {
  const found = new Map<string, Drawing>();
  for (const { name, picture = "name" } of people) {
    if (found.has(name)) continue;
    const others = [...found.values()];
    const resembles = (one: Drawing) =>
      others.some(({ tone, fill }) => tone === one.tone || (picture === "name" && fill === one.fill));
    let drawn = drawing(name, picture);
    for (let number = 2; resembles(drawn) && others.length < TONES; number++)
      drawn = drawing(`${name} ${number}`, picture);
    found.set(name, drawn);
  }
  return found;
}

/** Return an FNV-1a hash of the text, mixed so that similar names look different. */
function hash(text: string): number {
  let found = 0x811c9dc5;
  for (const char of text.normalize("NFC")) {
    found = Math.imul(found ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  found = Math.imul(found ^ (found >>> 16), 0x45d9f3b);
  return (found ^ (found >>> 15)) >>> 0;
}

/** Return a rosette; its folds, petals and centre follow from the seed. */
function ornament(seed: number): { fill: string; line: string } {
  const folds = 5 + (seed % 5);
  const form = (seed >>> 4) % 4;
  const inner = (seed >>> 7) % 4;
  const wide = 3.4 + ((seed >>> 10) % 4) * 0.9;
  const petals = Array.from({ length: folds }, (_, i) => petal(form, (i * 360) / folds, wide)).join("");
  const middles = [ring(6), `${ring(3)}${ring(8)}`, star(folds, 9, 4), rays(folds, 4, 9)];
  return { fill: petals + (form === 3 ? "" : disc(CENTRE, CENTRE, 7)), line: middles[inner] ?? "" };
}

function petal(form: number, angle: number, wide: number): string {
  const at = (x: number, y: number) => point(x, y, angle);
  if (form === 0) return `M${at(0, 4)}Q${at(-2 * wide, 14)} ${at(0, 20)}Q${at(2 * wide, 14)} ${at(0, 4)}z`;
  if (form === 1) return `M${at(-wide, 5)}L${at(-wide, 13)}L${at(0, 20)}L${at(wide, 13)}L${at(wide, 5)}z`;
  if (form === 2)
    return `${disc(...place(0, 15, angle), wide + 0.6)}M${at(-1, 4)}L${at(-1, 15)}L${at(1, 15)}L${at(1, 4)}z`;
  return `M${at(0, 2)}L${at(-wide * 1.3, 12)}L${at(0, 21)}L${at(wide * 1.3, 12)}z`;
}

/** Return the point at these offsets from the centre, rotated by an angle in degrees. */
function place(x: number, y: number, angle: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [CENTRE + x * Math.cos(turn) + y * Math.sin(turn), CENTRE + x * Math.sin(turn) - y * Math.cos(turn)];
}

function point(x: number, y: number, angle: number): string {
  return place(x, y, angle)
    .map((each) => each.toFixed(1))
    .join(" ");
}

function disc(x: number, y: number, radius: number): string {
  const half = (side: number) => `a${radius} ${radius} 0 1 0 ${side * 2 * radius} 0`;
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}${half(1)}${half(-1)}z`;
}

function ring(radius: number): string {
  return disc(CENTRE, CENTRE, radius);
}

function rays(number: number, from: number, to: number): string {
  return Array.from({ length: number }, (_, i) => {
    const angle = (i * 360) / number;
    return `M${point(-1.4, from, angle)}L${point(0, to, angle)}L${point(1.4, from, angle)}z`;
  }).join("");
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) =>
    point(0, i % 2 ? inner : outer, (i * 180) / points),
  );
  return `M${corners.join("L")}z`;
}
