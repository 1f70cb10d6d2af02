/** D6: a link name of one's own. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { linkNameRefusal } from "./linkName.ts";

const LIMITS = { min: 3, max: 40 };

it.each([
  ["sunday-savers", null],
  ["abc", null],
  ["2026-savers", null],
  ["a".repeat(40), null],
  ["ab", "link-name-form"],
  ["a".repeat(41), "link-name-form"],
  ["", "link-name-form"],
  ["Sunday", "link-name-form"],
  ["sunday savers", "link-name-form"],
  ["-sunday", "link-name-form"],
  ["sunday-", "link-name-form"],
  ["sunday--savers", "link-name-form"],
  ["susú", "link-name-form"],
  ["../admin", "link-name-form"],
  ["sunday-1010", "link-name-form"],
  ["1010", "link-name-form"],
  ["admin", "link-name-reserved"],
  ["support", "link-name-reserved"],
  ["administrators", null],
])("%j: %j", (name, code) => {
  expect(linkNameRefusal(name, LIMITS)?.code ?? null).toBe(code);
});

it("never lets a name through that would not stand in an address as it is, or that finds another circle by its number", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abz09-_ ./%AÉ") }), (name) => {
      if (linkNameRefusal(name, LIMITS) !== null) return;
      expect(encodeURIComponent(name)).toBe(name);
      expect(name).toMatch(/^[a-z0-9-]{3,40}$/);
      expect(/(\d+)$/.exec(name.slice(name.lastIndexOf("-")))?.[0]).not.toBe(name.slice(name.lastIndexOf("-") + 1));
    }),
    { numRuns: 500 },
  );
});
