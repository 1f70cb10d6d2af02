import fc from "fast-check";
import { expect, it } from "vitest";
import { decimalOf } from "./decimal.ts";

it.each([
  [0, 2, "0.00"],
  [5, 2, "0.05"],
  [-5, 2, "-0.05"],
  [100, 2, "1.00"],
  [123_456_789, 2, "1234567.89"],
  [-90_000, 2, "-900.00"],
  [700, 0, "700"],
  [-1, 0, "-1"],
  [1_234, 3, "1.234"],
  [Number.MAX_SAFE_INTEGER, 2, "90071992547409.91"],
])("%i with %i digits is %s", (cents, digits, text) => expect(decimalOf(cents, digits)).toBe(text));

it("read again, every amount is the same to the last unit", () => {
  const amounts = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 4 }), (cents, digits) => {
      const text = decimalOf(cents, digits);
      expect(text).toMatch(digits === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${digits}}$`));
      expect(BigInt(text.replace(".", ""))).toBe(BigInt(cents));
    }),
  );
});
