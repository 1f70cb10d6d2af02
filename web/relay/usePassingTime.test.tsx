import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useReadAgain } from "./readAgain.ts";
import { usePassingTime } from "./usePassingTime.ts";

interface Told {
  seconds: number | null;
  changesAt?: string;
}

const read = vi.fn<() => Promise<unknown>>();
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  read.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const page = (initialProps: Told) =>
  renderHook(
    ({ seconds, changesAt }: Told) => {
      useReadAgain(read);
      usePassingTime(seconds, changesAt);
    },
    { initialProps },
  );

it("reads when the server's wait is over, whatever the device's clock says (D248)", async () => {
  vi.setSystemTime("1999-12-31T23:59:59Z");
  page({ seconds: 90 });
  await pass(89.9);
  expect(read).not.toHaveBeenCalled();
  await pass(0.1);
  expect(read).toHaveBeenCalledTimes(1);
});

it("waits again after each read, also when the answer is the same", async () => {
  page({ seconds: 90 });
  await pass(90);
  await pass(90);
  expect(read).toHaveBeenCalledTimes(2);
});

it("waits as long as the last read told", async () => {
  const { rerender } = page({ seconds: 90 });
  rerender({ seconds: 30 });
  await pass(30);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(29);
  expect(read).toHaveBeenCalledTimes(1);
});

it("reads at once when a live query tells another instant than the last read", async () => {
  const { rerender } = page({ seconds: 3600, changesAt: "2026-03-13T04:00:00Z" });
  rerender({ seconds: 3600, changesAt: "2026-03-14T04:00:00Z" });
  await pass(0);
  expect(read).toHaveBeenCalledTimes(1);
});

it("reads once more for what the live query told while it read, and then rests", async () => {
  const { rerender } = page({ seconds: 3600, changesAt: "first" });
  // The answer is of before the third instant, which is told before the answer has come.
  read.mockImplementationOnce(async () => rerender({ seconds: 3600, changesAt: "third" }));
  rerender({ seconds: 3600, changesAt: "second" });
  await pass(0);
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
  await pass(60);
  expect(read).toHaveBeenCalledTimes(2);
});

it("looks once more when a read brings another instant itself, since nobody knows who told it first", async () => {
  const { rerender } = page({ seconds: 90, changesAt: "first" });
  read.mockImplementationOnce(async () => rerender({ seconds: 7200, changesAt: "second" }));
  await pass(90);
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
  await pass(3600);
  expect(read).toHaveBeenCalledTimes(2);
});

it("waits a whole day again when the next instant is as far away as the last one was", async () => {
  const day = 24 * 3600;
  page({ seconds: day });
  await pass(day);
  await pass(day - 1);
  expect(read).toHaveBeenCalledTimes(1);
});

it("never waits where nothing changes by time", async () => {
  page({ seconds: null });
  await pass(3 * 24 * 3600);
  expect(read).not.toHaveBeenCalled();
});

it("reads at least once a day, because a browser's timer cannot wait a month", async () => {
  page({ seconds: 40 * 24 * 3600 });
  await pass(24 * 3600 - 1);
  expect(read).not.toHaveBeenCalled();
  await pass(1);
  expect(read).toHaveBeenCalledTimes(1);
});

it("tries again a minute after a failed read", async () => {
  read.mockRejectedValueOnce(new Error("lost"));
  page({ seconds: 3600 });
  await pass(3600);
  await pass(59);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(read).toHaveBeenCalledTimes(2);
});

it("does not read a hidden page", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  page({ seconds: 90 });
  await pass(90);
  expect(read).not.toHaveBeenCalled();
});

it("spreads the reads of a circle's pages over some seconds", async () => {
  vi.mocked(Math.random).mockReturnValue(0.5);
  page({ seconds: 90 });
  await pass(91);
  expect(read).not.toHaveBeenCalled();
  await pass(0.5);
  expect(read).toHaveBeenCalledTimes(1);
});

const artifacts = import.meta.glob<string>("../__generated__/*/*Subscription.graphql.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
it.each(Object.entries(artifacts).map(([path, text]) => [path.split("/").at(-1), text]))(
  "is not part of the live query %s, which would answer every second",
  // A condition's type may name it; a field that is asked for has it as its name.
  (_path, text) => expect(text).not.toContain('"name": "seconds_to_change"'),
);
