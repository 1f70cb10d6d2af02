import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, Suspense } from "react";
import type { Loader, RouteEntry } from "../routing/entry.ts";
import { createMemoryRouter } from "../routing/router.ts";
import { RouterProvider } from "../routing/RouterProvider.tsx";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { Toaster } from "../ui/toaster.tsx";
import "./i18nForTests.ts";

interface Place {
  /** Where the browser is; `/` unless given. */
  at?: string;
  /** Other pages that links may lead to, shown by their path. */
  others?: readonly string[];
  /** What a whole screen starts before it is shown. */
  loader?: Loader;
}

/** What every page stands in: the theme, and the toasts beside it. */
export function withProviders(page: ReactElement) {
  return (
    <ThemeProvider>
      <Suspense>
        {page}
        <Toaster />
      </Suspense>
    </ThemeProvider>
  );
}

/** Renders one piece as the app would: theme, texts in English, a router, toasts. */
export function renderWithProviders(piece: ReactElement, { at = "/", others = [], loader }: Place = {}) {
  const routes: RouteEntry[] = [
    ...others.map((path) => ({ path, element: <p>{`page ${path}`}</p> })),
    { path: "*", element: piece, loader },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(withProviders(<RouterProvider router={router} />));
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}
