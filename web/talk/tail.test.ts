import fc from "fast-check";
import { expect, it } from "vitest";
import { askedAbove, type ChatChange, TAIL, tailOf } from "./tail.ts";

type Tail = Parameters<typeof tailOf>[0];

/** What the live query answers of a conversation in which each number is a message or something else. */
function answered(isMessage: readonly boolean[]): Tail {
  const numbers = isMessage.map((_, at) => at + 1).toReversed();
  const newest = (wanted: boolean) => numbers.filter((number) => isMessage[number - 1] === wanted).slice(0, TAIL);
  return {
    messages: newest(true).map((number) => ({ number, message_id: `m${number}`, sender_id: "ana" })),
    acts: newest(false).map((number) => ({ number, kind: "reacted", message_id: "m1", user_id: "ben", emoji: "🔥" })),
  } as unknown as Tail;
}

it("messages and what was done to them are one run up to the newest number, without a hole", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 120 }), (isMessage) => {
      const numbers = tailOf(answered(isMessage)).map(({ number }) => number);
      const all = isMessage.map((_, at) => at + 1);
      expect(numbers).toEqual(all.slice(all.length - numbers.length));
      expect(numbers.length).toBeGreaterThanOrEqual(Math.min(TAIL, all.length));
    }),
  );
});

it("a message is told as what was said, by whom", () => {
  const [said, reacted] = tailOf(answered([true, false]));
  expect(said).toMatchObject({
    kind: "said",
    number: 1,
    user_id: "ana",
    message_id: "m1",
    emoji: null,
  } satisfies Partial<ChatChange>);
  expect(said!.message).toMatchObject({ message_id: "m1" });
  expect(reacted).toMatchObject({ kind: "reacted", user_id: "ben", emoji: "🔥", message: null });
});

it("a live query is asked anew after six numbers, after twenty where it has just been, and not before", () => {
  expect(askedAbove({ above: 100, forMs: 3000 }, 105)).toBe(100);
  expect(askedAbove({ above: 100, forMs: 3000 }, 106)).toBe(106);
  expect(askedAbove({ above: 100, forMs: 2999 }, 119)).toBe(100);
  expect(askedAbove({ above: 100, forMs: 2999 }, 120)).toBe(120);
});

it.each([1, 2, 3, 7, 15])(
  "D247, D295: with %i messages a second it takes less than half of a person's requests",
  (pace) => {
    let asked = { above: 0, at: 0 };
    let times = 0;
    let furthest = 0;
    for (let number = 1; number <= pace * 60; number += 1) {
      const at = (number * 1000) / pace;
      const above = askedAbove({ above: asked.above, forMs: at - asked.at }, number);
      furthest = Math.max(furthest, number - asked.above);
      if (above === asked.above) continue;
      asked = { above, at };
      times += 1;
    }
    expect(furthest).toBeLessThanOrEqual(TAIL);
    expect(times).toBeLessThan(60);
  },
);
