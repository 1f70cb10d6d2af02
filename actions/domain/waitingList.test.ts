import fc from "fast-check";
import { expect, it } from "vitest";
import { seatsToOffer, type Waiting } from "./waitingList.ts";

const NOW = new Date("2027-01-10T12:00:00Z");
const at = (ms: number) => new Date(NOW.getTime() + ms);
const one = (userId: string, offerEndsAt: Date | null = null, hasAsked = false): Waiting => ({
  userId,
  offerEndsAt,
  hasAsked,
});

it.each<[string, number, Waiting[], { ended: string[]; offered: string[] }]>([
  ["nobody waits", 2, [], { ended: [], offered: [] }],
  ["no seat is free", 0, [one("a")], { ended: [], offered: [] }],
  ["one seat goes to the first", 1, [one("a"), one("b")], { ended: [], offered: ["a"] }],
  ["an open offer keeps the seat", 1, [one("a", at(1)), one("b")], { ended: [], offered: [] }],
  ["the last instant belongs to it no more", 1, [one("a", at(0)), one("b")], { ended: ["a"], offered: ["b"] }],
  ["a request keeps the seat past its time", 1, [one("a", at(-1), true), one("b")], { ended: [], offered: [] }],
  ["two seats, one offered", 2, [one("a", at(1)), one("b"), one("c")], { ended: [], offered: ["b"] }],
  ["an ended offer ends also where no seat is left", 0, [one("a", at(-1))], { ended: ["a"], offered: [] }],
])("D92: %s", (_, free, waiting, expected) => {
  expect(seatsToOffer({ free, waiting, now: NOW })).toEqual(expected);
});

it("D92: open offers are never more than the seats, the first come first, and a second look changes nothing", () => {
  const aWaiting = fc.record({
    userId: fc.uuid(),
    offerEndsAt: fc.option(fc.integer({ min: -3, max: 3 }).map(at)),
    hasAsked: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.nat({ max: 6 }), fc.uniqueArray(aWaiting, { selector: ({ userId }) => userId }), (free, drawn) => {
      // Only the first ones hold offers, as the service makes them.
      const waiting = drawn.map((each, place) => (place < free ? each : { ...each, offerEndsAt: null }));
      const { ended, offered } = seatsToOffer({ free, waiting, now: NOW });
      const after = waiting
        .filter(({ userId }) => !ended.includes(userId))
        .map(({ userId, offerEndsAt, hasAsked }) =>
          one(userId, offered.includes(userId) ? at(1) : offerEndsAt, hasAsked),
        );
      const holders = after.filter(({ offerEndsAt }) => offerEndsAt !== null);
      expect(holders).toEqual(after.slice(0, Math.min(free, after.length)));
      expect(seatsToOffer({ free, waiting: after, now: NOW })).toEqual({ ended: [], offered: [] });
    }),
  );
});
