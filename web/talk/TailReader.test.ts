import { waitFor } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { nextSeen, type Range, type Sight, TailReader } from "./TailReader.ts";

const ALL: Sight = { from_number: 1, until_number: 2 ** 31 - 1, away_after: 0, back_from: 0, cleared_number: 0 };
const numbered = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ number: from + at }));
const TAIL = 20;
const PAGE = 7;

/** A conversation that goes on while somebody looks at it now and then. */
function conversation(known = 0) {
  let top = known;
  const got: number[] = [];
  const readRange = vi.fn<(range: Range) => Promise<{ number: number }[]>>(({ after, before }) =>
    Promise.resolve(numbered(after + 1, Math.min(before - 1, after + PAGE))),
  );
  const onChanges = (changes: readonly { number: number }[]) => got.push(...changes.map(({ number }) => number));
  const onFailure = vi.fn<(thrown: unknown) => void>();
  const reader = new TailReader({ known, readRange, onChanges, onFailure, waitMs: () => 1 });
  return {
    got,
    reader,
    readRange,
    onFailure,
    happen: (count: number) => void (top += count),
    reach: (number = top) => reader.reachTo(number, ALL),
    look: () => reader.receive(numbered(Math.max(1, top - TAIL + 1), top).toReversed(), ALL),
    top: () => top,
  };
}

it("passes on what is new, once and in order, without asking for anything", async () => {
  const { got, happen, look, readRange } = conversation();
  happen(3);
  await look();
  await look();
  happen(2);
  await look();
  expect(got).toEqual([1, 2, 3, 4, 5]);
  expect(readRange).not.toHaveBeenCalled();
});

it("reads just what lies between, when more has happened than a tail holds", async () => {
  const { got, happen, look, readRange } = conversation(100);
  happen(1);
  await look();
  happen(30);
  await look();
  expect(got).toEqual(numbered(101, 131).map(({ number }) => number));
  expect(readRange.mock.calls).toEqual([[{ after: 101, before: 112 }], [{ after: 108, before: 112 }]]);
});

it("misses and doubles nothing, however seldom it looks", async () => {
  const steps = fc.array(fc.oneof(fc.nat(70), fc.constantFrom("look" as const, "reach" as const)), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(200), async (course, known) => {
      const chat = conversation(known);
      // Some looks come while a gap is still being read.
      const looks: Promise<void>[] = [];
      for (const step of course) {
        if (step === "look" || step === "reach") looks.push(step === "look" ? chat.look() : chat.reach());
        else chat.happen(step);
      }
      await Promise.all(looks);
      await chat.look();
      expect(chat.got).toEqual(numbered(known + 1, chat.top()).map(({ number }) => number));
    }),
  );
});

it("tries a gap again by itself or with the next tail, and passes on nothing before it is filled", async () => {
  const { got, happen, look, onFailure, readRange } = conversation(10);
  happen(40);
  const offline = new Error("offline");
  readRange.mockRejectedValueOnce(offline);
  await look();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(offline);
  expect(got).toEqual([]);
  await waitFor(() => expect(got).toEqual(numbered(11, 50).map(({ number }) => number)));
  happen(40);
  readRange.mockRejectedValueOnce(offline);
  await look();
  await look();
  expect(got).toEqual(numbered(11, 90).map(({ number }) => number));
});

it("reads up to a number that no tail has brought, once, and tries that again too", async () => {
  const { got, happen, look, reach, readRange } = conversation(10);
  happen(9);
  readRange.mockRejectedValueOnce(new Error("offline"));
  await reach();
  await waitFor(() => expect(got).toEqual(numbered(11, 19).map(({ number }) => number)));
  readRange.mockClear();
  await reach();
  happen(2);
  await look();
  await reach();
  expect(readRange).not.toHaveBeenCalled();
});

it.each([
  ["less", 45, 50],
  ["more", 55, 55],
])("where a tail waits for its gap, what knows of %s than that tail loses nothing of it", async (_, number, last) => {
  const { got, happen, look, reach, readRange } = conversation(10);
  happen(40);
  readRange.mockRejectedValueOnce(new Error("offline"));
  await look();
  await reach(number);
  expect(got).toEqual(numbered(11, last).map(({ number }) => number));
});

describe("the next number that a person sees", () => {
  it.each([
    ["after what is known", 5, {}, 6],
    ["from joining", 0, { from_number: 12 }, 12],
    ["after what was cleared", 3, { cleared_number: 9 }, 10],
    ["after coming back", 20, { away_after: 20, back_from: 31 }, 31],
    ["before leaving", 18, { away_after: 20, back_from: 31 }, 19],
    ["where somebody came back with nothing said meanwhile", 20, { away_after: 20, back_from: 21 }, 21],
  ] as const)("is the one %s", (_, known, sight, next) => {
    expect(nextSeen(known, { ...ALL, ...sight })).toBe(next);
  });

  it("leaves no gap where the person was away", async () => {
    const { reader, readRange } = conversation(20);
    await reader.receive(numbered(31, 33), { ...ALL, away_after: 20, back_from: 31 });
    expect(reader.known).toBe(33);
    expect(readRange).not.toHaveBeenCalled();
  });
});
