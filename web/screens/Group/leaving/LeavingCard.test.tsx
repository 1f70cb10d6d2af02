import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { groupAnswers, ids, mayNot, standingRow, startedGroup } from "../../../test/groupForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";
import { signIn } from "../../../test/standIns.ts";

type Row = Record<string, unknown>;

beforeEach(() => signIn(ids.chloe));

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
