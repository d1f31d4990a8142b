/** What the server says of the games to anybody who asks, over HTTP; kept as long as the page is open. */
import { settings } from "$/settings.svelte.ts";
import type { Agreement } from "./types.ts";

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
  /** How many may sit down, and whether as two pairs: what is possible, the usual first. */
  seatings: { players: number; teams: boolean[] }[];
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
  /** Variants that differ in a detail and share a row, in the order of the list. */
  forms: { id: string; presets: string[] }[];
}

export interface Games {
  families: Family[];
  variants: Variant[];
}

/** Every family and variant. */
export function games(): Promise<Games> {
  return library<Games>("/api/variants");
}

/** What is agreed by a canonical text such as `casino(players=3)`. */
export function agreementOf(text: string): Promise<Agreement> {
  return library<Agreement>(`/api/variants/${encodeURIComponent(text)}`);
}

/** The variant that a canonical text is a form of. */
export async function variantOf(text: string): Promise<Variant | undefined> {
  const [{ changes }, { variants }] = await Promise.all([agreementOf(text), games()]);
  return variants.find((variant) => variant.slug === changes.slug);
}
