import { expect, it } from "vitest";
import { inAnyOrder } from "./inAnyOrder.ts";

const ITEMS = [1, 2, 3, 4, 5];

it("gives every item once, and each of them comes first some time", () => {
  const orders = Array.from({ length: 500 }, () => inAnyOrder(ITEMS));
  for (const order of orders) expect(order.toSorted()).toEqual(ITEMS);
  expect(new Set(orders.map(([first]) => first)).size).toBe(ITEMS.length);
});
