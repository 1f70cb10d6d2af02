import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryRouter, Outlet, RouterProvider, ScrollRestoration } from "./index.ts";

let kind: NavigationTimingType = "navigate";
const scrolled = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal("scrollTo", scrolled);
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [{ type: kind } as PerformanceNavigationTiming]);
  sessionStorage.setItem("scrolled", JSON.stringify({ default: 640 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const page = (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);

function open() {
  const router = createMemoryRouter([{ element: page, children: [{ path: "/" }, { path: "/next" }] }]);
  render(<RouterProvider router={router} />);
  return router;
}

it.each([
  ["a payment, or by a link, starts at the top", "navigate", 0],
  ["a reload is where one was", "reload", 640],
  ["the browser's way back is where one was", "back_forward", 640],
] as const)("whoever comes by %s", (_how, type, y) => {
  kind = type;
  open();
  expect(scrolled.mock.lastCall).toEqual([0, y]);
});

it("a new page begins at its top, the way back leads to where one was, and a filter moves nothing", async () => {
  kind = "navigate";
  const router = open();
  vi.stubGlobal("scrollY", 300);
  dispatchEvent(new Event("scroll"));
  await act(() => router.navigate("/next"));
  expect(scrolled.mock.lastCall).toEqual([0, 0]);
  await act(() => router.navigate(-1));
  expect(scrolled.mock.lastCall).toEqual([0, 300]);
  scrolled.mockClear();
  await act(() => router.navigate("?tab=mine", { replace: true, preventScrollReset: true }));
  expect(scrolled).not.toHaveBeenCalled();
});
