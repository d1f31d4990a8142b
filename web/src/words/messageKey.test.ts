import { expect, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { findKey } from "./messageKey.ts";

const bundle = new FluentBundle("en");
bundle.addResource(
  new FluentResource(
    [
      "kept = These settings stay on this device.",
      "moved = These settings stay on that device.",
      "seat = Take  a seat",
      "    .says = Anybody may sit down here.",
      "facts = { $name } takes the trick.",
    ].join("\n"),
  ),
);

test.each([
  ["Take a seat", "seat"],
  [" Take\n a \u2068seat\u2069 ", "seat"],
  ["Anybody may sit down here.", "seat.says"],
  ["may sit down", "seat.says"],
  ["settings stay", ""], // two messages contain it
  ["seat", ""], // too short a part
  ["Rosa takes the trick.", ""],
  ["", ""],
])("the key of %j is %j", (quoted, key) => {
  expect(findKey(bundle._messages, quoted)).toBe(key);
});
