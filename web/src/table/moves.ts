/** The events of a match, by entry and by deal, as the list of moves shows them. */
import type { FamilyName, GameEvent, LogEntry } from "$/wire/types.ts";

/** Entries at the score of a deal. */
const READY = new Set(["deal-over", "ready", "next-deal"]);
/** Entries about the cards and the score. All others are about the people at the table. */
const OF_GAME = new Set([
  "begun",
  "moved",
  "deal-over",
  "ready",
  "next-deal",
  "undone",
  "match-over",
  "match-abandoned",
]);

/** Return true if an entry is about the cards or the score, and not about the people at the table. */
export function isOfGame(entry: LogEntry | undefined): boolean {
  return entry !== undefined && OF_GAME.has(entry.entry);
}

/** A log entry in words. */
export interface Line {
  number: number;
  /** The seat that moved, or null. */
  seat: number | null;
  says: string[];
  /** The number of final sentences that describe the next deal. */
  ofNextDeal: number;
}

/** A line of the list, with its position and its log entry. */
export interface NumberedLine {
  /** The position among the events of the game, from 1 without gaps; null for an event that is not in the cards. */
  place: number | null;
  /** The number of the entry. */
  entry: number;
  says: string[];
}

/** Return the sentences about the seating before the match. */
export function seatingOf(lines: readonly Line[], log: readonly LogEntry[]): readonly Line[] {
  const begun = log.findIndex(({ entry }) => entry === "begun");
  return begun < 0 ? lines : lines.filter(({ number }) => number < begun);
}

/**
 * Return the lines of each deal. Sentences after the score of a deal belong to that deal; those about the next deal
 * follow them, at the next move. With `scoreStands`, while the score of the last deal is displayed, they are left out.
 */
export function dealsOf(
  lines: readonly Line[],
  log: readonly LogEntry[],
  scoreStands = false,
): NumberedLine[][] {
  const deals: NumberedLine[][] = [[]];
  let place = 0;
  let isScored = false;
  let next: { entry: number; says: string[] } | null = null;
  const add = (entry: number, says: string[]): void => {
    if (says.length) deals.at(-1)?.push({ place: eventsOf(log[entry]).length ? ++place : null, entry, says });
  };
  const begin = (): void => {
    deals.push([]);
    isScored = false;
    if (next) add(next.entry, next.says);
    next = null;
  };
  for (const { number, says, ofNextDeal } of lines.slice(seatingOf(lines, log).length)) {
    if (isScored && log[number]?.entry === "moved") begin();
    add(number, says.slice(0, says.length - ofNextDeal));
    if (isScoring(log[number])) isScored = true;
    if (ofNextDeal) next = { entry: number, says: says.slice(says.length - ofNextDeal) };
  }
  if (next && !scoreStands) begin();
  return deals.filter((told) => told.length > 0);
}

function isScoring(entry: LogEntry | undefined): boolean {
  return eventsOf(entry).some(({ type }) => type === "deal-scored");
}

/** Return the events of a log entry. */
export function eventsOf<F extends FamilyName = FamilyName>(entry: LogEntry | undefined): GameEvent<F>[] {
  const events = entry && "events" in entry ? (entry.events ?? []) : [];
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a table is told of its own family only
  return events as GameEvent<F>[];
}

/**
 * Return the last events of the game in words. After the end of a deal, these are about the next deal once the score
 * has been seen; sentences from before the match are left out.
 */
export function lastOf(lines: readonly Line[], log: readonly LogEntry[], hasSeenScore: boolean): string {
  const begun = log.findIndex(({ entry }) => entry === "begun");
  const isReady = ({ number }: Line): boolean => READY.has(log[number]?.entry ?? "");
  const game = lines.filter((line) => isOfGame(log[line.number]));
  const scored = [...game].reverse().find((line) => !isReady(line));
  const newest = hasSeenScore && scored?.ofNextDeal ? scored : game.at(-1);
  const { number = begun, says = [], ofNextDeal = 0 } = newest ?? {};
  if (number < begun) return "";
  return says.slice(hasSeenScore && ofNextDeal ? -ofNextDeal : 0).join(" ");
}
