/**
 * The connection to the server (docs/reference/wire.md). A request is sent again under the same id until it is
 * answered, so the server never executes a change twice. A connection on which a request stays unanswered is closed
 * and opened again.
 */
import { readerTag } from "$/cards/pattern.svelte.ts";
import { settings } from "$/settings.svelte.ts";
import { call, HttpError } from "./http.ts";
import { transport, type Duplex } from "./transport.ts";
import type { Requests } from "./generated/requests.ts";
import type { HouseNotice, Message, Refused, Welcome } from "./generated/wire.ts";

/** A refusal by the server; `message` is the reason in words. */
export class RefusedError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

export type RequestName = keyof Requests;
export type Result<N extends RequestName> = Requests[N]["answer"];
export type Fields<N extends RequestName> = Omit<Requests[N]["request"], "do" | "id">;
/** The fields of a request; the argument is optional if all fields are. */
export type Asking<N extends RequestName> =
  Record<never, never> extends Fields<N> ? [fields?: Fields<N>] : [fields: Fields<N>];
/** The names of the requests about a seat's position. */
export type SeatRequest = {
  [N in RequestName]: Requests[N]["request"] extends { table: string; seat: number } ? N : never;
}[RequestName];
export type SeatFields<N extends SeatRequest> = Omit<Fields<N>, "table" | "seat">;
export type SeatAsking<N extends SeatRequest> =
  Record<never, never> extends SeatFields<N> ? [fields?: SeatFields<N>] : [fields: SeatFields<N>];
/** The commands of players at a table. */
export type Command = Requests["act"]["request"]["command"];

interface Waiting {
  text: string;
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

export type ConnectionState = "connecting" | "open" | "lost";
type Listener = (message: Message) => void;

const FIRST_MS = 300;
const LONGEST_MS = 8000;
/** Maximum number of names tried for a guest, besides the one in the settings. */
const NEW_NAMES = 5;
/**
 * The intervals between pings in milliseconds: the usual one, and the one while a player must move at a displayed
 * table.
 */
const PING_MS = 20_000;
const PLAYING_PING_MS = 5000;
/**
 * The length of a tick in milliseconds. The server's silence is measured in ticks, not by a clock, because a frozen
 * page must not count as waiting.
 */
const TICK_MS = 1000;
/** Ticks of silence before a ping checks whether a request is slow or the connection is dead. */
const DOUBT_TICKS = 3;
/** Ticks of silence after which the connection counts as dead. */
const DEAD_TICKS = 7;
/** Ticks that the browser may take to open a socket. */
const OPENING_TICKS = 10;

/** Return a new request id. `randomUUID` exists in secure contexts only. */
function newId(): string {
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");
}

class Connection {
  /** The state of the connection. */
  line = $state<ConnectionState>("connecting");
  /** The time at which the connection was lost, in milliseconds since 1970. */
  lostAt = $state(0);
  /** The identity of this browser on the server; null before the first welcome. */
  me = $state<{ id: string; name: string; account: string | null } | null>(null);
  /** The administrators' notice; null if none. */
  notice = $state.raw<HouseNotice | null>(null);
  /** The reason of a ban of this person or address; empty if there is no ban. */
  shutOut = $state("");
  /** The server's clock minus the clock of this device, in milliseconds. */
  skew = 0;

  #socket: Duplex | null = null;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<Listener>();
  #onOpen = new Set<() => void>();
  #after = FIRST_MS;
  #started = false;
  /**
   * A function that returns a new name for a guest whose own name is not available; null if there is no such function.
   */
  newName: (() => string) | null = null;
  /** True if this browser has registered as a guest since the connection was last open or lost. */
  #isIntroduced = false;
  /** True if the reason for a refused connection has been requested since it was last open. */
  #hasAskedWhy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  /** Id of the unanswered ping; empty if there is none. */
  #pinged = "";
  #ticking: ReturnType<typeof setInterval> | undefined;
  /** Ticks since the server's last answer, or since the request if no answer was pending before. */
  #silence = 0;
  #isOpening = false;
  /** The number of displayed tables at which a player must move. */
  #playing = 0;

  /** Connect, as a guest if the server does not know this browser. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    this.#connect();
    addEventListener("online", () => this.#check());
    addEventListener("offline", () => this.#sayPing());
    document.addEventListener("visibilitychange", () => {
      this.#planPings();
      if (!document.hidden) this.#check();
    });
  }

  /** Ping more often, because a player must move at a displayed table. Return a function that ends it. */
  expectMoves(): () => void {
    this.#playing++;
    this.#planPings();
    return () => {
      this.#playing--;
      this.#planPings();
    };
  }

  /** Reconnect at once, with another identity or language; the connection does not count as lost. */
  restart(): void {
    const socket = this.#socket;
    if (!socket) return; // the connection is opened again in any case
    this.#hangUp();
    this.line = "connecting";
    this.#connect();
  }

  /** Call `listener` with every message of the server. Return a function that removes it. */
  hear(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Call `action` whenever the connection opens, and now if it is open. Return a function that removes it. */
  whenOpen(action: () => void): () => void {
    this.#onOpen.add(action);
    if (this.line === "open") action();
    return () => this.#onOpen.delete(action);
  }

  /** Send a request; while the connection is lost, it waits. Throws RefusedError. */
  ask<N extends RequestName>(request: N, ...[fields]: Asking<N>): Promise<Result<N>> {
    const id = newId();
    const text = JSON.stringify({ ...fields, do: request, id });
    return new Promise((done, failed) => {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- each is answered with its kind
      this.#waiting.set(id, { text, done: (result) => done(result as Result<N>), failed });
      if (this.line === "open") this.#send(text);
    });
  }

  #send(text: string): void {
    this.#socket?.send(text);
    this.#startTicking();
  }

  /** Find out why a connection was refused. Browsers do not report the reason, so another request asks for it. */
  async #askWhy(): Promise<void> {
    if (this.#hasAskedWhy) return;
    this.#hasAskedWhy = true;
    await call("me").catch((error: unknown) => this.#note(error));
  }

  #note(error: unknown): void {
    if (error instanceof HttpError && error.code === "address-banned") this.shutOut = error.message;
  }

  #connect(): void {
    const socket = transport.open();
    this.#socket = socket;
    this.#isOpening = true;
    this.#silence = 0;
    this.#startTicking();
    let isOpen = false;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      isOpen = true;
      this.#isOpening = false;
      this.#silence = 0;
      socket.send(JSON.stringify({ do: "hello", id: "hello", lang: readerTag(), words: true }));
    };
    socket.onmessage = (text) => {
      if (this.#socket !== socket) return; // another socket has replaced this one; unanswered requests are sent again
      const message: Message = JSON.parse(text);
      this.#take(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      if (!isOpen) void this.#askWhy();
      this.#lose();
    };
  }

  #take(message: Message): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "done") this.#answer(message.id)?.done(message.result);
    else if (message.type === "refused") {
      this.#silence = 0;
      if (message.id === "hello") void this.#introduce(message);
      else this.#answer(message.id)?.failed(new RefusedError(message));
    } else if (message.type === "notice") this.notice = message.text || message.read_only ? message : null;
    else if (message.type === "goodbye") {
      this.#after = message.again_ms;
      if (message.because === "banned") this.shutOut = message.message;
    }
    // Listeners that this message adds do not receive it.
    for (const listener of [...this.#listeners]) listener(message);
  }

  #answer(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (id === this.#pinged) this.#pinged = "";
    this.#silence = 0;
    if (!this.#waiting.size) this.#stopTicking();
    return waiting;
  }

  #welcome(message: Welcome): void {
    this.me = { id: message.person, name: message.name, account: message.account ?? null };
    this.skew = message.now - Date.now();
    this.#after = FIRST_MS;
    this.#isIntroduced = this.#hasAskedWhy = false;
    this.notice = null;
    this.shutOut = "";
    this.line = "open";
    this.#silence = 0;
    this.#stopTicking();
    for (const { text } of this.#waiting.values()) this.#send(text);
    for (const action of [...this.#onOpen]) action();
    this.#planPings();
  }

  #planPings(): void {
    clearInterval(this.#ping);
    if (this.line !== "open") return;
    const isWatched = this.#playing > 0 && !document.hidden;
    this.#ping = setInterval(() => this.#sayPing(), isWatched ? PLAYING_PING_MS : PING_MS);
  }

  #sayPing(): void {
    if (this.line !== "open" || this.#pinged) return;
    this.#pinged = newId();
    const text = JSON.stringify({ do: "ping", id: this.#pinged });
    this.#waiting.set(this.#pinged, { text, done: () => undefined, failed: () => undefined });
    this.#send(text);
  }

  #tick(): void {
    this.#silence++;
    const most = this.#isOpening ? OPENING_TICKS : DEAD_TICKS;
    if (this.#silence >= most) this.#lose();
    else if (this.#silence === DOUBT_TICKS) this.#sayPing();
  }

  #startTicking(): void {
    if (transport.canFallSilent) this.#ticking ??= setInterval(() => this.#tick(), TICK_MS);
  }

  #stopTicking(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  /** Check the connection, or try to open one now, because the network or the page has changed. */
  #check(): void {
    if (this.line === "open") this.#sayPing();
    else if (this.line === "lost") {
      // An attempt that began earlier may have died with the old network.
      if (this.#isOpening && this.#silence > 0) this.#hangUp();
      this.#again(0);
    }
  }

  /** Register as a guest, because the server does not know this browser, and reconnect. */
  async #introduce(message: Refused): Promise<void> {
    const socket = this.#socket;
    if (message.code === "banned") this.shutOut = message.message;
    if (message.code === "not-signed-in" && !this.#isIntroduced) {
      this.#isIntroduced = true; // without cookies, retry with growing delays
      this.me = null;
      try {
        await this.#beGuest();
        if (this.#socket === socket) this.restart();
        return;
      } catch (error) {
        this.#note(error); // continue as after a lost connection
      }
    }
    socket?.close();
  }

  /** Register as a guest under the name in the settings, or a new one if that is taken or not allowed. */
  async #beGuest(): Promise<void> {
    for (let left = NEW_NAMES; ; left--) {
      try {
        await call("guest", {}, { name: settings.name });
        return;
      } catch (error) {
        const isRefused = error instanceof HttpError && ["name-taken", "bad-name"].includes(error.code);
        if (!isRefused || !left || !this.newName) throw error;
        settings.name = this.newName();
      }
    }
  }

  /** Close the socket, if there is one, and ignore its events. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpening = false;
    clearInterval(this.#ping);
    this.#stopTicking();
    this.#waiting.delete(this.#pinged); // the ping belonged to the closed socket
    this.#pinged = "";
    socket?.close();
  }

  #lose(): void {
    this.#hangUp();
    this.#isIntroduced = false;
    if (this.line !== "lost") this.lostAt = Date.now();
    this.line = "lost";
    this.#again(this.#after);
    this.#after = Math.min(this.#after * 1.7, LONGEST_MS);
  }

  #again(ms: number): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), ms * (0.75 + Math.random() / 2));
  }
}

export const connection = new Connection();
