import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InTurn } from "./InTurn.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lets ticks work one after the other, in the order in which they came", async () => {
  const turns = new InTurn();
  const seen: string[] = [];
  const tick = (name: string) =>
    turns.run(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      seen.push(`${name} ends`);
    });
  const all = Promise.all(["rounds", "votes", "badges"].map(tick));
  await vi.advanceTimersByTimeAsync(300);
  await all;
  expect(seen).toEqual(["rounds", "votes", "badges"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it("lets the next one work after one that failed, and tells who called of it", async () => {
  const turns = new InTurn();
  const failed = turns.run(() => Promise.reject(new Error("no database")));
  const next = turns.run(() => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("no database");
  expect(await next).toBe("done");
});

it("keeps nobody waiting for longer than five seconds behind one that takes its time", async () => {
  const turns = new InTurn();
  const asksProvider = turns.run(() => new Promise<void>((resolve) => setTimeout(resolve, 40_000)));
  const began = vi.fn(() => Promise.resolve());
  const behind = [turns.run(began), turns.run(began)];
  await vi.advanceTimersByTimeAsync(4900);
  expect(began).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(behind);
  expect(began).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(40_000);
  await asksProvider;
});
