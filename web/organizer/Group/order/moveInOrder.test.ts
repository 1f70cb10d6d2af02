import { expect, it } from "vitest";
import { moveInOrder } from "./moveInOrder.ts";

it.each([
  { from: 1, step: -1, order: "bac" },
  { from: 1, step: 1, order: "acb" },
  { from: 0, step: -1, order: "abc" },
  { from: 2, step: 1, order: "abc" },
] as const)("moves entry $from by $step", ({ from, step, order }) => {
  expect(moveInOrder(["a", "b", "c"], from, step).join("")).toBe(order);
});
