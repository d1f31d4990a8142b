import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { Table } from "./table.svelte.ts";

vi.mock("$/wire/connection.svelte.ts", () => ({ connection: {} }));
vi.mock("$/cards/Card.svelte", () => ({ default: () => undefined }));
vi.mock("$/seating/levels.svelte.ts", () => ({ levelName: (level: string) => level }));
vi.mock("$/words/words.svelte.ts", () => ({
  isRtl: () => false,
  number: String,
  t: (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(" "),
}));

const { default: SeatPlate } = await import("./SeatPlate.svelte");

/** Return the note beside the name of the bot in seat 1. */
function note(state: object, toAct: number[] = []): string {
  const held = { occupant: { kind: "bot", level: "expert" } };
  const table = {
    absenceOf: () => held,
    state: { stage: "playing", seats: [], away: {}, stand_ins: {}, ...state },
    view: { to_act: toAct, scores: [0, 0], sides: [0, 1], hands: [] },
    clocks: [],
    name: () => "Kamal",
    cardsOf: () => 4,
    sideOf: (seat: number) => seat,
    seat: 0,
  } as unknown as Table;
  const html = render(SeatPlate, { props: { table, seat: 1, bare: true } }).body.replace(/<!--.*?-->/g, "");
  return (/<small[^>]*>(.*?)<\/small>/s.exec(html)?.[1] ?? "").replace(/<[^>]*>/g, "").trim();
}

describe("the plate of a bot's seat", () => {
  it("tells which level has moved in its place", () => {
    expect(note({})).toBe("");
    expect(note({ stand_ins: { 1: "club" } })).toBe("web-seat-stand-in club");
    expect(note({ stand_ins: { 0: "club" } })).toBe("");
  });

  it("tells first that the bot is thinking", () => {
    expect(note({ stand_ins: { 1: "club" } }, [1])).toBe("web-seat-thinking");
  });
});
