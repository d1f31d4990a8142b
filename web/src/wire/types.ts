/** The client's message types, under short names. */
import type { Families } from "./generated/families.ts";
import type * as wire from "./generated/wire.ts";

export type {
  Action,
  Arrangement as Suggestion,
  Arrangements,
  Assessment,
  Ban,
  BetweenDeals,
  Clock,
  CodedTable,
  Companion,
  Course,
  JudgedDecision,
  EnteredDeal,
  EntryField,
  Evidence,
  ExampleView,
  Explained,
  GameFamily,
  GameVariant,
  Games,
  Hints,
  HouseState,
  Invitation,
  ExampleVerdict,
  Judgement,
  KnownPerson,
  KnownReport,
  KnownTable,
  KnownWordReport,
  ReachRow,
  Leader,
  Lesson,
  Me,
  MyMatch,
  Option,
  PrivacyFigures,
  PublicPlayer,
  Question,
  Refused,
  Replay,
  ReportedLine,
  ReportedPerson,
  Review,
  RulesText,
  Ruling,
  RulingField,
  Said,
  SeatHeld,
  ScoreNote,
  ScoreQuery,
  ScoredDeal,
  Scores,
  SeatChange,
  Section,
  SeriesState,
  SignedInBrowser,
  Span,
  Statistics,
  Status,
  ReplayStep,
  Study,
  StudyGroup,
  TableCard,
  TableCode,
  TableState,
  VariantResults,
} from "./generated/wire.ts";
export type { CasinoAgreement, CasinoView, Changes } from "./generated/casino.ts";
export type { HazariAgreement, HazariView } from "./generated/hazari.ts";
export type { RaubAgreement, RaubView } from "./generated/raub.ts";
export type { ZwanzigAgreement, ZwanzigView } from "./generated/zwanzig_ab.ts";
export type { SeatClock, Setup } from "./generated/session.ts";

/** Name of a family; each has its own message types. */
export type FamilyName = keyof Families;
export type View<F extends FamilyName = FamilyName> = Families[F]["view"];
/** The agreement at a table, and its consequences for the whole match. */
export type Agreement<F extends FamilyName = FamilyName> = Families[F]["agreement"];
export type GameEvent<F extends FamilyName = FamilyName> = Families[F]["event"];
export type Entries = wire.Entries;
export type LogEntry = Entries["entries"][number];
export type LegalMove<F extends FamilyName = FamilyName> = Omit<wire.LegalMove, "move" | "effect"> & {
  move: Families[F]["move"];
  effect: Families[F]["effect"];
};
export type LegalMoves<F extends FamilyName = FamilyName> = Omit<wire.LegalMoves, "moves"> & {
  moves: LegalMove<F>[];
};

/** Cards that the viewer knows, or their number. */
export type HandOrCount = string[] | number;

export function count(held: HandOrCount | undefined): number {
  return typeof held === "number" ? held : (held?.length ?? 0);
}

export function knownCards(held: HandOrCount | undefined): string[] {
  return Array.isArray(held) ? held : [];
}
