/**
 * This player's contribution to the shuffle (docs/explanation/fairness.md): committed to before any contribution is
 * revealed, and revealed once every seat has committed. It is stored on this device with the published data, so
 * that the player can verify the match later.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { byName, fieldsOf, keep, readStored, listOf, text, strictObject } from "$/storage.ts";
import type { LogEntry } from "$/wire/types.ts";

/** The facts observed about the shuffle during a match. */
export interface ObservedShuffle {
  /**
   * The server's commitment, and those of the other seats at the time when this device revealed its contribution.
   */
  commitment: string;
  commitments: string[];
  fingerprint?: string;
}

const PARTS = "virado-shuffle";
const TOLD = "virado-told";
/** Maximum number of stored contributions and matches; older ones are deleted. */
const MAX_KEPT = 100;

const anyText = text(Infinity);
const readParts = byName(anyText);
const readTold = byName<ObservedShuffle>((value) => {
  const found = strictObject({ commitment: anyText, commitments: listOf(anyText) })(value);
  const fingerprint = anyText(fieldsOf(value)?.fingerprint);
  return found && (fingerprint === undefined ? found : { ...found, fingerprint });
});

function add<V>(key: string, all: Record<string, V>, name: string, value: V): void {
  const others = Object.entries(all).filter(([each]) => each !== name);
  const latest = [...others, [name, value] as const].slice(-MAX_KEPT);
  // Without storage, the value lasts as long as the page.
  if (!keep(key, Object.fromEntries(latest))) parts.set(`${key} ${name}`, value);
}

const parts = new Map<string, unknown>();

/** Return the commitment to a contribution, which reveals nothing about it. */
export function commitmentTo(entropy: string): string {
  return `sha256:${bytesToHex(sha256(utf8ToBytes(`virado entropy 2\n${entropy}\n`)))}`;
}

/** Draw a contribution, store it and return the commitment to it. */
export function drawPart(): string {
  const entropy = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = commitmentTo(entropy);
  add(PARTS, readParts(readStored(PARTS)) ?? {}, commitment, entropy);
  return commitment;
}

/** Return the contribution for a commitment; undefined if another device made it. */
export function partOf(commitment: string): string | undefined {
  return readParts(readStored(PARTS))?.[commitment] ?? anyText(parts.get(`${PARTS} ${commitment}`));
}

/** Return the facts observed about a table on this device. */
export function observedShuffle(table: string): ObservedShuffle | undefined {
  return readTold(readStored(TOLD))?.[table];
}

/** Store the facts observed in a table's log, unless they are stored already. */
export function recordShuffle(table: string, log: readonly LogEntry[]): void {
  const before = observedShuffle(table);
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
  if (told && told !== before) add(TOLD, readTold(readStored(TOLD)) ?? {}, table, told);
}

/**
 * Return the pending commands of the viewer's seats: to reveal a committed contribution, or to commit again after
 * somebody withheld one.
 */
export function owedCommands(
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
