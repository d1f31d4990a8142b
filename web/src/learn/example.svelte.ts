/** A playable example: a table that stands still, whose moves the engine judges without anything happening. */
import { familyOf } from "$/families.ts";
import { Table } from "$/table/table.svelte.ts";
import { agreementOf, get, library, variantOf } from "$/wire/library.ts";
import type { Entries, GameEvent, LegalMove, Question, TableState, View } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";

interface ExampleView {
  id: string;
  variant: string;
  card: string | null;
  view: View;
  moves: LegalMove[];
}

interface Judged {
  text: string;
  legal: boolean;
  sentence: string;
  /** What happens because of it. */
  events: GameEvent[];
  /** How it stands afterwards. */
  view: View | null;
  refused: { message: string; rule: string | null; section: string | null } | null;
}

/** What the engine has said of a move. */
interface Answer {
  text: string;
  isLegal: boolean;
  says: string;
  section: string;
}

export class ExampleTable extends Table {
  readonly example: string;
  answer = $state.raw<Answer | null>(null);
  /** Moves that end it; none: whatever is legal. */
  wanted: readonly string[] = [];
  isDone = $state(false);

  private constructor(example: ExampleView) {
    super("", 0, { log: [], says: [], close: () => undefined });
    this.example = example.id;
    this.canonical = example.variant;
  }

  static async load(id: string, variant: string): Promise<ExampleTable> {
    const example = await library<ExampleView>(`/api/examples/${encodeURIComponent(id)}`, { variant });
    const [known, agreement] = await Promise.all([variantOf(example.variant), agreementOf(example.variant)]);
    if (!known) throw new Error(example.variant);
    const table = new ExampleTable(example);
    const seats = example.view.hands.length;
    const question: Question = [0, "move", 0];
    const state = {
      stage: "playing",
      owner: "",
      seats: Array.from({ length: seats }, (_, seat) => ({
        occupant: {
          kind: "person",
          id: `seat-${seat}`,
          name: seat ? t("web-learn-neighbour", { number: seat }) : t("web-you"),
        },
      })),
      away: {},
      asked: [question],
    } as unknown as TableState;
    const names = Array.from({ length: seats }, (_, seat) =>
      seat ? t("web-learn-neighbour", { number: seat }) : t("web-you"),
    );
    table.place(
      { state, view: example.view, status: null, names, upTo: 0 },
      known,
      await familyOf(known.family),
      agreement,
    );
    table.moves = { moves: example.moves, count: example.moves.length, calls: [] };
    return table;
  }

  /** Try a move. */
  override async play(move: LegalMove | string): Promise<boolean> {
    await this.#judge({ move: typeof move === "string" ? move : move.text });
    return this.answer?.isLegal ?? false;
  }

  override async whyNot(hand: string[], keys: string[]): Promise<void> {
    const table = (this.view && this.family?.cardsOf?.(keys, this.view)) ?? keys;
    await this.#judge({ hand: hand.join(","), table: table.join(",") });
  }

  override async ask<T>(what: string, fields: object = {}): Promise<T> {
    const id = encodeURIComponent(this.example);
    if (what === "explain") {
      const judged = await get<Judged>(`/api/examples/${id}`, {
        variant: this.canonical,
        move: (fields as { move: string }).move,
      });
      return {
        legal: judged.legal,
        text: judged.text,
        message: judged.refused?.message,
        refusal: judged.refused,
      } as T;
    }
    if (what === "legal") return { moves: [], count: 0, calls: [] } as T; // only once the move has been made
    const query = Object.entries(fields).map(([name, value]) => [name, inAddress(value)] as const);
    return get<T>(`/api/examples/${id}/${what}`, { variant: this.canonical, ...Object.fromEntries(query) });
  }

  /** Ask about a move, or about cards that are pointed at. */
  async #judge(asked: { move: string } | { hand: string; table: string }): Promise<void> {
    if (this.isDone) return;
    try {
      const judged = await get<Judged>(`/api/examples/${encodeURIComponent(this.example)}`, {
        variant: this.canonical,
        ...asked,
      });
      this.answer = {
        text: judged.text,
        isLegal: judged.legal,
        says: judged.legal ? judged.sentence : (judged.refused?.message ?? ""),
        section: judged.refused?.section ?? "",
      };
      this.isDone = judged.legal && (this.wanted.length === 0 || this.wanted.includes(judged.text));
      if (this.isDone && judged.view) void this.#go(judged.events, judged.view);
    } catch (error) {
      this.answer = {
        text: "move" in asked ? asked.move : "",
        isLegal: false,
        says: error instanceof Error ? error.message : String(error),
        section: "",
      };
    }
    if (this.isDone) this.pointing.clear();
  }

  /** The move is made. */
  async #go(events: GameEvent[], view: View): Promise<void> {
    if (!this.shown) return;
    const { state, names, upTo } = this.shown;
    const entries = [{ entry: "moved", number: upTo, at: 0, seat: this.seat, events }];
    await this.goOn({
      type: "entries",
      table: "",
      seat: this.seat,
      first: upTo,
      entries,
      state: { ...state, asked: [] },
      view,
      status: null,
      names,
      now: 0,
    } as unknown as Entries);
  }
}

/** A field of a request in an address: lists with commas, lists of lists with strokes between them. */
function inAddress(value: unknown): string {
  return Array.isArray(value)
    ? value.map((each) => inAddress(each)).join(value.some((each) => Array.isArray(each)) ? "/" : ",")
    : String(value);
}
