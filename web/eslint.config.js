import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["dist/", "node_modules/", "src/wire/generated/"]),
  ts.configs.recommended,
  svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.ts", "**/*.svelte"],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Maps and sets in state are replaced, never mutated.
      "svelte/prefer-svelte-reactivity": "off",
      // An explicit string keeps a significant space between two elements.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["**/*.test.ts"],
    rules: {
      // A type assertion needs a reason; tests/web/test_sources.py counts them.
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["src/parts/resize.ts"],
    rules: {
      // Both change the layout inside an observer callback.
      "no-restricted-globals": ["error", { name: "ResizeObserver", message: "Use parts/resize.ts." }],
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "SvelteDirective[kind='Binding'][key.name.name=/^(client|offset|content|borderBox|devicePixel)/]",
          message: "Use `observeSize` of parts/resize.ts.",
        },
      ],
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["src/parts/clipboard.svelte.ts", "src/score/awake.svelte.ts"], // both look first whether it is there
    rules: {
      // A server on a local network without https is not a secure context.
      "no-restricted-properties": [
        "error",
        { object: "navigator", property: "clipboard", message: "Use parts/clipboard.svelte.ts." },
        { object: "navigator", property: "wakeLock", message: "It is for secure contexts only." },
        { object: "crypto", property: "subtle", message: "Use @noble/hashes." },
      ],
    },
  },
  {
    rules: {
      // Unused positional parameters, such as the value before an index.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
    },
  },
);
