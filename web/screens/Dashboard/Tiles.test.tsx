import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { renderOnDashboard } from "../../test/renderOnDashboard.tsx";
import { Tiles } from "./Tiles.tsx";

it("R3, D49: counts what comes up within the days that the catalogue states", async () => {
  renderOnDashboard(
    (person, data) => <Tiles person={person} query={data} />,
    { active_groups: 2, pending_contributions: 0, total_saved: 0, upcoming: 4 },
    { limits_connection: limitsAnswer({ upcoming_window: 10 }) },
  );
  expect(await screen.findByText("due dates and payouts, next 10 days")).toBeVisible();
  expect(screen.getByText("4")).toBeVisible();
});

it("says of each number in a second line what it counts", async () => {
  renderOnDashboard((person, data) => <Tiles person={person} query={data} />, {
    active_groups: 2,
    pending_contributions: 0,
    total_saved: 0,
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
