import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { setConnectionState, useConnectionState, useRefetchAfterGap } from "./connection.ts";

beforeEach(() => act(() => setConnectionState("idle")));

it("shows the state of the live connection", () => {
  const { result } = renderHook(() => useConnectionState());
  expect(result.current).toBe("idle");
  act(() => setConnectionState("reconnecting"));
  expect(result.current).toBe("reconnecting");
});

it("asks again after a gap, not when first connected and not when at rest in between", () => {
  const refetch = vi.fn<() => void>();
  renderHook(() => useRefetchAfterGap(refetch));
  act(() => setConnectionState("connected"));
  act(() => setConnectionState("idle"));
  act(() => setConnectionState("connected"));
  expect(refetch).not.toHaveBeenCalled();
  act(() => setConnectionState("reconnecting"));
  act(() => setConnectionState("connected"));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it("stops asking when the screen is gone", () => {
  const refetch = vi.fn<() => void>();
  renderHook(() => useRefetchAfterGap(refetch)).unmount();
  act(() => setConnectionState("reconnecting"));
  act(() => setConnectionState("connected"));
  expect(refetch).not.toHaveBeenCalled();
});
