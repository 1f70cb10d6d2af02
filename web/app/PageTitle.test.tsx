import { act, render, screen } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { createMemoryRouter } from "../routing/router.ts";
import { RouterProvider } from "../routing/RouterProvider.tsx";
import { expect, it } from "vitest";
import "../test/i18nForTests.ts";
import { routes } from "../routes.tsx";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { PageTitle, useTitle } from "./PageTitle.tsx";

function Family() {
  useTitle("Family circle");
  return <p>family</p>;
}

function open(at: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <PageTitle>
            <Outlet />
          </PageTitle>
        ),
        children: [
          { path: "/groups", handle: { title: "groups" }, element: <p>groups</p> },
          { path: "/terms", handle: { title: "terms", isOpenToVisitors: true }, element: <p>terms</p> },
          { path: "/g/family", handle: { title: "group" }, element: <Family /> },
          { path: "/other", element: <p>other</p> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { go: (to: string) => act(() => router.navigate(to)) };
}

it("names the page in the tab, and lets the browser announce the first one", () => {
  open("/groups");
  expect(document.title).toBe("Groups · Savings Circle");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("announces the next page's name, and on the way back the first one's too", async () => {
  const { go } = open("/groups");
  await go("/terms");
  expect(document.title).toBe("Terms of Service · Savings Circle");
  expect(screen.getByRole("status")).toHaveTextContent("Terms of Service");
  await go("/groups");
  expect(screen.getByRole("status")).toHaveTextContent("Groups");
});

it("prefers a page's own name, and drops it with the page", async () => {
  const { go } = open("/g/family");
  expect(document.title).toBe("Family circle · Savings Circle");
  await go("/groups");
  expect(document.title).toBe("Groups · Savings Circle");
  await go("/g/family");
  expect(screen.getByRole("status")).toHaveTextContent("Family circle");
});

it("falls back to the name of the app", () => {
  open("/other");
  expect(document.title).toBe("Savings Circle");
});

/** Path and title of every page of the table, layouts and redirects left out. */
function pages(table: typeof routes): { path: string; title: unknown }[] {
  return table.flatMap(({ path, children, lazy, handle }) => [
    ...(path && lazy ? [{ path, title: (handle as { title?: string } | undefined)?.title }] : []),
    ...pages(children ?? []),
  ]);
}

it.each(pages(routes))("the page at $path has a title", ({ title }) => {
  expect(title).toEqual(expect.any(String));
});
