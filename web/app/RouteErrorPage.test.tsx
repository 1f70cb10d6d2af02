import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import "../test/i18nForTests.ts";
import { RouteErrorPage } from "./RouteErrorPage.tsx";

// The router reports every error it catches; here they are meant.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

function fail(loader: () => unknown) {
  const router = createMemoryRouter([
    { path: "/", loader, element: <p>screen</p>, errorElement: <RouteErrorPage />, HydrateFallback: () => null },
  ]);
  render(
    <ThemeProvider>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </ThemeProvider>,
  );
}

it.each([
  [
    "code that could not be fetched",
    new TypeError("Failed to fetch dynamically imported module: /x.js"),
    "Page Loading Error",
    ["Try Again", "Go Home"],
  ],
  [
    "a lost session",
    new AppFailure("session-expired", ""),
    "Authentication Error",
    ["Try Again", "Sign Out & Restart", "Go to Home"],
  ],
  ["a lost connection", new AppFailure("network", ""), "Connection Issue", ["Try Again", "Reload Page"]],
  ["anything else", new Error("boom"), "Something went wrong", ["Try Again", "Reload Page"]],
  [
    "an address that does not exist",
    new Response("", { status: 404 }),
    "Page Not Found",
    ["Go to Dashboard", "Browse Groups", "Go Back"],
  ],
])("for %s it says so as the heading of the page, and offers a way on", async (_name, thrown, title, actions) => {
  fail(() => {
    throw thrown;
  });
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  for (const name of actions) {
    expect([...screen.queryAllByRole("button", { name }), ...screen.queryAllByRole("link", { name })]).toHaveLength(1);
  }
});

it.each([
  ["its data", new AppFailure("network", "")],
  ["its code", new TypeError("Failed to fetch dynamically imported module: /x.js")],
])("D230: a page opened offline, without %s, opens by itself when the net is back", async (_what, thrown) => {
  let isOnline = false;
  fail(() => {
    if (!isOnline) throw thrown;
    return null;
  });
  await screen.findByRole("button", { name: "Try Again" });
  isOnline = true;
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByText("screen")).toBeVisible();
});
