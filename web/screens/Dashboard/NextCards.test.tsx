import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderOnDashboard } from "../../test/renderOnDashboard.tsx";
import { NextCards } from "./NextCards.tsx";

const circle = {
  __typename: "groups",
  id: "g1",
  group_id: "g1",
  name: "Rent circle",
  short_id: "1004",
  url_slug: "rent-circle-1004",
};

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
  renderOnDashboard((person) => <NextCards person={person} />, { standings });
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
