import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { COUNTS_EVERY_MS, useThrottled } from "./useThrottled.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("shows the first change at once, then the latest of each half second, and none between", () => {
  const seen: number[] = [];
  const { rerender } = renderHook(
    ({ count }) => {
      const shown = useThrottled(count, COUNTS_EVERY_MS);
      if (seen.at(-1) !== shown) seen.push(shown);
    },
    { initialProps: { count: 0 } },
  );
  // Twenty messages a second for two seconds.
  for (let count = 1; count <= 40; count += 1) {
    rerender({ count });
    pass(50);
  }
  expect(seen).toEqual([0, 1, 10, 20, 30, 40]);
  rerender({ count: 41 });
  pass(COUNTS_EVERY_MS - 1);
  expect(seen.at(-1)).toBe(40);
  pass(1);
  expect(seen.at(-1)).toBe(41);
});
