import { RefusedError } from "$/wire/connection.svelte.ts";
import { HttpError } from "$/wire/http.ts";
import { capital, t } from "./words.svelte.ts";

/** Return an error as a sentence of its own: that of the server, or the client's for English browser errors. */
export function problemOf(error: unknown): string {
  return capital(textOf(error));
}

function textOf(error: unknown): string {
  if (error instanceof HttpError) return error.message || t("web-problem-status", { number: error.status });
  if (error instanceof TypeError) return t("web-unreachable");
  return error instanceof Error ? error.message : String(error);
}

/** Return true if the server refused the options of a variant. */
export function isAboutOptions(error: unknown): boolean {
  const code = error instanceof RefusedError ? error.refused.code : error instanceof HttpError && error.code;
  return code === "bad-options";
}
