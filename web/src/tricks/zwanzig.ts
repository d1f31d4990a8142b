/** Zwanzig ab at the table. */
import { tricksFamily } from "./family.ts";

/** In which order a hand is held; what beats what the engine decides. */
export const family = tricksFamily(20, ({ variant }, isTrump) => {
  if (isTrump && /^zwanzig-ab-jager(?:-trump-rank)?(?![\w-])|trump_rank=jass/.test(variant)) return "J9ATKQ87";
  return /^zwanzig-ab-early|suit_rank=natural/.test(variant) ? "AKQJT987" : "ATKQJ987";
});
