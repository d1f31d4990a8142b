/** Zwanzig ab at the table. */
import { tricksFamily } from "./family.ts";

/** In which order a hand is held; what beats what the engine decides. */
export const family = tricksFamily((options, isTrump) => {
  if (isTrump && options.trump_rank === "jass") return "J9ATKQ87";
  return options.suit_rank === "natural" ? "AKQJT987" : "ATKQJ987";
});
