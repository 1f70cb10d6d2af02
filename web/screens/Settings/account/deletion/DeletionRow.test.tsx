import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Part } from "../../../../components/Part.tsx";
import { renderWithProviders } from "../../../../test/renderWithProviders.tsx";
import { DeletionRow } from "./DeletionRow.tsx";

vi.mock("./DeletionDialog.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("stays with its neighbours where the dialog cannot be fetched, as without a connection", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { user } = renderWithProviders(
    <Part>
      <ul>
        <li>Name</li>
        <DeletionRow />
      </ul>
    </Part>,
  );
  await user.click(screen.getByRole("button", { name: "Delete Account" }));
  expect(await screen.findByText("This part could not be shown.")).toBeVisible();
  expect(screen.getByText("Name")).toBeVisible();
  expect(screen.getByRole("button", { name: "Delete Account" })).toBeVisible();
});
