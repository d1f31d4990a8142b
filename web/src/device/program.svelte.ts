/** The program in the worker of a static page: whether it has been loaded, and whether it can store anything. */
import { isOnDevice } from "$/site.ts";
import { flag, forget, keep, readStored } from "$/storage.ts";

interface Program {
  state: "loading" | "ready" | "failed";
  /** The received bytes and their total; zero while the total is unknown. */
  received: number;
  total: number;
  /** The error that ended loading; empty if there is none. */
  message: string;
  /** False if the browser stores no matches. */
  isKept: boolean;
  /** True if the browser has deleted the matches that it had stored. */
  wasCleared: boolean;
  /** True if the stored matches cannot be read, which ended loading. */
  isDamaged: boolean;
  /** True while the browser has no space for a change. */
  isFull: boolean;
}

export const program = $state<Program>({
  state: isOnDevice ? "loading" : "ready",
  received: 0,
  total: 0,
  message: "",
  isKept: true,
  wasCleared: false,
  isDamaged: false,
  isFull: false,
});

/** Key of the note that this page has stored a match; each page of the origin has its own. */
const played = (): string => `virado played ${new URL(".", location.href).pathname}`;

/** Return true if this page has stored a match. */
export const hasPlayed = (): boolean => flag(readStored(played())) ?? false;

/** Remove the note that this page has stored a match, because the person has deleted all matches. */
export const forgetPlayed = (): void => forget(played());

/** Note that a match has been played, and ask the browser not to delete it when it needs space. */
export function keepMatches(): void {
  keep(played(), true);
  void navigator.storage.persist?.().catch(() => false);
}

/** Return a number of bytes in megabytes, with one decimal. */
export const inMegabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;

/** Return the received part of the program and its total in megabytes with one decimal, and their quotient. */
export function loaded(): { received: number; total: number; share: number } {
  const { received, total } = program;
  return {
    received: inMegabytes(Math.min(received, total)),
    total: inMegabytes(total),
    share: total ? Math.min(received / total, 1) : 0,
  };
}
