/** Tests that stored values that are damaged, or from another build, do not break the client. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameFamily, GameVariant } from "./wire/types.ts";
import type { Settings } from "./settings.svelte.ts";

// Modules are loaded again for each test, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const WRONG: unknown[] = [
  null,
  true,
  0,
  -1,
  1e300,
  "",
  "xx",
  "__proto__",
  "x".repeat(100_000),
  [],
  [null],
  {},
  { toString: null },
  { length: 1 },
];
const DAMAGED = [
  "",
  "{",
  "null",
  "undefined",
  "0",
  "true",
  '"x"',
  "[]",
  "[[]]",
  "{}",
  '{"__proto__":{"x":1}}',
  "\0",
];
let storage: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  storage = new Map();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("settings", () => {
  it("are as they were kept", async () => {
    const chosen = { language: "fa", name: "Rosa", tempo: 0.5, confirm: true, back: "stars", deck: "4" };
    storage.set("virado-settings", JSON.stringify(chosen));
    const { settings } = await import("./settings.svelte.ts");
    expect(settings).toMatchObject(chosen);
  });

  it.each([
    [{}, "de", "de"],
    [{ language: "en", takenLanguage: "en" }, "de", "de"], // en was all that there was, or the browser has changed
    [{ language: "fa", takenLanguage: "en" }, "fa", "en"],
    [{ language: "en", takenLanguage: "de" }, "en", "de"],
    [{ language: "en" }, "en", ""], // an earlier build
  ])("follow the browser unless the reader chose a language: %j", async (kept, language, takenLanguage) => {
    vi.stubGlobal("navigator", { languages: ["lv", "de-AT", "en"] });
    const { settingsOf } = await import("./settings.svelte.ts");
    expect(settingsOf(kept)).toMatchObject({ language, takenLanguage });
  });

  it("are as usual each where it is of another build or damaged", async () => {
    const { settingsOf } = await import("./settings.svelte.ts");
    const usual = settingsOf({});
    for (const name of Object.keys(usual) as (keyof Settings)[])
      for (const value of WRONG) {
        const read = settingsOf({ [name]: value, confirm: name === "confirm" ? value : true });
        const isTaken = read[name] === value && typeof value === typeof usual[name];
        if (!isTaken) expect(read[name], `${name}: ${JSON.stringify(value)?.slice(0, 40)}`).toBe(usual[name]);
        if (name !== "confirm") expect(read.confirm).toBe(true); // other settings are unchanged
      }
    expect(settingsOf({ language: "xx" }).language).toBe(usual.language);
    expect(settingsOf({ tempo: -1 }).tempo).toBe(1);
    expect(settingsOf({ name: "x".repeat(1000) }).name).toBe("");
    expect(settingsOf({ back: "mirrors", theme: "blue", pace: "", deck: 4 })).toEqual(usual);
    expect(settingsOf({ future: 1 })).toEqual(usual);
  });

  it.each(DAMAGED)("are as usual where %j is kept", async (raw) => {
    storage.set("virado-settings", raw);
    const { settings, settingsOf } = await import("./settings.svelte.ts");
    expect(settings).toEqual(settingsOf({}));
  });

  it("are as usual where nothing may be read or kept", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
    const { keepSettings, settings, settingsOf } = await import("./settings.svelte.ts");
    expect(settings).toEqual(settingsOf({}));
    keepSettings();
  });

  it("take nothing damaged from another tab", async () => {
    let hear: (event: object) => void = () => undefined;
    vi.stubGlobal("addEventListener", (_: string, action: typeof hear) => (hear = action));
    storage.set("virado-settings", '{"name":"Rosa"}');
    const { settings } = await import("./settings.svelte.ts");
    const before = { ...settings };
    for (const newValue of [null, ...DAMAGED, '{"language":"xx"}', '{"tempo":"fast"}'])
      hear({ key: "virado-settings", newValue });
    expect(settings).toEqual(before);
    hear({ key: "virado-settings", newValue: '{"language":"es"}' });
    expect(settings).toEqual({ ...before, language: "es" });
  });
});

describe("choices", () => {
  const variant = {
    slug: "raub",
    family: "raub",
    players: [3, 4],
    usual_players: 3,
    seatings: [{ players: 3, teams: [false] }],
    options: { start_score: 10 },
  } as unknown as GameVariant;
  const family = { id: "raub", usual: "raub" } as unknown as GameFamily;
  const choice = { slug: "raub", players: 4, teams: false, level: "club", options: { start_score: 5 } };

  async function chosen(kept: unknown): Promise<unknown> {
    vi.resetModules();
    storage.set("virado-choices", typeof kept === "string" ? kept : JSON.stringify(kept));
    const { choiceOf, currentFamily } = await import("./home/choice.svelte.ts");
    expect(currentFamily([family])).toBe(family);
    return choiceOf(family, [variant]);
  }

  it("are as they were kept", async () => {
    expect(await chosen({ family: "raub", choices: { raub: choice } })).toEqual(choice);
  });

  it("have no option that the form lacks", async () => {
    const kept = { ...choice, options: { start_score: 5, gone: true, worse: {} } };
    expect(await chosen({ choices: { raub: kept } })).toEqual(choice);
  });

  it("are as usual where they are damaged", async () => {
    const usual = await chosen({});
    expect(usual).toMatchObject({ slug: "raub", players: 3 });
    for (const raw of DAMAGED) expect(await chosen(raw)).toEqual(usual);
    const { readChoices } = await import("./home/choice.svelte.ts");
    for (const value of WRONG) {
      const all = readChoices({ family: value, choices: value });
      expect(typeof all.family).toBe("string");
      expect(Object.values(all.choices)).toEqual([]);
      expect(readChoices({ choices: { raub: value } }).choices).toEqual({});
      for (const name of Object.keys(choice)) {
        const read = readChoices({ choices: { raub: { ...choice, [name]: value } } }).choices.raub;
        if (!read) continue;
        for (const [field, kept] of Object.entries(choice))
          expect(typeof read[field as keyof typeof read]).toBe(typeof kept);
        expect(Array.isArray(read.options)).toBe(false);
      }
    }
  });
});

describe("families", () => {
  const families = ["hazari", "casino", "raub"].map((id) => ({ id })) as GameFamily[];

  it.each([
    [{}, ["hazari", "casino", "raub"], "hazari"],
    [{ played: "raub" }, ["raub", "hazari", "casino"], "raub"],
    [{ played: "raub", family: "casino" }, ["raub", "hazari", "casino"], "casino"],
    [{ played: "bridge", family: "bridge" }, ["hazari", "casino", "raub"], "hazari"],
    [{ played: 1 }, ["hazari", "casino", "raub"], "hazari"],
  ])("are in the order of the server after the one last played: %j", async (kept, order, current) => {
    storage.set("virado-choices", JSON.stringify(kept));
    const { currentFamily, inOrder } = await import("./home/choice.svelte.ts");
    expect(inOrder(families).map(({ id }) => id)).toEqual(order);
    expect(currentFamily(families)?.id).toBe(current);
  });

  it("begin with the one that is played now, which is also the current one", async () => {
    storage.set("virado-choices", JSON.stringify({ family: "hazari" }));
    const { currentFamily, inOrder, setPlayed } = await import("./home/choice.svelte.ts");
    setPlayed("casino");
    expect(inOrder(families)[0]?.id).toBe("casino");
    expect(currentFamily(families)?.id).toBe("casino");
    expect(JSON.parse(storage.get("virado-choices") ?? "")).toMatchObject({ played: "casino" });
  });
});

describe("parts of shuffles and what was told", () => {
  it("are kept and read", async () => {
    const { drawPart, partOf } = await import("./table/shuffle.ts");
    expect(partOf(drawPart())).toMatch(/^[0-9a-f]{64}$/);
  });

  it("are missing where they are damaged, and can be kept again", async () => {
    const { drawPart, partOf, observedShuffle } = await import("./table/shuffle.ts");
    const wrong = [
      ...DAMAGED,
      ...WRONG.flatMap((value) => [JSON.stringify(value), JSON.stringify({ a: value })]),
    ];
    for (const raw of wrong) {
      storage.set("virado-shuffle", raw);
      storage.set("virado-told", raw);
      expect(["string", "undefined"]).toContain(typeof partOf("a"));
      expect(observedShuffle("a")).toBeUndefined();
      expect(partOf(drawPart())).toMatch(/^[0-9a-f]{64}$/);
    }
    storage.set("virado-told", '{"a":{"commitment":"c","commitments":["d"],"fingerprint":7}}');
    expect(observedShuffle("a")).toEqual({ commitment: "c", commitments: ["d"] });
  });
});

it("an arrangement of Hazari that is damaged is begun anew", async () => {
  const { newArranging, restore } = await import("./hazari/trays.ts");
  const hand = ["As", "Kd"];
  const wrong = WRONG.flatMap((value) => [
    JSON.stringify(value),
    JSON.stringify({ places: value, past: [] }),
    JSON.stringify({ places: [[], [], [], [], value], past: value }),
  ]);
  for (const raw of [null, ...DAMAGED, ...wrong]) expect(restore(raw, hand)).toEqual(newArranging(hand));
});
