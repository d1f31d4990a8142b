/** The shape of the window, by which a table is laid out: the same conditions as in the styles. */

export type Shape = "upright" | "low" | "roomy" | "desk";

const LOW = matchMedia(
  "(orientation: landscape) and (max-height: 649px), (min-width: 1024px) and (max-height: 759px)",
);
const DESK = matchMedia("(min-width: 1100px) and (min-height: 650px)");
const ROOMY = matchMedia("(min-width: 700px) and (min-height: 650px)");
const PANEL = matchMedia(
  "(min-width: 1100px) and (min-height: 760px), (min-width: 1240px) and (min-height: 650px)",
);

function now(): Shape {
  return LOW.matches ? "low" : DESK.matches ? "desk" : ROOMY.matches ? "roomy" : "upright";
}

const state = $state({ shape: now(), hasPanel: PANEL.matches });
for (const media of [LOW, DESK, ROOMY]) media.addEventListener("change", () => (state.shape = now()));
PANEL.addEventListener("change", () => (state.hasPanel = PANEL.matches));

/** Upright phones and everything narrow; windows lower than the layout of a desk needs; tablets; desks. */
export function shape(): Shape {
  return state.shape;
}

/** Whether a panel stands beside the table: a low window has one, too, where the table keeps its width. */
export function hasPanel(): boolean {
  return state.hasPanel;
}
