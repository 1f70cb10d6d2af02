import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, use } from "react";
import { describe, expect, it, vi } from "vitest";
import { Link, NavLink, Outlet, useParams, useSearchParams } from "react-router-dom";
import type { RouteEntry } from "./entry.ts";
import { useIsMoving, useLoaderData, useRouteError } from "./hooks.ts";
import { redirectTo } from "./redirect.ts";
import { createMemoryRouter } from "./router.ts";
import { RouterProvider } from "./RouterProvider.tsx";

function open(routes: RouteEntry[], at = "/") {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }), go: (to: string) => act(() => router.navigate(to)) };
}

const text = (words: string) => <p>{words}</p>;

describe("a page on its way", () => {
  function Moving() {
    return (
      <>
        <p>{useIsMoving() ? "loading" : "idle"}</p>
        <Outlet />
      </>
    );
  }

  it("leaves the present one until its code and what it reads have begun", async () => {
    const arrive = Promise.withResolvers<{ Component: () => React.ReactElement }>();
    const { router } = open([
      {
        element: <Moving />,
        children: [
          { path: "/", element: text("first") },
          { path: "/next", lazy: () => arrive.promise },
        ],
      },
    ]);
    let moved = Promise.resolve();
    act(() => void (moved = router.navigate("/next")));
    expect(screen.getByText("first")).toBeVisible();
    expect(screen.getByText("loading")).toBeVisible();
    await act(async () => {
      arrive.resolve({ Component: () => text("second") });
      await moved;
    });
    expect(screen.getByText("second")).toBeVisible();
    expect(screen.getByText("idle")).toBeVisible();
  });

  it("leads on by way of the page that was asked for, not of the one on screen", async () => {
    const { go } = open([
      { path: "/", element: text("first") },
      { path: "/closed", loader: () => redirectTo(({ pathname, search }) => `/door?to=${pathname}${search}`) },
      { path: "/door", Component: () => text(`door to ${useSearchParams()[0].get("to")}`) },
    ]);
    await go("/closed?tab=2");
    expect(await screen.findByText("door to /closed?tab=2")).toBeVisible();
  });

  it.each(["/next/?tab=2#end", "/NEXT?tab=2#end"])("has one address, also when it is opened by %s", async (written) => {
    const routes = [
      { path: "/", element: text("first") },
      { path: "/next", element: text("next") },
    ];
    const { router } = open(routes, written);
    expect(await screen.findByText("next")).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: "/next", search: "?tab=2", hash: "#end" });

    const { go, router: other } = open(routes);
    await go(written);
    expect(other.state.location).toMatchObject({ pathname: "/next", search: "?tab=2", hash: "#end" });
    await act(async () => other.navigate(-1));
    expect(other.state.location.pathname).toBe("/");
  });

  it("is on its way until its data is here, while the present one stays", async () => {
    const data = Promise.withResolvers<string>();
    const Reader = () => text(use(data.promise));
    const { go } = open([
      {
        element: (
          <Suspense fallback={text("skeleton")}>
            <Moving />
          </Suspense>
        ),
        children: [
          { path: "/", element: text("first") },
          { path: "/next", Component: Reader },
        ],
      },
    ]);
    await go("/next");
    expect(screen.getByText("first")).toBeVisible();
    expect(screen.getByText("loading")).toBeVisible();
    await act(async () => data.resolve("second"));
    expect(screen.getByText("second")).toBeVisible();
    expect(screen.getByText("idle")).toBeVisible();
  });

  it("is not lost when the present one is asked for again meanwhile", async () => {
    const loading = vi.fn(() => Promise.resolve("next"));
    const { router } = open([
      { path: "/", loader: () => "first", Component: () => text(useLoaderData<string>()) },
      { path: "/next", loader: loading, Component: () => text(useLoaderData<string>()) },
    ]);
    await screen.findByText("first");
    await act(async () => {
      const moved = router.navigate("/next");
      await Promise.all([router.revalidate(), moved]);
    });
    expect(screen.getByText("next")).toBeVisible();
    expect(loading).toHaveBeenCalledTimes(2);
    act(() => void router.navigate(-1));
    expect(await screen.findByText("first")).toBeVisible();
  });

  it("gives way to a later one, also when it comes after it", async () => {
    const slow = Promise.withResolvers<string>();
    const { go, router } = open([
      { path: "/", element: text("first") },
      { path: "/slow", loader: () => slow.promise, element: text("slow") },
      { path: "/quick", element: text("quick") },
    ]);
    const late = router.navigate("/slow");
    await go("/quick");
    await act(async () => {
      slow.resolve("");
      await late;
    });
    expect(screen.getByText("quick")).toBeVisible();
    expect(router.state.location.pathname).toBe("/quick");
  });
});

describe("loaders", () => {
  function Data() {
    return text(`${useLoaderData<string>()} of ${useParams().key}`);
  }

  it("start anew for another search or the same address, not for a page inside or a hash", async () => {
    const layout = vi.fn(() => "layout");
    const page = vi.fn(({ params, url }: { params: { key?: string }; url: URL }) => `${params.key}${url.search}`);
    const { go, router } = open(
      [{ loader: layout, element: <Outlet />, children: [{ path: "/g/:key", loader: page, Component: Data }] }],
      "/g/a",
    );
    expect(await screen.findByText("a of a")).toBeVisible();
    await go("/g/b");
    expect(screen.getByText("b of b")).toBeVisible();
    expect([layout.mock.calls.length, page.mock.calls.length]).toEqual([1, 2]);
    await go("/g/b#top");
    expect(page).toHaveBeenCalledTimes(2);
    await go("/g/b?x=1");
    expect(screen.getByText("b?x=1 of b")).toBeVisible();
    await go("/g/b?x=1");
    await act(() => router.revalidate());
    expect([layout.mock.calls.length, page.mock.calls.length]).toEqual([4, 5]);
  });

  it("start anew when the page is tried again, though they keep what they have started at another search", async () => {
    const page = vi.fn(() => "data");
    const { go, router } = open(
      [{ path: "/g/:key", loader: page, shouldRevalidate: () => false, Component: Data }],
      "/g/a",
    );
    await screen.findByText("data of a");
    await go("/g/a?x=1");
    expect(page).toHaveBeenCalledTimes(1);
    await act(() => router.revalidate());
    expect(page).toHaveBeenCalledTimes(2);
  });

  it("may lead elsewhere, without an entry for the page that was not shown", async () => {
    const { go, router } = open([
      { path: "/", element: text("first") },
      { path: "/old", loader: () => redirectTo("/new?from=old") },
      { path: "/new", element: text("new") },
    ]);
    await go("/old");
    expect(router.state.location).toMatchObject({ pathname: "/new", search: "?from=old" });
    act(() => void router.navigate(-1));
    expect(screen.getByText("first")).toBeVisible();
  });
});

describe("what fails", () => {
  function Failure() {
    return text(`failed: ${(useRouteError() as Error).message}`);
  }
  const throwing = (words: string) => () => {
    throw new Error(words);
  };

  it("stands in the place of the nearest route that has one for it, and the next page is shown", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { go } = open([
      {
        element: (
          <>
            <p>frame</p>
            <Outlet />
          </>
        ),
        children: [
          {
            errorElement: <Failure />,
            children: [
              { path: "/", element: text("fine") },
              { path: "/loads", loader: throwing("loader") },
              { path: "/shows", Component: throwing("component") },
            ],
          },
        ],
      },
    ]);
    for (const part of ["loads", "shows"]) {
      await go(`/${part}`);
      expect(screen.getByText(part === "loads" ? "failed: loader" : "failed: component")).toBeVisible();
      expect(screen.getByText("frame")).toBeVisible();
      await go("/");
      expect(screen.getByText("fine")).toBeVisible();
    }
    vi.restoreAllMocks();
  });
});

describe("links", () => {
  function Search() {
    const [search, setSearch] = useSearchParams();
    return <button onClick={() => setSearch({ tab: "two" }, { replace: true })}>tab {search.get("tab")}</button>;
  }

  it("lead on, mark where one is, and make no second entry for the page one is on", async () => {
    const { router, user } = open([
      {
        element: (
          <>
            <NavLink to="/groups">groups</NavLink>
            <Link to="/">home</Link>
            <Search />
          </>
        ),
        children: [{ path: "*" }],
      },
    ]);
    await user.click(screen.getByRole("link", { name: "groups" }));
    expect(router.state).toMatchObject({ historyAction: "PUSH", location: { pathname: "/groups" } });
    expect(screen.getByRole("link", { name: "groups", current: "page" })).toHaveClass("active");
    await user.click(screen.getByRole("link", { name: "groups" }));
    expect(router.state.historyAction).toBe("REPLACE");
    await user.click(screen.getByRole("button"));
    expect(router.state.location).toMatchObject({ pathname: "/groups", search: "?tab=two" });
    expect(screen.getByText("tab two")).toBeVisible();
    await act(() => router.navigate("/groups/create"));
    expect(screen.getByRole("link", { name: "groups" })).toHaveClass("active");
  });
});
