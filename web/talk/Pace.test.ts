import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MARKS, OPEN_CHAT_POLL_MS, TIME_TO_READ_S } from "../../schema/readMarks.ts";
import { Pace } from "./Pace.ts";

/** Multiples of it, without their whole part, lie evenly between 0 and 1. They stand for chance, so that all runs draw the same. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

beforeEach(() => {
  vi.useFakeTimers();
  let draws = 0;
  vi.spyOn(Math, "random").mockImplementation(() => (draws++ * GOLDEN) % 1);
});
afterEach(() => void vi.useRealTimers());

it("does what is wanted soon, also while it is wanted again and again", () => {
  const work = vi.fn();
  const pace = new Pace(work, { soonMs: [300, 300], restMs: [3000, 3000] });
  for (let ms = 0; ms < 300; ms += 60) {
    pace.want();
    vi.advanceTimersByTime(60);
  }
  expect(work).toHaveBeenCalledOnce();
});

it("D247: marks of a room with fifteen messages a second take a tenth of a person's requests, and the last is made", () => {
  const work = vi.fn();
  const pace = new Pace(work, MARKS);
  const minutes = 10;
  for (let message = 0; message < 15 * 60 * minutes; message += 1) {
    pace.want();
    vi.advanceTimersByTime(1000 / 15);
  }
  expect(work.mock.calls.length / minutes).toBeLessThanOrEqual(12);
  const before = work.mock.calls.length;
  pace.want();
  vi.advanceTimersByTime(MARKS.restMs[1]);
  expect(work.mock.calls.length).toBeGreaterThan(before);
});

it("fifty who want the same at once do it one after the other", () => {
  const doneAt: number[] = [];
  for (let person = 0; person < 50; person += 1) new Pace(() => doneAt.push(Date.now()), MARKS).want();
  vi.advanceTimersByTime(MARKS.soonMs[1]);
  expect(doneAt).toHaveLength(50);
  // By chance, so a few may meet; without a spread all fifty would.
  expect(new Set(doneAt).size).toBeGreaterThan(30);
});

it("hundreds who go on wanting the same do it at different times half a minute later", () => {
  const doneIn: number[] = [];
  const second = () => Math.floor(Date.now() / 1000);
  const began = second();
  const paces = Array.from({ length: 400 }, () => new Pace(() => doneIn.push(second() - began), MARKS));
  for (let ms = 0; ms < 36_000; ms += 100) {
    for (const pace of paces) pace.want();
    vi.advanceTimersByTime(100);
  }
  const later = doneIn.filter((at) => at >= 30);
  const most = Math.max(...Array.from({ length: 6 }, (_, nth) => later.filter((at) => at === 30 + nth).length));
  // Some seventy each second would be even. Had each rested as long as the others, half as many again would meet in one.
  expect(most).toBeLessThan(105);
});

it("does at once what was wanted when it ends, and nothing otherwise", () => {
  const work = vi.fn();
  const pace = new Pace(work, { soonMs: [10, 10], restMs: [10, 10] });
  pace.finish();
  expect(work).not.toHaveBeenCalled();
  pace.want();
  pace.finish();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
});

/** A device that polls asks for the open conversation, and marks what it finds. @returns the longest from a message to its mark */
function longestWithPolls(messagesEveryMs: number): number {
  let said: number[] = [];
  let read: number[] = [];
  let longest = 0;
  const start = performance.now();
  const now = () => performance.now() - start;
  const pace = new Pace(() => {
    for (const at of read) longest = Math.max(longest, now() - at);
    read = [];
  }, MARKS);
  for (let ms = 0; ms < 120_000; ms += 100) {
    if (ms % OPEN_CHAT_POLL_MS === 0 && said.length > 0) {
      read.push(...said);
      said = [];
      pace.want();
    }
    // Just after it was asked for.
    if (ms % messagesEveryMs === 0) said.push(now());
    vi.advanceTimersByTime(100);
  }
  pace.stop();
  return longest;
}

it.each([100, 700, 3900, 4000, 9900, 60_000])(
  "D173, D293: a device that polls has told what it reads before another rings, with a message every %i ms",
  (everyMs) => {
    // As late as chance makes them.
    vi.spyOn(Math, "random").mockReturnValue(1);
    const toTheServerMs = 3500;
    const longest = longestWithPolls(everyMs);
    expect(longest).toBeGreaterThan(OPEN_CHAT_POLL_MS);
    expect(longest + toTheServerMs).toBeLessThanOrEqual(TIME_TO_READ_S * 1000);
  },
);
