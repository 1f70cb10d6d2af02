import fc from "fast-check";
import { expect, it } from "vitest";
import { deletionRefusal, reminderRefusal } from "./managing.ts";

const TOMORROW = new Date("2027-01-08T05:00:00Z");

it.each([
  { owing: 2, remindedUntil: null, refusal: null },
  { owing: 0, remindedUntil: null, refusal: { code: "nobody-to-remind" } },
  { owing: 1, remindedUntil: TOMORROW, refusal: { code: "reminded-today", until: TOMORROW } },
  { owing: 0, remindedUntil: TOMORROW, refusal: { code: "nobody-to-remind" } },
])("D99: $owing owe, reminded until $remindedUntil: $refusal.code", ({ owing, refusal, remindedUntil }) => {
  expect(reminderRefusal(owing, remindedUntil)).toEqual(refusal);
});

it("D99: a reminder goes out exactly where somebody owes and none has gone out today", () => {
  fc.assert(
    fc.property(fc.nat({ max: 50 }), fc.option(fc.date()), (owing, remindedUntil) => {
      expect(reminderRefusal(owing, remindedUntil) === null).toBe(owing > 0 && remindedUntil === null);
    }),
  );
});

it("D88: a group in which anybody has begun to pay stays", () => {
  expect([deletionRefusal(false), deletionRefusal(true)]).toEqual([null, { code: "payments-exist" }]);
});
