import { beforeEach, expect, it, vi } from "vitest";
import type { ScoreQuery } from "$/wire/types.ts";

vi.mock("$/settings.svelte.ts", () => ({ settings: { language: "en" } }));
vi.mock("$/words/errorText.ts", () => ({ isAboutOptions: () => false, problemOf: String }));
vi.mock("$/wire/http.ts", () => ({
  HttpError: class extends Error {},
  call: async (_: string, __: object, { deals = [] }: ScoreQuery) => ({
    sides: [[0], [1]],
    deals: deals.map(({ values }) => ({ values, warnings: [] })),
    next: { fields: [] },
  }),
}));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

const { Keeper } = await import("./keeper.svelte.ts");
const { newSeries } = await import("./series.ts");

const deals = [1, 2, 3].map((cards) => ({ values: { cards }, seating: null }));
let keeper: InstanceType<typeof Keeper>;

beforeEach(async () => {
  const series = { variant: "casino", names: [], dealer: null, start: null, deals, seating: null };
  keeper = new Keeper({ ...newSeries(series), draft: { cards: 4 } });
  await vi.waitFor(() => expect(keeper.entry?.scored).toBeTruthy());
});

function cards(): unknown[] {
  return keeper.series.deals.map(({ values }) => values?.cards);
}

it("writes one deal after a double press", async () => {
  const first = keeper.write();
  for (let at = 0; at < 6; at++) await Promise.resolve(); // the first one is being scored
  await Promise.all([first, keeper.write()]);
  expect(cards()).toEqual([1, 2, 3, 4]);
});

it("restores a removed deal with the entry of the next one", async () => {
  await keeper.remove(1);
  expect(cards()).toEqual([1, 3]);
  expect(keeper.removed?.place).toBe(1);
  await keeper.restore();
  expect(cards()).toEqual([1, 2, 3]);
  expect(keeper.entry?.values).toEqual({ cards: 4 });
  expect(keeper.removed).toBeNull();
});
