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
