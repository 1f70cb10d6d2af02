import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { reloadForNewRelease, reloadFresh } from "./newRelease.ts";

const minute = 60_000;
afterEach(() => vi.unstubAllGlobals());

it("a release that is over stays over for as long as the page, also for who looks later", async () => {
  // What is marked here stays marked for the files that share this process.
  vi.resetModules();
  const { markReleaseOver, useIsReleaseOver } = await import("./newRelease.ts");
  const before = renderHook(useIsReleaseOver);
  expect(before.result.current).toBe(false);
  act(markReleaseOver);
  expect(before.result.current).toBe(true);
  expect(renderHook(useIsReleaseOver).result.current).toBe(true);
});

it("reloads the page once, and again only after a long time", () => {
  const reload = vi.fn<() => void>();
  for (const at of [0, 1, 9, 10, 11]) reloadForNewRelease(reload, 1_700_000_000_000 + at * minute);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("who asks for the release of now gets it, also where the browser does not let its copies be emptied", async () => {
  const reload = vi.fn<() => void>();
  const emptied = vi.fn<(name: string) => Promise<boolean>>().mockResolvedValue(true);
  vi.stubGlobal("caches", { keys: async () => ["code", "pictures"], delete: emptied });
  await reloadFresh(reload);
  expect(emptied.mock.calls).toEqual([["code"], ["pictures"]]);
  vi.stubGlobal("caches", { keys: () => Promise.reject(new DOMException("", "SecurityError")) });
  await reloadFresh(reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
