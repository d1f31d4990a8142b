import { describe, expect, test } from "vitest";
import {
  newArranging,
  clearTrays,
  fillTrays,
  groupsOf,
  handOf,
  inOrder,
  isLike,
  isWhole,
  dropOn,
  LOOSE,
  missingCards,
  moveCard,
  moveOf,
  placeOf,
  restore,
  sortCards,
  swapCards,
  undoStep,
  writtenGroups,
} from "$/hazari/trays.ts";

const HAND = "7c As 5c Ks 7h Qs 4c Jh 3d Th 7d 9d 2h".split(" ");
const start = newArranging(HAND);
const sizes = (arranging: typeof start) => arranging.places.map((cards) => cards.length);

describe("an arrangement in progress", () => {
  test("begins with the cards in the order of ranks, each tray full", () => {
    expect(groupsOf(start)).toEqual([
      ["As", "Ks", "Qs"],
      ["Jh", "Th", "9d"],
      ["7h", "7d", "7c"],
      ["5c", "4c", "3d", "2h"],
    ]);
    expect(isWhole(start)).toBe(true);
    expect(start.past).toEqual([]);
  });

  test("a moved card lies last in its new tray, and both trays say so", () => {
    const after = moveCard(start, "Ks", 1);
    expect(after.places[1]).toEqual(["Jh", "Th", "9d", "Ks"]);
    expect([missingCards(after, 0), missingCards(after, 1), missingCards(after, 3)]).toEqual([1, -1, 0]);
    expect(isWhole(after)).toBe(false);
  });

  test("swapped cards take each other's place, also within a tray", () => {
    const after = swapCards(start, "Ks", "2h");
    expect([after.places[0], after.places[3]]).toEqual([
      ["As", "2h", "Qs"],
      ["5c", "4c", "3d", "Ks"],
    ]);
    expect(swapCards(start, "As", "Qs").places[0]).toEqual(["Qs", "Ks", "As"]);
  });

  test("a card let go on another goes into a tray with room, and changes places with it in a full one", () => {
    expect(dropOn(start, "Ks", "Th").places[1]).toEqual(["Jh", "Ks", "9d"]);
    const room = moveCard(start, "Th", 0);
    expect(dropOn(room, "2h", "Jh").places[1]).toEqual(["Jh", "9d", "2h"]);
  });

  test("no card is ever lost or doubled", () => {
    let now = start;
    let seed = 7;
    const draw = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let step = 0; step < 400; step++) {
      const cards = handOf(now);
      const [one, other] = [cards[draw(13)] ?? "", cards[draw(13)] ?? ""];
      now =
        [
          moveCard(now, one, draw(5)),
          swapCards(now, one, other),
          dropOn(now, one, other),
          sortCards(now, draw(2) ? "rank" : "suit"),
          clearTrays(now),
          undoStep(now),
        ][draw(6)] ?? now;
      expect(inOrder(handOf(now))).toEqual(inOrder(HAND));
    }
  });

  test("each step can be taken back, and what changes nothing is no step", () => {
    const steps = [moveCard(start, "Ks", 1), swapCards(moveCard(start, "Ks", 1), "As", "2h")];
    const after = clearTrays(steps[1] ?? start);
    expect(undoStep(after).places).toEqual(steps[1]?.places);
    expect(undoStep(undoStep(undoStep(after)))).toEqual(start);
    expect(undoStep(start)).toBe(start);
    for (const same of [
      moveCard(start, "Ks", 0),
      moveCard(start, "Ks", 9),
      moveCard(start, "2c", 1),
      swapCards(start, "Ks", "Ks"),
      sortCards(start, "rank"),
    ])
      expect(same).toBe(start);
  });

  test("sorting deals all cards out anew, clearing takes them back to the hand", () => {
    expect(sortCards(start, "suit").places[0]).toEqual(["As", "Ks", "Qs"]);
    expect(sortCards(start, "suit").places[1]).toEqual(["Jh", "Th", "7h"]);
    const empty = clearTrays(start);
    expect(sizes(empty)).toEqual([0, 0, 0, 0, 13]);
    expect(placeOf(empty, "As")).toBe(LOOSE);
    expect(sizes(sortCards(empty, "rank"))).toEqual([3, 3, 3, 4, 0]);
  });

  test("a suggestion fills the trays, whatever the order of its cards", () => {
    const groups = [
      ["7c", "7h", "7d"],
      ["Qs", "As", "Ks"],
      ["9d", "Jh", "Th"],
      ["2h", "3d", "5c", "4c"],
    ];
    const after = fillTrays(clearTrays(start), groups);
    expect(after.places[0]).toEqual(["7h", "7d", "7c"]);
    expect(isLike(after, groups)).toBe(true);
    expect(isLike(start, groups)).toBe(false);
    expect(moveOf(after)).toBe("arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h");
  });

  test("the groups of a move are written with cards as sentences write them", () => {
    expect(writtenGroups("arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h")).toEqual([
      "7♥ 7♦ 7♣",
      "A♠ K♠ Q♠",
      "J♥ 10♥ 9♦",
      "5♣ 4♣ 3♦ 2♥",
    ]);
  });

  test("what has been kept is used only for the same hand", () => {
    const after = moveCard(start, "Ks", 1);
    expect(restore(JSON.stringify(after), HAND)).toEqual(after);
    const other = [...HAND.slice(1), "2c"];
    for (const kept of [
      JSON.stringify(newArranging(other)),
      null,
      "{",
      "{}",
      JSON.stringify({ places: start.places, past: [[]] }),
    ])
      expect(restore(kept, HAND)).toEqual(start);
  });
});
