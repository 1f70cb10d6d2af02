import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import type { Environment } from "relay-runtime";
import { withProviders } from "./renderWithProviders.tsx";

/** Renders whole screens with their loaders, as the route table does; `at` is where the browser is. */
export function renderScreen(routes: RouteObject[], { at, environment }: { at: string; environment: Environment }) {
  const router = createMemoryRouter(
    routes.map((route) => ({ HydrateFallback: () => null, ...route }) as RouteObject),
    { initialEntries: [at] },
  );
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      {withProviders(<RouterProvider router={router} />)}
    </RelayEnvironmentProvider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}
