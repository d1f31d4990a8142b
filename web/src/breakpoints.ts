/**
 * The windows that more than one style is written for: in a style, `@media (--low)` is those of `low`
 * (tools/breakpoints.ts). A table is laid out in three ways: `narrow` or smaller, `low` (words beside the middle),
 * `spacious`; the rest are parts of them.
 */
export const WINDOWS = {
  /** Lower than a table with words below its middle needs: phones on their side, laptops. */
  low: "(orientation: landscape) and (max-height: 649px), (min-width: 1024px) and (max-height: 759px)",
  /** Of these the laptops: wide, and nothing floats over the cloth. */
  laptop: "(min-width: 1024px) and (max-height: 759px)",
  /** Tablets and desks. */
  spacious:
    "(min-width: 700px) and (max-width: 1023px) and (min-height: 650px), (min-width: 1024px) and (min-height: 760px)",
  /** Phones that are held upright. */
  narrow: "(max-width: 699px) and (orientation: portrait)",
  /** Upright, and low for that. */
  small: "(orientation: portrait) and (max-height: 660px)",
  /** Upright, and no higher than a table of Hazari may be. */
  short: "(orientation: portrait) and (max-height: 700px)",
  /** On its side, and low. */
  flat: "(orientation: landscape) and (max-height: 649px)",
  /** A phone on its side: the bar floats. */
  phone: "(orientation: landscape) and (max-height: 500px)",
  /** As low as a laptop is at 200 %. */
  lowest: "(orientation: landscape) and (max-height: 360px)",
  /** A window with room for large elements. */
  wide: "(min-width: 700px) and (min-height: 650px)",
  /** Pages beside the tables: where they may be large, and where there is a second column. */
  page: "(min-width: 700px) and (min-height: 600px)",
  columns: "(min-width: 1100px) and (min-height: 600px)",
  /** A replay with a column for moves. */
  replay: "(min-width: 1000px) and (min-height: 600px)",
  /** A table with a panel beside it. */
  panel: "(min-width: 1100px) and (min-height: 760px), (min-width: 1240px) and (min-height: 650px)",
} as const;
