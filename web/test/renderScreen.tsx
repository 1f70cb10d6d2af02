import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import type { RouteEntry } from "../routing/entry.ts";
import { createMemoryRouter } from "../routing/router.ts";
import { RouterProvider } from "../routing/RouterProvider.tsx";
import type { Environment } from "relay-runtime";
import { withProviders } from "./renderWithProviders.tsx";

/** Renders whole screens with their loaders, as the route table does; `at` is where the browser is. */
export function renderScreen(routes: RouteEntry[], { at, environment }: { at: string; environment: Environment }) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      {withProviders(<RouterProvider router={router} />)}
    </RelayEnvironmentProvider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}
