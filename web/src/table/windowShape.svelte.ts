/** The shape of the window, which determines the layout of a table. Its limits are those of breakpoints.ts. */
import { WINDOWS } from "$/breakpoints.ts";

export type Shape = "upright" | "low" | "roomy" | "desk";

const LOW = matchMedia(WINDOWS.low);
const DESK = matchMedia("(min-width: 1100px) and (min-height: 650px)");
const WIDE = matchMedia(WINDOWS.wide);
const PANEL = matchMedia(WINDOWS.panel);

function now(): Shape {
  return LOW.matches ? "low" : DESK.matches ? "desk" : WIDE.matches ? "roomy" : "upright";
}

const state = $state({ shape: now(), hasPanel: PANEL.matches });
for (const media of [LOW, DESK, WIDE]) media.addEventListener("change", () => (state.shape = now()));
PANEL.addEventListener("change", () => (state.hasPanel = PANEL.matches));

/** Return the shape: portrait phones and other narrow windows, low windows, tablets, or desktops. */
export function shape(): Shape {
  return state.shape;
}

/**
 * Return true if a panel is beside the table: in large windows, and in low windows that leave the table wide enough.
 */
export function hasPanel(): boolean {
  return state.hasPanel;
}
