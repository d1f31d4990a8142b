import { describe, expect, it } from "vitest";
import { fit, gapsOf, heightOf, holds, shrink, TALL, trayWidth } from "./layout.ts";

describe("fitting the cards", () => {
  it("leaves them as large as usual where there is room", () => {
    expect(fit({ width: 900, height: 420 }, { places: 8, builds: [[2]], canBuild: true }, 92, 4)).toEqual({
      card: 92,
      columns: 4,
      rows: 2,
      isBeside: true,
      isKept: true,
    });
  });

  it("keeps no row free for builds where cards would be too small to read", () => {
    const room = { width: 300, height: 165 };
    const load = { places: 8, builds: [], canBuild: true };
    expect(fit(room, load, 57, 4)).toMatchObject({ isKept: false, card: 44 });
    expect(fit(room, { ...load, builds: [[2]] }, 57, 4).card).toBeLessThan(44);
  });

  it("takes all the room that there is", () => {
    const { card, columns, rows } = fit(
      { width: 900, height: 460 },
      { places: 8, builds: [], canBuild: false },
      200,
      4,
    );
    const gaps = gapsOf(card + 1);
    const height = rows * (card + 1) * TALL + (rows - 1) * gaps.y;
    expect(columns * (card + 1) + (columns - 1) * gaps.x > 900 || height > 460).toBe(true);
  });

  it("has room for twenty cards and five builds on a phone", () => {
    const room = { width: 360, height: 330 };
    const { card, columns, rows, isBeside } = fit(
      room,
      { places: 21, builds: [[2], [2, 1], [3], [2], [2]], canBuild: true },
      57,
      4,
    );
    const gaps = gapsOf(card);
    expect(isBeside).toBe(false);
    expect(card).toBeGreaterThanOrEqual(28);
    expect(columns * card + (columns - 1) * gaps.x).toBeLessThanOrEqual(room.width);
    expect(rows * card * TALL).toBeLessThan(room.height);
  });

  it("never makes the cards larger for more of them", () => {
    const widths = [5, 9, 13, 17, 21].map(
      (places) => fit({ width: 370, height: 300 }, { places, builds: [], canBuild: true }, 57, 4).card,
    );
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });

  it("lays few cards in one row where there is little height", () => {
    const { card, rows } = fit(
      { width: 370, height: 184 },
      { places: 5, builds: [[2], [2, 1]], canBuild: true },
      57,
      3,
    );
    expect(rows).toBe(1);
    expect(card).toBeGreaterThanOrEqual(40);
  });

  it("lays a long row of the smallest cards where nothing goes", () => {
    const load = { places: 7, builds: [[2]], canBuild: true };
    expect(fit({ width: 290, height: 90 }, load, 57, 3)).toMatchObject({ card: 28, columns: 7, rows: 1 });
  });

  it("knows whether an arrangement still has room", () => {
    const room = { width: 370, height: 300 };
    const load = { places: 9, builds: [[2]], canBuild: true };
    const found = fit(room, load, 57, 4);
    expect(holds(room, load, found)).toBe(true);
    expect(holds({ ...room, height: 200 }, load, found)).toBe(false);
    expect(holds(room, { ...load, builds: [[2], [2], [2], [2]] }, found)).toBe(false);
  });

  it("counts the place of builds only once there are some", () => {
    const room = { width: 370, height: 400 };
    const load = { places: 8, builds: [[2]], canBuild: true };
    const below = { card: 50, columns: 4, rows: 2, isBeside: false, isKept: true };
    expect(heightOf(room, load, below, false)).toBe(2 * 70 + gapsOf(50).y);
    expect(heightOf(room, load, below, true)).toBe(2 * 70 + gapsOf(50).y + 14 + 70 + 45);
    expect(heightOf({ ...room, width: 700 }, load, { ...below, isBeside: true }, true)).toBe(
      2 * 70 + gapsOf(50).y,
    );
  });

  it("keeps its rows while cards can be read", () => {
    const load = { places: 8, builds: [], canBuild: true };
    const laid = { card: 100, columns: 4, rows: 2, isBeside: true, isKept: true };
    expect(shrink({ width: 900, height: 300 }, load, laid, false)).toEqual(laid);
    expect(shrink({ width: 900, height: 200 }, load, laid, false)).toMatchObject({
      columns: 4,
      rows: 2,
      card: 66,
    });
    expect(shrink({ width: 900, height: 110 }, load, laid, false)).toBe(null);
  });

  it("knows that a tray is as wide as its label needs", () => {
    expect(trayWidth([2], 30)).toBe(116);
    expect(trayWidth([2, 1], 100)).toBe(16 + 148 + 100 + 11);
  });
});
