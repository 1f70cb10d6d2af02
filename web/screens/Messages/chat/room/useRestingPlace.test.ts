import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRestingPlace } from "./useRestingPlace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const told = vi.fn();
  const { result, unmount } = renderHook(() => useRestingPlace(told));
  return { told, note: result.current, leave: unmount };
}

it("a place is told once it stays, and none of those on the way", () => {
  const { note, told } = open();
  note(() => 7);
  note(() => 8);
  expect(told).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(told.mock.calls).toEqual([[8]]);
});

it("the end is told at once, and no place before it any more", () => {
  const { note, told } = open();
  note(() => 7);
  note(null);
  vi.runAllTimers();
  expect(told.mock.calls).toEqual([[null]]);
});

it.each([
  ["leaves the conversation", (leave: () => void) => leave()],
  ["leaves the page", () => dispatchEvent(new Event("pagehide"))],
])("whoever %s is found where they were", (_what, goes) => {
  const { leave, note, told } = open();
  note(() => 7);
  goes(leave);
  expect(told.mock.calls).toEqual([[7]]);
  vi.runAllTimers();
  expect(told).toHaveBeenCalledTimes(1);
});
