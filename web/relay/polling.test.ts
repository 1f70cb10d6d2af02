import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GraphQLResponse, RequestParameters } from "relay-runtime";
import { AppFailure } from "../lib/AppFailure.ts";
import { changeAppearance } from "../theme/appearance.ts";
import { subscribeLive } from "./subscriptions.ts";

const operation = { id: "live" } as RequestParameters;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", vi.fn());
  changeAppearance({ performance: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  changeAppearance({ performance: undefined });
});

const answer = (at: number) => ({ data: { at } }) as unknown as GraphQLResponse;

it("D173: in performance mode a live query is asked every 20 seconds, over no open connection", async () => {
  let asked = 0;
  const next = vi.fn();
  const running = subscribeLive("member", operation, {}, () => Promise.resolve(answer((asked += 1)))).subscribe({
    next,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(next).toHaveBeenLastCalledWith(answer(1));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(next).toHaveBeenLastCalledWith(answer(2));
  running.unsubscribe();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(2);
  expect(WebSocket).not.toHaveBeenCalled();
});

it("D173: is asked more often where it cannot wait so long", async () => {
  const ask = vi.fn<() => Promise<GraphQLResponse>>().mockResolvedValue(answer(1));
  const running = subscribeLive("member", operation, {}, ask, 5000).subscribe({});
  await vi.advanceTimersByTimeAsync(19_999);
  expect(ask).toHaveBeenCalledTimes(4);
  running.unsubscribe();
});

it("D173: a poll that fails ends nothing, and what nobody looks at is not asked", async () => {
  const ask = vi
    .fn<() => Promise<GraphQLResponse>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(answer(1));
  const next = vi.fn();
  const running = subscribeLive("member", operation, {}, ask).subscribe({ next });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(next).toHaveBeenCalledTimes(1);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(3);
  running.unsubscribe();
});

it("D173: a poll that the server refuses as of an old release is the last", async () => {
  const ask = vi.fn<() => Promise<GraphQLResponse>>().mockRejectedValue(new AppFailure("unknown-document", ""));
  const error = vi.fn<(failure: Error) => void>();
  subscribeLive("member", operation, {}, ask).subscribe({ error });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "unknown-document" }));
});

it("D173: performance mode takes effect on what is open: its polls begin when it is chosen and end with it", async () => {
  changeAppearance({ performance: undefined });
  const ask = vi.fn<() => Promise<GraphQLResponse>>().mockResolvedValue(answer(1));
  const next = vi.fn();
  const running = subscribeLive("member", operation, {}, ask).subscribe({ next });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  changeAppearance({ performance: true });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(next).toHaveBeenCalledTimes(2);
  // Another choice changes nothing here.
  changeAppearance({ contrast: "more" });
  changeAppearance({ performance: undefined });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  running.unsubscribe();
});
