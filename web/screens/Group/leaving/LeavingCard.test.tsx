import { act, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { groupAnswers, ids, mayNot, standingRow, startedGroup } from "../../../test/groupForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";
import { signIn } from "../../../test/standIns.ts";

type Row = Record<string, unknown>;

beforeEach(() => signIn(ids.chloe));
afterEach(() => vi.unstubAllGlobals());

const exit = (more: Row = {}): Row => ({
  __typename: "exits",
  id: "exit-1",
  agreed_at: "2026-03-09T10:00:00Z",
  agreed_in_round: 2,
  effective_at: null,
  kind: "before_receiving",
  user_id: ids.chloe,
  ...more,
});
const request = {
  __typename: "leave_requests",
  id: "request-1",
  leave_request_id: "00000000-0000-7000-8000-0000000000a1",
  status: "open",
  asked_at: "2026-03-09T10:00:00Z",
  answer_due_at: "2026-03-16T10:00:00Z",
  reason: null,
};
const numbers = {
  after_round: 2,
  kind: "before_receiving",
  own_due_date: "2026-04-12",
  own_round: 3,
  given_back: [],
  payers: [],
  set_off: [],
  smaller_pots: [],
  still_owed: [],
};

/** The card stands far below, and is asked for when the reader comes near it. */
class Near {
  readonly #heard: (seen: { isIntersecting: boolean }[]) => void;
  constructor(heard: (seen: { isIntersecting: boolean }[]) => void) {
    this.#heard = heard;
  }
  observe = () => this.#heard([{ isIntersecting: true }]);
  disconnect = () => {};
}

/** The page of who has left; `rounds` are the standings of theirs that one of the card's questions finds. */
function open({ coming = [], owed = [], own = [] }: { coming?: Row[]; owed?: Row[]; own?: Row[] }, left: Row = {}) {
  const standings = ({ where = {} }: { where?: Row }) => {
    if ("state" in where) return coming;
    if ("is_owed" in where) return owed;
    return "is_settlement" in where ? own : [standingRow("too_early", { payout_round: 3, is_recipient: true })];
  };
  const effective_at = "2026-03-16T10:00:00Z";
  const group = startedGroup({
    may_join: mayNot("not-open"),
    may_leave: mayNot("not-allowed"),
    exits: [exit({ effective_at, ...left })],
    leave_requests: [],
    standings,
  });
  return renderGroupPage(groupAnswers(group));
}
const settlement = standingRow("waived", {
  payout_round: 3,
  is_recipient: true,
  is_settlement: true,
  is_paid_out: false,
  comes_back: 200_00,
  payout_date: "2026-04-13",
});
const card = async () => within((await screen.findByText(/^You left on/)).closest("section")!);

it("D115: who has left reads what comes back and when", async () => {
  open({ own: [settlement] });
  expect((await card()).getByText(/comes back to you/)).toHaveTextContent(
    "$200.00 comes back to you in round 3, on Mon, Apr 13, from those to whom you paid it. You pay nothing more.",
  );
});

it("D115: who has left reads that before they see the circle that goes on without them", async () => {
  open({ own: [settlement] });
  const left = await screen.findByText(/^You left on/);
  const circle = screen.getByRole("group", { name: /^The circle:/ });
  expect(left.compareDocumentPosition(circle)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("D31, D115: while a payment of theirs is on its way, nothing is promised", async () => {
  open({ coming: [standingRow("processing")], own: [settlement] });
  const left = await card();
  expect(left.getByText(/^A payment of yours is still on its way\./)).toBeVisible();
  expect(left.queryByText(/\$200\.00/)).toBeNull();
});

it.each([
  [
    "that nothing is owed",
    { own: [{ ...settlement, comes_back: 0 }] },
    {},
    /^You pay nothing more, and nothing is owed/,
  ],
  ["that it came back", { own: [{ ...settlement, is_paid_out: true }] }, {}, /^Your settlement round is over\./],
  [
    "D116: what stays due after the pot",
    { owed: [standingRow("too_early", { payout_round: 3 })] },
    { kind: "after_receiving" },
    /so 1 contribution stays due on its date\.$/,
  ],
  ["D116: that nothing stays due", {}, { kind: "after_receiving" }, /^You have received the pot and paid everything\./],
] as const)("says %s", async (_, rounds, left, text) => {
  open(rounds as Parameters<typeof open>[0], left);
  expect((await card()).getByText(text)).toBeVisible();
});

it("D114: the open page of who asked follows when the admin agrees", async () => {
  const asked = startedGroup({ may_leave: mayNot("leave-already-asked"), exits: [], leave_requests: [request] });
  const { push } = renderGroupPage(groupAnswers(asked, { preview_exit: numbers }));
  expect(await screen.findByText("You have asked to leave")).toBeVisible();
  const node = { ...asked, exits: [exit()], leave_requests: [{ ...request, status: "agreed" }] };
  await act(() => push("LeavingCardSubscription", { node }));
  expect(screen.getByText("You are leaving")).toBeVisible();
  expect(screen.queryByText("You have asked to leave")).toBeNull();
});

it("the heading of what then stands there has the focus of who asks, and of who stays after all", async () => {
  vi.stubGlobal("IntersectionObserver", Near);
  let requests: Row[] = [];
  const member = () =>
    startedGroup({
      may_leave: { allowed: true, act: "ask" },
      exits: [],
      leave_requests: requests,
      status: "recruiting",
    });
  const becomes = (more: Row) => () => {
    requests = [{ ...request, ...more }];
    return { success: true };
  };
  const { user } = renderGroupPage(
    groupAnswers(member(), {
      node: member,
      ask_to_leave: becomes({}),
      withdraw_leave_request: becomes({ status: "withdrawn" }),
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Ask to leave" }));
  await user.click(await screen.findByRole("button", { name: "Ask the admin" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "You have asked to leave" })).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Stay after all" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Leaving the circle" })).toHaveFocus());
});

it("nobody is moved by what another device or the admin does about their way out", async () => {
  vi.stubGlobal("IntersectionObserver", Near);
  const member = startedGroup({ may_leave: { allowed: true, act: "ask" }, exits: [], leave_requests: [] });
  const { push } = renderGroupPage(groupAnswers(member));
  await screen.findByRole("heading", { name: "Leaving the circle" });
  await act(() => push("LeavingCardSubscription", { node: { ...member, leave_requests: [request] } }));
  expect(screen.getByRole("heading", { name: "You have asked to leave" })).toBeVisible();
  await waitFor(() => expect(document.body).toHaveFocus());
  const declined = { ...request, status: "declined", answered_at: "2026-03-10T10:00:00Z" };
  await act(() => push("LeavingCardSubscription", { node: { ...member, leave_requests: [declined] } }));
  expect(screen.getByRole("heading", { name: "Leaving the circle" })).toBeVisible();
  await waitFor(() => expect(document.body).toHaveFocus());
});

it("D259: who asks after the start reads that the circle votes where the admin does not agree", async () => {
  renderGroupPage(
    groupAnswers(startedGroup({ may_leave: mayNot("leave-already-asked"), exits: [], leave_requests: [request] })),
  );
  expect(await screen.findByText(/^You asked on/)).toHaveTextContent(
    /If they decline or do not answer, the circle votes on it\. Until you have left, pay as before\.$/,
  );
});

it.each([
  [
    "no vote followed",
    [],
    /That was on Tue, Mar 10: “Please stay\.” Your turn and your contributions stay as they are\. You/,
  ],
  ["the circle votes", [null], /“Please stay\.” The circle now votes on whether you leave\. Until that is decided/],
  ["the circle said no", ["2026-03-13T10:00:00Z"], /“Please stay\.” The circle voted on it and did not agree\./],
])("D259: says what became of a request that was declined: %s", async (_, votes, text) => {
  const vote = (closed_at: string | null) => ({
    node: { __typename: "grace_period_votes", id: "v1", closed_at, leave_request_id: request.leave_request_id },
  });
  const declined = { ...request, status: "declined", answer: "Please stay.", answered_at: "2026-03-10T10:00:00Z" };
  const votes_connection = ({ where }: { where: Row }) => ({
    edges: "leave_request_id" in where ? votes.map(vote) : [],
  });
  vi.stubGlobal("IntersectionObserver", Near);
  const may_leave = { allowed: true, act: "ask" };
  renderGroupPage(groupAnswers(startedGroup({ exits: [], leave_requests: [declined], may_leave, votes_connection })));
  expect((await screen.findByText("Your admin declined")).parentElement).toHaveTextContent(text);
});
