import fc from "fast-check";
import { expect, it } from "vitest";
import { pageBelow } from "./messagePage.ts";
import { nextSeen, type Sight } from "./TailReader.ts";

const ALL: Sight = { from_number: 1, until_number: 2 ** 31 - 1, away_after: 0, back_from: 0, cleared_number: 0 };

it.each([
  ["the newest of many", 5001, {}, { after: 4900, before: 5001 }],
  ["all of a few", 8, {}, { after: 0, before: 8 }],
  ["nothing before the first", 1, {}, null],
  ["for who has left", 5001, { until_number: 40 }, { after: 0, before: 41 }],
  ["for who has cleared", 5001, { cleared_number: 4990 }, { after: 4990, before: 5001 }],
  ["nothing for who has cleared all", 5001, { cleared_number: 5000 }, null],
  ["from joining", 120, { from_number: 100 }, { after: 99, before: 120 }],
  ["before being away", 31, { away_after: 20, back_from: 31 }, { after: 0, before: 21 }],
] as const)("a page is %s", (_, before, sight, range) => {
  expect(pageBelow(before, { ...ALL, ...sight })).toEqual(range);
});

it("pages together show everything that the person sees, once", () => {
  const sights = fc.record({
    from_number: fc.integer({ min: 1, max: 300 }),
    until_number: fc.integer({ min: 1, max: 900 }),
    cleared_number: fc.nat(300),
    away_after: fc.nat(400),
    back_from: fc.integer({ min: 401, max: 500 }),
  });
  fc.assert(
    fc.property(sights, fc.boolean(), (drawn, wasAway) => {
      const sight = wasAway ? drawn : { ...drawn, away_after: 0, back_from: 0 };
      const isSeen = (number: number) => number <= sight.until_number && nextSeen(number - 1, sight) === number;
      const shown: number[] = [];
      for (let page = pageBelow(800, sight); page; page = pageBelow(page.after + 1, sight)) {
        for (let number = page.before - 1; number > page.after; number -= 1) if (isSeen(number)) shown.push(number);
      }
      const all = Array.from({ length: 799 }, (_, at) => 799 - at).filter(isSeen);
      expect(shown).toEqual(all);
    }),
  );
});
