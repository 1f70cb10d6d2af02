import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPolling } from "./polling.ts";

const log = pino({ level: "silent" });
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Rounds that end when the test says so. */
function rounds() {
  const open: (() => void)[] = [];
  let started = 0;
  const round = () => {
    started += 1;
    return new Promise<void>((resolve) => open.push(resolve));
  };
  const end = async () => {
    open.shift()!();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { round, end, started: () => started };
}

it("runs at once and again after the interval, never two rounds at a time", async () => {
  const { end, round, started } = rounds();
  const polling = startPolling("test", round, { intervalMs: 1000, log });
  await vi.advanceTimersByTimeAsync(5000);
  expect(started()).toBe(1);
  await end();
  await vi.advanceTimersByTimeAsync(999);
  expect(started()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(started()).toBe(2);
  const stopped = polling.stop();
  await end();
  await stopped;
});

it("runs once more when woken during a round, which may have missed what was written meanwhile", async () => {
  const { end, round, started } = rounds();
  const polling = startPolling("test", round, { intervalMs: 1000, log });
  for (let at = 0; at < 5; at++) polling.wake();
  expect(started()).toBe(1);
  await end();
  expect(started()).toBe(2);
  await end();
  expect(started()).toBe(2);
  await polling.stop();
});

it("goes on after a failed round", async () => {
  const round = vi.fn(() => Promise.reject(new Error("no database")));
  const polling = startPolling("test", round, { intervalMs: 1000, log });
  await vi.advanceTimersByTimeAsync(3000);
  expect(round.mock.calls.length).toBe(4);
  await polling.stop();
});

it("stops after the running round, and stays stopped", async () => {
  const { end, round, started } = rounds();
  const polling = startPolling("test", round, { intervalMs: 1000, log });
  polling.wake();
  let isStopped = false;
  const stopped = polling.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  await end();
  await stopped;
  polling.wake();
  await vi.advanceTimersByTimeAsync(5000);
  expect(started()).toBe(1);
});
