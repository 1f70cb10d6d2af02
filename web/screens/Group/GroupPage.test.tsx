import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  boardRows,
  completedGroup,
  groupAnswers,
  ids,
  mayNot,
  recruitingGroup,
  scheduleRow,
  standingRow,
  startedGroup,
} from "../../test/groupForTests.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { renderGroupPage } from "../../test/renderGroupPage.tsx";
import { signIn } from "../../test/standIns.ts";

beforeEach(() => signIn(ids.chloe));

it("begins with where I stand: one amount, one day", async () => {
  renderGroupPage(groupAnswers(startedGroup()));
  expect(await screen.findByText(/^You pay/)).toHaveTextContent("You pay $100.00 by Thu, Mar 12.");
});

it("leads from the sentence to the way to pay, and while that is locked to asking for it (D59)", async () => {
  const { unmount } = renderGroupPage(groupAnswers(startedGroup()));
  expect(await screen.findByRole("link", { name: "Pay now" })).toHaveAttribute(
    "href",
    expect.stringMatching(/#contribution$/),
  );
  unmount();
  renderGroupPage(groupAnswers(startedGroup({ standings: [standingRow("expired")] })));
  await screen.findByText(/is late since/);
  expect(screen.queryByRole("link", { name: "Pay now" })).toBeNull();
  expect(screen.getByRole("link", { name: "Ask the admin" })).toHaveAttribute(
    "href",
    expect.stringMatching(/#contribution$/),
  );
});

it("D114: says of a member whose leave is agreed after which round, until they have left", async () => {
  const agreed = { id: "e1", agreed_in_round: 2, user_id: ids.bruno };
  const states = { amina: "due", bruno: "excused", chloe: "due" } as const;
  const { become, unmount } = renderGroupPage(groupAnswers(startedGroup({ exits: [] })));
  const row = async () => within(await screen.findByRole("button", { name: /^(?:B|Bruno).*Bruno|^Bruno/ }));
  await screen.findByText(/^You pay/);
  expect(screen.queryByText("Leaves after round 2")).toBeNull();
  await become(startedGroup({ exits: [agreed] }));
  expect(await (await row()).findByText("Leaves after round 2")).toBeVisible();
  expect(screen.getAllByText("Leaves after round 2")).toHaveLength(1);
  unmount();
  const left = boardRows(states, { bruno: { has_left: true } });
  renderGroupPage(groupAnswers(startedGroup({ exits: [agreed], board: left })));
  expect((await row()).getByText("Has left")).toBeVisible();
  expect(screen.queryByText("Leaves after round 2")).toBeNull();
});

it("D96: shows who has just left no seats, although they were read before", async () => {
  const { become } = renderGroupPage(groupAnswers(startedGroup()));
  expect(await screen.findByRole("button", { name: /^(?:B|Bruno).*Bruno|^Bruno/ })).toBeVisible();
  await become(startedGroup({ pot_balance: null }));
  expect(await screen.findByText("Members see who sits where and who has paid.")).toBeVisible();
});

it("D59: leads an admin from the sentence to who asks to pay late", async () => {
  const askers = [ids.chloe, ids.chloe, ids.bruno].map((user_id) => ({ user_id }));
  renderGroupPage(groupAnswers(startedGroup({ waiting_late_requests: askers })));
  expect(await screen.findByText("2 people ask to pay late.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Late payments" })).toHaveAttribute(
    "href",
    expect.stringMatching(/#late-payments$/),
  );
});

it("D113: leads an admin from the sentence to who asks to leave", async () => {
  renderGroupPage(groupAnswers(startedGroup({ waiting_leave_requests: [{ requests: 1 }] })));
  expect(await screen.findByText("1 person asks to leave.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Requests to leave" })).toHaveAttribute(
    "href",
    expect.stringMatching(/#leave-requests$/),
  );
});

describe("on a phone", () => {
  type Tell = (entries: { isIntersecting: boolean }[]) => void;
  let watched: { element: Element; tell: Tell }[];
  let place: HTMLElement;
  beforeEach(() => {
    watched = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        readonly tell: Tell;
        constructor(tell: Tell) {
          this.tell = tell;
        }
        observe(element: Element) {
          watched.push({ element, tell: this.tell });
        }
        disconnect() {}
      },
    );
    place = document.createElement("div");
    place.id = "action-bar";
    document.body.append(place);
  });
  afterEach(() => {
    place.remove();
    vi.unstubAllGlobals();
  });
  const scrolled = async (find: () => HTMLElement, isIntersecting: boolean) => {
    const watch = await waitFor(() => {
      const found = watched.findLast(({ element }) => element === find());
      expect(found).toBeDefined();
      return found!;
    });
    act(() => watch.tell([{ isIntersecting }]));
  };
  const payButton = () => screen.getByRole("button", { name: /^Pay / });
  const sentence = () => screen.getAllByText(/^You pay/).find((said) => !place.contains(said))!;

  it("keeps paying within a thumb's reach as long as the button that pays is out of sight", async () => {
    renderGroupPage(groupAnswers(startedGroup()));
    await screen.findByText(/^You pay/);
    expect(place).toBeEmptyDOMElement();
    await scrolled(payButton, false);
    expect(within(place).getByRole("link", { name: "Pay now" })).toBeVisible();
    await scrolled(payButton, true);
    expect(place).toBeEmptyDOMElement();
  });

  it("says what is due once: beside that button only after the sentence has gone out of sight", async () => {
    renderGroupPage(groupAnswers(startedGroup()));
    await screen.findByText(/^You pay/);
    await scrolled(payButton, false);
    expect(screen.getAllByText(/^You pay/)).toEqual([sentence()]);
    expect(place).toHaveTextContent(/^Pay now$/);
    await scrolled(sentence, false);
    expect(place).toHaveTextContent("You pay $100.00 by Thu, Mar 12.");
    await scrolled(sentence, true);
    expect(place).toHaveTextContent(/^Pay now$/);
  });
});

it("D119: leads an admin from the sentence to who asks to join", async () => {
  const waiting = {
    waiting_requests: [{ requests: 1 }],
    may_invite: { allowed: true, act: "invite" },
    may_join: mayNot("already-member"),
  };
  renderGroupPage(groupAnswers(recruitingGroup(waiting)));
  expect(await screen.findByText("1 person asks to join.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Answer requests" })).toHaveAttribute(
    "href",
    expect.stringMatching(/#join-requests$/),
  );
  // One main action: the header has the way to invite, too.
  expect(screen.getByRole("button", { name: "Invite" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Invite people" })).toBeNull();
});

it("D107: leads who may invite from the sentence to inviting, where nothing else waits", async () => {
  const open = { may_invite: { allowed: true, act: "invite" }, may_join: mayNot("already-member") };
  renderGroupPage(groupAnswers(recruitingGroup(open)));
  expect(await screen.findByRole("button", { name: "Invite people" })).toBeVisible();
});

it("draws the seats in payout order, mine named as mine", async () => {
  renderGroupPage(groupAnswers(startedGroup()));
  const ring = within(await screen.findByRole("group", { name: /3 seats/ }));
  expect(ring.getAllByRole("button").map((seat) => seat.getAttribute("aria-label"))).toEqual([
    "Round 1: Amina, due",
    "Round 2: Bruno, does not pay this round, whose turn it is",
    "Round 3: Chloé (you), due",
  ]);
});

it("says who has paid and who receives, in words", async () => {
  renderGroupPage(groupAnswers(startedGroup({ board: boardRows({ amina: "paid", bruno: "excused", chloe: "due" }) })));
  const sentence = await screen.findByText(/have paid/);
  expect(sentence.parentElement).toHaveTextContent(
    "1 of 2 have paid; 1 is still to come. Bruno receives $200.00 on Fri, Mar 13.",
  );
});

it("moves the ring and thanks me when a payment arrives elsewhere", async () => {
  const { become } = renderGroupPage(groupAnswers(startedGroup()));
  await screen.findByRole("button", { name: "Round 3: Chloé (you), due" });
  const node = startedGroup({
    board: boardRows({ amina: "due", bruno: "excused", chloe: "paid" }),
    standings: [standingRow("paid")],
  });
  await become(node);
  expect(await screen.findByRole("button", { name: "Round 3: Chloé (you), paid" })).toBeInTheDocument();
  expect(await screen.findByText("Payment Successful!")).toBeVisible();
});

it("moves another member's seat by the live query alone, without reading the page again", async () => {
  const { push, sent } = renderGroupPage(groupAnswers(startedGroup()));
  await screen.findByRole("button", { name: "Round 1: Amina, due" });
  const read = sent.length;
  const node = startedGroup({ seat_states: [[ids.amina, "paid", null]] });
  await act(() => push("useLiveGroupSubscription", { node }));
  expect(screen.getByRole("button", { name: "Round 1: Amina, paid" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Round 3: Chloé (you), due" })).toBeInTheDocument();
  expect(sent).toHaveLength(read);
});

it("shows the days of grace of a seat that the live query tells of", async () => {
  const { push } = renderGroupPage(groupAnswers(startedGroup()));
  await screen.findByRole("button", { name: "Round 1: Amina, due" });
  await act(() => push("useLiveGroupSubscription", { node: startedGroup({ seat_states: [[ids.amina, "grace", 2]] }) }));
  expect(screen.getByRole("button", { name: /^Round 1: Amina, .*2 days/ })).toBeInTheDocument();
});

it("does not thank me again for what was paid before I came", async () => {
  const paid = startedGroup({ standings: [standingRow("paid")] });
  const { become } = renderGroupPage(groupAnswers(paid));
  await screen.findByText(/^You have paid/);
  await become(paid);
  expect(screen.queryByText("Payment Successful!")).toBeNull();
});

it("D96: has members and schedule in one list: who, which round, its day and cash, and how it stands", async () => {
  renderGroupPage(groupAnswers(startedGroup({ board: boardRows({ amina: "due", bruno: "excused", chloe: "paid" }) })));
  const list = within(await screen.findByRole("region", { name: "Members and schedule" }));
  expect(list.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    expect.stringContaining("Amina · AdminDueRound 1 · received $200.00 on Fri, Feb 13"),
    expect.stringContaining("BrunoReceives this roundRound 2 · receives $200.00 on Fri, Mar 13"),
    expect.stringContaining("Chloé · YouPaid this roundRound 3 · receives $200.00 on Mon, Apr 13"),
  ]);
});

it("D33: tells on which day a payout went out, and no day of one that waits for who has not paid", async () => {
  const payout_waits = [{ on_day: "2026-03-15", payout_round: 2, reason: "overdue" }];
  const schedule = [scheduleRow(1, { paid_out_on: "2026-02-16" }), scheduleRow(2), scheduleRow(3)];
  renderGroupPage(groupAnswers(startedGroup({ payout_waits, schedule })));
  const list = within(await screen.findByRole("region", { name: "Members and schedule" }));
  expect(list.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Round 1 · received \$200\.00 on Mon, Feb 16$/),
    expect.stringMatching(/Round 2 · receives \$200\.00$/),
    expect.stringMatching(/Round 3 · receives \$200\.00 on Mon, Apr 13$/),
  ]);
});

it("opens a member's card from the list", async () => {
  const { user } = renderGroupPage(groupAnswers(startedGroup(), { node: startedGroup() }));
  await user.click(await screen.findByRole("button", { name: /^Amina/ }));
  const card = within(await screen.findByRole("dialog", { name: "Amina" }));
  expect(await card.findByText("New member")).toBeVisible();
  expect(card.getByText("100%")).toBeVisible();
});

it.each([
  { from: "the list", name: /^Amina/ },
  { from: "the ring", name: "Round 1: Amina, due" },
])("D122: a member's card opened from $from says what the circle may be asked about them", async ({ name }) => {
  const asked = { may_ask_extension: mayNot("not-allowed"), may_ask_removal: { allowed: true, act: "ask" } };
  const board = boardRows({ amina: "due", bruno: "excused", chloe: "due" }, { amina: asked });
  const node = startedGroup({ board });
  const { user } = renderGroupPage(groupAnswers(node, { node }));
  await user.click(await screen.findByRole("button", { name }));
  const card = within(await screen.findByRole("dialog", { name: "Amina" }));
  expect(await card.findByRole("button", { name: "Ask the circle to remove" })).toBeVisible();
});

describe("D187: from a member's card", () => {
  const openCard = async (name: RegExp, more: object = {}) => {
    const report_person = vi.fn(() => ({ ticket_number: 1042 }));
    const amina = { may_ask_extension: mayNot("not-allowed"), may_ask_removal: mayNot("not-allowed"), ...more };
    const node = startedGroup({ board: boardRows({ amina: "due", bruno: "excused", chloe: "due" }, { amina }) });
    const view = renderGroupPage(groupAnswers(node, { node, report_person }));
    await view.user.click(await screen.findByRole("button", { name }));
    return { ...view, card: within(await screen.findByRole("dialog")), report_person };
  };

  it("the member is reported with a word of the reader, who learns the ticket's number", async () => {
    const { card, report_person, user } = await openCard(/^Amina/);
    await user.click(await card.findByRole("button", { name: "Report: Amina" }));
    const sheet = within(await screen.findByRole("alertdialog", { name: "Report Amina" }));
    await user.type(sheet.getByLabelText(/^What is wrong\?/), "Asks for money");
    await user.click(sheet.getByRole("button", { name: "Report" }));
    expect(await screen.findByText("Ticket 1042")).toBeVisible();
    expect(report_person.mock.calls[0]).toEqual(
      expect.arrayContaining([expect.objectContaining({ user_id: ids.amina, reason: "Asks for money" })]),
    );
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("nobody reports themselves", async () => {
    const { card } = await openCard(/^Chloé/);
    await card.findByText("New member");
    await act(() => import("../../talk/ReportButton.tsx"));
    expect(card.queryByRole("button", { name: /^Report/ })).toBeNull();
  });

  it("who has left the circle is not reported: nothing is shared with them any more", async () => {
    const { card } = await openCard(/^Amina/, { has_left: true });
    await card.findByRole("button", { name: "Message: Amina" });
    await act(() => import("../../talk/ReportButton.tsx"));
    expect(card.queryByRole("button", { name: /^Report/ })).toBeNull();
  });
});

it.each([
  { missing: "amount of a contribution", broken: { standings: [standingRow("early", { amount: null })] } },
  { missing: "due date", broken: { standings: [standingRow("early", { due_date: null })] } },
  { missing: "state that this page does not know", broken: { standings: [standingRow("on_the_moon")] } },
])("never guesses a missing $missing: that part says so, the rest of the page stays", async ({ broken }) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  renderGroupPage(groupAnswers(startedGroup(broken)));
  expect((await screen.findAllByText("This part could not be shown."))[0]).toBeVisible();
  expect(screen.queryByRole("region", { name: /^Your contribution/ })).toBeNull();
  expect(screen.getByRole("region", { name: "About this circle" })).toBeVisible();
});

it("D263: says at its name that a circle is frozen, and in the sentence what waits", async () => {
  const frozen = {
    frozen_at: "2026-03-10T10:00:00Z",
    standings: [standingRow("early", { may_pay: mayNot("group-frozen") })],
  };
  const { unmount } = renderGroupPage(groupAnswers(startedGroup(frozen)));
  expect(await screen.findByText("Frozen")).toBeVisible();
  expect(screen.getByText(/^This circle is frozen: your/)).toHaveTextContent(
    "This circle is frozen: your $100.00, due on Thu, Mar 12, waits until it goes on.",
  );
  unmount();
  renderGroupPage(groupAnswers(startedGroup()));
  await screen.findByText(/^You pay/);
  expect(screen.queryByText("Frozen")).toBeNull();
});

it("shows the gross payout and always the cash line under it", async () => {
  renderGroupPage(groupAnswers(startedGroup()));
  const summary = await screen.findByRole("region", { name: "About this circle" });
  expect(within(summary).getByText("Total payout").nextElementSibling).toHaveTextContent(
    "$300.00$200.00 in cash, as nobody pays in their own round",
  );
});

it("R3, D83: tells a completed circle since when it is complete and when it will be archived", async () => {
  const completed = completedGroup({ archive_days_left: 5 });
  renderGroupPage(groupAnswers(completed, { limits_connection: limitsAnswer({ archive_after: 9 }) }));
  expect(await screen.findByText("Cycle Complete")).toBeVisible();
  expect(screen.getByText("Completed 4 days ago. The group is archived in 5 days.")).toBeVisible();
});

it("says so once the circle is archived", async () => {
  renderGroupPage(groupAnswers(completedGroup({ archive_days_left: 0 })));
  expect(await screen.findByText("Group Archived")).toBeVisible();
});

it("offers to share a circle whose link shows it to others", async () => {
  renderGroupPage(groupAnswers(startedGroup()));
  expect(await screen.findByRole("button", { name: "Share Group" })).toBeVisible();
});

it.each([
  { is_public: false, is_visible_to_all: false },
  { status: "closed", is_visible_to_all: false },
  { status: "ready_to_start", is_visible_to_all: false },
])("D95: offers no link that would lead others to nothing: %j", async (more) => {
  renderGroupPage(groupAnswers(startedGroup(more)));
  expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Share Group" })).toBeNull();
});
