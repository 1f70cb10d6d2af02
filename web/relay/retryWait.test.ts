import { expect, it } from "vitest";
import { retryWaitMs } from "./retryWait.ts";

it.each([
  [0, 500, 1000],
  [1, 1000, 2000],
  [4, 8000, 16_000],
  [5, 15_000, 30_000],
  [50, 15_000, 30_000],
])("retry %i waits between %i and %i ms", (retries, shortest, longest) => {
  expect(retryWaitMs(retries, () => 0)).toBe(shortest);
  expect(retryWaitMs(retries, () => 1)).toBe(longest);
});
