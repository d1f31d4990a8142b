/** Backs of cards and cloths of the table to choose among; their colours are in `tokens.css`. */

export type Back = (typeof BACKS)[number];
export const BACKS = ["lattice", "blue", "stars", "scales"] as const;

export type ClothColour = (typeof CLOTHS)[number];
export const CLOTHS = ["sage", "blue", "sand", "rose"] as const;
