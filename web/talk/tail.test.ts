import fc from "fast-check";
import { expect, it } from "vitest";
import { type ChatChange, TAIL, tailOf } from "./tail.ts";

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
