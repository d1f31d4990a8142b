import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Commands } from "./commands.ts";
import { keyboard, step } from "./keyboard.ts";
import { KEYS, switchKey } from "./keys.ts";
import type { Table } from "./table.svelte.ts";

vi.mock("$/settings.svelte.ts", () => ({ settings: { keysOff: "" } }));

describe("arrow keys", () => {
  const rows = [3, 5, 2];

  it("go along a row as it is seen, and round its ends", () => {
    expect(step("ArrowRight", rows, 0, 1)).toEqual([0, 2]);
    expect(step("ArrowRight", rows, 0, 2)).toEqual([0, 0]);
    expect(step("ArrowLeft", rows, 1, 0)).toEqual([1, 4]);
  });

  it("go up from the hand to the table and the choices, and down again", () => {
    expect(step("ArrowUp", rows, 0, 2)).toEqual([1, 0]);
    expect(step("ArrowUp", rows, 1, 3)).toEqual([2, 0]);
    expect(step("ArrowUp", rows, 2, 1)).toEqual([0, 0]);
    expect(step("ArrowDown", rows, 0, 2)).toEqual([2, 0]);
  });
});

/** An element of the page that records its clicks. */
class Element {
  constructor(
    readonly dataset: { hand?: string } = {},
    readonly click = (): void => undefined,
  ) {}
}

class Field {}

describe("other keys at a table", () => {
  let did: unknown[];
  let table: Table;
  let dialog: unknown;
  const command = (name: string) => (what?: unknown, at?: unknown) =>
    did.push([name, what, at].filter((each) => each !== undefined));
  const commands = Object.fromEntries(
    ["open", "again", "hint", "next", "undo", "tell"].map((name) => [name, command(name)]),
  ) as unknown as Commands;

  beforeEach(() => {
    did = [];
    dialog = null;
    for (const kind of ["HTMLInputElement", "HTMLTextAreaElement", "HTMLSelectElement"])
      vi.stubGlobal(kind, Field);
    vi.stubGlobal("HTMLElement", Element);
    vi.stubGlobal("document", { querySelector: () => dialog });
    table = {
      why: null,
      clearSelection: command("clearSelection"),
      pointing: {
        confirming: null,
        numbered: [{ number: 1 }, { number: 2 }],
        choose: (choice: { number: number }, confirm?: boolean) => command("choose")(choice.number, confirm),
      },
    } as unknown as Table;
  });

  /** Press a key, and return true if it was handled. */
  function press(code: string, key = code, more: object = {}): boolean {
    let isUsed = false;
    const event = { code, key, target: new Element(), preventDefault: () => (isUsed = true), ...more };
    keyboard(event as unknown as KeyboardEvent, table, commands);
    return isUsed;
  }

  it("choose by number, of what has a number", () => {
    expect(press("Digit2", "2")).toBe(true);
    expect(press("Numpad1", "1")).toBe(true);
    press("Digit7", "7");
    expect(did).toEqual([
      ["choose", 2],
      ["choose", 1],
    ]);
  });

  /** Return the call that a command of a key makes. */
  function done(command?: string): unknown[] {
    if (command === "score" || command === "spoken") return ["open", command];
    return ["again", "hint", "next", "undo"].includes(command ?? "") ? [command] : ["tell", command];
  }

  const LETTERS = KEYS.filter(({ command }) => command);

  it.each(LETTERS)("$shown runs $command", ({ shown, command }) => {
    expect(press(`Key${shown}`, shown.toLowerCase())).toBe(true);
    expect(press(`Key${shown}`, shown)).toBe(true);
    expect(did).toEqual([done(command), done(command)]);
  });

  it.each(LETTERS)("$shown does nothing while it is switched off", ({ shown }) => {
    switchKey(shown, false);
    expect(press(`Key${shown}`, shown)).toBe(false);
    switchKey(shown, true);
    expect(press(`Key${shown}`, shown)).toBe(true);
    expect(did).toHaveLength(1);
  });

  it("clear the choice", () => {
    expect(press("Escape")).toBe(true);
    expect(did).toEqual([["clearSelection"]]);
  });

  it.each([
    ["QWERTZ", "KeyY", "z", "undo"],
    ["QWERTZ", "KeyZ", "y", undefined],
    ["AZERTY", "KeyW", "z", "undo"],
    ["AZERTY", "KeyZ", "w", "turn"],
    ["Dvorak", "Slash", "z", "undo"],
    ["Dvorak", "KeyZ", ";", undefined],
    ["Dvorak", "KeyJ", "h", "hint"],
    ["Dvorak", "KeyH", "d", undefined],
    ["Dvorak", "KeyL", "n", "next"],
    ["Turkish F", "KeyS", "i", undefined],
    ["Turkish F", "KeyH", "ı", undefined],
    ["Persian", "KeyZ", "ظ", "undo"],
    ["Persian", "KeyH", "ا", "hint"],
    ["Persian", "KeyN", "د", "next"],
    ["Cyrillic", "KeyZ", "я", "undo"],
    ["Cyrillic", "KeyT", "е", "table"],
    ["Hebrew", "KeyL", "ך", "again"],
    ["Devanagari", "KeyH", "प", "hint"],
    ["Thai", "KeyH", "\u0e49", "hint"],
  ])("on a %s keyboard %s with the label %s is %s", (_, code, key, command) => {
    expect(press(code, key)).toBe(command !== undefined);
    expect(did).toEqual(command ? [done(command)] : []);
  });

  it.each([
    ["English", "Slash", "?"],
    ["German", "Minus", "?"],
    ["French", "KeyM", "?"],
    ["Russian", "Digit7", "?"],
    ["Persian", "Slash", "؟"],
  ])("open the rules with the question mark of a %s keyboard", (_, code, key) => {
    expect(press(code, key)).toBe(true);
    expect(did).toEqual([["open", "rules", ""]]);
  });

  it.each([
    ["French", "Digit2", "é"],
    ["Persian", "Digit2", "۲"],
  ])("choose by number on a %s keyboard", (_, code, key) => {
    expect(press(code, key)).toBe(true);
    expect(did).toEqual([["choose", 2]]);
  });

  it("open the rules where what was refused is explained", () => {
    table.why = { message: "", rule: "C-8", section: "capture", cards: [] };
    press("Minus", "?");
    expect(did).toEqual([["open", "rules", "capture"]]);
  });

  it("confirm by enter what waits to be confirmed", () => {
    table.pointing.confirming = 2;
    expect(press("Enter")).toBe(true);
    expect(did).toEqual([["choose", 2, false]]);
  });

  it("select a card of the hand, and leave buttons their space and enter", () => {
    const click = vi.fn();
    expect(press("Space", " ", { target: new Element({ hand: "8h" }, click) })).toBe(true);
    expect(click).toHaveBeenCalledOnce();
    expect(press("Space", " ")).toBe(false);
    expect(press("Enter")).toBe(false);
  });

  it("mean nothing to the table while somebody types, in a dialog, or with another key held", () => {
    expect(press("KeyH", "h", { target: new Field() })).toBe(false);
    expect(press("KeyZ", "z", { ctrlKey: true })).toBe(false);
    expect(press("KeyZ", "z", { metaKey: true })).toBe(false);
    expect(press("KeyZ", "z", { defaultPrevented: true })).toBe(false);
    dialog = {};
    expect(press("KeyH", "h")).toBe(false);
    expect(did).toEqual([]);
  });

  it("are left to the browser if they mean nothing", () => {
    expect(press("KeyQ", "q")).toBe(false);
  });
});
