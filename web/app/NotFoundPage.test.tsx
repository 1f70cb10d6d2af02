import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

afterEach(() => vi.restoreAllMocks());

const open = () => renderWithProviders(<NotFoundPage />, { at: "/nowhere", others: ["/"] });

it("Go Back leads home where nothing is behind the page, as in a tab that a link opened", async () => {
  vi.spyOn(history, "length", "get").mockReturnValue(1);
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  expect(await screen.findByText("page /")).toBeVisible();
});

it("Go Back leads to the page before", async () => {
  vi.spyOn(history, "length", "get").mockReturnValue(2);
  const { router, user } = open();
  router.navigate("/");
  expect(await screen.findByText("page /")).toBeVisible();
  router.navigate("/nowhere/else");
  await user.click(await screen.findByRole("button", { name: "Go Back" }));
  expect(await screen.findByText("page /")).toBeVisible();
  expect(router.state.historyAction).toBe("POP");
});
