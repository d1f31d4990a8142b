import { beforeEach, describe, expect, it, vi } from "vitest";
import { Presses } from "./presses.ts";

/** An element of the page, with its ancestors. */
class Element {
  labels: Element[] | null = null;
  form: Element | null = null;

  constructor(
    readonly tag: string,
    readonly parent: Element | null = null,
  ) {}

  get path(): Element[] {
    return [this, ...(this.parent?.path ?? [])];
  }

  closest(): Element | undefined {
    return this.path.find(({ tag }) => tag === "button" || tag === "label" || tag === "input");
  }
}

class Field extends Element {}

describe("a press", () => {
  let listeners: Map<string, (event: object) => void>;
  let now: number;
  const page = new Element("main");
  const there = new Element("button", page);

  beforeEach(() => {
    now = 0;
    listeners = new Map();
    vi.stubGlobal("Element", Element);
    vi.stubGlobal("window", page);
    vi.stubGlobal("HTMLInputElement", Field);
    vi.stubGlobal("HTMLTextAreaElement", Field);
    vi.stubGlobal("HTMLSelectElement", Field);
    new Presses().listen({
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    } as unknown as Window);
  });

  /** Send an event to an element, and return true if the event reaches it. */
  function send(type: string, target: Element, fields: object = {}): boolean {
    let isStopped = false;
    listeners.get(type)?.({
      type,
      target,
      timeStamp: now,
      isPrimary: true,
      isTrusted: true,
      detail: type === "click" || type === "mousedown" ? 1 : 0,
      composedPath: () => target.path,
      preventDefault: () => undefined,
      stopImmediatePropagation: () => (isStopped = true),
      ...fields,
    });
    return !isStopped;
  }

  const down = (on: Element): boolean => send("pointerdown", on);
  const up = (on: Element): boolean => send("pointerup", on);
  const key = (name: string, on: Element, fields: object = {}): boolean =>
    send("keydown", on, { key: name, repeat: false, ...fields });
  const keyClick = (on: Element): boolean => send("click", on, { detail: 0 });

  it("clicks what it began on, once", () => {
    down(there);
    up(there);
    expect(send("mousedown", there)).toBe(true);
    expect(send("click", there)).toBe(true);
    expect(send("click", there)).toBe(false);
  });

  it("clicks a button whose sign was drawn again under the finger", () => {
    down(new Element("svg", there));
    expect(send("click", new Element("svg", there))).toBe(true);
  });

  it("clicks what holds both ends of it", () => {
    down(there);
    expect(send("click", page)).toBe(true);
  });

  it.each([
    ["a button", new Element("button", page)],
    ["a dialog", new Element("dialog", page)],
    ["a sign in a button", new Element("svg", new Element("button", page))],
  ])("does not click %s that was shown during it", (_, shown) => {
    for (const began of [page, there]) {
      down(began);
      up(shown);
      expect(send("mousedown", shown)).toBe(false);
      expect(send("click", shown)).toBe(false);
    }
  });

  it("of a second finger takes nothing away from the first", () => {
    down(there);
    send("pointerdown", page, { isPrimary: false });
    send("pointerup", page, { isPrimary: false });
    expect(send("click", there)).toBe(true);
  });

  it("of a label clicks its field, too", () => {
    const field = new Field("input", page);
    const label = new Element("label", page);
    field.labels = [label];
    down(new Element("span", label));
    expect(send("click", new Element("span", label))).toBe(true);
    expect(send("click", field)).toBe(true);
  });

  it("has nothing to do with clicks of scripts and of screen readers", () => {
    const other = new Element("button", page);
    down(there);
    expect(send("click", other, { isTrusted: false })).toBe(true);
    expect(keyClick(other)).toBe(true);
    up(there);
    now += 5000;
    expect(send("click", other)).toBe(true);
  });

  it("of a key clicks what had the focus when it began", () => {
    const shown = new Element("button", page);
    for (const name of ["Enter", " "]) {
      key(name, there);
      expect(keyClick(there)).toBe(true);
      expect(keyClick(there)).toBe(false);
      key(name, there);
      expect(keyClick(shown)).toBe(false);
      key(name, page);
      expect(keyClick(shown)).toBe(false);
    }
    key("ArrowRight", there);
    expect(keyClick(new Element("input", page))).toBe(true);
  });

  it("of enter in a field submits its form", () => {
    const form = new Element("form", page);
    const field = new Field("input", form);
    const submits = new Element("button", form);
    field.form = submits.form = form;
    key("Enter", field);
    expect(keyClick(submits)).toBe(true);
    key("Enter", there);
    expect(keyClick(submits)).toBe(false);
  });

  it("of a key acts once however long it is held, unless it writes or moves", () => {
    for (const name of ["Enter", " ", "1", "h", "Escape"]) {
      expect(key(name, there)).toBe(true);
      expect(key(name, there, { repeat: true })).toBe(false);
      expect(key(name, new Field("input"), { repeat: true })).toBe(true);
    }
    for (const name of ["ArrowLeft", "Tab", "PageDown", "Home"])
      expect(key(name, there, { repeat: true })).toBe(true);
  });
});
