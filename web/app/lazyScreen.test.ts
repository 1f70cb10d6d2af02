import { expect, it, vi } from "vitest";
import { lazyScreen } from "./lazyScreen.ts";

it("tries three more times, waiting longer each time, then gives up with the error", async () => {
  const load = vi.fn(() => Promise.reject(new Error("gone")));
  const waits: number[] = [];
  const screen = lazyScreen(load, (ms) => {
    waits.push(ms);
    return Promise.resolve();
  });
  await expect(screen()).rejects.toThrow("gone");
  expect(load).toHaveBeenCalledTimes(4);
  expect(waits).toEqual([1000, 2000, 3000]);
});

it("gives the screen as soon as one try succeeds", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("slow")).mockResolvedValue("screen");
  await expect(lazyScreen(load, () => Promise.resolve())()).resolves.toBe("screen");
});
