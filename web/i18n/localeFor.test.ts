import { expect, it } from "vitest";
import { localeFor } from "./localeFor.ts";

it.each([
  ["en", ["en-GB", "fr"], "en-GB"],
  ["es", ["en-US", "es-MX"], "es-MX"],
  ["es", ["en-US", "en"], "es-US"],
  ["fr", ["es", "en-us"], "fr-US"],
  ["es", ["zh-Hans-CN"], "es-CN"],
  ["es", ["en"], "es"],
  ["es", [], "es"],
] as const)("%s on a device that speaks %j has the form of %s", (language, preferred, form) => {
  expect(localeFor(language, preferred)).toBe(form);
});
