import { expect, it } from "vitest";
import { BadClock, checkedOffset } from "./clockLimits.ts";

const DAY = 86_400_000;
const to = (instant: string) => Date.parse(instant) - Date.now();

it.each([
  ["a few days on", 3 * DAY, 0],
  ["where it is", 5 * DAY, 5 * DAY],
  ["the last day", to("2099-12-31T23:59:00Z"), 0],
  ["a fraction of a millisecond", 10.4, 10],
])("takes %s", (_, offset, reached) => expect(checkedOffset(offset, reached)).toBe(Math.round(offset)));

it.each([
  ["no number", Number.NaN],
  ["without end", Infinity],
  ["beyond every date", 1e300],
  ["the year 2100", to("2100-01-01T00:00:01Z")],
])("refuses %s", (_, offset) => expect(() => checkedOffset(offset, 0)).toThrow(BadClock));

it("refuses the time before 2020, also where the clock may go back", () => {
  expect(() => checkedOffset(to("2019-12-31T23:59:59Z"))).toThrow(BadClock);
  expect(checkedOffset(-DAY)).toBe(-DAY);
});

it("does not go back behind what has happened", () =>
  expect(() => checkedOffset(DAY - 1, DAY)).toThrow("does not go back"));
