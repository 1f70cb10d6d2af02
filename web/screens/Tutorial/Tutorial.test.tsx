import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { Tutorial } from "./Tutorial.tsx";

it("has eight steps with Back, Next, Complete, dots and a way out; each title takes the focus as it comes", async () => {
  const [onClose, onComplete] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = renderWithProviders(<Tutorial onClose={onClose} onComplete={onComplete} />);
  expect(screen.getByRole("heading", { name: "Susu: saving together" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Back" })).toBeDisabled();
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
  await user.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Start a circle" })).toHaveFocus());
  expect(screen.getByRole("status")).toHaveTextContent("Step 2 of 8");
  await user.click(screen.getByRole("button", { name: "Step 8: Payments" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "See who has paid" })).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Complete" }));
  expect(onComplete).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Close the tutorial" }));
  expect(onClose).toHaveBeenCalledOnce();
});
