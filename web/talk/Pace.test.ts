import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MARKS } from "../../schema/readMarks.ts";
import { Pace } from "./Pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("does what is wanted soon, also while it is wanted again and again", () => {
  const work = vi.fn();
  const pace = new Pace(work, { soonMs: 300, restMs: 3000 });
  for (let ms = 0; ms < 300; ms += 60) {
    pace.want();
    vi.advanceTimersByTime(60);
  }
  expect(work).toHaveBeenCalledOnce();
});

it("D247: marks of a room with fifteen messages a second take a tenth of a person's requests, and the last is made", () => {
  const work = vi.fn();
  const pace = new Pace(work, MARKS);
  for (let message = 0; message < 15 * 60; message += 1) {
    pace.want();
    vi.advanceTimersByTime(1000 / 15);
  }
  expect(work.mock.calls.length).toBeLessThanOrEqual(12);
  const before = work.mock.calls.length;
  pace.want();
  vi.advanceTimersByTime(MARKS.restMs + MARKS.spreadMs);
  expect(work.mock.calls.length).toBeGreaterThan(before);
});

it("fifty who want the same at once do it one after the other", () => {
  const doneAt: number[] = [];
  for (let person = 0; person < 50; person += 1) new Pace(() => doneAt.push(Date.now()), MARKS).want();
  vi.advanceTimersByTime(MARKS.soonMs + MARKS.spreadMs);
  expect(doneAt).toHaveLength(50);
  // By chance, so a few may meet; without a spread all fifty would.
  expect(new Set(doneAt).size).toBeGreaterThan(30);
});

it("does at once what was wanted when it ends, and nothing otherwise", () => {
  const work = vi.fn();
  const pace = new Pace(work, { soonMs: 10, restMs: 10 });
  pace.finish();
  expect(work).not.toHaveBeenCalled();
  pace.want();
  pace.finish();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
});
