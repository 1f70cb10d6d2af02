import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { RingEmblem } from "./RingEmblem.tsx";

it.each([
  [{ seats: 8, taken: 5, round: 1, phase: "before" }, "Not started, 5 of 8 seats taken"],
  [{ seats: 8, round: 3, phase: "running" }, "Round 3 of 8"],
  [{ seats: 50, round: 50, phase: "completed" }, "Completed, 50 rounds"],
] as const)("says in words what it draws: %j", (props, words) => {
  renderWithProviders(<RingEmblem {...props} />);
  expect(screen.getByRole("img", { name: words })).toBeInTheDocument();
});

it.each([
  [2, 2],
  [24, 24],
  [50, 24],
])("%i seats are %i ticks", (seats, ticks) => {
  const { container } = renderWithProviders(<RingEmblem seats={seats} round={1} phase="running" />);
  expect(container.querySelectorAll("line")).toHaveLength(ticks);
});

it("is as large as asked and no larger", () => {
  renderWithProviders(<RingEmblem seats={7} round={2} phase="running" size={40} />);
  expect(screen.getByRole("img")).toHaveStyle({ width: "40px", height: "40px" });
});
