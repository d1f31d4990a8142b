/**
 * Window sizes that more than one style depends on; styles use them by name, as `@media (--low)`
 * (tools/breakpoints.ts). A table has three layouts: `narrow` or smaller, `low` (prompt beside the middle) and
 * `spacious`; the other names are subsets of these.
 */
export const WINDOWS = {
  /** Windows too low for a prompt below the middle: phones in landscape, laptops. */
  low: "(orientation: landscape) and (max-height: 649px), (min-width: 1024px) and (max-height: 759px)",
  /** Laptops, a subset of `low`: wide windows, in which nothing floats over the cloth. */
  laptop: "(min-width: 1024px) and (max-height: 759px)",
  /** Tablets and desktops. */
  spacious:
    "(min-width: 700px) and (max-width: 1023px) and (min-height: 650px), (min-width: 1024px) and (min-height: 760px)",
  /** Phones in portrait. */
  narrow: "(max-width: 699px) and (orientation: portrait)",
  /** Windows in portrait that are low for their width. */
  small: "(orientation: portrait) and (max-height: 660px)",
  /** Windows in portrait that are too low for a roomy Hazari table. */
  short: "(orientation: portrait) and (max-height: 700px)",
  /** Windows in landscape that are low. */
  flat: "(orientation: landscape) and (max-height: 649px)",
  /** Phones in landscape, where the bar floats over the table. */
  phone: "(orientation: landscape) and (max-height: 500px)",
  /** Very low windows in landscape, such as a laptop at 200 % zoom. */
  lowest: "(orientation: landscape) and (max-height: 360px)",
  /** Windows with room for large elements. */
  wide: "(min-width: 700px) and (min-height: 650px)",
  /** Windows with room for large elements and a second column, on pages other than tables. */
  page: "(min-width: 700px) and (min-height: 600px)",
  columns: "(min-width: 1100px) and (min-height: 600px)",
  /** Windows with room for a column of moves beside a replay. */
  replay: "(min-width: 1000px) and (min-height: 600px)",
  /** Windows with room for a side panel beside a table. */
  panel: "(min-width: 1100px) and (min-height: 760px), (min-width: 1240px) and (min-height: 650px)",
} as const;
