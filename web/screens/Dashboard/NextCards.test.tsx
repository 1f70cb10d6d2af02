import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ownNext } from "../../test/ownNext.ts";
import { renderOnDashboard } from "../../test/renderOnDashboard.tsx";
import { NextCards } from "./NextCards.tsx";

type Row = Record<string, unknown>;

const circle = (name: string, more: Row = {}): Row => ({
  __typename: "groups",
  id: name,
  group_id: name,
  name,
  short_id: "1004",
  url_slug: "rent-circle-1004",
  cash_payout: 200_00,
  currency: "USD",
  current_cycle: 1,
  frozen_at: null,
  pot_balance: 100_00,
  board: [],
  ...more,
});

/** My row about paying in the round at hand, due on 19 November. */
const owed = (state: string, more: Row = {}): Row => ({
  amount: 100_00,
  due_date: "2026-11-19",
  grace_end_date: "2026-11-22",
  is_left_open: false,
  is_owed: true,
  may_pay: ["expired", "too_early", "processing"].includes(state)
    ? { allowed: false, code: "grace-expired" }
    : { allowed: true, act: "pay" },
  may_ask_late:
    state === "expired" ? { allowed: true, act: "ask" } : { allowed: false, code: "contribution-not-locked" },
  recipient_alias: "Bruno",
  state,
  group: circle("Rent circle"),
  ...more,
});
const leftOpen = (more: Row = {}): Row => owed("expired", { is_left_open: true, due_date: "2026-10-19", ...more });

/** What is missing from my own payout. */
const missing = (more: Row = {}): Row => ({
  amount: 100_00,
  currency: "USD",
  cycle: 1,
  due_date: "2026-10-19",
  payer_alias: "Chloé",
  payout_round: 1,
  recipient_alias: "Amina",
  recipient_id: "amina",
  state: "late",
  user_id: "chloe",
  group: circle("Rent circle"),
  ...more,
});

const edgesOf = (rows: readonly Row[]) => ({ edges: rows.map((node) => ({ cursor: "1", node })) });

function show({
  open = [],
  now = [],
  turns = [],
  owedToMe = [],
  waiting = [],
  waitingLate = [],
  waitingLeave = [],
  terms = [],
  offers = [],
  votes = [],
  memberships = [],
}: Partial<
  Record<
    | "open"
    | "now"
    | "turns"
    | "owedToMe"
    | "waiting"
    | "waitingLate"
    | "waitingLeave"
    | "terms"
    | "offers"
    | "votes"
    | "memberships",
    Row[]
  >
>) {
  renderOnDashboard(
    (person, query) => <NextCards person={person} query={query} />,
    {
      own_next: ownNext({ open, owedToMe, toCome: now, turns }),
      memberships,
      waiting_late_requests: waitingLate,
      waiting_leave_requests: waitingLeave,
      waiting_requests: waiting,
    },
    {
      admin_offers_connection: edgesOf(offers),
      grace_period_votes_connection: edgesOf(votes),
      term_consents_connection: edgesOf(terms),
    },
  );
}

it("D61: begins with the most urgent one in however many circles, by the server's order", async () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    owed("too_early", { group: circle(`Later ${at}`, { urgency: 5 }), due_date: "2026-12-19" }),
  );
  show({ now: [...many, owed("due_today", { group: circle("Most urgent", { urgency: 2 }) })] });
  expect(await screen.findByRole("link", { name: "Pay now: $100.00, Most urgent" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});

it("D61: begins with the payout that comes first in however many circles, by the server's order", async () => {
  const turn = (name: string, payout_date: string, urgency: number): Row => ({
    comes_back: null,
    group: circle(name, { urgency }),
    is_current: false,
    payout_date,
    payout_round: 3,
    payout_wait: null,
  });
  const many = Array.from({ length: 300 }, (_, at) => turn(`Later ${at}`, "2026-12-19", 3));
  show({ turns: [...many, turn("Comes first", "2026-11-21", 2)] });
  expect(await screen.findByText("Comes first")).toBeVisible();
});

it.each([
  ["early", "by Thu, Nov 19", "Pay now"],
  ["due_today", "today", "Pay now"],
  ["too_early", "by Thu, Nov 19", "See the circle"],
  ["grace", "overdue; after Sun, Nov 22 it counts as late", "Pay now"],
  ["late_allowed", "late since Thu, Nov 19; you may pay now", "Pay now"],
  ["expired", "late since Thu, Nov 19", "Ask the admin"],
  ["processing", "on its way", "See the circle"],
])("D61: says of a contribution in state %s: %s", async (state, line, action) => {
  show({ now: [owed(state)] });
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getByText("Rent circle")).toBeVisible();
  expect(screen.getByRole("link", { name: `${action}: $100.00, Rent circle` })).toBeInTheDocument();
});

it("D59, D62: begins with what is owed from rounds that are over, in all, since when and to whom", async () => {
  const other = circle("Other circle");
  show({
    now: [owed("due_today", { group: other }), owed("early")],
    open: [leftOpen(), leftOpen({ due_date: "2026-10-26", recipient_alias: "Dora" })],
  });
  const title = await screen.findByText("You still owe");
  expect(title.closest("section")).toHaveTextContent("$200.00");
  expect(screen.getByText("to Bruno and Dora, due since Mon, Oct 19")).toBeVisible();
  expect(screen.queryByText(/up to date/)).toBeNull();
});

it("lists what else is to pay, with its own way to pay it: a debt may be locked while the round at hand is not", async () => {
  show({ open: [leftOpen()], now: [owed("early")] });
  const others = within((await screen.findByText("You still owe")).closest("section")!).getByRole("list");
  expect(others).toHaveTextContent("$100.00by Thu, Nov 19Rent circle");
  expect(within(others).getByRole("link", { name: "Pay now: $100.00, Rent circle" })).toBeInTheDocument();
});

it("counts the circles that are late beyond those it lists", async () => {
  const late = (n: number) => leftOpen({ group: circle(`Circle ${n}`), due_date: `2026-11-0${n}` });
  show({ open: [1, 2, 3, 4, 5].map(late) });
  expect(await screen.findByText("1 other circle is late, too.")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
});

it("D263: asks for nothing while the circle is frozen, and says so", async () => {
  show({ now: [owed("early", { group: circle("Rent circle", { frozen_at: "2026-11-18T10:00:00Z" }) })] });
  expect(await screen.findByText("due on Thu, Nov 19; the circle is frozen")).toBeVisible();
});

it("D34: tells a recipient first what is missing, and from whom", async () => {
  const turn = { group: circle("Other circle"), is_current: true, payout_date: "2026-11-20", payout_round: 3 };
  show({ owedToMe: [missing()], turns: [turn] });
  expect(await screen.findByText("Missing from your payout")).toBeVisible();
  expect(screen.getByText("from Chloé, since Mon, Oct 19")).toBeVisible();
  expect(screen.queryByText("Next payout")).toBeNull();
});

it("D33: names no day for a payout that waits for somebody, but who it is", async () => {
  const board = [{ __typename: "board", id: "b1", alias: "Chloé" }];
  const turn = {
    group: circle("Rent circle", { board }),
    is_current: true,
    payout_date: "2026-11-20",
    payout_round: 3,
  };
  show({ turns: [turn] });
  expect(await screen.findByText("once everyone has paid; still missing: Chloé")).toBeVisible();
});

it("says how much of a payout to come is there", async () => {
  const turn = { group: circle("Rent circle"), is_current: true, payout_date: "2026-11-20", payout_round: 3 };
  show({ turns: [turn] });
  expect(await screen.findByText("on Fri, Nov 20; $100.00 of it is there")).toBeVisible();
});

it("D115: names the day alone to who has left and waits for the own settlement round", async () => {
  const group = circle("Rent circle", { pot_balance: null });
  const turn = { comes_back: 100_00, group, is_current: true, payout_date: "2026-11-20", payout_round: 3 };
  show({ turns: [turn] });
  expect(await screen.findByText("on Fri, Nov 20")).toBeVisible();
});

it("D119: says who waits for my word between what I owe and what I get, with the way to answer", async () => {
  const turn = { group: circle("Other circle"), is_current: true, payout_date: "2026-11-20", payout_round: 3 };
  show({ now: [owed("early")], turns: [turn], waiting: [{ requests: 2, group: circle("Rent circle") }] });
  expect(await screen.findByText("2 people ask to join")).toBeVisible();
  const cards = screen.getAllByText(/^(Next to pay|To approve|Next payout)$/);
  expect(cards.map(({ textContent }) => textContent)).toEqual(["Next to pay", "To approve", "Next payout"]);
  expect(screen.getByRole("link", { name: "Answer: 2 people ask to join, Rent circle" })).toHaveAttribute(
    "href",
    "/g/rent-circle-1004#join-requests",
  );
});

it.each([
  {
    answer: { allowed: true, act: "ask" },
    text: "Locked: the grace period is over. You can ask the admin to open payment.",
    action: "Ask the admin",
    anchor: "#contribution",
  },
  {
    answer: { allowed: false, code: "late-payment-already-asked", until: "2026-11-25T15:30:00Z" },
    text: /^Locked. You asked the admin; it opens by Nov 25, 2026, .+ at the latest.$/,
    action: "See the circle",
    anchor: "#contribution",
  },
  {
    answer: { allowed: false, code: "late-payment-own-to-allow", act: "allow" },
    text: "Locked: the grace period is over. You can allow a late payment yourself.",
    action: "Late payments",
    anchor: "#late-payments",
  },
])("D59: says of a locked debt why, and what leads on: $action", async ({ action, anchor, answer, text }) => {
  show({ open: [leftOpen({ may_ask_late: answer })], now: [owed("early")] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: `${action}: $100.00, Rent circle` })).toHaveAttribute(
    "href",
    `/g/rent-circle-1004${anchor}`,
  );
});

it("D59: says who asks to pay late, a person once, with the way to answer", async () => {
  const asks = (user_id: string) => ({ user_id, group: circle("Rent circle") });
  show({
    waitingLate: [asks("olga"), asks("olga"), asks("priya")],
    waiting: [{ requests: 1, group: circle("Rent circle") }],
  });
  expect(await screen.findByText("2 people ask to pay late")).toBeVisible();
  expect(screen.getByRole("link", { name: "Answer: 2 people ask to pay late, Rent circle" })).toHaveAttribute(
    "href",
    "/g/rent-circle-1004#late-payments",
  );
  expect(screen.getByRole("link", { name: "Answer: 1 person asks to join, Rent circle" })).toBeInTheDocument();
});

it("D258, D259: says who asks to leave, and first where silence decides first", async () => {
  const asks = (group: string, answer_due_at: string) => ({ answer_due_at, requests: 1, group: circle(group) });
  show({
    waitingLate: [{ user_id: "olga", opens_at: "2026-11-20T10:00:00Z", group: circle("Rent circle") }],
    waitingLeave: [asks("Later circle", "2026-11-21T10:00:00Z"), asks("First circle", "2026-11-19T10:00:00Z")],
    waiting: [{ requests: 1, group: circle("Rent circle") }],
  });
  const links = await screen.findAllByRole("link", { name: /^Answer: / });
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Answer: 1 person asks to leave, First circle",
    "Answer: 1 person asks to pay late, Rent circle",
    "Answer: 1 person asks to leave, Later circle",
    "Answer: 1 person asks to join, Rent circle",
  ]);
  expect(links[0]).toHaveAttribute("href", expect.stringMatching(/#leave-requests$/));
});

const changedTerms = (id: string, group: Row): Row => ({
  __typename: "term_consents",
  id,
  expires_at: "2026-11-20T10:00:00Z",
  group,
});

it("D89: says of changed terms until when they can be accepted and that silence costs the seat, with the way to answer", async () => {
  show({
    terms: [
      changedTerms("t1", circle("Rent circle", { may_leave: { allowed: true, act: "leave" } })),
      changedTerms("t2", circle("Left", { may_leave: { allowed: false, code: "leave-already-asked" } })),
    ],
    waiting: [{ requests: 1, group: circle("Other circle") }],
  });
  const links = await screen.findAllByRole("link", { name: /^Answer: / });
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(
      /^Answer: The terms have changed: accept them by Nov 20, 2026, .+, or you leave the circle, Rent circle$/,
    ),
    "Answer: 1 person asks to join, Other circle",
  ]);
  expect(links[0]).toHaveAttribute("href", "/g/rent-circle-1004#changed-terms");
});

it("D118: says that the role is offered to me and until when, with the way to answer", async () => {
  show({
    offers: [
      { __typename: "admin_offers", id: "o1", expires_at: "2026-11-20T12:00:00Z", group: circle("Rent circle") },
      // Nobody has answered it in time.
      { __typename: "admin_offers", id: "o2", expires_at: "2026-03-10T11:00:00Z", group: circle("Over") },
    ],
  });
  expect(
    await screen.findByRole("link", {
      name: "Answer: You are asked to run the circle; the offer is open until Fri, Nov 20, Rent circle",
    }),
  ).toHaveAttribute("href", "/g/rent-circle-1004#admin-offer");
  expect(screen.getAllByRole("link", { name: /^Answer/ })).toHaveLength(1);
});

it("says that nothing is due only when nothing is", async () => {
  show({});
  expect(await screen.findByText("You are up to date.")).toBeVisible();
});

it("names each card by what it is about: how much, since or until when, in which circle", async () => {
  show({ open: [leftOpen()] });
  expect(
    await screen.findByRole("region", { name: "You still owe: $100.00, Rent circle, to Bruno, due since Mon, Oct 19" }),
  ).toBeVisible();
  expect(screen.getByRole("region", { name: "Next payout" })).toHaveTextContent("No payout ahead");
});

it("D85, D86: says of a restart that waits for my answer until when, whether the vote is open or has passed", async () => {
  const vote = (name: string, may_vote: unknown, my_choice: string | null): Row => ({
    __typename: "grace_period_votes",
    id: `vote ${name}`,
    expires_at: "2026-11-20T12:00:00Z",
    group: circle(name),
    may_vote,
    my_choice,
  });
  const asked = (name: string, may_confirm_restart: unknown): Row => ({
    __typename: "group_members",
    id: `seat ${name}`,
    group: circle(name, { may_confirm_restart, start_date: "2026-11-19" }),
  });
  show({
    votes: [
      vote("Votes", { allowed: true, act: "vote" }, null),
      vote("Answered", { allowed: true, act: "vote" }, "no"),
      vote("Frozen", { allowed: false, code: "group-frozen" }, null),
    ],
    memberships: [
      asked("Goes on", { allowed: true, act: "confirm" }),
      // What is in the way can be moved out of it until the start.
      asked("Owes", { allowed: false, code: "in-arrears" }),
      asked("Not asked", { allowed: false, code: "restart-not-open" }),
    ],
  });
  const links = await screen.findAllByRole("link", { name: /^Answer: / });
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Answer: Another cycle starts on Thu, Nov 19: you are in only if you say so before, Goes on",
    "Answer: Another cycle starts on Thu, Nov 19: you are in only if you say so before, Owes",
    expect.stringMatching(/^Answer: The circle votes on another cycle; you can answer until Nov 20, 2026, .+, Votes$/),
  ]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/g/rent-circle-1004#go-on",
    "/g/rent-circle-1004#go-on",
    "/g/rent-circle-1004#restart-vote",
  ]);
});
