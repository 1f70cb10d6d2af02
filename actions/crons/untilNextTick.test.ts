import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { untilNextTick } from "./untilNextTick.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** What is done of five items that take so long each, in milliseconds. */
async function doneOf(each: number): Promise<number[]> {
  const done: number[] = [];
  for await (const item of untilNextTick([1, 2, 3, 4, 5])) {
    vi.advanceTimersByTime(each);
    done.push(item);
  }
  return done;
}

it.each([
  [0, [1, 2, 3, 4, 5]],
  [8750, [1, 2, 3, 4, 5]],
  [8751, [1, 2, 3, 4]],
  [25_000, [1, 2]],
  [50_000, [1]],
])("of items that take %i ms each it gives those that are begun within 35 seconds", async (each, expected) => {
  expect(await doneOf(each)).toEqual(expected);
});
