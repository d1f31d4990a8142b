import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { Table } from "./table.svelte.ts";

vi.mock("$/wire/connection.svelte.ts", () => ({ connection: {} }));
vi.mock("$/words/words.svelte.ts", () => ({
  isRtl: () => false,
  t: (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(" "),
}));
vi.mock("$/cards/Sentence.svelte", () => ({ default: () => undefined }));

const { default: Notices } = await import("./Notices.svelte");

/** Return the texts and buttons that a person in these seats sees. */
function read(own: number[], more: object): { texts: string[]; buttons: string[] } {
  const table = {
    ownSeats: own,
    seat: own[0] ?? null,
    isMine: own.length > 0,
    state: { stage: "playing", seats: [{ occupant: {} }, { occupant: {} }, { occupant: null }] },
    name: (seat: number) => `player-${seat}`,
    undoing: null,
    ...more,
  } as unknown as Table;
  const html = render(Notices, { props: { table } }).body.replace(/<!--.*?-->/g, "");
  const inside = (tag: string): string[] =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map((found) =>
      (found[1] ?? "").replace(/<[^>]*>/g, "").trim(),
    );
  return { texts: [...inside("b"), ...inside("span")], buttons: inside("button") };
}

const UNDOING = {
  by: 0,
  says: [],
  cards: new Set<string>(),
  asked: [
    { seat: 1, agrees: false },
    { seat: 2, agrees: true },
  ],
};

describe("a request to take back", () => {
  it("can be withdrawn by who asks, and tells what the others say", () => {
    expect(read([0], { undoing: UNDOING })).toEqual({
      texts: ["web-undo-you-ask", "web-undo-is-asked player-1 other", "web-undo-agrees player-2 other"],
      buttons: ["web-undo-withdraw"],
    });
  });

  it("can be allowed or not by who is asked", () => {
    expect(read([1], { undoing: UNDOING })).toEqual({
      texts: ["web-undo-asks player-0", "web-undo-agrees player-2 other"],
      buttons: ["web-undo-allow", "web-no"],
    });
  });

  it("is only told to who has agreed", () => {
    expect(read([2], { undoing: UNDOING })).toEqual({
      texts: ["web-undo-asks player-0", "web-undo-is-asked player-1 other", "web-undo-agrees player-2 you"],
      buttons: [],
    });
  });
});

describe("how the table stands", () => {
  const paused = { stage: "playing", paused: true, seats: [] };

  it("says that it rests; who plays may go on", () => {
    expect(read([0], { state: paused })).toEqual({ texts: ["web-paused"], buttons: ["web-go-on"] });
    expect(read([], { state: paused })).toEqual({ texts: ["web-paused", "web-watching"], buttons: [] });
  });

  it("offers free seats to who watches", () => {
    expect(read([], {})).toEqual({ texts: ["web-watching"], buttons: ["web-take-seat 3"] });
  });

  it("says nothing to who plays, or when the match is over", () => {
    expect(read([0], {})).toEqual({ texts: [], buttons: [] });
    expect(read([], { state: { stage: "over", seats: [] } })).toEqual({ texts: [], buttons: [] });
  });
});
