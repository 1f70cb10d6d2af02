import { expect, it } from "vitest";
import fc from "fast-check";
import { contributionFees, type FeeRate } from "./fees.ts";

const CARD: FeeRate = { serviceBasisPoints: 250, processingBasisPoints: 290, processingFixedCents: 30 };
const BANK: FeeRate = { serviceBasisPoints: 150, processingBasisPoints: 0, processingFixedCents: 0 };

it.each([
  { by: "card", amount: 10_00, service: 25, processing: 60, total: 10_85 },
  { by: "card", amount: 25_55, service: 64, processing: 1_06, total: 27_25 },
  { by: "card", amount: 100_00, service: 2_50, processing: 3_27, total: 105_77 },
  { by: "card", amount: 333_33, service: 8_33, processing: 10_21, total: 351_87 },
  { by: "card", amount: 1_000_00, service: 25_00, processing: 30_03, total: 1_055_03 },
  { by: "bank", amount: 10_00, service: 15, processing: 0, total: 10_15 },
  { by: "bank", amount: 25_55, service: 38, processing: 0, total: 25_93 },
  { by: "bank", amount: 100_00, service: 1_50, processing: 0, total: 101_50 },
  { by: "bank", amount: 333_33, service: 5_00, processing: 0, total: 338_33 },
] as const)("D18, D22: $amount by $by costs $total", ({ by, amount, ...owed }) => {
  expect(contributionFees(amount, { rate: by === "card" ? CARD : BANK, paysFees: true })).toEqual(owed);
});

it.each([CARD, BANK])("D20: a plan without fees pays the contribution alone", (rate) => {
  expect(contributionFees(100_00, { rate, paysFees: false })).toEqual({ service: 0, processing: 0, total: 100_00 });
});

it("D19, D22: no cent is lost or invented, and the pot's part never shrinks", () => {
  fc.assert(
    fc.property(fc.integer({ min: 5_00, max: 5_000_00 }), fc.boolean(), fc.boolean(), (amount, byCard, paysFees) => {
      const { service, processing, total } = contributionFees(amount, { rate: byCard ? CARD : BANK, paysFees });
      return amount + service + processing === total && service >= 0 && processing >= 0;
    }),
  );
});

it("D18: paying more never costs less in fees", () => {
  fc.assert(
    fc.property(fc.integer({ min: 5_00, max: 4_999_00 }), fc.integer({ min: 1, max: 100 }), (amount, more) => {
      const fee = (cents: number) => contributionFees(cents, { rate: CARD, paysFees: true }).total - cents;
      return fee(amount + more) >= fee(amount);
    }),
  );
});
