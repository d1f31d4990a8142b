/** The messages that the client works with, under short names. */
import type * as casino from "./generated/casino.ts";
import type * as hazari from "./generated/hazari.ts";
import type * as raub from "./generated/raub.ts";
import type * as wire from "./generated/wire.ts";
import type * as zwanzig from "./generated/zwanzig_ab.ts";

export type {
  Arrangement as Suggestion,
  Arrangements,
  Assessment,
  Clock,
  Decision,
  Evidence,
  Explained,
  Hints,
  Judgement,
  LegalMove,
  LegalMoves,
  Refused,
  Replay,
  Review,
  Said,
  SeatHeld,
  Status,
  Step,
  Study,
  StudyGroup,
  TableCard,
  TableState,
} from "./generated/wire.ts";
export type { CasinoAgreement, CasinoView, Changes } from "./generated/casino.ts";
export type { HazariAgreement, HazariView } from "./generated/hazari.ts";
export type { RaubAgreement, RaubView } from "./generated/raub.ts";
export type { ZwanzigAgreement, ZwanzigView } from "./generated/zwanzig_ab.ts";

export type { SeatClock, Setup } from "./generated/session.ts";
export type View = casino.CasinoView | raub.RaubView | zwanzig.ZwanzigView | hazari.HazariView;
/** What is agreed at a table, and what follows from it for the whole match. */
export type Agreement =
  casino.CasinoAgreement | raub.RaubAgreement | zwanzig.ZwanzigAgreement | hazari.HazariAgreement;
export type GameEvent = casino.Event | raub.Event | zwanzig.Event | hazari.Event;
export type Entries = wire.Entries;
export type LogEntry = Entries["entries"][number];
/** Seat, what it is asked, number of the question. */
export type Question = [seat: number, what: "move" | "call", number: number];

/** Cards that the viewer knows, or how many there are. */
export type Held = string[] | number;

export function count(held: Held | undefined): number {
  return typeof held === "number" ? held : (held?.length ?? 0);
}

export function known(held: Held | undefined): string[] {
  return Array.isArray(held) ? held : [];
}
