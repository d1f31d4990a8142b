import type { PictureCard } from "$/home/pictures.ts";

export const CASINO: PictureCard[] = [
  { card: "5s", x: -0.8, y: -0.24, covered: true },
  { card: "3h", x: -0.24, y: -0.24 },
  { card: "8c", x: 0.74, y: 0.2, turn: 8 },
];
