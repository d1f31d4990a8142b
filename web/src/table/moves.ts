/** The events of a match, by entry and by deal, as the list of moves shows them. */
import type { FamilyName, GameEvent, LogEntry } from "$/wire/types.ts";

/** An entry of the log that is told in words. */
export interface Line {
  number: number;
  /** The seat that moved, or null. */
  seat: number | null;
  says: string[];
  /** The number of final sentences that describe the deal after a scored one. */
  ofNextDeal: number;
}

/** A line of the list: its number in the list, and the entry that it is about. */
export interface NumberedLine {
  /** From 1 on, without gaps. */
  place: number;
  /** Number of the entry. */
  entry: number;
  says: string[];
}

/** Return the sentences about the seating before the match. */
export function seatingOf(lines: readonly Line[], log: readonly LogEntry[]): readonly Line[] {
  const begun = log.findIndex(({ entry }) => entry === "begun");
  return begun < 0 ? lines : lines.filter(({ number }) => number < begun);
}

/**
 * The lines of each deal; what is said after the last deal has been scored belongs to it. While its score stands,
 * nothing of the next one is told that came with it.
 */
export function dealsOf(
  lines: readonly Line[],
  log: readonly LogEntry[],
  scoreStands = false,
): NumberedLine[][] {
  const lastScored = [...lines].reverse().find(({ number }) => isScoring(log[number]))?.number;
  const deals: NumberedLine[][] = [[]];
  let place = 0;
  let isScored = false;
  const add = (entry: number, says: string[]): void => {
    if (says.length) deals.at(-1)?.push({ place: ++place, entry, says });
  };
  for (const { number, says, ofNextDeal } of lines.slice(seatingOf(lines, log).length)) {
    const entry = log[number];
    if (isScored && entry?.entry === "moved") {
      deals.push([]);
      isScored = false;
    }
    add(number, says.slice(0, says.length - ofNextDeal));
    if (isScoring(entry)) isScored = true;
    if (ofNextDeal && !(scoreStands && number === lastScored)) {
      deals.push([]);
      isScored = false;
      add(number, says.slice(says.length - ofNextDeal));
    }
  }
  return deals.filter((told) => told.length > 0);
}

function isScoring(entry: LogEntry | undefined): boolean {
  return entry !== undefined && eventsOf(entry).some(({ type }) => type === "deal-scored");
}

/** Return the events of a log entry. */
export function eventsOf<F extends FamilyName = FamilyName>(entry: LogEntry): GameEvent<F>[] {
  const events = "events" in entry ? (entry.events ?? []) : [];
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a table is told of its own family only
  return events as GameEvent<F>[];
}

/**
 * What has happened last, in words: of the end of a deal what the next one has, once the score has been seen; in a
 * match nothing of how its seats were taken.
 */
export function lastOf(lines: readonly Line[], log: readonly LogEntry[], hasSeenScore: boolean): string {
  const begun = log.findIndex(({ entry }) => entry === "begun");
  const { number = begun, says = [], ofNextDeal = 0 } = lines.at(-1) ?? {};
  if (number < begun) return "";
  return says.slice(hasSeenScore && ofNextDeal ? -ofNextDeal : 0).join(" ");
}
