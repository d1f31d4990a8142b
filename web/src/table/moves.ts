/** The events of a match, by entry and by deal, as the list of moves shows them. */
import type { FamilyName, GameEvent, LogEntry } from "$/wire/types.ts";

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
  /** The position in the list, from 1 without gaps. */
  place: number;
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
 * Return the lines of each deal. Sentences after the score of the last deal belong to that deal. With `scoreStands`,
 * while the score is displayed, sentences about the next deal are left out.
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
 * Return the last events in words. After the end of a deal, these are about the next deal once the score has been
 * seen; sentences from before the match are left out.
 */
export function lastOf(lines: readonly Line[], log: readonly LogEntry[], hasSeenScore: boolean): string {
  const begun = log.findIndex(({ entry }) => entry === "begun");
  const { number = begun, says = [], ofNextDeal = 0 } = lines.at(-1) ?? {};
  if (number < begun) return "";
  return says.slice(hasSeenScore && ofNextDeal ? -ofNextDeal : 0).join(" ");
}
