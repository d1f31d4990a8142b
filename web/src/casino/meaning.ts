/** What pointing at cards means in the Casino family. */
import type { Used } from "$/table/family.ts";
import type { CasinoView, LegalMove } from "$/wire/types.ts";

/** How something that is not a loose card is called when somebody points at it. */
export function buildKey(cards: readonly string[]): string {
  return `build-${[...cards].sort().join("")}`;
}

export function usedBy({ move }: LegalMove): Used {
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

/** Takes first, a sweep before all, then by how much they take; then builds, the larger first; laying down last. */
export function weigh(move: LegalMove): number {
  const { effect } = move;
  if (effect.effect === "capture" && "sweep" in effect)
    return 2000 + (effect.sweep ? 500 : 0) + 10 * effect.taken.length - effect.played.length;
  if (effect.effect === "build" && "joined" in effect)
    return (
      1000 +
      50 * effect.build.cards.length +
      10 * effect.joined.length +
      effect.build.value -
      (effect.for_partner ? 5 : 0)
    );
  return 0;
}

/** What a card counts when one adds up: its pips, 11 to 13, an ace 1. */
export function pips(card: string): number {
  const rank = card[0] ?? "";
  return { A: 1, T: 10, J: 11, Q: 12, K: 13 }[rank] ?? Number(rank);
}

function sum(cards: readonly string[]): number {
  return cards.reduce((total, card) => total + pips(card), 0);
}

/** What several cards may come to, an ace counting `ace` as well. */
export function totals(cards: readonly string[], ace: number | null): number[] {
  const aces = ace === null ? 0 : cards.filter((card) => card.startsWith("A")).length;
  const least = sum(cards);
  return Array.from({ length: aces + 1 }, (_, i) => least + i * ((ace ?? 1) - 1));
}

/** Whether the cards can be meant as groups of this value; for the question only, the server judges. */
function looksLikeGroups(cards: readonly string[], value: number): boolean {
  return cards.length > 0 && sum(cards) % value === 0 && cards.every((card) => pips(card) <= value);
}

/**
 * The text of what somebody seems to mean by these cards: laying down, taking, or building. It is asked about only if no legal move uses
 * them all, so that the refusal is that of what was meant.
 */
export function meantBy(
  hand: readonly string[],
  table: readonly string[],
  view: Pick<CasinoView, "builds">,
  canBuild: boolean,
): string {
  const [card] = hand;
  if (!card) return "";
  const builds = view.builds.filter((build) => table.includes(buildKey(build.cards.flat())));
  const loose = table.filter((key) => !key.startsWith("build-"));
  if (table.length === 0) return hand.length === 1 ? `trail ${card}` : "";
  const take = [hand.join(" "), "x", ...loose, ...builds.map(bracketed)].join(" ");
  if (hand.length > 1 || !canBuild || builds.length > 1) return take;
  const [build] = builds;
  const own = pips(card);
  const takesBuild = !build || build.value === own || (build.value === 14 && own === 1);
  const takesLoose =
    loose.length === 0 ||
    looksLikeGroups(loose, own) ||
    loose.every((each) => each[0] === card[0]) ||
    (own === 1 && looksLikeGroups(loose, 14));
  if (takesBuild && takesLoose) return take;
  if (!build) return `${[card, ...loose].join(" + ")}`;
  const isMore = looksLikeGroups([card, ...loose], build.value);
  return `${card} + ${[bracketed(build), ...loose].join(" ")} = ${isMore ? build.value : build.value + own}`;
}

function bracketed(build: { cards: string[][] }): string {
  return `[${build.cards.flat().join(" ")}]`;
}
