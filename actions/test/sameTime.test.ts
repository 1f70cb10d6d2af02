import { expect, it } from "vitest";
import { expectSameTime, medianBetween, verdictOn } from "./sameTime.ts";

/** A machine that is busy now and then: mostly some milliseconds, sometimes many. The same series each time. */
function busyMachine(): () => number {
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return () => 5 + 3 * next() + (next() < 0.1 ? 80 * next() : 0);
}

it("tells no difference where there is none, also on a busy machine", async () => {
  const time = busyMachine();
  await expectSameTime("nothing", () => Promise.resolve(() => Promise.resolve(time())));
});

it.each([1.5, 3, 10])("finds work of %d ms more on one side, on the same machine", async (more) => {
  const time = busyMachine();
  const ask = (side: 0 | 1) => Promise.resolve(time() + (side === 0 ? more : 0));
  await expect(expectSameTime("work", () => Promise.resolve(ask))).rejects.toThrow("median difference");
});

it("finds work that a third of the tries hide", async () => {
  const time = busyMachine();
  let n = 0;
  const ready = () => {
    const isHidden = () => Math.floor(n++ / 2) % 3 === 0;
    return Promise.resolve((side: 0 | 1) => Promise.resolve(time() + (isHidden() || side === 0 ? 6 : 0)));
  };
  await expect(expectSameTime("work", ready)).rejects.toThrow("median difference");
});

it("takes a twentieth more of a slow answer for the same", async () => {
  const time = busyMachine();
  await expectSameTime("slow", () => Promise.resolve((side) => Promise.resolve(30 + time() + (side === 0 ? 1.8 : 0))));
});

it("takes the interval from the ranks in the middle", () => {
  expect(medianBetween(Array.from({ length: 1000 }, (_, n) => n))).toEqual({ from: 447, to: 553 });
});

it.each([
  [{ from: -0.4, to: 0.9 }, false, "same"],
  [{ from: 1.1, to: 4 }, false, "different"],
  [{ from: -4, to: -1.1 }, false, "different"],
  [{ from: 0.2, to: 1.4 }, false, null],
  [{ from: 0.2, to: 1.4 }, true, "different"],
  [{ from: -3, to: 3 }, false, null],
  [{ from: -3, to: 3 }, true, "same"],
] as const)("of %o at the end: %s is %s", (interval, isLast, verdict) => {
  expect(verdictOn(interval, isLast)).toBe(verdict);
});
