import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { onGapClosed, setConnectionState, useConnectionState } from "./connection.ts";

beforeEach(() =>
  act(() => {
    setConnectionState("member", "idle");
    setConnectionState("group_admin", "idle");
  }),
);

it("shows the state of the live connection", () => {
  const { result } = renderHook(() => useConnectionState());
  expect(result.current).toBe("idle");
  act(() => setConnectionState("member", "reconnecting"));
  expect(result.current).toBe("reconnecting");
});

it("reports the end of a gap, but neither a first connection nor one after an idle time", () => {
  const closed = vi.fn<() => void>();
  const stop = onGapClosed(closed);
  setConnectionState("member", "connected");
  setConnectionState("member", "idle");
  setConnectionState("member", "connected");
  expect(closed).not.toHaveBeenCalled();
  setConnectionState("member", "reconnecting");
  setConnectionState("member", "connected");
  expect(closed).toHaveBeenCalledTimes(1);
  stop();
  setConnectionState("member", "reconnecting");
  setConnectionState("member", "connected");
  expect(closed).toHaveBeenCalledTimes(1);
});

it("shows the worst of two connections, and reports the end of each one's gap", () => {
  const closed = vi.fn<() => void>();
  const stop = onGapClosed(closed);
  const { result } = renderHook(() => useConnectionState());
  const set = (...[role, state]: Parameters<typeof setConnectionState>) => act(() => setConnectionState(role, state));
  for (const role of ["member", "group_admin"] as const) set(role, "connected");
  for (const role of ["member", "group_admin"] as const) set(role, "reconnecting");
  set("member", "connected");
  expect(result.current).toBe("reconnecting");
  expect(closed).toHaveBeenCalledTimes(1);
  set("group_admin", "connected");
  expect(result.current).toBe("connected");
  expect(closed).toHaveBeenCalledTimes(2);
  set("group_admin", "idle");
  expect(result.current).toBe("connected");
  stop();
});
