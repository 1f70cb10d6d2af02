import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { CirclePages } from "./CirclePages.tsx";

const circles = ["First", "Second"].map((id) => ({ id, group_id: id, created_at: "2026-03-01T00:00:00Z" }));

it("opens the next page without drawing the cards before it again", async () => {
  const renderCard = vi.fn((circle: { id: string }) => <p>{circle.id}</p>);
  const pages = <CirclePages circles={circles} hasNext renderCard={renderCard} renderFurther={() => <p>Third</p>} />;
  const { user } = renderWithProviders(pages);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByText("Third");
  expect(screen.getByText("Second")).toBeVisible();
  expect(renderCard).toHaveBeenCalledTimes(circles.length);
});
