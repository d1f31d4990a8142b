/** A playable example: a static table whose moves the engine judges without playing on. */
import { familyOf } from "$/families.ts";
import { stillEntry, stillState } from "$/table/staticTable.ts";
import { Table } from "$/table/table.svelte.ts";
import type { Result, SeatAsking, SeatFields, SeatRequest } from "$/wire/connection.svelte.ts";
import { call } from "$/wire/http.ts";
import { agreementOf, library, variantOf } from "$/wire/library.ts";
import type { ExampleView, GameEvent, LegalMove, View } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";
import { problemOf } from "$/words/errorText.ts";

/** The engine's verdict on a move. */
interface MoveVerdict {
  text: string;
  isLegal: boolean;
  says: string;
  section: string;
}

export class ExampleTable extends Table {
  readonly example: string;
  answer = $state.raw<MoveVerdict | null>(null);
  /** The accepted moves; if empty, any legal move. */
  wanted: readonly string[] = [];
  isDone = $state(false);

  /** The example's own answers to requests that other tables send to the server. */
  readonly #answers: { [N in SeatRequest]?: (fields?: SeatFields<N>) => Promise<Result<N>> } = {
    legal: async () => ({ moves: [], count: 0, complete: true, calls: [] }), // moves are judged when they are tried
    explain: async ({ move = "" } = {}) => {
      const { refused, ...judged } = await call("judge", { ...this.#which, move });
      return {
        legal: judged.legal,
        text: judged.text,
        effect: judged.effect,
        message: refused?.message ?? "",
        refusal: refused && { ...refused, detail: "" },
      };
    },
    study: ({ groups } = { groups: [] }) =>
      call("study", { ...this.#which, groups: groups.map((cards) => cards.join(",")).join("/") }),
    arrangements: () => call("arrangements", this.#which),
  };

  private constructor(example: ExampleView) {
    super("", 0, { log: [], says: [], close: () => undefined });
    this.example = example.id;
    this.canonical = example.variant;
  }

  /** The reason disappears when the selection changes, together with the verdict on the last attempt. */
  override get why(): Table["why"] {
    return super.why;
  }

  override set why(why: Table["why"]) {
    super.why = why;
    this.answer = null;
  }

  static async load(id: string, variant: string): Promise<ExampleTable> {
    const example = await library("example", { id, variant });
    const [known, agreement] = await Promise.all([variantOf(example.variant), agreementOf(example.variant)]);
    if (!known) throw new Error(example.variant);
    const table = new ExampleTable(example);
    const names = example.view.hands.map((_, seat) =>
      seat ? t("web-learn-neighbour", { number: seat }) : t("web-you"),
    );
    const state = stillState(names, "playing", { asked: [[0, "move", 0]] });
    table.place(
      { state, view: example.view, status: null, names, upTo: 0 },
      known,
      await familyOf(known.family),
      agreement,
    );
    table.moves = { moves: example.moves, count: example.moves.length, complete: true, calls: [] };
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

  /** The identifiers of the example in requests. */
  get #which(): { id: string; variant: string } {
    return { id: this.example, variant: this.canonical };
  }

  override async ask<N extends SeatRequest>(what: N, ...[fields]: SeatAsking<N>): Promise<Result<N>> {
    const answer = this.#answers[what];
    if (!answer) throw new Error(`an example does not answer ${what}`);
    return answer(fields);
  }

  /** Request a verdict on a move or on the selected cards. */
  async #judge(asked: { move: string } | { hand: string; table: string }): Promise<void> {
    if (this.isDone) return;
    try {
      const judged = await ("move" in asked
        ? call("judge", { ...this.#which, ...asked })
        : call("judge-pointed", { ...this.#which, ...asked }));
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
        says: problemOf(error),
        section: "",
      };
    }
    if (this.isDone) this.pointing.clear();
  }

  /** Show the result of the move. */
  async #go(events: GameEvent[], view: View): Promise<void> {
    if (!this.shown) return;
    const { state, names, upTo } = this.shown;
    await this.goOn({
      type: "entries",
      table: "",
      seat: this.seat,
      first: upTo,
      entries: [stillEntry(upTo, this.seat, events)],
      state: { ...state, asked: [] },
      view,
      status: null,
      names,
      now: 0,
    });
  }
}
