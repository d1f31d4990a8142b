/** The movement of cards in the Casino family. */
import { DEAL, FLY, GATHER, READ, type Flight, type Phase, type Scene, type Spot } from "$/table/motion.ts";
import type { Table } from "$/table/table.svelte.ts";
import type { CasinoView, GameEvent } from "$/wire/types.ts";
import { agreedAt } from "./agreement.ts";
import { buildKey } from "./selection.ts";

interface Scenes {
  before: Scene;
  after: Scene;
}

const TOUCH = 170;
const CLOSE = 180;
/** The offset of a played card from the card below, in card widths. It keeps both indices visible. */
const ASIDE: [number, number] = [0.22, 0.26];

export function phasesOf(
  event: GameEvent<"casino">,
  scenes: Scenes,
  view: CasinoView,
  table: Table<"casino">,
): Phase[] {
  if (event.type === "trail")
    return [
      { flights: [played(event.card, event.seat, { card: event.card }, scenes)], rest: READ, sound: "card" },
    ];
  if (event.type === "capture") return capture(event, scenes, agreedAt(table).stealing);
  if (event.type === "build") return build(event, scenes);
  if (event.type === "deal") return [dealt(event, view, table, true)];
  if (event.type === "round") return [dealt(event, view, table, false)];
  if (event.type === "residue") return residue(event);
  return [];
}

/**
 * Return the flight of a played card. The viewer's card starts at its visible place; another player's card is turned up
 * on the way.
 */
function played(card: string, seat: number, to: Spot, { before }: Scenes, by?: [number, number]): Flight {
  return before.cards.has(card)
    ? { card, from: { card }, to, by }
    : { card, from: { place: `hand-${seat}` }, to, by, opened: true };
}

function capture(
  event: Extract<GameEvent<"casino">, { type: "capture" }>,
  scenes: Scenes,
  staysOpen: boolean,
): Phase[] {
  const { taken, side, seat } = event;
  const pile: Spot = { place: `pile-${side}` };
  const [first = "", ...others] = taken;
  // A player touches the top card of a build, which is the last in the list.
  const groups = [...event.loose.map((card) => [card]), ...event.builds.map((groups) => groups.flat())];
  const targets = groups.map((cards) => cards.at(-1) ?? first);
  const [start = first, ...next] = targets;
  const hand = (to: string): Flight[] =>
    event.played.map((card, i) => played(card, seat, { card: to }, scenes, [ASIDE[0] + i * 0.3, ASIDE[1]]));
  const phases: Phase[] = [{ flights: hand(start), sound: "card" }];
  for (const target of next)
    phases.push({ flights: hand(target), ms: Math.max(90, TOUCH - 15 * next.length) });
  const last = targets.at(-1) ?? start;
  phases.push({ flights: [], ms: 0, rest: READ });
  const closed = [first, ...others].filter((card) => card !== last);
  if (closed.length)
    phases.push({
      flights: [
        ...closed.map((card): Flight => ({ card, from: { card }, to: { card: last } })),
        ...hand(last),
      ],
      ms: CLOSE,
    });
  phases.push({
    flights: [...taken, ...event.played].map((card) => ({
      card,
      from: { card },
      to: pile,
      covered: !staysOpen,
    })),
    ms: GATHER,
    sound: event.sweep ? "knock" : "slide",
  });
  const across = event.played.at(-1);
  if (event.sweep && across && scenes.after.cards.has(across))
    phases.push({
      flights: [{ card: across, from: pile, to: { card: across }, opened: true }],
      ms: FLY,
      rest: READ / 2,
    });
  return phases;
}

function build(event: Extract<GameEvent<"casino">, { type: "build" }>, scenes: Scenes): Phase[] {
  const cards = event.cards.flat();
  const key = buildKey(cards);
  const flights = cards.map((card): Flight =>
    card === event.card ? played(card, event.seat, { card }, scenes) : { card, from: { card }, to: { card } },
  );
  return [
    { flights, sound: "wood" },
    { flights: [], shows: [`tray-${key}`], ms: 140 },
    { flights: [], shows: [`worth-${key}`], ms: 140, rest: READ - 140 },
  ];
}

/** Return the flights of the packets from the pack, in dealing order. */
function dealt(
  event: { hands: (string[] | number)[]; table: string[]; leader: number },
  view: CasinoView,
  table: Table<"casino">,
  isFirst: boolean,
): Phase {
  const flights: Flight[] = [];
  const from: Spot = { place: "pack" };
  const seats = event.hands.map((_, i) => (event.leader + i) % event.hands.length);
  const dealer = view.dealer;
  const { packet: most } = agreedAt(table);
  const given = event.hands.map((): number => 0);
  let at = 0;
  let laid = 0;
  const packet = (seat: number, most: number): void => {
    const held = event.hands[seat] ?? 0;
    const size = typeof held === "number" ? held : held.length;
    const until = Math.min(size, (given[seat] ?? 0) + most);
    for (let i = given[seat] ?? 0; i < until; i++) {
      const card = typeof held === "number" ? null : (held[i] ?? null);
      const isSeen = card !== null;
      flights.push({
        card,
        from,
        to: isSeen ? { card } : { place: `hand-${seat}` },
        delay: at++ * DEAL,
        opened: isSeen,
        reveals: isSeen ? undefined : `hand-${seat}`,
      });
    }
    given[seat] = until;
  };
  const lay = (most: number): void => {
    for (const card of event.table.slice(laid, laid + most))
      flights.push({ card, from, to: { card }, delay: at++ * DEAL, opened: true });
    laid += most;
  };
  if (most !== null) {
    const sizes = event.hands.map((held) => (typeof held === "number" ? held : held.length));
    for (let dealt = 0; dealt < Math.max(...sizes); dealt += most) {
      for (const seat of seats) if (seat !== dealer) packet(seat, most);
      if (isFirst) lay(most);
      packet(dealer, most);
    }
  }
  for (const seat of seats) packet(seat, Number.POSITIVE_INFINITY);
  lay(Number.POSITIVE_INFINITY);
  return { flights, sound: "deal" };
}

function residue(event: { cards: string[]; side: number | null }): Phase[] {
  if (event.side === null || event.cards.length === 0) return [];
  const pile: Spot = { place: `pile-${event.side}` };
  return [
    {
      flights: event.cards.map((card, i) => ({
        card,
        from: { card },
        to: pile,
        covered: true,
        delay: i * 40,
      })),
      ms: GATHER,
      rest: READ / 2,
      sound: "slide",
    },
  ];
}
