/** Tables without players: a position of a replay, a lesson or an example. */
import type { GameEvent, LogEntry, Question, TableState } from "$/wire/types.ts";

/** The occupant of a seat, if any. */
type Occupant = TableState["seats"][number]["occupant"];

/**
 * Return the state of a table without a server. A seat without a given occupant gets a person with the seat's name.
 */
export function stillState(
  names: string[],
  stage: TableState["stage"],
  { asked = [], seats = [] }: { asked?: Question[]; seats?: Occupant[] } = {},
): TableState {
  return {
    stage,
    owner: "",
    seats: names.map((name, seat) => ({
      occupant: seats[seat] ?? { kind: "person", id: `seat-${seat}`, name },
    })),
    away: {},
    asked,
    undo_by: null,
    undo_waits_for: [],
    entropy_from: [],
    rematch_wanted: [],
    next_table: "",
    paused: false,
    abandoned: false,
    score: null,
    absence: "ask",
    absence_answers: {},
    bot_moves: [],
    hints: false,
    hinted: [],
    stand_ins: {},
    free_chat: false,
  };
}

/** Return the log entry of a move. */
export function stillEntry(
  number: number,
  seat: number | null,
  events: GameEvent[],
  text?: string,
): LogEntry {
  return { entry: "moved", number, at: 0, seat: seat ?? 0, text, events };
}
