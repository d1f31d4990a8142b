/**
 * A table as one viewer sees it: the drawn position, the seats, the possible actions and the selection. Nothing
 * here knows a rule: moves and their consequences come from the server.
 */
import {
  connection,
  RefusedError,
  type Asking,
  type Command,
  type Result,
  type SeatAsking,
  type SeatRequest,
} from "$/wire/connection.svelte.ts";
import {
  count,
  knownCards,
  type Entries,
  type FamilyName,
  type LegalMove,
  type LegalMoves,
  type Question,
  type SeatClock,
  type SeatHeld,
  type Setup,
  type TableState,
  type View,
} from "$/wire/types.ts";
import { readerTag } from "$/cards/pattern.svelte.ts";
import { settings } from "$/settings.svelte.ts";
import { t } from "$/words/words.svelte.ts";
import { drawingsAtTable, type Drawing } from "$/parts/portraits.ts";
import { Selection } from "./selection.svelte.ts";
import { drawPart, recordShuffle, owedCommands, partOf } from "./shuffle.ts";
import { Stage, type DisplayedPosition } from "./stage.svelte.ts";
import { cardsIn, undoingOf, type UndoRequest } from "./undoRequest.ts";

/** The reason of an actual or possible refusal, in words. */
export interface RefusalNote {
  message: string;
  rule: string;
  /** The section of the rules that explains the refusal. */
  section: string;
  cards: string[];
  /** The selected cards and keys that make no move; absent if the refusal is not about a selection. */
  pointed?: { hand: string[]; table: string[] };
}

/** The element that the player asked about, and its possible moves. */
interface Peek {
  name: string;
  /** For each move, its effect, and the cards of the hand that it needs in addition to the card asked about. */
  lines: { cards: string[]; says: string }[];
}

/** The delay in milliseconds before a pending move is marked. */
const MARKED_AFTER_MS = 600;

/** Maximum number of moves listed in an explanation. */
const MAX_LINES = 5;

export class Table<F extends FamilyName = FamilyName> extends Stage<F> {
  moves = $state.raw<LegalMoves<F> | null>(null);
  #why = $state.raw<RefusalNote | null>(null);
  /** The number of changes of the reason. An answer to a question that is older than the last change is ignored. */
  #reasons = 0;
  /** The pending move: sent, or waiting for the connection. */
  sending = $state<string | null>(null);
  /** True if the answer to the pending move takes longer than usual. */
  #isSlow = $state(false);
  /** The number of unanswered commands. */
  #pending = $state(0);
  /** A bot's suggestion, requested by the viewer. */
  hint = $state.raw<{ title: string; reason: string; more: { title: string; reason: string }[] } | null>(
    null,
  );
  isThinking = $state(false);
  /** The explanation of a card: its name, and the moves that use it now. */
  peek = $state.raw<Peek | null>(null);
  readonly pointing = new Selection(this);

  #asked = "";
  /** The number of the question that `moves` belong to. */
  #movesFor: number | null = null;
  /** The completed steps of the shuffle. */
  #done = new Set<string>();
  /** The callbacks that wait for the viewer to request the next deal. */
  #whenSeen: (() => void)[] = [];

  // ------------------------------------------------------------------ state

  get state(): TableState | null {
    return this.shown?.state ?? null;
  }

  get view(): View<F> | null {
    return this.shown?.view ?? null;
  }

  get isMine(): boolean {
    return this.seat !== null;
  }

  get isOwner(): boolean {
    return this.latest?.state.owner === connection.me?.id;
  }

  get hand(): string[] {
    const view = this.view;
    if (!view || this.seat === null) return [];
    const cards = knownCards(view.hands[this.seat]);
    return this.family?.inOrder(cards, view, this) ?? cards;
  }

  /** The other seats, starting at the viewer's left, in the real order of play. */
  get others(): number[] {
    const seats = this.state?.seats.length ?? 0;
    const me = this.seat ?? 0;
    return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
  }

  get isCounterclockwise(): boolean {
    return this.agreement?.direction === "ccw";
  }

  /** True if the viewer has a decision. */
  get isAsked(): boolean {
    return this.question !== null;
  }

  get question(): Question | null {
    const asked = this.latest?.state.asked ?? [];
    return asked.find(([seat, what]) => seat === this.seat && what === "move") ?? null;
  }

  /** The drawings of the people at the table, by name. */
  get drawings(): Map<string, Drawing> {
    return drawingsAtTable(
      (this.state?.seats ?? []).flatMap(({ occupant }) => (occupant?.kind === "person" ? [occupant] : [])),
    );
  }

  /** The seats of this browser's user; several on a shared device. */
  get ownSeats(): number[] {
    return this.#seatsOf(this.shown);
  }

  #seatsOf(position: DisplayedPosition | null): number[] {
    return (position?.state.seats ?? []).flatMap(({ occupant }, seat) =>
      occupant?.kind === "person" && occupant.id === connection.me?.id ? [seat] : [],
    );
  }

  /** The agreed settings of the table. */
  get setup(): Setup | null {
    const opened = this.shown ? this.feed?.log[0] : undefined;
    return opened?.entry === "opened" ? opened.setup : null;
  }

  /** The latest clocks of the seats. */
  get clocks(): SeatClock[] {
    const log = this.feed?.log.slice(0, this.shown?.upTo ?? 0) ?? [];
    return [...log].reverse().find((entry) => entry.clocks?.length)?.clocks ?? [];
  }

  /** True while the match waits for a player who looks at the score of a deal. */
  get isWaitingForNextDeal(): boolean {
    return this.latest?.state.score?.holds ?? false;
  }

  /** True while the viewer looks at the score of a deal, until the next deal is requested. */
  get isShowingScore(): boolean {
    return this.#looksAtScore(this.shown) && this.#looksAtScore(this.latest);
  }

  #looksAtScore(position: DisplayedPosition | null): boolean {
    const state = position?.state;
    return (
      !this.isStill &&
      this.seat !== null &&
      state?.stage === "playing" &&
      Boolean(state.score?.unseen.includes(this.seat))
    );
  }

  /** Close the score of the deal. */
  async nextDeal(): Promise<void> {
    if (this.seat !== null) await this.tryTo({ do: "next-deal", seat: this.seat });
  }

  /** Resolves once the viewer has closed the score. */
  untilNextDeal(): Promise<void> {
    return this.#looksAtScore(this.latest)
      ? new Promise((resolve) => this.#whenSeen.push(resolve))
      : Promise.resolve();
  }

  /** True if the viewer may get hints during the match. */
  get mayHint(): boolean {
    return this.isMine && this.state?.stage === "playing" && this.state.hints;
  }

  /** True if moves may be taken back at this table. */
  get hasUndo(): boolean {
    return this.isMine && this.state?.stage === "playing" && this.setup?.undo !== false;
  }

  /** True if the viewer has a move that an undo could take back. */
  readonly #hasMoved = $derived.by(() => {
    const log = this.feed?.log.slice(0, this.shown?.upTo ?? 0) ?? [];
    const gone = new Set(log.flatMap((entry) => (entry.entry === "undone" ? entry.takes_back : [])));
    return log.some(
      (entry) => entry.entry === "moved" && entry.seat === this.seat && !gone.has(entry.number),
    );
  });

  /** True if an undo can be requested now: the viewer has moved, no request is open, and no score is displayed. */
  get mayUndo(): boolean {
    return (
      this.hasUndo &&
      this.#hasMoved &&
      this.state?.undo_by == null &&
      !this.isWaitingForNextDeal &&
      !this.isShowingScore
    );
  }

  /** The open request to take moves back. */
  undoing: UndoRequest | null = $derived(undoingOf(this));

  get isOver(): boolean {
    return this.state?.stage === "over";
  }

  sideOf(seat: number): number {
    const sides = this.view?.sides ?? [];
    return Math.max(
      0,
      sides.findIndex((seats) => seats.includes(seat)),
    );
  }

  cardsOf(seat: number): number {
    return count(this.view?.hands[seat]);
  }

  absenceOf(seat: number): SeatHeld | undefined {
    return this.state?.seats[seat];
  }

  /** Return true if a player is offline and no bot plays for them. */
  isAway(seat: number): boolean {
    const held = this.absenceOf(seat);
    return (
      held?.occupant?.kind === "person" && !held.stand_in && held.occupant.id in (this.state?.away ?? {})
    );
  }

  /** Return the name of a seat's occupant; if that person has left, of the bot that plays for them. */
  name(seat: number): string {
    const held = this.absenceOf(seat);
    const occupant = held?.occupant ?? held?.stand_in;
    if (!occupant) return t("web-seat-empty");
    if (occupant.kind === "person")
      return occupant.id === connection.me?.id && seat === this.seat
        ? t("web-you")
        : occupant.name || t("web-somebody");
    return this.shown?.names[seat] || t("web-somebody");
  }

  /** The reason why the selection or the attempted move is not possible. */
  get why(): RefusalNote | null {
    return this.#why;
  }

  set why(why: RefusalNote | null) {
    this.#reasons++;
    this.#why = why;
  }

  // ------------------------------------------------------------------ actions
  /** Make a move. If it is refused, `why` holds the reason. */
  async play(move: LegalMove | string): Promise<boolean> {
    const text = typeof move === "string" ? move : move.text;
    if (this.isSending || this.seat === null) return false;
    this.sending = text;
    this.why = null;
    this.hint = null;
    const slow = setTimeout(() => (this.#isSlow = true), MARKED_AFTER_MS);
    try {
      await this.act({ do: "play", seat: this.seat, move: text, question: this.question?.[2] ?? null });
      this.pointing.clear();
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    } finally {
      clearTimeout(slow);
      this.#isSlow = false;
      this.sending = null;
    }
  }

  get isSending(): boolean {
    return this.sending !== null;
  }

  /** The key of the message about a pending move: sent, or waiting for the connection; "" if there is none. */
  get sendingMessageKey(): "web-under-way" | "web-waits-for-line" | "" {
    if (!this.isSending) return "";
    if (connection.line !== "open") return "web-waits-for-line";
    return this.#isSlow ? "web-under-way" : "";
  }

  /** Return the key of the message about a move while it is pending; "" otherwise. */
  sendingMessageKeyOf(move: LegalMove): "web-under-way" | "web-waits-for-line" | "" {
    return this.sending === (this.family?.textOf?.(move) ?? move.text) ? this.sendingMessageKey : "";
  }

  /** The cards of the hand that the pending move plays. */
  get pendingCards(): readonly string[] {
    if (!this.sendingMessageKey) return [];
    return this.pointing.all.find(({ move }) => this.sendingMessageKeyOf(move))?.used.hand ?? [];
  }

  /** True while a request waits because the connection is lost. */
  get isWaitingForConnection(): boolean {
    return connection.line !== "open" && this.#pending > 0;
  }

  /**
   * Ask why the selected cards of the hand and keys of the table make no move. If they make a legal move that is
   * missing from the incomplete list, the move is added. With `quietly`, the reason is not shown.
   */
  async whyNot(hand: string[], keys: string[], quietly = false): Promise<void> {
    const { view } = this;
    if (this.seat === null || !view) return;
    const table = this.family?.cardsOf?.(keys, view) ?? keys;
    const reasons = this.#reasons;
    // A selection that the server cannot read as a move has no message of its own.
    const unused = this.pointing.isUnused ? t("web-no-move-together") : "";
    try {
      const said = await this.ask("explain", { pointed: { hand, table } });
      const message = said.message || unused;
      if (said.legal) this.#offer(said);
      else if (message && !quietly && reasons === this.#reasons)
        this.why = {
          message,
          rule: said.refusal?.rule ?? "",
          section: said.section ?? "",
          cards: cardsIn(said.refusal?.facts),
          pointed: { hand, table: keys },
        };
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Add a move to an incomplete list, so that it can be chosen like any other. */
  #offer({ text, move, effect, title, result, says }: Result<"explain">): void {
    const { moves } = this;
    if (!moves || moves.complete || !text || !move || !effect) return;
    if (moves.moves.some((listed) => listed.text === text)) return;
    this.#list({ ...moves, moves: [...moves.moves, { text, move, effect, title, result, says }] });
  }

  /** Offer these legal moves, and no others. */
  #list(moves: Result<"legal">): void {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- told of its own family only
    this.moves = moves as LegalMoves<F>;
  }

  /** Ask a bot for a hint; the cards of its best move are raised and marked. */
  async askHint(): Promise<void> {
    if (this.seat === null || this.isThinking || !this.isAsked || !this.mayHint) return;
    const asked = this.question?.[2];
    this.isThinking = true;
    this.why = null;
    try {
      const { moves } = await this.ask("hint");
      if (this.question?.[2] !== asked) return;
      const titled = moves.map(({ text, reason, title = text }) => ({ text, reason, title }));
      const best = titled[0];
      if (!best) return;
      this.hint = { title: best.title, reason: best.reason, more: titled.slice(1, 3) };
      this.pointing.pointAt(best.text);
    } catch (error) {
      this.#refused(error);
    } finally {
      this.isThinking = false;
    }
  }

  /** Send a request about the position of the seat. Throws RefusedError. */
  ask<N extends SeatRequest>(what: N, ...[fields]: SeatAsking<N>): Promise<Result<N>> {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- with what `SeatAsking` leaves out
    return connection.ask(what, ...([{ table: this.id, seat: this.seat, ...fields }] as Asking<N>));
  }

  /** Explain a card or a build: its name, and the moves that use it now. */
  look(key: string, name: string): void {
    const uses = this.pointing.all.filter(({ used }) => used.hand.includes(key) || used.table.includes(key));
    const lines = uses.map(({ move, used }) => ({
      cards: used.table.includes(key) ? used.hand : [],
      says: move.title ?? move.text,
    }));
    this.why = null;
    this.peek = { name, lines: lines.slice(0, MAX_LINES) };
  }

  /** Clear the selection and its explanation. */
  clearSelection(): void {
    this.pointing.clear();
    this.hint = null;
    this.why = null;
    this.peek = null;
  }

  /** Send a command that is not a move to the table. Throws RefusedError. */
  async act(command: Command): Promise<number> {
    this.#pending++;
    try {
      return await connection.ask("act", { table: this.id, command });
    } finally {
      this.#pending--;
    }
  }

  /** Send a command that is not a move to the table; a refusal is in `why`. */
  async tryTo(command: Command): Promise<void> {
    try {
      await this.act(command);
    } catch (error) {
      this.#refused(error);
    }
  }

  // ------------------------------------------------------------------ pace
  /** True while other players' moves wait until the viewer requests the next one. */
  isHeldBack = $state(false);
  #seeNext: (() => void) | null = null;
  /** True if another player's move was drawn last. */
  #hasSeenOther = false;

  /** Show the next move. */
  seeNext(): void {
    this.#seeNext?.();
  }

  override close(): void {
    super.close();
    this.seeNext();
  }

  protected override get isParked(): boolean {
    return this.isHeldBack || this.isShowingScore;
  }

  protected override get drawsAll(): boolean {
    return this.isHeldBack;
  }

  /** With a clock, nothing is held back, because the viewer's own time would pass. */
  protected override async mayDraw(message: Entries): Promise<void> {
    const movers = message.entries.flatMap((entry) => (entry.entry === "moved" ? [entry.seat] : []));
    if (movers.length === 0) return;
    const isOther = movers.some((seat) => seat !== this.seat);
    const waits = settings.pace === "wait" && isOther && this.#hasSeenOther && !document.hidden;
    this.#hasSeenOther = isOther;
    if (!waits || this.setup?.clock) return;
    this.isHeldBack = true;
    await new Promise<void>((resolve) => (this.#seeNext = resolve));
    this.#seeNext = null;
    this.isHeldBack = false;
    await this.stopReplay();
  }

  // ------------------------------------------------------------------ requests to the viewer
  protected override hasHeard(): void {
    this.#takePart();
    if (this.#looksAtScore(this.latest)) return;
    for (const resolve of this.#whenSeen.splice(0)) resolve();
  }

  /** Take the required steps of the shuffle, each once. */
  #takePart(): void {
    const log = this.feed?.log ?? [];
    if (this.isStill || this.seat === null) return;
    recordShuffle(this.id, log);
    const { show, commit } = owedCommands(log, this.#seatsOf(this.latest));
    const commands: Command[] = [];
    for (const { seat, commitment } of show) {
      const entropy = partOf(commitment);
      if (entropy && this.#once(`${seat} ${commitment}`))
        commands.push({ do: "show-entropy", seat, entropy });
    }
    for (const seat of commit)
      if (this.#once(`${seat} ${log.length}`)) commands.push({ do: "commit", seat, commitment: drawPart() });
    for (const command of commands)
      this.act(command).catch((error: unknown) => {
        // A refusal means that time was up or another window was faster; the log contains it.
        if (!(error instanceof RefusedError)) throw error;
      });
  }

  #once(what: string): boolean {
    if (this.#done.has(what)) return false;
    this.#done.add(what);
    return true;
  }

  protected override hasShown(): void {
    void this.#askMoves();
  }

  /** Request the legal moves, once for each question. */
  async #askMoves(): Promise<void> {
    const question = this.question;
    const calls = this.latest?.state.stage === "playing" && this.seat !== null;
    const key = `${question?.[2] ?? "-"} ${this.feed?.log.length} ${readerTag()}`;
    if (key === this.#asked) return;
    this.#asked = key;
    if (this.#movesFor !== (question?.[2] ?? null)) this.hint = null;
    this.peek = null;
    // Moves of an earlier question must not be offered until the new ones arrive.
    if (this.#movesFor !== (question?.[2] ?? null) || !calls) this.moves = null;
    this.#movesFor = question?.[2] ?? null;
    if (!question) this.pointing.clear();
    if (!calls || this.family?.listsMoves === false) return;
    try {
      const moves = await this.ask("legal");
      if (key === this.#asked) {
        this.#list(moves);
        this.pointing.renew();
      }
    } catch {
      if (key === this.#asked) this.moves = null;
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof RefusedError)) throw error;
    const { message, rule, section, facts } = error.refused;
    this.why = { message, rule: rule ?? "", section: section ?? "", cards: cardsIn(facts) };
  }
}
