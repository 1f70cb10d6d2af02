import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, Suspense } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { afterEach } from "vitest";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { Toaster, toaster } from "../ui/toaster.tsx";
import "./i18nForTests.ts";

// Toasts outlive the page they were shown on, as they should in the app.
afterEach(() => toaster.clear());

interface Place {
  /** Where the browser is; `/` unless given. */
  at?: string;
  /** Other pages that links may lead to, shown by their path. */
  others?: readonly string[];
}

/** Renders one piece as the app would: theme, texts in English, a router, toasts. */
export function renderWithProviders(piece: ReactElement, { at = "/", others = [] }: Place = {}) {
  const routes: RouteObject[] = [
    ...others.map((path) => ({ path, element: <p>{`page ${path}`}</p> })),
    { path: "*", element: piece },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <ThemeProvider>
      <Suspense>
        <RouterProvider router={router} />
        <Toaster />
      </Suspense>
    </ThemeProvider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}
