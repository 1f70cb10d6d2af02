import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleTime, isArrear, obligations } from "./obligation.ts";

const graceEndsAt = new Date("2027-01-11T05:00:00Z");

describe("obligations", () => {
  it("asks every member for every round but the own one (D70)", () => {
    const rounds = [1, 2, 3].map((payoutRound) => ({ payoutRound, graceEndsAt }));
    const rows = obligations({ order: ["amina", "bruno", "chloe"], rounds, amount: 100_00 });
    expect(rows.map(({ payoutRound, userId, recipientId }) => `${payoutRound}: ${userId} to ${recipientId}`)).toEqual([
      "1: bruno to amina",
      "1: chloe to amina",
      "2: amina to bruno",
      "2: chloe to bruno",
      "3: amina to chloe",
      "3: bruno to chloe",
    ]);
    expect(rows.every((row) => row.amount === 100_00 && row.graceEndsAt === graceEndsAt)).toBe(true);
  });

  it("leaves everybody even: a member owes as much in a cycle as the member is owed (D28, D29)", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 50 }),
        fc.integer({ min: 5_00, max: 5_000_00 }),
        (order, amount) => {
          const rounds = order.map((_, index) => ({ payoutRound: index + 1, graceEndsAt }));
          const rows = obligations({ order, rounds, amount });
          const total = (of: "userId" | "recipientId", person: string) =>
            rows.filter((row) => row[of] === person).reduce((sum, row) => sum + row.amount, 0);
          for (const person of order) {
            expect(total("userId", person)).toBe(amount * (order.length - 1));
            expect(total("recipientId", person)).toBe(amount * (order.length - 1));
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

it.each([
  ["nothing was paid", {}, true],
  ["a checkout is open", { paymentStatus: "pending" }, true],
  ["it was paid, however late", { paymentStatus: "completed" }, false],
  [
    "a debit was started in time",
    { paymentStatus: "pending", isProcessing: true, startedAt: new Date(graceEndsAt.getTime() - 1) },
    false,
  ],
  [
    "a debit was started after the grace",
    { paymentStatus: "pending", isProcessing: true, startedAt: graceEndsAt },
    true,
  ],
])("after the grace, where %s: in arrears %s (D61, D248)", (_, changes, expected) => {
  const obligation = { graceEndsAt, paymentStatus: null, isProcessing: false, startedAt: null, ...changes };
  expect(isArrear(obligation, graceEndsAt)).toBe(expected);
  expect(isArrear(obligation, new Date(graceEndsAt.getTime() - 1))).toBe(false);
});

it("stands still while the circle is frozen, and nowhere else (D263)", () => {
  const now = new Date("2027-01-20T12:00:00Z");
  const before = new Date("2027-01-10T12:00:00Z");
  expect(circleTime(now, null)).toBe(now);
  expect(circleTime(now, before)).toBe(before);
  expect(circleTime(before, now)).toBe(before);
});
