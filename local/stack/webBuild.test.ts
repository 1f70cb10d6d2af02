import { expect, it } from "vitest";
import { firstFault } from "./webBuild.ts";

const WHAT_STANDS_BELOW = `
    at aggregateBindingErrorsIntoJsError (file:///node_modules/rolldown/dist/shared/error.mjs:50:18)
    at async Object.build (file:///node_modules/vite/dist/node/chunks/node.js:35208:19)`;

it("a failed build is told by its first error, without the colours", () => {
  const output = `✗ Build failed in 279ms
error during build:
Build failed with 1 error:

\u001B[31m[UNRESOLVED_IMPORT] \u001B[0mCould not resolve './missing.js' in a.js
   ╭─[ a.js:1:38 ]${WHAT_STANDS_BELOW}`;
  expect(firstFault(output)).toBe("[UNRESOLVED_IMPORT] Could not resolve './missing.js' in a.js");
});

it("and not by a warning about slow plugins, which comes first", () => {
  const output = `✗ Build failed in 5.32s
\u001B[33m[PLUGIN_TIMINGS] \u001B[0mJavaScript callbacks ran for 5.1s of this 5.2s build (98%).
  - plugin slow transform (96%, 5.0s, 305 calls)

error during build:
Build failed with 1 error:

[plugin slow]
Error: no such text
${WHAT_STANDS_BELOW}`;
  expect(firstFault(output)).toBe("Error: no such text");
});

it("one that ended before it began is told by what it said", () => {
  expect(firstFault("\nCannot find module 'vite'\n")).toBe("Cannot find module 'vite'");
  expect(firstFault("")).toBeUndefined();
});
