import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LegalMove } from "$/wire/types.ts";
import type { Family } from "./family.ts";
import type { Table } from "./table.svelte.ts";

const chosen = vi.hoisted(() => ({ confirm: false, lightUp: true, oneTap: false }));
vi.mock("$/settings.svelte.ts", () => ({ settings: chosen, tempo: () => 0 }));

const { Selection } = await import("./selection.svelte.ts");

/** Moves are written as `hand cards > table cards`; those with table cards capture, the others lay down. */
const family = {
  used: ({ text }: LegalMove) => {
    const [hand = "", table = ""] = text.split(">").map((part) => part.trim());
    return { hand: hand.split(" ").filter(Boolean), table: table.split(" ").filter(Boolean) };
  },
  tone: ({ text }: LegalMove) => (text.includes(">") ? "take" : "plain"),
  several: () => false,
} as unknown as Family;

const MOVES = ["8h", "8h > 8c", "8h > 5c 3d", "8h > 8c 5c 3d", "Kd"];

describe("what somebody points at", () => {
  let played: unknown[];
  let asked: string[];
  let table: Table;
  let pointing: InstanceType<typeof Selection>;
  const texts = (): string[] => pointing.choices.map(({ move }) => move.text);

  beforeEach(() => {
    played = [];
    asked = [];
    chosen.confirm = false;
    chosen.lightUp = true;
    table = {
      moves: { moves: MOVES.map((text) => ({ text })) },
      family,
      view: {},
      isAsked: true,
      hand: ["8h", "Kd", "2s"],
      play: (move: LegalMove) => (played.push(move.text), Promise.resolve(true)),
      whyNot: (hand: string[], table: string[], quietly?: boolean) => (
        asked.push(`${hand.join(" ")} > ${table.join(" ")}${quietly ? " quietly" : ""}`),
        Promise.resolve()
      ),
    } as unknown as Table;
    pointing = new Selection(table);
  });

  it("offers the moves that use it all, takes first, the larger before the smaller", () => {
    pointing.tapHand("8h");
    expect(texts()).toEqual(["8h > 8c 5c 3d", "8h > 5c 3d", "8h > 8c", "8h"]);
    expect(pointing.choices.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    pointing.tapTable("5c");
    expect(texts()).toEqual(["8h > 8c 5c 3d", "8h > 5c 3d"]);
  });

  it("plays a card by one tap if that is chosen, but never a choice, a dragged card, or just after new moves", () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    table.family = { ...family, playsOnTap: ({ text }: LegalMove) => text !== "2s" } as unknown as Family;
    table.moves = { moves: [...MOVES, "2s"].map((text) => ({ text })) } as typeof table.moves;
    pointing.tapHand("Kd");
    expect(played).toEqual([]);
    pointing.clear();
    chosen.oneTap = true;
    pointing.tapHand("8h"); // four choices
    pointing.tapHand("2s"); // not in this family
    pointing.renew();
    now += 500;
    pointing.tapHand("Kd");
    pointing.clear();
    now += 1;
    pointing.isDrawing = true;
    pointing.tapHand("Kd");
    pointing.clear();
    expect(played).toEqual([]);
    pointing.isDrawing = false;
    pointing.tapHand("Kd");
    expect(played).toEqual(["Kd"]);
    chosen.confirm = true;
    pointing.clear();
    pointing.tapHand("Kd");
    expect(played).toEqual(["Kd"]);
    expect(pointing.confirming).toBe(1);
    chosen.oneTap = false;
  });

  it("keeps what is pointed at where more moves are legal than are listed, and asks about it", () => {
    table.moves = { ...table.moves, complete: false } as typeof table.moves;
    expect(pointing.isPlayable("2s")).toBe(true);
    pointing.tapHand("Kd");
    pointing.tapTable("8c");
    pointing.tapTable("5c");
    expect([...pointing.table]).toEqual(["8c", "5c"]);
    expect(asked.at(-1)).toBe("Kd > 8c 5c");
    pointing.tapHand("8h");
    pointing.tapTable("8c");
    expect(asked.at(-1)).toContain("quietly");
  });

  it("marks what lies on the table with the numbers of the choices that use it", () => {
    pointing.tapHand("8h");
    expect(pointing.marks("8c").map(({ number }) => number)).toEqual([1, 3]);
    chosen.lightUp = false;
    expect(pointing.marks("8c")).toEqual([]);
    pointing.tapTable("8c");
    expect(pointing.marks("8c")).toHaveLength(2);
  });

  it("is one card of the hand at a time, and what it cannot use is let go of", () => {
    pointing.tapHand("8h");
    pointing.tapTable("8c");
    pointing.tapHand("Kd");
    expect([...pointing.hand]).toEqual(["Kd"]);
    expect([...pointing.table]).toEqual([]);
  });

  it("is played by a second tap if it can mean one thing only", async () => {
    pointing.tapHand("Kd");
    pointing.tapHand("Kd");
    pointing.tapHand("8h");
    pointing.tapHand("8h");
    await Promise.resolve();
    expect(played).toEqual(["Kd"]);
    expect(pointing.isEmpty).toBe(true);
  });

  it("is let go of, and asked about, where nothing is possible with it", () => {
    pointing.tapHand("2s");
    expect(asked).toEqual(["2s > "]);
    expect(pointing.isEmpty).toBe(true);
    pointing.tapHand("Kd");
    pointing.tapTable("8c");
    expect(asked.at(-1)).toBe("Kd > 8c");
    expect([...pointing.hand]).toEqual(["Kd"]);
    expect([...pointing.table]).toEqual([]);
  });

  it("is let go of where no move uses a card", () => {
    table.moves = { moves: [{ text: "" }] } as Table["moves"];
    pointing.tapHand("Kd");
    expect(asked).toEqual(["Kd > "]);
    expect(pointing.isEmpty).toBe(true);
  });

  it("has to be confirmed where that is wanted", async () => {
    chosen.confirm = true;
    pointing.tapHand("Kd");
    const [choice] = pointing.choices;
    expect(await pointing.choose(choice!)).toBe(false);
    expect(pointing.confirming).toBe(1);
    expect(played).toEqual([]);
    expect(await pointing.choose(choice!)).toBe(true);
    expect(played).toEqual(["Kd"]);
  });

  it("stays with new moves as far as it still means something", () => {
    pointing.tapHand("8h");
    pointing.tapTable("5c");
    table.moves = { moves: [{ text: "8h > 8c" }] } as Table["moves"];
    pointing.renew();
    expect([...pointing.hand]).toEqual(["8h"]);
    expect([...pointing.table]).toEqual([]);
    (table as { hand: string[] }).hand = ["Kd"];
    pointing.renew();
    expect(pointing.isEmpty).toBe(true);
  });

  it("lays a card down where that is one of the choices", () => {
    pointing.tapHand("8h");
    expect(pointing.layDownChoice("8h")?.move.text).toBe("8h");
    expect(pointing.layDownChoice("Kd")).toBeUndefined();
  });

  it("is all that a move uses when that is shown", () => {
    pointing.pointAt("8h > 5c 3d");
    expect([...pointing.hand, ...pointing.table]).toEqual(["8h", "5c", "3d"]);
    expect(pointing.isUseful("8c")).toBe(true);
    pointing.clear();
    expect(pointing.isEmpty).toBe(true);
  });

  it("allows only cards that some move uses", () => {
    expect(["8h", "Kd", "2s"].map((card) => pointing.isPlayable(card))).toEqual([true, true, false]);
  });

  it("offers nothing while somebody else is asked", () => {
    (table as { isAsked: boolean }).isAsked = false;
    pointing.tapHand("8h");
    expect(texts()).toEqual([]);
    expect(asked).toEqual([]);
  });
});
