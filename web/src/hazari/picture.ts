import type { PictureCard } from "$/home/pictures.ts";

export const HAZARI: PictureCard[] = [
  { card: "As", x: -0.84, y: -0.12, covered: true },
  { card: "Ks", x: -0.32, y: -0.12, covered: true },
  { card: "Qs", x: 0.2, y: -0.12, covered: true },
  { card: "7h", x: 0.86, y: 0.18 },
];
