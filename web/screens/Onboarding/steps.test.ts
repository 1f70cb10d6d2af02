import { expect, it } from "vitest";
import { stepOf } from "./steps.ts";

it.each([
  [{}, "welcome"],
  [{ kept: "profile" }, "profile"],
  [{ kept: "nonsense" }, "welcome"],
  [{ hasSeenTutorial: true }, "profile"],
  [{ hasSeenTutorial: true, kept: "identity" }, "identity"],
  [{ isVerified: true }, "payment"],
  [{ isVerified: true, kept: "identity" }, "payment"],
  [{ isVerified: true, kept: "complete" }, "complete"],
])("of somebody who is %j the first visit goes on at %s (D152, D153)", (known, step) =>
  expect(stepOf({ kept: null, hasSeenTutorial: false, isVerified: false, ...known })).toBe(step),
);
