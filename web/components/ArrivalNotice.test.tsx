import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { arriveWith } from "../lib/arriveWith.ts";
import { createBrowserRouter, createMemoryRouter, type Router } from "../routing/router.ts";
import { RouterProvider } from "../routing/RouterProvider.tsx";
import { withProviders } from "../test/renderWithProviders.tsx";
import { ArrivalNotice } from "./ArrivalNotice.tsx";

const words = { title: "Group not found", text: "The group you're looking for doesn't exist" };
const pages = [
  { path: "/groups", element: <ArrivalNotice /> },
  { path: "*", element: <p>another page</p> },
];
const show = (router: Router) => render(withProviders(<RouterProvider router={router} />));

it("D261: says why the reader is here, and says nothing of it when they come back", async () => {
  const router = createMemoryRouter(pages, { initialEntries: ["/g/unknown"] });
  show(router);
  await act(() => router.navigate("/groups", arriveWith(words)));
  expect(await screen.findByRole("alert")).toHaveTextContent(words.text);
  await act(() => router.navigate("/elsewhere"));
  expect(await screen.findByText("another page")).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.queryByText("another page")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("D261: says it once: the page that is loaded again has not arrived from anywhere", async () => {
  history.replaceState({ usr: arriveWith(words).state, key: "kept", idx: 0 }, "", "/groups");
  const router = createBrowserRouter(pages);
  show(router);
  expect(router.state.location.state).toEqual({ arrival: words });
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
