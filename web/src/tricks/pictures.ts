import type { PictureCard } from "$/home/pictures.ts";

export const RAUB: PictureCard[] = [
  { card: null, x: -0.52, y: -0.02 },
  { card: null, x: -0.47, y: -0.06 },
  { card: "Jh", x: 0.46, y: 0.02, turn: 90 },
];

export const ZWANZIG: PictureCard[] = [
  { card: "Kd", x: -0.6, y: 0.1, turn: -14, covered: true },
  { card: "Ad", x: 0, y: -0.08, turn: 1, covered: true },
  { card: "9d", x: 0.6, y: 0.12, turn: 15 },
];
