import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ConfirmQuestion, mayConfirmRestart, orderAfter } from "./restart.ts";
import { isCompleteOrder } from "./payoutOrder.ts";

describe("D85: everybody's turn moves on by a place", () => {
  it.each([
    ["the first goes last", ["ana", "ben", "cy"], ["ana", "ben", "cy"], ["ben", "cy", "ana"]],
    ["who does not go on is left out", ["ana", "ben", "cy"], ["cy", "ana"], ["cy", "ana"]],
    ["also when it is the first", ["ana", "ben", "cy"], ["ben", "cy"], ["ben", "cy"]],
    ["newcomers come after the others", ["ana", "ben"], ["ana", "ben", "dan", "eve"], ["ben", "ana", "dan", "eve"]],
    ["nobody goes on", ["ana", "ben"], [], []],
  ])("%s", (_, last, members, order) => expect(orderAfter(last, members)).toEqual(order));

  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 50 });

  it("names every member once and nobody else (D79)", () => {
    fc.assert(fc.property(names, names, (last, members) => isCompleteOrder(orderAfter(last, members), members)));
  });

  it("comes back to the first order after as many cycles as there are members", () => {
    fc.assert(
      fc.property(names, (first) => {
        const order = first.reduce((last) => [...orderAfter(last, first)], first);
        expect(order).toEqual(first);
      }),
    );
  });
});

describe("D86: going on after being asked", () => {
  const question: ConfirmQuestion = {
    who: "former",
    group: {
      status: "ready_to_start",
      isFrozen: false,
      isPublic: true,
      held: 0,
      members: 3,
      memberLimit: 5,
      isCurrencyOn: true,
    },
    isAsked: true,
    isStartDayHere: false,
    isAliasTaken: false,
    person: { isVerified: true, isInArrears: false, isDisputing: false, groups: 0, groupLimit: 1 },
  };
  const group = (change: object) => ({ group: { ...question.group, ...change } });
  const person = (change: object) => ({ person: { ...question.person, ...change } });
  it.each([
    ["who was asked", {}, { allowed: true, act: "confirm" }],
    ["on the day of the start", { isStartDayHere: true }, { code: "restart-not-open" }],
    ["after the start", group({ status: "started" }), { code: "restart-not-open" }],
    ["who was not asked", { isAsked: false }, { code: "restart-not-open" }],
    ["a stranger", { who: "stranger" }, { code: "not-allowed" }],
    ["a stranger to a private group", { who: "stranger", ...group({ isPublic: false }) }, { code: "group-not-found" }],
    ["in a frozen group", group({ isFrozen: true }), { code: "group-frozen" }],
    ["in arrears", person({ isInArrears: true }), { code: "in-arrears" }],
    ["disputing a payment", person({ isDisputing: true }), { code: "payment-disputed" }],
    ["whose plan is full", person({ groups: 1 }), { code: "free-plan-limit", values: { count: 1 } }],
    ["not verified", person({ isVerified: false }), { code: "identity-required" }],
    ["when newcomers took the last seat", group({ members: 5 }), { code: "group-full" }],
    ["when the currency was switched off", group({ isCurrencyOn: false }), { code: "group-closed" }],
    ["when a newcomer has the alias", { isAliasTaken: true }, { code: "alias-taken" }],
  ] as const)("%s", (_, change, answer) =>
    expect(mayConfirmRestart({ ...question, ...change } as ConfirmQuestion)).toMatchObject(answer),
  );
});
