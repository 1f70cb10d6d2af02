import { expect, it } from "vitest";
import fc from "fast-check";
import { shareOf } from "./money.ts";

it.each([
  { amount: 100_00, basisPoints: 250, share: 2_50 },
  { amount: 25_55, basisPoints: 250, share: 64 }, // 63.875
  { amount: 20, basisPoints: 250, share: 1 }, // exactly half a cent goes up
  { amount: 19, basisPoints: 250, share: 0 },
  { amount: 0, basisPoints: 290, share: 0 },
])("D22: $basisPoints basis points of $amount are $share", ({ amount, basisPoints, share }) => {
  expect(shareOf(amount, basisPoints)).toBe(share);
});

it("D22: a share is never more than half a cent away from the exact one", () => {
  fc.assert(
    fc.property(fc.nat(5_000_000_00), fc.nat(10_000), (amount, basisPoints) => {
      const twiceTheError =
        2n * (BigInt(shareOf(amount, basisPoints)) * 10_000n - BigInt(amount) * BigInt(basisPoints));
      return twiceTheError > -10_000n && twiceTheError <= 10_000n;
    }),
  );
});
