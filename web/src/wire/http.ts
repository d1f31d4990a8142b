/** Requests over HTTP: the routes of docs/messages/wire.json, each with its own fields, body and answer. */
import { readerTag } from "$/cards/pattern.svelte.ts";
import { settings } from "$/settings.svelte.ts";
import { ROUTES, type Routes } from "./generated/routes.ts";
import type { HttpRefusal } from "./generated/wire.ts";

export type Route = keyof Routes;
export type AnswerOf<N extends Route> = Routes[N]["answer"];
/** The arguments of a route: fields of the path and the query, and the body as a value or as text. */
export type Given<N extends Route> = Routes[N]["body"] extends null
  ? Record<never, never> extends Routes[N]["fields"]
    ? [fields?: Routes[N]["fields"]]
    : [fields: Routes[N]["fields"]]
  : [fields: Routes[N]["fields"], body: Routes[N]["body"] | string];

/** Return the URL of a route, in the reader's language unless the fields say otherwise. */
export function addressOf<N extends Route>(name: N, fields: object = {}): string {
  const { path, inLanguage } = ROUTES[name];
  const left = new Map(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
  const found = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(left.get(field));
    left.delete(field);
    return encodeURIComponent(value);
  });
  if (inLanguage && !left.has("lang")) left.set("lang", readerTag());
  const query = new URLSearchParams([...left].map(([field, value]) => [field, String(value)]));
  return query.size ? `${found}?${query}` : found;
}

/** An error response; `message` is the server's sentence, empty if there is none. */
export class HttpError extends Error {
  readonly status: number;
  /** The refusal code; empty if there is none. */
  readonly code: string;
  /** The facts of the refusal. */
  readonly facts: HttpRefusal["facts"];

  constructor(status: number, message: string, code = "", facts: HttpRefusal["facts"] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.facts = facts;
  }
}

/**
 * Timeouts in milliseconds for the head of an answer, and for its body. They are long because some answers take time
 * to compute and some networks are slow. The connection notices a dead network earlier.
 */
const HEAD_MS = 30_000;
const BODY_MS = 120_000;

/**
 * Send a request. Throws HttpError for an error response, and TypeError (as `fetch` does) if the server is
 * unreachable or silent.
 */
export async function call<N extends Route>(name: N, ...given: Given<N>): Promise<AnswerOf<N>> {
  const [fields, body]: readonly unknown[] = given;
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), HEAD_MS);
  try {
    const response = await fetch(addressOf(name, fields ?? {}), {
      method: ROUTES[name].method,
      headers: {
        "Accept-Language": settings.language,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
      signal: silence.signal,
    });
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), BODY_MS);
    if (response.ok) return await response.json();
    const refusal: HttpRefusal | null = await response.json().catch(() => null);
    throw new HttpError(response.status, refusal?.message ?? "", refusal?.code, refusal?.facts);
  } catch (error) {
    throw silence.signal.aborted ? new TypeError("the server is silent") : error;
  } finally {
    clearTimeout(timer);
  }
}
