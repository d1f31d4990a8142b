/**
 * The oldest browsers that the client runs in: the first of each with container queries and `:has()`, by which tables
 * are laid out. src/first/first.js tests for these features; the versions are what the build compiles for, and what
 * somebody with an older browser reads.
 */
export const MINIMUM = { chrome: 105, safari: 16, firefox: 121 } as const;

/** The same as targets of a build. */
export const TARGETS = [
  `chrome${MINIMUM.chrome}`,
  `edge${MINIMUM.chrome}`,
  `safari${MINIMUM.safari}`,
  `firefox${MINIMUM.firefox}`,
];
