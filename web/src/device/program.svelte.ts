/** The program in the worker of a static page: whether it has been loaded, and whether it can store anything. */
import { isOnDevice } from "$/site.ts";

interface Program {
  state: "loading" | "ready" | "failed";
  /** The received bytes and their total; zero while the total is unknown. */
  received: number;
  total: number;
  /** The error that ended loading; empty if there is none. */
  message: string;
  /** False if the browser stores no matches. */
  isKept: boolean;
}

export const program = $state<Program>({
  state: isOnDevice ? "loading" : "ready",
  received: 0,
  total: 0,
  message: "",
  isKept: true,
});

const MB = 1_000_000;

/** Return the received part of the program and its total in megabytes with one decimal, and their quotient. */
export function loaded(): { received: number; total: number; share: number } {
  const { received, total } = program;
  const inMb = (bytes: number): number => Math.round((10 * bytes) / MB) / 10;
  return {
    received: inMb(Math.min(received, total)),
    total: inMb(total),
    share: total ? Math.min(received / total, 1) : 0,
  };
}
