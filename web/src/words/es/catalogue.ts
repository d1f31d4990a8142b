import common from "$words/es/common.ftl?raw";

const own = import.meta.glob<string>(["./*.ftl", "!./web-admin.ftl", "!./web-privacy.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Names of cards in a pattern, by path. */
const patterns = import.meta.glob<string>(["./patterns/*.ftl", "$words/es/patterns/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export { patterns };
export default [common, ...Object.values(own)];
