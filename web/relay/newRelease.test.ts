import { expect, it, vi } from "vitest";
import { reloadForNewRelease } from "./newRelease.ts";

const minute = 60_000;

it("reloads the page once, and again only after a long time", () => {
  const reload = vi.fn<() => void>();
  for (const at of [0, 1, 9, 10, 11]) reloadForNewRelease(reload, 1_700_000_000_000 + at * minute);
  expect(reload).toHaveBeenCalledTimes(2);
});
