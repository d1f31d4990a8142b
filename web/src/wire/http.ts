/** What is asked over HTTP: the routes that docs/messages.md lists, each with its own fields, body and answer. */
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
  if (inLanguage && !left.has("lang")) left.set("lang", settings.language);
  const query = new URLSearchParams([...left].map(([field, value]) => [field, String(value)]));
  return query.size ? `${found}?${query}` : found;
}

/** Ask something; Error with the server's sentence. */
export async function call<N extends Route>(name: N, ...given: Given<N>): Promise<AnswerOf<N>> {
  const [fields, body]: readonly unknown[] = given;
  const response = await fetch(addressOf(name, fields ?? {}), {
    method: ROUTES[name].method,
    headers: {
      "Accept-Language": settings.language,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
  });
  if (response.ok) return await response.json();
  const refusal: HttpRefusal | null = await response.json().catch(() => null);
  throw new Error(refusal?.message ?? response.statusText);
}
