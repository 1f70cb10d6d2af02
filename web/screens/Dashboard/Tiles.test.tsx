import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { renderOnDashboard } from "../../test/renderOnDashboard.tsx";
import { Figure, Tiles } from "./Tiles.tsx";

const show: Parameters<typeof renderOnDashboard>[0] = (person, query) => (
  <Tiles renderFigure={(figure) => <Figure of={figure} person={person} query={query} />} />
);

const sums = (more: Record<string, unknown> = {}) => ({
  currency: "USD",
  is_chosen: true,
  pending: 0,
  saved: 0,
  ...more,
});

it("D44: has the chosen currency first and every other one below it, converting nothing", async () => {
  renderOnDashboard(show, {
    active_groups: 2,
    own_sums: [
      sums({ currency: "EUR", saved: 850_00 }),
      sums({ is_chosen: false, saved: 1_234_567_89, pending: 5_00 }),
      sums({ currency: "GBP", is_chosen: false, pending: 7_00 }),
    ],
    upcoming: 4,
  });
  const tileOf = async (name: string) => (await screen.findByText(name)).closest("section, a, div")?.parentElement;
  expect(await tileOf("Total Saved")).toHaveTextContent(/€850\.00.*\$1,234,567\.89/);
  expect(await tileOf("Total Saved")).not.toHaveTextContent("£");
  expect(await tileOf("Pending")).toHaveTextContent(/€0\.00.*\$5\.00.*£7\.00/);
});

it("R3, D49: counts what comes up within the days that the catalogue states", async () => {
  renderOnDashboard(
    show,
    { active_groups: 2, own_sums: [sums()], upcoming: 4 },
    { limits_connection: limitsAnswer({ upcoming_window: 10 }) },
  );
  expect(await screen.findByText("due dates and payouts, next 10 days")).toBeVisible();
  expect(screen.getByText("4")).toBeVisible();
});

it("says of each number in a second line what it counts", async () => {
  renderOnDashboard(show, {
    active_groups: 2,
    own_sums: [sums()],
    upcoming: 4,
  });
  for (const [name, counted] of [
    ["Total Saved", "contributions you have paid"],
    ["Pending", "due or on its way in this round"],
    ["Active Groups", "running or about to start"],
  ] as const) {
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.getByText(counted)).toBeVisible();
  }
});
