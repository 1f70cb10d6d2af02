import { expect, it } from "vitest";
import fc from "fast-check";
import { arrangingRefusal, drawOrder, isCompleteOrder, joinOrder } from "./payoutOrder.ts";

const people = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 50 });

it.each([
  { order: ["amina", "bruno", "chloe"], complete: true },
  { order: ["chloe", "amina", "bruno"], complete: true },
  { order: ["amina", "bruno"], complete: false },
  { order: ["amina", "bruno", "bruno"], complete: false },
  { order: ["amina", "bruno", "chloe", "dan"], complete: false },
  { order: ["amina", "bruno", "dan"], complete: false },
  { order: [], complete: false },
])("D79: $order is a complete order of three: $complete", ({ order, complete }) => {
  expect(isCompleteOrder(order, ["amina", "bruno", "chloe"])).toBe(complete);
});

it("D78: an order that is drawn, or that of joining, is not arranged", () => {
  const refused = { code: "payout-order-not-manual" };
  expect(["manual", "random", "join_order"].map(arrangingRefusal)).toEqual([null, refused, refused]);
});

it("D78: join order is first come, first served", () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  expect(
    joinOrder([
      { userId: "chloe", joinedAt: at(3) },
      { userId: "bruno", joinedAt: at(1) },
      { userId: "amina", joinedAt: at(3) },
    ]),
  ).toEqual(["bruno", "amina", "chloe"]);
});

it("D80: a published seed gives the order that sha256sum gives", () => {
  // printf '%s' '7d1f:bruno' | sha256sum: 20cfea1d…, chloe b152702e…, amina f762ae28…
  expect(drawOrder("7d1f", ["amina", "bruno", "chloe"])).toEqual(["bruno", "chloe", "amina"]);
});

it("D79, D80: every draw is a complete order", () => {
  fc.assert(fc.property(people, fc.string(), (members, seed) => isCompleteOrder(drawOrder(seed, members), members)));
});

it("D80: the draw does not depend on the order in which the members are listed", () => {
  fc.assert(
    fc.property(people, fc.string(), (members, seed) => {
      expect(drawOrder(seed, members.toReversed())).toEqual(drawOrder(seed, members));
    }),
  );
});

it("D80: no seat is favoured: over many seeds everyone goes first about as often", () => {
  const members = ["amina", "bruno", "chloe", "dan"];
  const firsts = new Map(members.map((member) => [member, 0]));
  for (let seed = 0; seed < 4_000; seed++) {
    const first = drawOrder(String(seed), members)[0]!;
    firsts.set(first, firsts.get(first)! + 1);
  }
  for (const count of firsts.values()) expect(count).toBeGreaterThan(850);
});
