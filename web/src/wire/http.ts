/** Requests over HTTP: the routes of docs/messages/wire.json, each with its own fields, body and answer. */
import { readerTag } from "$/cards/pattern.svelte.ts";
import { settings } from "$/settings.svelte.ts";
import { ROUTES, type Routes } from "./generated/routes.ts";
import type { HttpRefusal } from "./generated/wire.ts";

export type Route = keyof Routes;
export type AnswerOf<N extends Route> = Routes[N]["answer"];
/** Fields of the path and of the query, and the body, as a value or as its text. */
export type Given<N extends Route> = Routes[N]["body"] extends null
  ? Record<never, never> extends Routes[N]["fields"]
    ? [fields?: Routes[N]["fields"]]
    : [fields: Routes[N]["fields"]]
  : [fields: Routes[N]["fields"], body: Routes[N]["body"] | string];

/** The address of something, in the reader's language unless the fields say another. */
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

/** The server has not given what was asked for; `message` is its sentence, empty if it has said none. */
export class HttpError extends Error {
  readonly status: number;
  /** That of the refusal; empty if there is none. */
  readonly code: string;

  constructor(status: number, message: string, code = "") {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Time for the head of an answer, and for its body. It is long because some answers are computed first and some
 * networks are slow; a dead network is noticed earlier by the connection.
 */
const HEAD_MS = 30_000;
const BODY_MS = 120_000;

/**
 * Ask something; HttpError if it is not given, TypeError (as of `fetch`) if the server cannot be reached or is silent.
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
    throw new HttpError(response.status, refusal?.message ?? "", refusal?.code);
  } catch (error) {
    throw silence.signal.aborted ? new TypeError("the server is silent") : error;
  } finally {
    clearTimeout(timer);
  }
}
