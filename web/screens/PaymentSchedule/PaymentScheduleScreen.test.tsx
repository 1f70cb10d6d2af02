import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { hearProductTime } from "../../lib/productClock.ts";
import { Component, loader, shouldRevalidate } from "./PaymentScheduleScreen.tsx";

beforeEach(() => {
  signIn("00000000-0000-7000-8000-00000000000b");
  hearProductTime("2026-03-15T12:00:00Z");
});

type Row = Record<string, unknown>;
const rent = {
  __typename: "groups",
  id: "g1",
  cash_payout: 30_000,
  currency: "USD",
  frozen_at: null,
  group_id: "00000000-0000-7000-8000-000000000101",
  name: "Rent circle",
  short_id: 1004,
  status: "started",
  time_zone: "America/New_York",
  url_slug: "rent-circle-1004",
};
const uuid = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const standing = (payout_round: number, due_date: string, more: Row = {}): Row => ({
  amount: 10_000,
  cycle: 1,
  due_date,
  group: rent,
  group_id: rent.group_id,
  is_owed: true,
  is_recipient: false,
  may_pay: { allowed: true, act: "pay" },
  payout_date: due_date,
  payout_round,
  recipient_alias: "Amina",
  round_id: uuid(payout_round),
  state: "early",
  ...more,
});
const standings = [
  standing(1, "2026-02-12", { state: "paid", is_owed: false }),
  standing(2, "2026-03-12", { state: "grace" }),
  standing(3, "2026-03-26", { may_pay: { allowed: false, code: "payment-too-early" }, state: "too_early" }),
  standing(4, "2026-04-12", { is_owed: false, is_recipient: true, state: "receiving" }),
];

interface Cursor {
  due_date?: { _lt?: string; _gt?: string };
  created_at?: { _lt: string };
  round_id?: { _gt: string };
  payment_id?: { _lt: string };
  payout_id?: { _lt: string };
}
interface Asked {
  where: {
    is_owed?: unknown;
    is_paid_out?: { _eq: boolean };
    is_recipient?: unknown;
    state?: { _in: string[] };
    _or?: [Cursor, Cursor];
  };
}

/** Answers like the server: what is asked for, what is due first at its head, a hundred at once. */
function standingsFrom(rows: readonly Row[]) {
  const textOf = (row: Row) => `${row.due_date as string} ${row.round_id as string}`;
  return ({ where }: Asked) => {
    const { _gt = "" } = where._or?.[0].due_date ?? {};
    const after = `${_gt} ${where._or?.[1].round_id?._gt ?? ""}`;
    return rows
      .filter(
        (row) =>
          (!where.is_owed || row.is_owed) &&
          (!where.is_recipient || row.is_recipient) &&
          (!where.is_paid_out || where.is_paid_out._eq === (row.is_paid_out ?? false)) &&
          (!where.state || where.state._in.includes(row.state as string)) &&
          (!where._or || _gt === "-infinity" || textOf(row) > after),
      )
      .toSorted((a, b) => textOf(a).localeCompare(textOf(b)))
      .slice(0, 100);
  };
}

/** The same of payments or payouts, the newest at its head. */
function newestFrom(rows: readonly Row[], [day, id]: ["due_date", "payment_id"] | ["created_at", "payout_id"]) {
  const textOf = (row: Row) => `${row[day] as string} ${row[id] as string}`;
  return ({ where }: Asked) => {
    const { _lt = "" } = where._or?.[0][day] ?? {};
    const before = `${_lt} ${where._or?.[1][id]?._lt ?? ""}`;
    return rows
      .filter((row) => _lt === "infinity" || textOf(row) < before)
      .toSorted((a, b) => textOf(b).localeCompare(textOf(a)))
      .slice(0, 100);
  };
}

const paymentOf = ({ amount, cycle, due_date, group, payout_date, payout_round, round_id }: Row): Row => ({
  __typename: "payments",
  id: `payment ${round_id as string}`,
  amount,
  cycle,
  due_date,
  group,
  payment_id: round_id,
  payout_round,
  round: { __typename: "rounds", id: `round ${round_id as string}`, payout_date, recipient: { alias: "Amina" } },
});

const payoutOf = (nth: number, day: string, more: Row = {}): Row => ({
  __typename: "payout_distributions",
  id: `payout ${nth}`,
  amount: 20_000,
  created_at: `${day}T12:00:00Z`,
  cycle: 1,
  group: rent,
  payout_id: uuid(nth),
  payout_round: nth,
  released_at: `${day}T12:00:00Z`,
  ...more,
});

function open(
  at = "/payment-schedule",
  rows: Row[] = standings,
  { earlierCycles = [], received = [] }: { earlierCycles?: Row[]; received?: Row[] } = {},
) {
  const paid = [...rows.filter(({ state }) => state === "paid"), ...earlierCycles].map(paymentOf);
  const payments = newestFrom(paid, ["due_date", "payment_id"]);
  const payouts = newestFrom(received, ["created_at", "payout_id"]);
  const relay = relayForTests("member", {
    user_profiles_connection: {
      edges: [{ node: { __typename: "user_profiles", id: "me", payments, payouts, standings: standingsFrom(rows) } }],
    },
  });
  answerFrom(relay.environment);
  const view = renderScreen([{ path: "/payment-schedule", Component, loader, shouldRevalidate }], {
    at,
    environment: relay.environment,
  });
  return { ...relay, ...view };
}

const monthOf = async (name: string) => within(await screen.findByRole("region", { name }));

it("D100: shows what is due this month, what is overdue and the next payout", async () => {
  open();
  expect((await screen.findByText("Due this month")).parentElement).toHaveTextContent("$100.00");
  expect(screen.getAllByText("Overdue")[0]!.parentElement).toHaveTextContent("$100.00");
  const payout = screen.getByRole("link", { name: /^Next payout/ });
  expect(payout).toHaveTextContent("$300.00Sun, Apr 12, Rent circle");
  expect(payout).toHaveAttribute("href", "/g/rent-circle-1004");
});

it("D33: says of a payout whose day has passed that it waits, beside its day and on top", async () => {
  open("/payment-schedule", [
    standing(1, "2026-03-10", { is_owed: false, is_recipient: true, state: "receiving" }),
    standing(2, "2026-03-26"),
  ]);
  expect((await monthOf("March 2026")).getByText("Waiting")).toBeVisible();
  expect(screen.getAllByText("Waiting")).toHaveLength(1);
  expect(screen.getByRole("link", { name: /^Next payout/ })).toHaveTextContent(
    "$300.00planned for Tue, Mar 10, still waiting: Rent circle",
  );
});

const figures = async () => {
  await screen.findByText("Due this month");
  return screen.getAllByText(/^(?:Due this month|Overdue|Next payout)$/).map(({ textContent }) => textContent);
};

it("D100: begins the figures with what is overdue, and with what is due where nothing is", async () => {
  const { unmount } = open();
  expect((await figures()).slice(0, 3)).toEqual(["Overdue", "Due this month", "Next payout"]);
  unmount();
  open("/payment-schedule", standings.slice(2));
  expect((await figures()).slice(0, 3)).toEqual(["Due this month", "Overdue", "Next payout"]);
});

it("D100: lists my dates by months with Pay on what can be paid, and what is over when it is asked for", async () => {
  const { sent, user } = open();
  const march = await monthOf("March 2026");
  expect(march.getAllByRole("listitem")).toHaveLength(2);
  expect(march.getAllByRole("listitem")[0]).toHaveTextContent("Rent circleOverdueThu, Mar 12 · Round 2, to Amina");
  expect(march.getAllByRole("link", { name: /^Pay now/ })).toHaveLength(1);
  expect(march.getByRole("link", { name: "Pay now: $100.00, Rent circle" })).toHaveAttribute(
    "href",
    "/g/rent-circle-1004#contribution",
  );
  expect((await monthOf("April 2026")).getByRole("listitem")).toHaveTextContent("Sun, Apr 12 · Your round 4");
  expect(screen.queryByRole("region", { name: "February 2026" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show earlier dates" }));
  expect((await monthOf("February 2026")).getByText("Paid")).toBeVisible();
  expect(sent).toHaveLength(1);
});

it("D100: filters by circle and state, in the address", async () => {
  const { router, user } = open();
  await monthOf("March 2026");
  await user.selectOptions(screen.getByLabelText("State"), "Paid");
  expect((await monthOf("February 2026")).getAllByRole("listitem")).toHaveLength(1);
  expect(screen.queryByRole("region", { name: "March 2026" })).toBeNull();
  expect(router.state.location.search).toBe("?state=paid");
  await user.selectOptions(screen.getByLabelText("Circle"), "Rent circle");
  await user.selectOptions(screen.getByLabelText("State"), "Received");
  expect(await screen.findByText("Nothing fits these filters.")).toBeVisible();
});

it("D100: shows a month as a calendar, and a day of it when it is pressed", async () => {
  const { user } = open("/payment-schedule?view=month");
  expect(await screen.findByRole("heading", { name: "March 2026" })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  const day = screen.getByRole("button", { name: "Thu, Mar 26: 1 payment" });
  await user.click(day);
  await waitFor(() => expect(day).toHaveAttribute("aria-pressed", "true"));
  expect(screen.getByRole("listitem")).toHaveTextContent("Thu, Mar 26 · Round 3, to Amina");
  await user.click(screen.getByRole("button", { name: "Next month" }));
  expect(await screen.findByRole("heading", { name: "April 2026" })).toBeVisible();
  expect(await screen.findByRole("listitem")).toHaveTextContent("Your round 4");
});

const many = (count: number, from: string, more: Row) =>
  Array.from({ length: count }, (_row, nth) => {
    const day = new Date(Date.parse(from) + nth * 86_400_000).toISOString().slice(0, 10);
    return standing(1000 + nth, day, more);
  });

it("D100: counts and lists what is due however many dates there are, after years of paid ones too", async () => {
  const { sent } = open("/payment-schedule", [
    ...many(130, "2025-09-01", { is_owed: false, state: "paid" }),
    ...many(120, "2026-04-01", { may_pay: { allowed: false, code: "payment-too-early" }, state: "too_early" }),
    ...standings,
  ]);
  expect((await screen.findByText("Due this month")).parentElement).toHaveTextContent("$100.00");
  expect(screen.getAllByText("Overdue")[0]!.parentElement).toHaveTextContent("$100.00");
  expect(screen.getByRole("link", { name: /^Next payout/ })).toHaveTextContent("$300.00Sun, Apr 12");
  expect((await monthOf("March 2026")).getAllByRole("link", { name: /^Pay now/ })).toHaveLength(1);
  expect((await monthOf("July 2026")).getAllByRole("listitem")).toHaveLength(29);
  expect(sent.map(({ name }) => name)).toEqual(["PaymentScheduleScreenQuery", "NextOwedQuery"]);
});

it("D100: reads all that was paid when it is asked for", async () => {
  const { sent, user } = open("/payment-schedule", many(130, "2025-09-01", { is_owed: false, state: "paid" }));
  await user.click(await screen.findByRole("button", { name: "Show earlier dates" }));
  expect((await monthOf("September 2025")).getAllByRole("listitem")).toHaveLength(30);
  expect(screen.queryByRole("button", { name: "Show earlier dates" })).toBeNull();
  expect(sent.map(({ name }) => name)).toEqual(["PaymentScheduleScreenQuery", "NextPaidQuery"]);
});

it("D100: lists what was paid in the cycles before the one that runs", async () => {
  const before = standing(1, "2025-06-12", { state: "paid", round_id: uuid(900) });
  const { user } = open("/payment-schedule", [standing(1, "2026-03-26", { cycle: 2 })], { earlierCycles: [before] });
  await user.click(await screen.findByRole("button", { name: "Show earlier dates" }));
  const june = await monthOf("June 2025");
  expect(june.getByRole("listitem")).toHaveTextContent("$100.00");
  expect(june.getByRole("listitem")).toHaveTextContent("Paid");
});

const secondCycle = [
  standing(1, "2026-03-05", { cycle: 2, is_owed: false, is_recipient: true, is_paid_out: true, state: "receiving" }),
  standing(2, "2026-03-26", { cycle: 2 }),
];
const bothPayouts = [payoutOf(2, "2025-06-19"), payoutOf(1, "2026-03-06", { amount: 30_000, cycle: 2 })];

it("D100: lists the payouts that came in every cycle, each once", async () => {
  const { sent, user } = open("/payment-schedule", secondCycle, { received: bothPayouts });
  expect((await monthOf("March 2026")).getByRole("listitem")).toHaveTextContent("Thu, Mar 26 · Round 2, to Amina");
  await user.click(screen.getByRole("button", { name: "Show earlier dates" }));
  const march = await monthOf("March 2026");
  expect(march.getAllByRole("listitem")).toHaveLength(2);
  expect(march.getAllByRole("listitem")[0]).toHaveTextContent("$300.00");
  expect(march.getAllByRole("listitem")[0]).toHaveTextContent("ReceivedFri, Mar 6 · Your round 1");
  const june = (await monthOf("June 2025")).getByRole("listitem");
  expect(june).toHaveTextContent("Rent circleReceivedThu, Jun 19, 2025 · Your round 2");
  expect(june).toHaveTextContent("$200.00");
  expect(sent).toHaveLength(1);
});

it("D100: shows the payouts that came in an earlier cycle in the calendar and by their state", async () => {
  const { user } = open("/payment-schedule?view=month&month=2025-06-01", secondCycle, { received: bothPayouts });
  expect(await screen.findByRole("listitem")).toHaveTextContent("Your round 2");
  await user.click(screen.getByRole("tab", { name: "List" }));
  await monthOf("March 2026");
  await user.selectOptions(screen.getByLabelText("State"), "Received");
  expect((await monthOf("June 2025")).getAllByRole("listitem")).toHaveLength(1);
  expect((await monthOf("March 2026")).getAllByRole("listitem")).toHaveLength(1);
});

it("D100: reads all that was received when it is asked for, and only then", async () => {
  const received = Array.from({ length: 130 }, (_payout, nth) =>
    payoutOf(nth, new Date(Date.parse("2025-09-01") + nth * 86_400_000).toISOString().slice(0, 10)),
  );
  const { sent, user } = open("/payment-schedule", secondCycle, { received });
  await user.click(await screen.findByRole("button", { name: "Show earlier dates" }));
  expect((await monthOf("September 2025")).getAllByRole("listitem")).toHaveLength(30);
  expect(screen.queryByRole("button", { name: "Show earlier dates" })).toBeNull();
  expect(sent.map(({ name }) => name)).toEqual(["PaymentScheduleScreenQuery", "NextReceivedQuery"]);
});

it("D100: reads back to a month of the calendar that is long over", async () => {
  open("/payment-schedule?view=month&month=2025-09-01", many(130, "2025-09-01", { is_owed: false, state: "paid" }));
  expect(await screen.findAllByRole("listitem")).toHaveLength(30);
});

it("says when there is no schedule yet, and leads to circles that one could join", async () => {
  open("/payment-schedule", []);
  expect(await screen.findByText("No payment schedules")).toBeVisible();
  expect(screen.getByRole("link", { name: "Discover circles" })).toHaveAttribute("href", "/groups?tab=discover");
});
