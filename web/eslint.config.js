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
      // Maps and sets in state are replaced, not changed.
      "svelte/prefer-svelte-reactivity": "off",
      // A space that has to stay between two elements is a string.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["**/*.test.ts"],
    rules: {
      // What has to be asserted says why; tests/web/test_sources.py counts these places.
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["src/parts/resize.ts"],
    rules: {
      // Both change the layout within the callback of an observer.
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
    ignores: ["src/parts/clipboard.svelte.ts"],
    rules: {
      // A server in a local network without https is no secure context.
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
      // Places of which nothing is needed, such as that of a value before its index.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
    },
  },
);
