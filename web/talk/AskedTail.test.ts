import { expect, it } from "vitest";
import { AskedTail } from "./AskedTail.ts";
import { TAIL } from "./tail.ts";

it.each([
  { sinceMs: null, known: 105, above: 100 },
  { sinceMs: null, known: 106, above: 106 },
  { sinceMs: 2999, known: 106, above: 100 },
  { sinceMs: 2999, known: 119, above: 100 },
  { sinceMs: 2999, known: 120, above: 120 },
  { sinceMs: 3000, known: 105, above: 100 },
  { sinceMs: 3000, known: 106, above: 106 },
])(
  "asked above 100, anew $sinceMs ms ago (null: never), it asks above $above once $known is known",
  ({ above, known, sinceMs }) => {
    const tail = new AskedTail(sinceMs === null ? 100 : 0);
    if (sinceMs !== null) expect(tail.follow(100, 0)).toBe(true);
    expect(tail.follow(known, sinceMs ?? 0)).toBe(above === known);
    expect(tail.above).toBe(above);
  },
);

it.each([1, 2, 3, 7, 15])(
  "D247, D295: with %i messages a second it takes less than half of a person's requests",
  (pace) => {
    const tail = new AskedTail(0);
    let times = 0;
    let furthest = 0;
    for (let number = 1; number <= pace * 60; number += 1) {
      furthest = Math.max(furthest, number - tail.above);
      if (tail.follow(number, (number * 1000) / pace)) times += 1;
    }
    expect(furthest).toBeLessThanOrEqual(TAIL);
    expect(times).toBeLessThan(60);
  },
);
