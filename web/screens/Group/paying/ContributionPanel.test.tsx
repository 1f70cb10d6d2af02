import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { groupAnswers, ids, mayNot, standingRow, startedGroup } from "../../../test/groupForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";
import { signIn } from "../../../test/standIns.ts";

beforeEach(() => signIn(ids.chloe));

const inState = (state: string, more = {}) =>
  renderGroupPage(groupAnswers(startedGroup({ standings: [standingRow(state, more)] })));

const panel = () => screen.findByRole("region", { name: /^Your contribution/ });

it.each([
  { state: "early", badge: "Can Pay Early", title: "Round 2 is due on Thu, Mar 12" },
  { state: "due_today", badge: "Due Today", title: "Round 2 is due today" },
  { state: "grace", badge: "Overdue", title: "2 days of grace left" },
  { state: "late_allowed", badge: "Overdue", title: "You may pay late" },
])("$state can be paid: $badge, $title", async ({ state, badge, title }) => {
  inState(state);
  const here = within(await panel());
  expect(here.getByRole("heading", { level: 2 })).toHaveTextContent(title);
  expect(here.getByText(badge)).toBeVisible();
  expect(here.getByRole("button", { name: "Pay $105.77" })).toBeEnabled();
});

it("D222: says beside what is paid what comes for it and when, as long as that is ahead, and that nobody guarantees it", async () => {
  const own = (round: number) =>
    standingRow("receiving", { payout_round: round, is_current: false, payout_date: "2026-04-13" });
  const open = (round: number) =>
    renderGroupPage(groupAnswers(startedGroup({ standings: [standingRow("early"), own(round)] })));
  const { unmount } = open(3);
  expect(await panel()).toHaveTextContent(
    "You receive $200.00 in round 3, on Mon, Apr 13. Nobody guarantees that every member pays.",
  );
  unmount();
  open(1);
  expect(await panel()).toHaveTextContent("Nobody guarantees that every member pays.");
  expect(await panel()).not.toHaveTextContent("You receive");
});

it.each([
  { state: "too_early", badge: "On Schedule", title: "Round 2 is due on Thu, Mar 12" },
  { state: "expired", badge: "Overdue", title: "Grace period expired" },
])("$state is locked and says why: $title", async ({ state, badge, title }) => {
  inState(state);
  const here = within(await panel());
  expect(here.getByRole("heading", { level: 2 })).toHaveTextContent(title);
  expect(here.getByText(badge)).toBeVisible();
  expect(here.getByRole("button", { name: "Payment Locked" })).toBeDisabled();
});

it.each([
  { state: "receiving", title: "You're Receiving This Round", text: "The pot comes to you on Fri, Mar 13." },
  { state: "paid", title: "Round 2 is paid", text: "Paid on Tue, Mar 10." },
  {
    state: "processing",
    title: "A payment is already in progress for this round.",
    text: "as soon as it is confirmed",
  },
])("$state asks for nothing: $title", async ({ state, title, text }) => {
  inState(state);
  const region = await panel();
  expect(within(region).getByRole("heading", { level: 2 })).toHaveTextContent(title);
  expect(region).toHaveTextContent(text);
  expect(within(region).queryByRole("button")).toBeNull();
});

it.each([
  { state: "too_early", text: "You can pay from Mon, Mar 9 on.", zone: "Pacific/Auckland", at: "2026-03-08T11:00:00Z" },
  { state: "too_early", text: "You can pay from Mon, Mar 9 on.", zone: "Pacific/Honolulu", at: "2026-03-09T10:00:00Z" },
  {
    state: "paid",
    text: "It waits in the pot until Thu, Mar 12.",
    zone: "Pacific/Auckland",
    at: "2026-03-11T11:00:00Z",
  },
])("D55: $state names the day in the circle's zone, $zone: $text", async ({ at, state, text, zone }) => {
  const standings = [standingRow(state, { opens_at: at, held_until: state === "paid" ? at : null })];
  renderGroupPage(groupAnswers(startedGroup({ standings, time_zone: zone })));
  expect(await panel()).toHaveTextContent(text);
});

it.each([
  ["due_today", "Your contribution, Due Today, $100.00"],
  ["expired", "Your contribution, Overdue, $100.00"],
  ["paid", "Your contribution, Paid"],
  ["receiving", "Your contribution, Your round"],
])("in state %s a screen reader hears %s", async (state, name) => {
  inState(state);
  expect(await panel()).toHaveAccessibleName(name);
});

it.each([
  ["overdue", "The pot comes to you once everyone has paid, or what is there after Sun, Mar 15."],
  ["coming", "The pot comes to you once the payments on their way are there, by Sun, Mar 15."],
  [
    "given_back",
    "The pot comes to you once we have looked into a payment that was given back or disputed on Sun, Mar 15.",
  ],
  ["frozen", "The pot comes to you once the frozen circle goes on; it is frozen since Sun, Mar 15."],
  ["payout_day", "No payment is needed. The pot comes to you on Fri, Mar 13."],
])("D33: tells the recipient what the pot waits for: %s", async (reason, text) => {
  const payout_waits = [{ on_day: "2026-03-15", payout_round: 2, reason }];
  renderGroupPage(groupAnswers(startedGroup({ payout_waits, standings: [standingRow("receiving")] })));
  expect(await panel()).toHaveTextContent(text);
});

it("says that nothing is due before the start", async () => {
  renderGroupPage(groupAnswers(startedGroup({ status: "ready_to_start", standings: [] })));
  expect(await panel()).toHaveTextContent("Group has not started yet");
});

it("shows contribution, fees and total of both methods side by side", async () => {
  inState("early");
  const table = within(await panel()).getByRole("table");
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows).toEqual([
    "CardBank transfer",
    "Contribution$100.00$100.00",
    "Service fee2.5%$2.501.5%$1.50",
    "Processing fee$3.27$0.00",
    "Total$105.77$101.50",
  ]);
});

it("R3: shows a rate as the catalogue has it, not rounded to another one", async () => {
  inState("early", { card_fee_percentage: 2.25 });
  expect(within(await panel()).getByRole("table")).toHaveTextContent("Service fee2.25%$2.50");
});

it("offers no bank transfer where there is none", async () => {
  inState("early", { currency: "EUR" });
  const here = within(await panel());
  expect(here.getByRole("radio", { name: "Card" })).toBeChecked();
  expect(here.queryByRole("radio", { name: "Bank transfer" })).toBeNull();
});

it("chooses the bank first for who pays no fees", async () => {
  inState("early", { card_service_fee: 0, card_processing_fee: 0, card_total: 100_00, bank_total: 100_00 });
  const here = within(await panel());
  expect(here.getByRole("radio", { name: "Bank transfer" })).toBeChecked();
  expect(here.getByRole("button", { name: "Pay $100.00" })).toBeEnabled();
});

it("goes to the provider's page with what was shown", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  const { sent, user } = renderGroupPage(
    groupAnswers(startedGroup(), {
      stripe_contribute: { url: "https://checkout.example/session", payment_id: ids.group },
    }),
  );
  const here = within(await panel());
  await user.click(here.getByRole("radio", { name: "Bank transfer" }));
  await user.click(here.getByRole("button", { name: "Pay $101.50" }));
  expect(here.getByRole("button", { name: "Redirecting..." })).toBeDisabled();
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://checkout.example/session"));
  expect(sent.find(({ name }) => name === "usePayContributionMutation")?.variables).toEqual({
    groupId: ids.group,
    cycle: 1,
    round: 2,
    paymentMethod: "us_bank_account",
    startAgain: false,
    total: 101_50,
  });
});

describe("D278: while a checkout is open with another method or total", () => {
  const begun = async () => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
    let isOpen = true;
    const shown = renderGroupPage(
      groupAnswers(startedGroup(), {
        stripe_contribute: () => {
          if (!isOpen) return { url: "https://checkout.example/session", payment_id: ids.group };
          throw new AppFailure("checkout-open", "", {
            values: { total: { cents: 104_99, currency: "USD" }, method: "card" },
          });
        },
      }),
    );
    const here = within(await panel());
    await shown.user.click(here.getByRole("radio", { name: "Bank transfer" }));
    await shown.user.click(here.getByRole("button", { name: "Pay $101.50" }));
    const words = "A payment of $104.99 is already open for this round. Go on with it, or start again.";
    expect(await here.findByText(words)).toBeVisible();
    expect(here.getByText("You have begun to pay")).toBeVisible();
    isOpen = false;
    return { ...shown, assign, here };
  };

  it.each([
    // The open one's own total, which may be another than that of today.
    { press: "Continue by card: $104.99", sends: { paymentMethod: "card", startAgain: false, total: 104_99 } },
    {
      press: "Start again by bank transfer: $101.50",
      sends: { paymentMethod: "us_bank_account", startAgain: true, total: 101_50 },
    },
  ])("is asked which of the two: $press", async ({ press, sends }) => {
    const { assign, here, sent, user } = await begun();
    await user.click(here.getByRole("button", { name: press }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://checkout.example/session"));
    expect(sent.findLast(({ name }) => name === "usePayContributionMutation")?.variables).toMatchObject(sends);
  });

  it("tells the two apart by their methods where both cost the same (D20)", async () => {
    const free = { card_service_fee: 0, card_processing_fee: 0, card_total: 100_00, bank_total: 100_00 };
    const { user } = renderGroupPage(
      groupAnswers(startedGroup({ standings: [standingRow("early", free)] }), {
        stripe_contribute: () => {
          throw new AppFailure("checkout-open", "", {
            values: { total: { cents: 100_00, currency: "USD" }, method: "card" },
          });
        },
      }),
    );
    const here = within(await panel());
    await user.click(here.getByRole("button", { name: "Pay $100.00" }));
    expect(await here.findByRole("button", { name: "Continue by card: $100.00" })).toBeVisible();
    expect(here.getByRole("button", { name: "Start again by bank transfer: $100.00" })).toBeVisible();
  });

  it("says so no more once the other method is chosen", async () => {
    const { here, user } = await begun();
    await user.click(here.getByRole("radio", { name: "Card" }));
    expect(here.queryByText("You have begun to pay")).toBeNull();
    expect(here.queryByRole("button", { name: /^Start again/ })).toBeNull();
  });
});

it.each([
  { code: "grace-expired", title: "Payment not available", text: "Grace period expired" },
  { code: "already-paid", title: "Payment Failed", text: "Already paid for this round." },
  { code: "network", title: "Payment Failed", text: "Network error. Please check your connection." },
])("says $text when the server answers $code, and can be tried again", async ({ code, title, text }) => {
  const { user } = renderGroupPage(
    groupAnswers(startedGroup(), {
      stripe_contribute: () => {
        throw new AppFailure(code, "the server's own words");
      },
    }),
  );
  const here = within(await panel());
  await user.click(here.getByRole("button", { name: "Pay $105.77" }));
  const alert = await here.findByRole("alert");
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent(text);
  expect(here.getByRole("button", { name: "Pay $105.77" })).toBeEnabled();
});

it.each(["too_early", "early", "due_today", "grace", "expired", "late_allowed"])(
  "D263: says of a round in state %s that it waits while the circle is frozen, and names no day that does not hold",
  async (state) => {
    const late = { may_ask_late: mayNot("group-frozen"), late_open_through: "2026-03-20" };
    inState(state, { may_pay: mayNot("group-frozen"), ...late });
    const here = await panel();
    expect(within(here).getByRole("heading", { level: 2 })).toHaveTextContent("Round 2 waits: the circle is frozen");
    expect(here).toHaveTextContent("nobody becomes late through it");
    expect(here).not.toHaveTextContent(/Mar \d/);
    expect(within(here).getByRole("button", { name: "Payment Locked" })).toBeDisabled();
    expect(within(here).getAllByRole("button")).toHaveLength(1);
  },
);

it("D263: says of a payment on its way that it is in progress, also while the circle is frozen", async () => {
  inState("processing", { may_pay: mayNot("group-frozen") });
  const here = await panel();
  expect(within(here).getByRole("heading", { level: 2 })).toHaveTextContent("A payment is already in progress");
  expect(here).not.toHaveTextContent("frozen");
  expect(within(here).queryByRole("button")).toBeNull();
});

it("lists what is still open from earlier rounds and cycles, each with its own way to pay (D59, D82)", async () => {
  const ofLastCycle = standingRow("late_allowed", {
    cycle: 1,
    payout_round: 3,
    is_current: false,
    is_left_open: true,
    due_date: "2025-11-12",
    recipient_alias: "Amina",
  });
  const ofRoundOne = standingRow("late_allowed", {
    cycle: 2,
    payout_round: 1,
    is_current: false,
    is_left_open: true,
    due_date: "2026-02-12",
  });
  const { sent, user } = renderGroupPage(
    groupAnswers(
      startedGroup({ current_cycle: 2, standings: [ofLastCycle, ofRoundOne, standingRow("paid", { cycle: 2 })] }),
      { stripe_contribute: { url: "https://checkout.example/session", payment_id: ids.group } },
    ),
  );
  vi.spyOn(window.location, "assign").mockImplementation(() => {});
  const region = await panel();
  expect(region).toHaveAccessibleName("Your contribution, Still open from earlier rounds: $200.00, Paid");
  expect(region).toHaveTextContent("$100.00 to Amina: round 3 of cycle 1, due since Wed, Nov 12, 2025");
  expect(region).toHaveTextContent("$100.00 to Bruno: round 1, due since Thu, Feb 12");
  const buttons = within(region).getAllByRole("button", { name: "Pay $105.77" });
  expect(buttons).toHaveLength(2);
  await user.click(buttons[0]!);
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "usePayContributionMutation")?.variables).toMatchObject({
      cycle: 1,
      round: 3,
    }),
  );
});

it.each(["recruiting", "ready_to_start", "completed"])(
  "lets a debtor pay the last cycle while the circle is %s (D59, D82)",
  async (status) => {
    const debt = standingRow("late_allowed", { cycle: 1, payout_round: 3, is_current: false, is_left_open: true });
    renderGroupPage(groupAnswers(startedGroup({ status, current_cycle: 2, standings: [debt] })));
    expect(within(await panel()).getByRole("button", { name: "Pay $105.77" })).toBeEnabled();
  },
);

it("D115, D116: shows who has left what they still owe and what is due, and nothing of a round that an exit has ended", async () => {
  const debt = standingRow("late_allowed", { payout_round: 1, is_current: false, is_left_open: true });
  renderGroupPage(
    groupAnswers(startedGroup({ may_join: mayNot("group-closed"), standings: [debt, standingRow("early")] })),
  );
  const here = within(await panel());
  expect(here.getAllByRole("button", { name: "Pay $105.77" })).toHaveLength(2);
  expect(here.getByText("Can Pay Early")).toBeVisible();
});

it("D115: says of a round that an exit has ended that nothing is to pay, and to who has left nothing at all", async () => {
  const waived = standingRow("waived", { is_owed: false, may_pay: mayNot("contribution-waived") });
  const { unmount } = renderGroupPage(groupAnswers(startedGroup({ standings: [waived] })));
  expect(within(await panel()).getByText("Nothing to pay")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  unmount();
  renderGroupPage(groupAnswers(startedGroup({ may_join: mayNot("group-closed"), standings: [waived] })));
  await screen.findByText("Schedule");
  expect(screen.queryByText("Nothing to pay")).toBeNull();
});

it("D115: says why a member pays in a settlement round, and to whom", async () => {
  renderGroupPage(groupAnswers(startedGroup({ standings: [standingRow("due_today", { is_settlement: true })] })));
  expect(within(await panel()).getByText(/left the circle before their turn, and had paid you/)).toBeVisible();
});
