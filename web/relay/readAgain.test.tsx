import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setConnectionState } from "./connection.ts";
import { readAllAgain, readOutcome, useReadAgain, useReadAgainOnReturn } from "./readAgain.ts";

const read = vi.fn<() => Promise<unknown>>();

const look = (visibility: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset().mockResolvedValue(null);
  setConnectionState("member", "idle");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("reading everything again", () => {
  it("reads every part on screen, and none that was removed", async () => {
    const other = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
    renderHook(() => useReadAgain(read));
    renderHook(() => useReadAgain(other)).unmount();
    expect(await readAllAgain()).toBe(true);
    expect([read.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  });

  it("tells when there was nothing to read", async () => {
    renderHook(() => useReadAgain(null));
    expect(await readAllAgain()).toBe(false);
  });

  it("reads the other parts although one fails, and then throws", async () => {
    renderHook(() => useReadAgain(() => Promise.reject(new Error("lost"))));
    renderHook(() => useReadAgain(read));
    await expect(readAllAgain()).rejects.toThrow("lost");
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("reads with the page's current variables, not with its first ones", async () => {
    const seen: string[] = [];
    const view = renderHook(({ search }) => useReadAgain(async () => seen.push(search)), {
      initialProps: { search: "a" },
    });
    view.rerender({ search: "ab" });
    await readAllAgain();
    expect(seen).toEqual(["ab"]);
  });
});

describe("after a change that may be made", () => {
  it("reads what was on screen and still is, and no page that was opened later", async () => {
    const later = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
    const page = renderHook(() => useReadAgain(read));
    readOutcome();
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    renderHook(() => useReadAgain(later));
    await pass(4_000);
    expect(read).toHaveBeenCalledTimes(2);
    page.unmount();
    await pass(30_000);
    expect([read.mock.calls.length, later.mock.calls.length]).toEqual([2, 0]);
  });
});

describe("on the return to the tab", () => {
  beforeEach(() => {
    renderHook(() => {
      useReadAgain(read);
      useReadAgainOnReturn();
    });
  });

  it("reads half a second after it is visible again", async () => {
    look("hidden");
    look("visible");
    await pass(499);
    expect(read).not.toHaveBeenCalled();
    await pass(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("reads once, though the browser reports the tab, the window and the connection", async () => {
    look("visible");
    dispatchEvent(new Event("focus"));
    dispatchEvent(new Event("online"));
    await pass(1000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("does not read when the page was visible only for a moment, nor while it is hidden", async () => {
    look("visible");
    await pass(200);
    look("hidden");
    dispatchEvent(new Event("online"));
    await pass(5000);
    expect(read).not.toHaveBeenCalled();
  });

  it("reads after a gap in the connection", async () => {
    look("visible");
    await pass(500);
    setConnectionState("member", "reconnecting");
    setConnectionState("member", "connected");
    await pass(500);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
