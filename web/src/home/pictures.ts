/** What each family shows of itself: cards on cloth, places in widths of a card from the middle. */
interface Laid {
  card: string | null;
  x: number;
  y: number;
  /** Degrees. */
  turn?: number;
  /** Whether another lies on it, so that only its index shows. */
  covered?: boolean;
}

export const PICTURES: Record<string, Laid[]> = {
  casino: [
    { card: "5s", x: -0.8, y: -0.24, covered: true },
    { card: "3h", x: -0.24, y: -0.24 },
    { card: "8c", x: 0.74, y: 0.2, turn: 8 },
  ],
  raub: [
    { card: null, x: -0.52, y: -0.02 },
    { card: null, x: -0.47, y: -0.06 },
    { card: "Jh", x: 0.46, y: 0.02, turn: 90 },
  ],
  zwanzig_ab: [
    { card: "Kd", x: -0.6, y: 0.1, turn: -14, covered: true },
    { card: "Ad", x: 0, y: -0.08, turn: 1, covered: true },
    { card: "9d", x: 0.6, y: 0.12, turn: 15 },
  ],
  hazari: [
    { card: "As", x: -0.84, y: -0.12, covered: true },
    { card: "Ks", x: -0.32, y: -0.12, covered: true },
    { card: "Qs", x: 0.2, y: -0.12, covered: true },
    { card: "7h", x: 0.86, y: 0.18 },
  ],
};
