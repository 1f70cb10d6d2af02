import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hearProductTime, productNow, useProductMinute, useProductYear, useSecondsUntil } from "./productClock.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime("2021-03-04T10:00:00Z");
});
afterEach(() => void vi.useRealTimers());

it("follows the server, and a device's clock that is set anew changes nothing", () => {
  hearProductTime("2026-12-31T10:00:00.000Z");
  vi.advanceTimersByTime(90_000);
  vi.setSystemTime("2035-01-01T00:00:00Z");
  expect(productNow().toISOString()).toBe("2026-12-31T10:01:30.000Z");
});

it("keeps its time when an answer tells none", () => {
  hearProductTime("2026-12-31T10:00:00.000Z");
  hearProductTime(null);
  hearProductTime("soon");
  expect(productNow().toISOString()).toBe("2026-12-31T10:00:00.000Z");
});

it("ages move on by themselves, and at once when the server's clock was moved", () => {
  hearProductTime("2026-11-20T10:00:00.000Z");
  const { result, unmount } = renderHook(() => useProductMinute());
  const minute = () => new Date(result.current).toISOString().slice(11, 16);
  expect(minute()).toBe("10:00");
  act(() => void vi.advanceTimersByTime(61_000));
  expect(minute()).toBe("10:01");
  act(() => hearProductTime("2026-11-20T15:30:00.000Z"));
  expect(minute()).toBe("15:30");
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it("what is left of a time is told up to the minute, and is over to the second", () => {
  hearProductTime("2026-11-20T10:00:00.000Z");
  const { result } = renderHook(() => useSecondsUntil("2026-11-20T10:02:00Z"));
  expect(result.current).toBe(120);
  act(() => hearProductTime("2026-11-20T10:01:59.000Z"));
  expect(result.current).toBe(60);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(result.current).toBe(0);
});

it("a page that stays open sees the year change", () => {
  hearProductTime("2026-06-30T12:00:00.000Z");
  const { result } = renderHook(() => useProductYear());
  expect(result.current).toBe(2026);
  act(() => hearProductTime("2027-06-30T12:00:00.000Z"));
  expect(result.current).toBe(2027);
});
