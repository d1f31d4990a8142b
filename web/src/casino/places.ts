/**
 * The places of loose cards and builds. A new card or build goes to the first free place. Cards are never rearranged,
 * and an emptied place stays until the deal ends. Places depend only on the events of the deal, so they survive a
 * reload of the page.
 */
import type { CasinoView, GameEvent } from "$/wire/types.ts";

export interface Slots {
  /** The card in each place used in this deal; null in an emptied place. */
  places: (string | null)[];
  /**
   * The build in each place for builds. A captured build blocks its place until another build takes it, or all builds
   * are gone.
   */
  trays: Tray[];
  /** By side, the sweep markers below its pile, oldest first. */
  swept: string[][];
}

interface Tray {
  groups: string[][];
  isGone: boolean;
}

/**
 * Return the places after these events, which lead to the position `view`. If the position was set up, the events
 * include no deal, and the places of `before` continue.
 */
export function slotsAfter(
  events: readonly GameEvent<"casino">[],
  view: Pick<CasinoView, "loose" | "builds" | "sweeps">,
  before?: Slots,
): Slots {
  let places: (string | null)[] = [];
  let trays: Tray[] = [];
  const swept: string[][] = view.sweeps.map(() => []);
  const last = events.map((event) => event.type).lastIndexOf("deal");
  if (last < 0 && before) {
    places = [...before.places];
    trays = before.trays.map((tray) => ({ ...tray }));
  }
  for (const event of last < 0 ? [] : events.slice(last)) {
    if (event.type === "deal" || event.type === "round") lay(places, event.table);
    else if (event.type === "trail") lay(places, [event.card]);
    else if (event.type === "build") {
      take(places, event.joined);
      if (event.merged?.length) remove(trays, event.merged);
      put(trays, event.cards, event.onto);
    } else if (event.type === "capture") {
      take(places, event.loose);
      for (const build of event.builds) remove(trays, build.flat());
      const card = event.played.at(-1);
      if (event.sweep && card) swept[event.side]?.push(card);
    } else if (event.type === "residue") take(places, event.cards);
  }
  // Adapt the places to the view: an imported position has no deal, and a viewer who joins late has missed events.
  const loose = new Set(view.loose);
  take(
    places,
    places.flatMap((card) => (card === null || loose.has(card) ? [] : [card])),
  );
  lay(
    places,
    view.loose.filter((card) => !places.includes(card)),
  );
  const builds = view.builds.map((build) => build.cards);
  for (const tray of trays)
    if (!builds.some((groups) => isSame(groups.flat(), tray.groups.flat()))) tray.isGone = true;
  for (const groups of builds)
    if (!trays.some((tray) => !tray.isGone && isSame(groups.flat(), tray.groups.flat())))
      put(trays, groups, null);
  if (trays.every((tray) => tray.isGone)) trays.length = 0;
  return { places, trays, swept: swept.map((cards, side) => cards.slice(0, view.sweeps[side])) };
}

function isSame(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((card) => second.includes(card));
}

/** Put a new build in the first free place, or replace the build that it raised or extended. */
function put(trays: Tray[], groups: string[][], onto: readonly string[] | null): void {
  const tray = { groups, isGone: false };
  const at = trays.findIndex((each) =>
    onto ? !each.isGone && isSame(each.groups.flat(), onto) : each.isGone,
  );
  if (at < 0) trays.push(tray);
  else trays[at] = tray;
}

function remove(trays: Tray[], cards: readonly string[]): void {
  for (const tray of trays) if (isSame(tray.groups.flat(), cards)) tray.isGone = true;
  if (trays.every((tray) => tray.isGone)) trays.length = 0;
}

function lay(places: (string | null)[], cards: readonly string[]): void {
  for (const card of cards) {
    const free = places.indexOf(null);
    if (free < 0) places.push(card);
    else places[free] = card;
  }
}

function take(places: (string | null)[], cards: readonly string[]): void {
  for (const [i, card] of places.entries()) if (card !== null && cards.includes(card)) places[i] = null;
}
