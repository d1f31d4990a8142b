/** The movement of cards in Raub and Zwanzig ab. */
import { DEAL, FLY, GATHER, READ, type Flight, type Phase, type Scene, type Spot } from "$/table/motion.ts";
import type { GameEvent, HandOrCount } from "$/wire/types.ts";
import { count, knownCards } from "$/wire/types.ts";
import type { Tricks, TricksView } from "./deal.ts";

const PACK: Spot = { place: "pack" };
const AWAY: Spot = { place: "away" };

function handOf(seat: number): Spot {
  return { place: `hand-${seat}` };
}

/** Return the place of a visible card, else the hand of a seat. */
function startSpot(card: string, seat: number, scene: Scene): Spot {
  return scene.cards.has(card) ? { card } : handOf(seat);
}

/** Return the flights of cards between two places; known cards go to where they become visible. */
function fly(cards: HandOrCount, start: Spot, end: Spot, after: Scene, step = 0): Flight[] {
  return Array.from({ length: count(cards) }, (_, i) => {
    const card = knownCards(cards)[i] ?? null;
    return { card, from: start, to: card && after.cards.has(card) ? { card } : end, delay: i * step };
  });
}

/**
 * Return the flights of the packets to every seat, starting at dealer+1; the viewer's cards are those in the new
 * hand.
 */
function packets(
  hands: readonly HandOrCount[],
  dealer: number,
  size: number,
  view: TricksView,
  after: Scene,
): Flight[] {
  const seats = hands.map((_, i) => (dealer + 1 + i) % hands.length);
  const rounds = Math.max(...hands.map((held) => Math.ceil(count(held) / size)));
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    seats.flatMap((seat, i) => {
      const held = hands[seat];
      const left = Math.min(size, count(held) - round * size);
      const seen = knownCards(held).length
        ? knownCards(held)
        : seat === view.seat
          ? knownCards(view.hands[seat])
          : [];
      return Array.from({ length: Math.max(0, left) }, (_, k): Flight => {
        const card = seen[round * size + k] ?? null;
        const shown = card !== null && after.cards.has(card);
        return {
          card: shown ? card : null,
          from: PACK,
          to: shown ? { card } : handOf(seat),
          delay: (round * seats.length + i) * DEAL * 1.5 + k * 20,
        };
      });
    }),
  );
}

/** Return the flights of discarded cards, face down and off the table. */
function discard(cards: HandOrCount, seat: number, before: Scene): Flight[] {
  return Array.from({ length: count(cards) }, (_, i) => {
    const card = knownCards(cards)[i] ?? null;
    return {
      card,
      from: card ? startSpot(card, seat, before) : handOf(seat),
      to: AWAY,
      delay: i * 40,
      covered: true,
    };
  });
}

export function phases(
  event: GameEvent<Tricks>,
  { before, after }: { before: Scene; after: Scene },
  view: TricksView,
): Phase[] {
  if (event.type === "deal")
    return [{ flights: packets(event.hands, event.dealer, 2, view, after), sound: "deal" }];
  if (event.type === "completed") {
    const missing = event.hands.map((held, seat) =>
      Array.isArray(held)
        ? held.filter((card) => !before.cards.has(card))
        : count(held) - (seat === view.seat ? 0 : Math.min(2, count(held))),
    );
    return [{ flights: packets(missing, view.dealer, 3, view, after), sound: "deal" }];
  }
  if (event.type === "turn-up")
    return [
      {
        flights: [
          {
            card: event.card,
            from: PACK,
            to: after.cards.has(event.card) ? { card: event.card } : { place: "turn-up" },
            reveals: "trump",
          },
        ],
        shows: ["told"],
        rest: READ,
        sound: "card",
      },
    ];
  if (event.type === "show") {
    const flights = event.cards.map((card, i): Flight => ({
      card,
      from: startSpot(card, event.seat, before),
      to: { place: `shown-${i}` },
      stays: true,
    }));
    return [{ flights, rest: 2 * READ, sound: "card" }];
  }
  if (event.type === "swap-seven") {
    const own = after.cards.has(event.card);
    return [
      {
        flights: [
          {
            card: event.seven,
            from: startSpot(event.seven, event.seat, before),
            to: after.cards.has(event.seven) ? { card: event.seven } : { place: "turn-up" },
            stays: true,
          },
          {
            card: event.card,
            from: { card: event.card },
            to: own ? { card: event.card } : handOf(event.seat),
          },
        ],
        rest: READ,
        sound: "card",
      },
    ];
  }
  if (event.type === "exchange") {
    if (count(event.discarded) === 0) return [];
    return [
      { flights: discard(event.discarded, event.seat, before), sound: "slide" },
      { flights: fly(event.drawn, PACK, handOf(event.seat), after, 60), sound: "deal" },
    ];
  }
  if (event.type === "reshuffle")
    return [
      { flights: [{ card: null, from: AWAY, to: PACK }], ms: FLY, sound: "slide" },
      { flights: fly(event.drawn, PACK, handOf(event.seat), after, 60), sound: "deal" },
    ];
  if (event.type === "take-turnup") {
    return [
      {
        flights: [
          {
            card: event.card,
            from: { card: event.card },
            to: after.cards.has(event.card) ? { card: event.card } : handOf(event.seat),
          },
        ],
        sound: "card",
      },
      { flights: discard(event.discarded, event.seat, before), sound: "slide" },
    ];
  }
  if (event.type === "card") {
    const lies = view.trick.some(([, card]) => card === event.card);
    return [
      {
        flights: [
          {
            card: event.card,
            from: startSpot(event.card, event.seat, before),
            to: lies ? { card: event.card } : { place: `trick-${event.seat}` },
            stays: true,
          },
        ],
        rest: READ,
        sound: "card",
      },
    ];
  }
  if (event.type === "trick") {
    const flights = event.plays.map(([, card]): Flight => ({
      card,
      from: { card },
      to: { place: `tricks-${event.winner}` },
      covered: true,
    }));
    return [{ flights, ms: GATHER, sound: "slide" }];
  }
  return [];
}
