/** Requests over HTTP: the routes of docs/messages/wire.json, each with its own fields, body and answer. */
import { readerTag } from "$/cards/pattern.svelte.ts";
import { settings } from "$/settings.svelte.ts";
import { ROUTES, type Routes } from "./generated/routes.ts";
import { transport } from "./transport.ts";
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

/** Return the refusal in the text of an answer; empty if a proxy wrote it. */
function refusalIn(text: string): Partial<HttpRefusal> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/**
 * Send a request. Throws HttpError for an error response, and TypeError (as `fetch` does) if the server is
 * unreachable or silent.
 */
export async function call<N extends Route>(name: N, ...given: Given<N>): Promise<AnswerOf<N>> {
  const [fields, body]: readonly unknown[] = given;
  const answer = await transport.call(
    ROUTES[name].method,
    addressOf(name, fields ?? {}),
    settings.language,
    body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
  );
  if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.body);
  const { message = "", code, facts } = refusalIn(answer.body);
  throw new HttpError(answer.status, message, code, facts);
}
