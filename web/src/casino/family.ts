/** The Casino family's part of the table. */
import type { Family } from "$/table/family.ts";
import { commas, number, spokenCard, t } from "$/words/words.svelte.ts";
import { agreedAt, viewAt } from "./agreement.ts";
import { calling } from "./orangeCall.svelte.ts";
import Calls from "./Calls.svelte";
import { cardsOf, usedBy, weigh } from "./selection.ts";
import Middle from "./Middle.svelte";
import { phasesOf } from "./animation.ts";
import Pile from "./Pile.svelte";
import SeatNotes from "./SeatNotes.svelte";
import Sheet from "./Sheet.svelte";
import { rowsOf, type Item } from "./sheet.ts";
import Sums from "./Sums.svelte";

export const family: Family<"casino"> = {
  Middle,
  Sheet,
  SeatNotes,
  Pile,
  Pointed: Sums,
  Calls,
  used: usedBy,
  tone: ({ move }) => (move.move === "capture" ? "take" : move.move === "build" ? "make" : "plain"),
  textOf: ({ move, text }) => (move.move === "capture" && calling.withCapture ? `${text} orange` : text),
  order: (a, b) => weigh(b) - weigh(a),
  cardsOf: (keys, view) => cardsOf(keys, view),
  usesPiles: (table) => agreedAt(table).stealing,
  several: (table) => agreedAt(table).several,
  facts(view, table) {
    const agreed = agreedAt(table);
    const target = agreed.target === null ? [] : [t("web-casino-to", { target: agreed.target })];
    const pairs = view.sides.length < view.hands.length ? [t("web-casino-pairs")] : [];
    const now = t("web-casino-where", {
      deal: view.deal,
      round: view.round,
      rounds: agreed.rounds,
    });
    return view.deal && !table.isShowingScore
      ? [...pairs, ...target, view.extra_deal ? t("web-casino-extra") : "", now].filter(Boolean)
      : [...pairs, ...target];
  },
  inOrder(cards, _view, table) {
    const { ranks } = agreedAt(table);
    return [...cards].sort((a, b) => ranks.indexOf(a[0] ?? "") - ranks.indexOf(b[0] ?? ""));
  },
  tellsTable: true,
  takenAloud(table, side) {
    const { piles, sweeps, cancelled } = viewAt(table);
    const own = sweeps[side] ?? 0;
    const { slug } = agreedAt(table).changes;
    const facts = { cards: piles[side] ?? 0, sweeps: own, cancelled: Math.min(cancelled, own), slug };
    return t("web-casino-pile", facts);
  },
  laidAloud: (table, { leader, table: cards }) =>
    cards.length && leader !== table.seat
      ? t("web-aloud-laid", { items: commas(cards.map(spokenCard)) })
      : "",
  pointsAloud(table, scored, side) {
    const agreed = agreedAt(table);
    const nameOf = (item: Item): string => {
      if (item === "big_casino") return spokenCard("Td");
      if (item === "little_casino") return spokenCard("2s");
      if (item === "sweep") return t("web-casino-sweeps", { slug: agreed.changes.slug });
      return t(`web-casino-item-${item}`);
    };
    const items = rowsOf(scored, agreed.items).flatMap(({ item, cells }) => {
      const points = cells[side]?.points;
      return points ? [`${nameOf(item)} ${number(points)}`] : [];
    });
    return commas(items) || t("web-casino-nothing");
  },
  goal(table) {
    const { target } = agreedAt(table);
    return target === null ? null : { from: 0, to: target };
  },
  phases: (event, scenes, view, table) => phasesOf(event, scenes, view, table),
};
