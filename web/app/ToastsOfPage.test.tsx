import { act, render, screen } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { expect, it } from "vitest";
import { createMemoryRouter } from "../routing/router.ts";
import { RouterProvider } from "../routing/RouterProvider.tsx";
import "../test/i18nForTests.ts";
import { withProviders } from "../test/renderWithProviders.tsx";
import { toaster } from "../ui/toaster.tsx";
import { ToastsOfPage } from "./ToastsOfPage.tsx";

const root = {
  element: (
    <>
      <ToastsOfPage />
      <Outlet />
    </>
  ),
  children: [{ path: "*", element: <p>page</p> }],
};

it("ends what was said with the page, not with another query of it", async () => {
  const router = createMemoryRouter([root], { initialEntries: ["/g/family?payment=success"] });
  render(withProviders(<RouterProvider router={router} />));
  act(() => void toaster.show({ title: "Payment Successful!" }));
  await act(() => router.navigate("/g/family", { replace: true }));
  expect(screen.getByText("Payment Successful!")).toBeInTheDocument();
  await act(() => router.navigate("/groups"));
  expect(screen.queryByText("Payment Successful!")).toBeNull();
});
