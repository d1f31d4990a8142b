/** The examples of the server's own test (tests/data/fairness.json). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commitmentTo } from "$/table/shuffle.ts";
import { numberBelow, check, commitment, DECKS, numbers, seedOf, shufflePack } from "./fairness.ts";

interface Examples {
  commitments: { table: string; secret: string; commitment: string }[];
  seeds: { table: string; secret: string; entropy: string[]; seed: string; version: number }[];
  entropies: { entropy: string; commitment: string }[];
  numbers: { seed: string; shuffle: number; below: number; numbers: number[] }[];
  shuffles: { seed: string; shuffle: number; deck: string; cards: string[]; pack: string[] }[];
  matches: {
    detail: string | null;
    evidence: Parameters<typeof check>[0];
    offline?: boolean;
    fingerprint?: string;
  }[];
}
const examples = JSON.parse(
  readFileSync(new URL("../../../tests/data/fairness.json", import.meta.url), "utf8"),
) as Examples;

describe("fair deals", () => {
  it("commits as the server does", () => {
    for (const each of examples.commitments)
      expect(commitment(each.table, each.secret)).toBe(each.commitment);
  });

  it("makes the seed of secret and entropy", () => {
    for (const each of examples.seeds)
      expect(String(seedOf(each.table, each.secret, each.entropy, each.version))).toBe(each.seed);
  });

  it("commits to its own part as the server expects it", () => {
    for (const each of examples.entropies) expect(commitmentTo(each.entropy)).toBe(each.commitment);
  });

  it("draws numbers without bias", () => {
    for (const each of examples.numbers) {
      const stream = numbers(BigInt(each.seed), each.shuffle);
      expect(each.numbers.map(() => numberBelow(each.below, stream))).toEqual(each.numbers);
    }
  });

  it("shuffles", () => {
    for (const each of examples.shuffles)
      expect(shufflePack(each.cards, BigInt(each.seed), each.shuffle)).toEqual(each.pack);
  });

  it("knows the decks in their order", () => {
    for (const each of examples.shuffles)
      expect(DECKS.some((deck) => each.cards.every((card) => deck.includes(card)))).toBe(true);
  });

  it("does not take an old proof for that of a match of which it was told what only a new one has", () => {
    const old = examples.matches.find(
      ({ detail, evidence }) => !detail && (evidence.proof.version ?? 1) === 1,
    );
    if (!old) throw new Error("no example");
    expect(check(old.evidence).every((each) => each.holds)).toBe(true);
    for (const seen of [{ fingerprint: "sha256:00" }, { commitments: ["", "sha256:00"] }])
      expect(check(old.evidence, seen)).toContainEqual({ what: "newer", holds: false });
    expect(check(old.evidence, { commitments: ["", ""] }).every((each) => each.holds)).toBe(true);
  });

  it("believes what holds, and nothing else", () => {
    const details = examples.matches.map(({ detail }) => detail);
    expect(details).toContain(null);
    for (const { detail, evidence, offline, fingerprint } of examples.matches) {
      const holds = check(evidence, { fingerprint }).every((each) => each.holds);
      if (detail === null) expect(holds).toBe(true);
      else if (offline !== undefined) expect(holds, detail).toBe(!offline);
      else if (["wrong-secret", "other-packs", "wrong-number-of-seats"].includes(detail))
        expect(holds, detail).toBe(false);
    }
  });
});
