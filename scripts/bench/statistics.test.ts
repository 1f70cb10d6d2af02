import { expect, it } from "vitest";
import { median, quantile } from "./statistics.ts";

it("gives the middle value, or the mean of the two middle ones", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([7])).toBe(7);
});

it("finds the value that a share of the values does not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.99, 1].map((share) => quantile(hundred, share))).toEqual([1, 50, 99, 100]);
  expect(quantile([], 0.5)).toBeNaN();
});
