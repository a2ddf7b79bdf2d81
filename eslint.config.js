// How the scripts of the pages are written, as far as a program can tell; what types say is asked of tsc.

import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: [".venv/", "build/", "dist/", "site/", "docs/"] },
  js.configs.recommended,
  {
    rules: {
      "array-callback-return": "error",
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "max-lines": ["error", 350],
      "no-await-in-loop": "off",
      "no-console": "error",
      "no-shadow": "error",
      "no-throw-literal": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: ["src/**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["tests/browser/*.js"], languageOptions: { globals: globals.browser }, rules: { "no-unused-expressions": "off" } },
  { files: ["tests/js/*.js"], languageOptions: { globals: globals.node } },
  { files: ["bench/*.cjs"], languageOptions: { globals: { ...globals.node, ...globals.commonjs } }, rules: { "no-console": "off" } },
];
