/**
 * Window sizes that more than one style depends on; styles use them by name, as `@media (--low)`
 * (tools/breakpoints.ts). A table has three layouts: `narrow` or smaller, `low` (prompt beside the middle) and
 * `spacious`; the other names are subsets of these.
 */
export const WINDOWS = {
  /** Too low for a prompt below the middle: phones in landscape, laptops. */
  low: "(orientation: landscape) and (max-height: 649px), (min-width: 1024px) and (max-height: 759px)",
  /** The laptops among `low`: wide, and nothing floats over the cloth. */
  laptop: "(min-width: 1024px) and (max-height: 759px)",
  /** Tablets and desktops. */
  spacious:
    "(min-width: 700px) and (max-width: 1023px) and (min-height: 650px), (min-width: 1024px) and (min-height: 760px)",
  /** Phones in portrait. */
  narrow: "(max-width: 699px) and (orientation: portrait)",
  /** Portrait and low. */
  small: "(orientation: portrait) and (max-height: 660px)",
  /** Portrait, and low for a table of Hazari. */
  short: "(orientation: portrait) and (max-height: 700px)",
  /** Landscape and low. */
  flat: "(orientation: landscape) and (max-height: 649px)",
  /** A phone in landscape: the bar floats. */
  phone: "(orientation: landscape) and (max-height: 500px)",
  /** As low as a laptop at 200 % zoom. */
  lowest: "(orientation: landscape) and (max-height: 360px)",
  /** Room for large elements. */
  wide: "(min-width: 700px) and (min-height: 650px)",
  /** Pages other than tables: room for large elements, and for a second column. */
  page: "(min-width: 700px) and (min-height: 600px)",
  columns: "(min-width: 1100px) and (min-height: 600px)",
  /** A replay with a column for the moves. */
  replay: "(min-width: 1000px) and (min-height: 600px)",
  /** A table with a side panel. */
  panel: "(min-width: 1100px) and (min-height: 760px), (min-width: 1240px) and (min-height: 650px)",
} as const;
