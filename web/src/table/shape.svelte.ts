/** The shape of the window, by which a table is laid out: the same conditions as in the styles. */

export type Shape = "upright" | "low" | "roomy" | "desk";

const LOW = matchMedia("(orientation: landscape) and (max-height: 649px)");
const DESK = matchMedia("(min-width: 1100px) and (min-height: 650px)");
const ROOMY = matchMedia("(min-width: 700px) and (min-height: 650px)");

function now(): Shape {
  return LOW.matches ? "low" : DESK.matches ? "desk" : ROOMY.matches ? "roomy" : "upright";
}

const state = $state({ shape: now() });
for (const media of [LOW, DESK, ROOMY]) media.addEventListener("change", () => (state.shape = now()));

/** Upright phones and everything narrow; low windows; tablets; desks with a panel beside the table. */
export function shape(): Shape {
  return state.shape;
}
