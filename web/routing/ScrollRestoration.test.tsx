import { act, render, waitFor } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { belongTo, belongToNobody } from "../session/ofPerson.ts";
import { createMemoryRouter } from "./router.ts";
import { RouterProvider } from "./RouterProvider.tsx";
import { ScrollRestoration } from "./ScrollRestoration.tsx";

afterEach(() => {
  belongTo(null);
  vi.restoreAllMocks();
});

/** A page as the browser has just loaded it; of an earlier load, places on it and on an entry behind it are known. */
function load(type: NavigationTimingType, at = "/") {
  sessionStorage.setItem("own::scrolled", JSON.stringify({ "/": 640, behind: 300 }));
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const page = (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
  const router = createMemoryRouter([{ element: page, children: [{ path: "*", element: <p>page</p> }] }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  return { router, scrolled };
}

it("starts a page that is loaded whole at its top, as on the return from a payment", async () => {
  const { router, scrolled } = load("navigate");
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 0));
  await act(() => router.navigate("/next"));
  expect(scrolled.mock.calls.every(([x, y]) => x === 0 && y === 0)).toBe(true);
});

it.each(["reload", "back_forward"] as const)("keeps the place on the page through a %s", async (type) => {
  const { scrolled } = load(type);
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 640));
});

it("remembers the places of earlier entries through a page that is loaded whole", () => {
  load("navigate");
  dispatchEvent(new Event("pagehide"));
  expect(JSON.parse(sessionStorage.getItem("own::scrolled") ?? "")).toEqual({ behind: 300 });
});

it("keeps the place through a tab in the address, and knows it on the way back", async () => {
  const { router, scrolled } = load("navigate");
  vi.spyOn(window, "scrollY", "get").mockReturnValue(420);
  dispatchEvent(new Event("scroll"));
  scrolled.mockClear();
  await act(() => router.navigate("?tab=two", { replace: true, preventScrollReset: true }));
  expect(scrolled).not.toHaveBeenCalled();
  await act(() => router.navigate("/next"));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  expect(scrolled).toHaveBeenLastCalledWith(0, 420);
});

it("shows the page also where the hash cannot be decoded", () => {
  const { scrolled } = load("navigate", "/#100%");
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});

/** Somebody signs in, is far down on a page, and goes on; what the tab then keeps of it. */
async function goOn(andThen: () => void) {
  const { router, scrolled } = load("navigate");
  belongTo("ana");
  await act(() => router.navigate("/hers"));
  vi.spyOn(window, "scrollY", "get").mockReturnValue(420);
  dispatchEvent(new Event("scroll"));
  andThen();
  dispatchEvent(new Event("pagehide"));
  return { kept: Object.entries(sessionStorage), router, scrolled };
}

it("keeps the places of who is signed in for them alone", async () => {
  const { kept } = await goOn(() => undefined);
  expect(kept).toEqual([["own:ana:scrolled", expect.stringMatching(/:420\b/)]]);
});

it.each([
  ["they sign out", () => belongTo(null)],
  ["the server ends their session", belongToNobody],
  ["somebody else signs in", () => belongTo("ben")],
])("D227: forgets them once %s, in this page and in this tab", async (_, end) => {
  const { kept, router, scrolled } = await goOn(end);
  expect(kept.filter(([, places]) => String(places).includes("420"))).toEqual([]);
  await act(() => router.navigate("/next"));
  await act(() => router.navigate(-1));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});
