import { act, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showLanguage } from "../../i18n/i18n.ts";
import { renderOnDashboard } from "../../test/renderOnDashboard.tsx";
import { ActivityFeed } from "./ActivityFeed.tsx";

/** The feed of a person with these lines, newest first. */
function show(told: { kind: string; values: object }[]) {
  const activities = told.map(({ kind, values }, index) => ({
    __typename: "activity_feed",
    id: `a${index}`,
    kind,
    values,
    created_at: "2026-01-01T00:00:00Z",
  }));
  renderOnDashboard((person) => <ActivityFeed person={person} />, { activities });
}

const group = "Sunday Savers";
const paid = {
  kind: "contribution_received",
  values: { group, cycle: 1, round: 2, amount: { cents: 1234567, currency: "USD" }, receipt_number: 7 },
};
const started = { kind: "group_started", values: { group, first_due: "2026-05-12" } };

afterEach(async () => {
  await act(() => showLanguage("en"));
});

it("D304: says what happened from its kind and values, with money and days in the reader's form", async () => {
  show([paid, started]);
  expect(await screen.findByText("Contribution to Sunday Savers")).toBeVisible();
  expect(screen.getByText("Round 2: $12,345.67")).toBeVisible();
  expect(screen.getByText("Sunday Savers has started")).toBeVisible();
  expect(screen.getByText("First due date: May 12, 2026")).toBeVisible();
});

it("D304: says the same rows in Spanish to a reader of Spanish", async () => {
  await act(() => showLanguage("es"));
  show([paid, started]);
  expect(await screen.findByText("Aportación a Sunday Savers")).toBeVisible();
  expect(screen.getByText("Ronda 2: $12,345.67")).toBeVisible();
  expect(screen.getByText("Primer vencimiento: 12 de mayo de 2026")).toBeVisible();
});

it("shows names as people wrote them", async () => {
  show([{ kind: "group_joined", values: { group: "{{amount}} <b>$t(list)</b>" } }]);
  expect(await screen.findByText("You joined {{amount}} <b>$t(list)</b>")).toBeVisible();
});
