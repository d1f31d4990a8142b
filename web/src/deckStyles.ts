/** The card backs and table cloths to choose from; their colours are in `tokens.css`. */

export type Back = (typeof BACKS)[number];
export const BACKS = ["lattice", "blue", "stars", "scales"] as const;

export type ClothColour = (typeof CLOTHS)[number];
export const CLOTHS = ["sage", "blue", "sand", "rose"] as const;
