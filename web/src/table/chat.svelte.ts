/**
 * The chat of a table: phrases, which everybody reads in their own language, and texts. Messages are kept as long
 * as the page is open.
 */
import { connection, RefusedError } from "$/wire/connection.svelte.ts";
import type { Phrase } from "$/wire/generated/lists.ts";
import type { Said } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";
import { announce } from "./announce.svelte.ts";

const MAX_LINES = 200;
/** The time in milliseconds for which a message is shown over the table. */
const SHOWN_MS = 7000;

export class ChatLog {
  readonly table: string;
  said = $state.raw<Said[]>([]);
  /** The number of unread messages. */
  unread = $state(0);
  isOpen = false;
  /** The latest message of another player, while the chat is closed. */
  newest = $state.raw<Said | null>(null);
  #forget: ReturnType<typeof setTimeout> | undefined;
  muted = $state.raw<string[]>([]);
  refused = $state("");
  /** The number of people who watch and read the chat without a seat. */
  spectators = $state(0);
  readonly #end: () => void;

  constructor(table: string) {
    this.table = table;
    this.#end = connection.hear((message) => {
      if (message.type === "said" && message.table === table) this.#hear(message);
      if (message.type === "welcome") this.spectators = 0;
      if (message.type === "spectators" && message.table === table) this.spectators = message.number;
    });
  }

  close(): void {
    clearTimeout(this.#forget);
    this.#end();
  }

  /** Return a message as text. */
  static words(said: Said): string {
    const { phrase } = said;
    return phrase ? ChatLog.phrase(phrase) : (said.text ?? "");
  }

  /** Return a ready-made phrase in words. */
  static phrase(phrase: Phrase): string {
    return t(`web-phrase-${phrase}`);
  }

  #hear(said: Said): void {
    this.said = [...this.said, said].slice(-MAX_LINES);
    if (said.person !== connection.me?.id) {
      if (!this.isOpen) {
        this.unread++;
        if (!this.muted.includes(said.person)) this.#show(said);
      }
      announce(
        t("web-chat-says", { name: said.name || t("web-somebody"), text: ChatLog.words(said) }),
        "chat",
      );
    }
  }

  #show(said: Said): void {
    this.newest = said;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.newest = null), SHOWN_MS);
  }

  /** Record that the chat has been opened. */
  open(): void {
    this.isOpen = true;
    this.unread = 0;
    this.newest = null;
  }

  async say(what: { phrase: Phrase } | { text: string }): Promise<boolean> {
    this.refused = "";
    try {
      await connection.ask("chat", { table: this.table, ...what });
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refused = error.message;
      return false;
    }
  }

  /** Mute or unmute a person. */
  async mute(person: string, muted: boolean): Promise<void> {
    this.muted = await connection.ask("mute", { person, muted });
  }
}
