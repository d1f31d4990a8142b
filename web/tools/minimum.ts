/**
 * The oldest supported browsers: the first versions with container queries and `:has()`, which table layouts need.
 * src/first/first.js tests for these features; the build compiles for these versions, and users of older browsers
 * are told them.
 */
export const MINIMUM = { chrome: 105, safari: 16, firefox: 121 } as const;

/** The same versions as build targets. */
export const TARGETS = [
  `chrome${MINIMUM.chrome}`,
  `edge${MINIMUM.chrome}`,
  `safari${MINIMUM.safari}`,
  `firefox${MINIMUM.firefox}`,
];
