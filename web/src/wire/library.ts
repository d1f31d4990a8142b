/** What the server says of the games to anybody who asks, over HTTP; kept as long as the page is open. */
import { settings } from "$/settings.svelte.ts";

const kept = new Map<string, Promise<unknown>>();

/** `GET` of an address of ours in the reader's language, as JSON; Error with the server's sentence. */
export async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const address = `${path}?${new URLSearchParams({ ...query, lang: settings.language })}`;
  const answer = await fetch(address, { headers: { "Accept-Language": settings.language } });
  if (!answer.ok)
    throw new Error(
      ((await answer.json().catch(() => ({}))) as { message?: string }).message ?? answer.statusText,
    );
  return (await answer.json()) as T;
}

/** `POST` (or another method) of JSON; Error with the server's sentence. */
export async function send<T>(path: string, body: unknown = {}, method = "POST"): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: { "Content-Type": "application/json", "Accept-Language": settings.language },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const result = (await answer.json().catch(() => ({}))) as { message?: string };
  if (!answer.ok) throw new Error(result.message ?? answer.statusText);
  return result as T;
}

/** The same as `get`, asked for once. */
export function library<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const key = `${settings.language} ${path}?${new URLSearchParams(query)}`;
  const found = kept.get(key);
  if (found) return found as Promise<T>;
  const asked = get<T>(path, query);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** An option of a family, as a form shows it. */
export interface Option {
  id: string;
  name: string;
  kind: "choice" | "switch" | "number" | "several" | "text";
  values?: { value: unknown; name: string; help?: string }[];
  least?: number;
  most?: number;
  help?: string;
}

export interface Variant {
  slug: string;
  family: string;
  title: string;
  place: string;
  summary: string;
  players: number[];
  usual_players: number;
  teams: "never" | "optional" | "always";
  usual_teams: boolean;
  minutes: number;
  options: Record<string, unknown>;
  matter: string[];
}

export interface Family {
  id: string;
  title: string;
  /** Slug of the form that one begins with. */
  usual: string;
  /** Whether there is a first lesson. */
  lesson: boolean;
  options: Option[];
  sections: Record<string, string>;
}

export interface Games {
  families: Family[];
  variants: Variant[];
}

/** Every family and variant. */
export function games(): Promise<Games> {
  return library<Games>("/api/variants");
}

/** The variant that a canonical text such as `slug(players=3)` is a form of. */
export async function variantOf(text: string): Promise<Variant | undefined> {
  const slug = text.split("(", 1)[0];
  return (await games()).variants.find((variant) => variant.slug === slug);
}
