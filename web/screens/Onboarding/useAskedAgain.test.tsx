import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useReadAgain } from "../../relay/readAgain.ts";
import { useAskedAgain } from "./useAskedAgain.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function ask(everySeconds: number, most: number) {
  const read = vi.fn<() => Promise<void>>(async () => {});
  const { unmount } = renderHook(() => {
    useReadAgain(read);
    useAskedAgain(everySeconds, most);
  });
  return { read, unmount };
}

it("reads again every so many seconds, and stops after so many times", () => {
  const { read } = ask(5, 2);
  vi.advanceTimersByTime(4_999);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

it("counts no time at which nobody looks", () => {
  const looking = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { read } = ask(5, 2);
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
  looking.mockReturnValue("visible");
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

it("reads no more once the step has gone", () => {
  const { read, unmount } = ask(5, 2);
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
});
