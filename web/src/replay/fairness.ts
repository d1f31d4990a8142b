/**
 * The fairness check: do the packs of a match follow from the commitments made before its first card? It follows
 * docs/explanation/fairness.md byte by byte, in this browser without the server.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { commitmentTo, type ObservedShuffle } from "$/table/shuffle.ts";
import type { DealSet, Evidence } from "$/wire/generated/wire.ts";

/** The cards of each pack in deck order. */
export const DECKS: string[][] = [
  order("A23456789TJQK", "shdc", true),
  order("789TJQKA", "shdc", false),
  order("123456789T", "brgy", true),
];

function order(ranks: string, suits: string, byRank: boolean): string[] {
  return byRank
    ? [...ranks].flatMap((rank) => [...suits].map((suit) => rank + suit))
    : [...suits].flatMap((suit) => [...ranks].map((rank) => rank + suit));
}

export function commitment(table: string, secret: string): string {
  return `sha256:${bytesToHex(sha256(utf8ToBytes(`virado secret 1\n${table}\n${secret}\n`)))}`;
}

export function seedOf(table: string, secret: string, entropy: readonly string[], version = 2): bigint {
  return BigInt(`0x${bytesToHex(hashLines([`virado seed ${version}`, table, secret, ...entropy]))}`);
}

/** Return the commitment to the deal set of a match. */
function commitmentToSet({ proof, record }: Evidence, set: DealSet): string {
  const lines = [
    "virado set 1",
    set.id,
    record.variant,
    record.dealer,
    record.scores.join(),
    set.bots.join(),
    set.simulations,
    set.rules_revision,
    set.bots_revision,
    proof.secret,
  ];
  return `sha256:${bytesToHex(hashLines(lines))}`;
}

function hashLines(lines: readonly (string | number)[]): Uint8Array {
  return sha256(utf8ToBytes(lines.map((line) => `${line}\n`).join("")));
}

/** Yield the random numbers of a shuffle, each below 2^32, without end. */
export function* numbers(seed: bigint, shuffle: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = blake2b(utf8ToBytes(`virado shuffle ${shuffle} ${seed} ${block}`), { dkLen: 64 });
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let at = 0; at < 64; at += 4) yield view.getUint32(at, true);
  }
}

/** Return the next number below `limit`, without bias. */
export function numberBelow(limit: number, stream: Iterator<number, never>): number {
  const bound = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const { value } = stream.next();
    if (value < bound) return value % limit;
  }
}

/** Return the pack that a shuffle makes of cards in deck order. */
export function shufflePack(cards: readonly string[], seed: bigint, shuffle: number): string[] {
  const pack = [...cards];
  const stream = numbers(seed, shuffle);
  for (let i = pack.length - 1; i > 0; i--) {
    const j = numberBelow(i + 1, stream);
    const [one, other] = [pack[i], pack[j]];
    if (one === undefined || other === undefined) throw new RangeError(`no card ${j} of ${i}`);
    [pack[i], pack[j]] = [other, one];
  }
  return pack;
}

/** The result of a check, in the order of checking. */
export interface CheckResult {
  what: "commitment" | "published" | "entropy" | "committed" | "packs" | "whole" | "told" | "newer";
  holds: boolean;
}

/** The facts observed during a match; undefined if they are not known here. */
export interface SeenOfMatch extends Partial<ObservedShuffle> {
  /** The contributions to the shuffle as observed, by seat. */
  added?: readonly string[];
}

/** Return the fingerprint that is unique to this match: its table, rules, seed, moves, result and length of log. */
export function fingerprintOf({ proof, record }: Evidence, seed: bigint): string {
  const lines = [
    "virado match 2",
    proof.table,
    proof.commitment,
    record.variant,
    String(seed),
    String(record.dealer),
    record.scores.join(),
    ...(record.moves ?? []).map(([seat, text]) => `${seat} ${text}`),
    "over",
    (proof.scores ?? []).join(),
    (proof.winners ?? []).join(),
    String(proof.entry ?? 0),
  ];
  return `sha256:${bytesToHex(hashLines(lines))}`;
}

/** Check a match except for its rules: `virado verify` checks that its moves are legal and lead to the result. */
export function check(
  evidence: Evidence,
  { commitment: published, commitments, fingerprint, added }: SeenOfMatch = {},
): CheckResult[] {
  const { proof, record } = evidence;
  const version = proof.version ?? 1;
  const set = proof.deal_set;
  const seed = set
    ? BigInt(`0x${bytesToHex(hashLines(["virado set seed 1", set.id, proof.secret]))}`)
    : seedOf(proof.table, proof.secret, proof.entropy, version);
  const promised = set ? commitmentToSet(evidence, set) : commitment(proof.table, proof.secret);
  const isOfVersion = (version === 3) === Boolean(set) && !(set && proof.entropy.length);
  const found: CheckResult[] = [{ what: "commitment", holds: isOfVersion && promised === proof.commitment }];
  if (published !== undefined) found.push({ what: "published", holds: published === proof.commitment });
  if (added !== undefined)
    found.push({ what: "entropy", holds: proof.entropy.every((each, seat) => each === (added[seat] ?? "")) });
  // An old proof of a recent match would hide facts that only a new proof contains.
  const isKnownNewer = Boolean(fingerprint ?? commitments?.some(Boolean));
  if (version === 1 && isKnownNewer) found.push({ what: "newer", holds: false });
  if (version !== 1) {
    const made = proof.entropy.map((entropy) => (entropy ? commitmentTo(entropy) : "")).join();
    const known = (commitments ?? proof.commitments ?? []).join();
    found.push({ what: "committed", holds: made === known && made === (proof.commitments ?? []).join() });
  }
  found.push({
    what: "packs",
    holds: arePacks(record, seed) && (set?.bots ?? proof.entropy).length === record.players,
  });
  if (version !== 1) {
    found.push({ what: "whole", holds: fingerprintOf(evidence, seed) === proof.fingerprint });
    if (fingerprint !== undefined) found.push({ what: "told", holds: fingerprint === proof.fingerprint });
  }
  return found;
}

/**
 * Return true if every pack of a record is the shuffle with its number. The first pack is a whole deck, and later
 * packs may be parts of a deck.
 */
function arePacks(record: Evidence["record"], seed: bigint): boolean {
  const packs = record.chance ?? [];
  const deck = DECKS.find(
    (cards) => cards.length === packs[0]?.length && packs[0].every((card) => cards.includes(card)),
  );
  if (!deck || record.packs?.length || record.position) return false;
  return packs.every((pack, i) => {
    const wanted = deck.filter((card) => pack.includes(card));
    return shufflePack(wanted, seed, i + 1).join() === pack.join();
  });
}
