/** Answers that the folder of a static page contains, so that games and rules can be read before Python is loaded. */
import type { Answer } from "$/wire/transport.ts";

/** Requests that files may answer. */
const STORED = /^\/api\/(variants|rules\/|examples\/|lessons\/|words\/)/;

/** Return the file of the folder with the answer to a request: letters, digits, dots and hyphens of its path. */
export function answerFile(path: string): string {
  return `answers/${path.slice("/api/".length).replace(/[^\w.-]+/g, "_")}.json`;
}

/** Return true if the folder may contain the answer to a request. */
export const maybeStored = (path: string): boolean => STORED.test(path);

/** Return an answer that the folder contains; null if it contains none. */
export async function readStored(path: string): Promise<Answer | null> {
  const response = await fetch(answerFile(path)).catch(() => null);
  return response?.ok ? { status: response.status, body: await response.text() } : null;
}
