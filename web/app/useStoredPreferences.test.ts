import { expect, it } from "vitest";
import { appearanceOf } from "./useStoredPreferences.ts";

const row = { theme: "default", language: "en", high_contrast: false, reduced_motion: false, performance_mode: false };

it.each([
  [{}, { theme: "default", language: "en" }],
  [
    { theme: "forest", language: "fr" },
    { theme: "forest", language: "fr" },
  ],
  [{ theme: "system" }, { language: "en" }],
  [
    { high_contrast: true, reduced_motion: true, performance_mode: true },
    { theme: "default", language: "en", contrast: "more", motion: "reduced", performance: true },
  ],
])("the row %j becomes %j", (change, appearance) => {
  expect(JSON.parse(JSON.stringify(appearanceOf({ ...row, ...change })))).toEqual(appearance);
});
