import { beforeEach, expect, it } from "vitest";
import { loaded, program } from "./program.svelte.ts";

beforeEach(() => void Object.assign(program, { received: 0, total: 0 }));

it.each([
  [0, 0, { received: 0, total: 0, share: 0 }],
  [0, 6_449_000, { received: 0, total: 6.4, share: 0 }],
  [1_612_250, 6_449_000, { received: 1.6, total: 6.4, share: 0.25 }],
  [6_449_000, 6_449_000, { received: 6.4, total: 6.4, share: 1 }],
  [7_000_000, 6_449_000, { received: 6.4, total: 6.4, share: 1 }],
])("has loaded %i of %i bytes", (received, total, expected) => {
  Object.assign(program, { received, total });
  expect(loaded()).toEqual(expected);
});

it("is ready at once on a page of a server", () => expect(program.state).toBe("ready"));
