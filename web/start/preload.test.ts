import { expect, it, vi } from "vitest";
import * as pages from "./pages.ts";
import { preloadNextPage } from "./preload.ts";

it("looks up what the next page needs at the first sign alone", () => {
  const looked = vi.spyOn(pages, "pageAt");
  for (const pathname of ["/groups/create", "/groups/create", "/tutorial", "/groups/create"]) preloadNextPage(pathname);
  expect(looked.mock.calls.map(([pathname]) => pathname)).toEqual(["/groups/create", "/tutorial"]);
});
