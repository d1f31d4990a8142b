/**
 * Our own part of the shuffles (docs/fairness.md): committed to before anybody shows theirs, shown when all commitments
 * are in the log, and kept on this device with what was told, so that the match can be checked afterwards.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { LogEntry } from "$/wire/types.ts";

/** What was told of a match while it was played. */
export interface Told {
  /** The commitment of the server, and by seat those of the others, as they were when we showed our part. */
  commitment: string;
  commitments: string[];
  fingerprint?: string;
}

const PARTS = "virado-shuffle";
const TOLD = "virado-told";
/** So many parts and matches are kept, the latest. */
const MOST = 100;

function read<V>(key: string): Record<string, V> {
  try {
    const found: Record<string, V> = JSON.parse(localStorage.getItem(key) ?? "{}");
    return found;
  } catch {
    return {};
  }
}

function keep<V>(key: string, name: string, value: V): void {
  const others = Object.entries(read<V>(key)).filter(([each]) => each !== name);
  const kept = [...others, [name, value] as const].slice(-MOST);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    parts.set(`${key} ${name}`, value); // without storage it lasts as long as the page
  }
}

const parts = new Map<string, unknown>();

/** What goes with a part and tells nothing about it. */
export function commitmentTo(entropy: string): string {
  return `sha256:${bytesToHex(sha256(utf8ToBytes(`virado entropy 2\n${entropy}\n`)))}`;
}

/** Draw a part of our own, and commit to it. */
export function drawPart(): string {
  const entropy = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = commitmentTo(entropy);
  keep(PARTS, commitment, entropy);
  return commitment;
}

/** The part that this device has committed to; undefined if another device has. */
export function partOf(commitment: string): string | undefined {
  const kept = read<string>(PARTS)[commitment] ?? parts.get(`${PARTS} ${commitment}`);
  return typeof kept === "string" ? kept : undefined;
}

/** What was told of a table while it was followed on this device. */
export function toldOf(table: string): Told | undefined {
  return read<Told>(TOLD)[table];
}

/** Note what is told of a table, as far as it has not been noted. */
export function note(table: string, log: readonly LogEntry[]): void {
  const before = toldOf(table);
  let told = before;
  for (const entry of log) {
    if (entry.entry === "entropy-asked") {
      const opened = log[0];
      const commitment = opened?.entry === "opened" ? (opened.setup.commitment ?? "") : "";
      if (told?.commitments.join() !== entry.commitments.join())
        told = { commitment, commitments: entry.commitments };
    } else if (entry.entry === "revealed" && told && !told.fingerprint && entry.fingerprint)
      told = { ...told, fingerprint: entry.fingerprint };
  }
  if (told && told !== before) keep(TOLD, table, told);
}

/** What our seats are to do: show what they have committed to, or commit anew as somebody has withheld theirs. */
export function owed(
  log: readonly LogEntry[],
  seats: readonly number[],
): { show: { seat: number; commitment: string }[]; commit: number[] } {
  let asked: string[] | null = null;
  let shown = new Set<number>();
  let anew = new Set<number>();
  for (const entry of log) {
    if (entry.entry === "begun") return { show: [], commit: [] };
    if (entry.entry === "seat-changed" || entry.entry === "committed") anew.delete(entry.seat);
    else if (entry.entry === "entropy-asked") [asked, shown] = [entry.commitments, new Set()];
    else if (entry.entry === "entropy-shown") shown.add(entry.seat);
    else if (entry.entry === "entropy-withheld") [asked, anew] = [null, new Set(seats)];
  }
  const show = seats
    .filter((seat) => !shown.has(seat))
    .map((seat) => ({ seat, commitment: asked?.[seat] ?? "" }))
    .filter(({ commitment }) => commitment);
  return { show, commit: seats.filter((seat) => anew.has(seat)) };
}
