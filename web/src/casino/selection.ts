/** The effect of selecting cards in the Casino family. */
import type { UsedCards } from "$/table/family.ts";
import type { CasinoAgreement, CasinoView, LegalMove } from "$/wire/types.ts";

/** Return the selection key of a build. */
export function buildKey(cards: readonly string[]): string {
  return `build-${[...cards].sort().join("")}`;
}

export function usedBy({ move }: LegalMove<"casino">): UsedCards {
  if (move.move === "trail") return { hand: [move.card], table: [] };
  if (move.move === "capture")
    return { hand: move.played, table: [...(move.loose ?? []), ...(move.builds ?? []).map(buildKey)] };
  if (move.move === "build")
    return {
      hand: [move.card],
      table: [...(move.joined ?? []), ...(move.onto ? [buildKey(move.onto)] : [])],
    };
  return { hand: [], table: [] };
}

/**
 * Return the sort weight of a move: captures first (sweeps before others, then by size), then builds (larger
 * first), then laying down.
 */
export function weigh(move: LegalMove<"casino">): number {
  const { effect } = move;
  if (effect.effect === "capture")
    return 2000 + (effect.sweep ? 500 : 0) + 10 * effect.taken.length - effect.played.length;
  if (effect.effect === "build")
    return (
      1000 +
      50 * effect.build.cards.length +
      10 * effect.joined.length +
      effect.build.value -
      (effect.for_partner ? 5 : 0)
    );
  return 0;
}

/** Return the possible totals of several cards, given the values of each rank. */
export function totals(cards: readonly string[], values: CasinoAgreement["values"]): number[] {
  const sums = cards.reduce(
    (found, card) => {
      const counts = values[card[0] ?? ""] ?? [];
      return new Set([...found].flatMap((sum) => (counts.length ? counts : [0]).map((count) => sum + count)));
    },
    new Set([0]),
  );
  return [...sums].sort((one, other) => one - other);
}

/** Return all selected cards; a selected build stands for all of its cards. */
export function cardsOf(keys: readonly string[], { builds }: Pick<CasinoView, "builds">): string[] {
  return keys.flatMap(
    (key) => builds.find((build) => buildKey(build.cards.flat()) === key)?.cards.flat() ?? [key],
  );
}
