import { screen } from "@testing-library/react";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { expect, it } from "vitest";
import query, { type DashboardScreenQuery } from "../../__generated__/member/DashboardScreenQuery.graphql.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { NextCards } from "./NextCards.tsx";

const circle = {
  __typename: "groups",
  id: "g1",
  group_id: "g1",
  name: "Rent circle",
  short_id: "1004",
  url_slug: "rent-circle-1004",
};

function Host() {
  const data = useLazyLoadQuery<DashboardScreenQuery>(query, { userId: "5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f001" });
  const person = data.user_profiles_connection.edges[0]?.node;
  return person ? <NextCards person={person} /> : null;
}

/** The cards of a person whose next contribution, due on 19 November, is in `state`. */
function show(state: string, canPay: boolean) {
  const due = {
    amount: 10_000,
    may_pay: canPay
      ? { allowed: true, act: "pay" }
      : { allowed: false, code: "payment-too-early", values: { days: 3 } },
    currency: "USD",
    due_date: "2026-11-19",
    payout_round: 2,
    state,
    group: circle,
  };
  const standings = ({ where }: { where: { state?: { _in: string[] } } }) =>
    where.state?._in.includes(state) ? [due] : [];
  const person = {
    __typename: "user_profiles",
    id: "p1",
    alias: "Amina",
    email: "amina@example.com",
    email_confirmed_at: "2026-01-01T00:00:00Z",
    is_verified: true,
    activities: [],
    standings,
  };
  const { environment } = relayForTests("member", {
    user_profiles_connection: { edges: [{ cursor: "1", node: person }] },
    groups_connection: { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
  });
  renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <Host />
    </RelayEnvironmentProvider>,
  );
}

it.each(["grace", "late_allowed"])("says since when a contribution in state %s is overdue", async (state) => {
  show(state, true);
  expect(await screen.findByText(/^overdue since Thu, Nov 19 to Rent circle$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Pay now" })).toHaveAttribute("href", "/g/rent-circle-1004");
});

it("tells of a contribution whose grace has expired, though it cannot be paid yet", async () => {
  show("expired", false);
  expect(await screen.findByText(/^overdue since Thu, Nov 19 to Rent circle$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "See the circle" })).toHaveAttribute("href", "/g/rent-circle-1004");
});

it.each([
  ["due_today", true, "Pay now"],
  ["too_early", false, "See the circle"],
])("says by when a contribution in state %s is to be paid", async (state, canPay, action) => {
  show(state, canPay);
  expect(await screen.findByText(/^by Thu, Nov 19 to Rent circle$/)).toBeVisible();
  expect(screen.getByRole("link", { name: action })).toBeInTheDocument();
});
