import { expect, it } from "vitest";
import { MOST_RESTARTS, Restarts } from "./restarts.ts";

it("starts again five times within a minute, with growing pauses, and not a sixth time", () => {
  const restarts = new Restarts();
  const pauses = Array.from({ length: MOST_RESTARTS }, (_, at) => restarts.pauseMs(at * 1_000)!);
  expect(pauses).toHaveLength(5);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(new Set(pauses).size).toBe(5);
  expect(restarts.pauseMs(59_999)).toBeUndefined();
});

it("forgets an end after a minute", () => {
  const restarts = new Restarts();
  for (let end = 0; end < MOST_RESTARTS; end++) restarts.pauseMs(0);
  expect(restarts.pauseMs(60_000)).toBe(new Restarts().pauseMs(0));
});
