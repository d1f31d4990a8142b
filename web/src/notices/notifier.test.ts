import { beforeEach, describe, expect, it } from "vitest";
import { TurnNotifier } from "./notifier.ts";

const AWAY = { isSeen: false };

describe("who does not look at the page", () => {
  let told: string[];
  let teller: TurnNotifier;

  beforeEach(() => {
    told = [];
    teller = new TurnNotifier({
      show: (table) => told.push(`show ${table}`),
      close: (table) => told.push(`close ${table}`),
    });
  });

  it("is told of a turn once, however often it is heard of", () => {
    teller.learn("a", { isAsked: true, ...AWAY });
    teller.learnAll(["a"], AWAY);
    teller.learn("a", { isAsked: true, ...AWAY });
    expect(told).toEqual(["show a"]);
  });

  it("is told of the next turn at the same table again", () => {
    teller.learn("a", { isAsked: true, ...AWAY });
    teller.learn("a", { isAsked: false, ...AWAY });
    teller.learn("a", { isAsked: true, ...AWAY });
    expect(told).toEqual(["show a", "close a", "show a"]);
  });

  it("is not told of a turn that was seen before", () => {
    teller.learn("a", { isAsked: true, isSeen: true });
    teller.learn("a", { isAsked: true, ...AWAY });
    teller.learnAll(["a"], AWAY);
    expect(told).toEqual([]);
  });

  it("has no notice of a turn any more that was played on another device", () => {
    teller.learnAll(["a", "b"], AWAY);
    teller.learnAll(["b"], AWAY);
    expect(told).toEqual(["show a", "show b", "close a"]);
  });

  it("has no notice any more after coming back, and each is closed once", () => {
    teller.learnAll(["a", "b"], AWAY);
    teller.look();
    teller.look();
    teller.learn("a", { isAsked: false, isSeen: true });
    expect(told).toEqual(["show a", "show b", "close a", "close b"]);
  });
});
