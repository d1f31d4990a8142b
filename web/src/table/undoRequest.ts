/** An undo request as everybody at the table sees it: the moves to take back, and who has agreed. */
import type { Stage } from "./stage.svelte.ts";

export interface UndoRequest {
  /** The seat that made the request. */
  by: number;
  /** The moves in words. */
  says: string[];
  /** The cards of the moves to take back. */
  cards: ReadonlySet<string>;
  /** The players asked, and their answers. */
  asked: { seat: number; agrees: boolean }[];
}

/** Return the open request, as far as it is drawn; null if there is none. */
export function undoingOf(stage: Stage): UndoRequest | null {
  const { shown, feed } = stage;
  const by = shown?.state.undo_by ?? null;
  if (!shown || !feed || by === null || shown.state.stage !== "playing") return null;
  const asking = feed.log
    .slice(0, shown.upTo)
    .reverse()
    .find((entry) => entry.entry === "undo-asked");
  if (asking?.entry !== "undo-asked") return null;
  const moveOf = (number: number): unknown => {
    const entry = feed.log[number];
    return entry?.entry === "moved" ? entry.move : null;
  };
  const waits = shown.state.undo_waits_for ?? [];
  return {
    by,
    says: asking.takes_back.flatMap((number) => feed.says[number]?.slice(0, 1) ?? []),
    cards: new Set(asking.takes_back.flatMap((number) => cardsIn(moveOf(number)))),
    asked: (asking.waiting ?? []).map((seat) => ({ seat, agrees: !waits.includes(seat) })),
  };
}

/** Return all cards named anywhere in a message. */
export function cardsIn(message: unknown): string[] {
  const found = JSON.stringify(message ?? {}).match(/"(?:[A2-9TJQK][shdc]|[1-9T][brgy])"/g) ?? [];
  return found.map((text) => text.slice(1, -1));
}
