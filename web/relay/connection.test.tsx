import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { onGapClosed, setConnectionState, useConnectionState } from "./connection.ts";

beforeEach(() => act(() => setConnectionState("idle")));

it("shows the state of the live connection", () => {
  const { result } = renderHook(() => useConnectionState());
  expect(result.current).toBe("idle");
  act(() => setConnectionState("reconnecting"));
  expect(result.current).toBe("reconnecting");
});

it("reports the end of a gap, but neither a first connection nor one after an idle time", () => {
  const closed = vi.fn<() => void>();
  const stop = onGapClosed(closed);
  setConnectionState("connected");
  setConnectionState("idle");
  setConnectionState("connected");
  expect(closed).not.toHaveBeenCalled();
  setConnectionState("reconnecting");
  setConnectionState("connected");
  expect(closed).toHaveBeenCalledTimes(1);
  stop();
  setConnectionState("reconnecting");
  setConnectionState("connected");
  expect(closed).toHaveBeenCalledTimes(1);
});
