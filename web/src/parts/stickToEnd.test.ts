import { describe, expect, it } from "vitest";
import { EndFollower } from "./stickToEnd.ts";

/** Return a follower that has seen a list of 1000 px in a box of 300 px at its end. */
function atEnd(): EndFollower {
  const follower = new EndFollower();
  follower.scrolled({ scrollHeight: 1000, clientHeight: 300, scrollTop: 700 });
  return follower;
}

describe("a list follows its newest line", () => {
  it("until the viewer scrolls up, and again from the end", () => {
    const follower = atEnd();
    follower.scrolled({ scrollHeight: 1000, clientHeight: 300, scrollTop: 600 });
    expect(follower.isFollowing).toBe(false);
    follower.scrolled({ scrollHeight: 1000, clientHeight: 300, scrollTop: 680 });
    expect(follower.isFollowing).toBe(true);
  });
  it("when its box and its content change their heights together", () => {
    const follower = atEnd();
    follower.scrolled({ scrollHeight: 950, clientHeight: 200, scrollTop: 650 });
    expect(follower.isFollowing).toBe(true);
    follower.scrolled({ scrollHeight: 950, clientHeight: 200, scrollTop: 600 });
    expect(follower.isFollowing).toBe(false);
  });
  it("when lines are added below", () => {
    const follower = atEnd();
    follower.scrolled({ scrollHeight: 1100, clientHeight: 300, scrollTop: 690 });
    expect(follower.isFollowing).toBe(true);
  });
});
