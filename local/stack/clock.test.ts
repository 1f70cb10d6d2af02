import { expect, it } from "vitest";
import { parseDuration } from "./clock.ts";

it.each([
  ["3d", 259_200_000],
  ["90m", 5_400_000],
  ["1d12h", 129_600_000],
  ["1w", 604_800_000],
  ["0s", 0],
])("moves the clock by %s", (text, ms) => expect(parseDuration(text)).toBe(ms));

it.each(["", "3", "d", "3 d", "-3d", "3d!", "1.5d"])("refuses %j", (text) =>
  expect(parseDuration(text)).toBeUndefined(),
);
