import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import {
  boardRows,
  groupAnswers,
  ids,
  mayNot,
  recruitingGroup,
  SHOWN,
  startedGroup,
} from "../../../test/groupForTests.ts";
import { relayForTests } from "../../../test/relayForTests.ts";
import { renderScreen } from "../../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../../test/standIns.ts";
import { Component, loader } from "../GroupEntry.tsx";

beforeEach(() => signIn(ids.chloe));

const consent = {
  __typename: "term_consents",
  id: "c1",
  accepted_at: null,
  expires_at: "2026-03-12T10:00:00Z",
  group_id: ids.group,
  user_id: ids.chloe,
  terms_hash: "a".repeat(64),
  terms_before: {
    contribution_amount: 80_00,
    currency: "USD",
    frequency: "weekly",
    manual_start_enabled: false,
    member_limit: 3,
    minimum_members_to_start: 2,
    payout_assignment_method: "random",
    payout_delay_days: 0,
    rules: "",
    start_date: null,
    time_zone: "UTC",
  },
};
const offer = { id: "o1", admin_offer_id: "o1", expires_at: "2099-03-12T10:00:00Z", offered_by: ids.amina };
const circle = (more: Record<string, unknown> = {}) =>
  recruitingGroup({
    may_join: mayNot("already-member"),
    board: boardRows({ amina: "waiting", bruno: "waiting", chloe: "waiting" }),
    term_consents: [consent],
    payout_delay_days: 3,
    ...more,
  });

function show(group: Record<string, unknown>, actions: Record<string, unknown> = {}) {
  const relay = relayForTests("member", { ...groupAnswers(group), ...actions });
  answerFrom(relay.environment);
  const pages = [
    { path: "/g/:groupKey", Component, loader },
    { path: "/groups", element: <p>page /groups</p> },
  ];
  return { ...relay, ...renderScreen(pages, { at: "/g/rent-circle-1004", environment: relay.environment }) };
}
const panel = async () => within(await screen.findByRole("region", { name: "Terms changed: accept or leave" }));

it("D106: shows the agreement that a member accepts with the new terms", async () => {
  const { user } = show(circle());
  await user.click((await panel()).getByText("Read the agreement"));
  expect((await panel()).getByText("I will pay my contribution by its due date.")).toBeVisible();
});

it("D89: shows a member old and new terms side by side, and marks what has changed", async () => {
  show(circle());
  const rows = (await panel()).getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "TermSo farNew",
    "Contribution$80.00$100.00 · changed",
    "How oftenevery weekevery month · changed",
    "Members33",
    "Minimum to start23 · changed",
    "Starting by handNot possiblePossible · changed",
    "Start dateNot setApril 12, 2026 · changed",
    "Payout orderDrawn at randomDrawn at random",
    "Payout dayOn the due date3 days after the due date · changed",
  ]);
});

it("D106: accepts what was shown, after the agreement was ticked", async () => {
  const { sent, user } = show(circle({ rules: "Be kind." }), { accept_group_terms: { success: true } });
  await user.click((await panel()).getByText("Read the group rules"));
  expect((await panel()).getByText("Be kind.")).toBeVisible();
  await user.click((await panel()).getByRole("button", { name: "Accept new terms" }));
  expect((await panel()).getByText("Please accept the group agreement to continue.")).toBeVisible();
  await user.click((await panel()).getByRole("checkbox"));
  await user.click((await panel()).getByRole("button", { name: "Accept new terms" }));
  expect(await screen.findByText("You accepted the new terms")).toBeVisible();
  expect(sent.find(({ name }) => name === "ChangedTermsMutation")?.variables).toEqual({
    groupId: ids.group,
    termsHash: consent.terms_hash,
    isAgreed: true,
    shown: { ...SHOWN, payout_delay_days: 3, rules: "Be kind." },
  });
});

it("D267: leaves out of the table what an agreement of before does not name", async () => {
  const { manual_start_enabled: _byHand, minimum_members_to_start: _minimum, ...kept } = consent.terms_before;
  show(circle({ term_consents: [{ ...consent, terms_before: kept }] }));
  expect((await panel()).queryByRole("row", { name: /^(Minimum to start|Starting by hand)/ })).toBeNull();
});

it("says when the terms have changed once more", async () => {
  const { user } = show(circle(), {
    accept_group_terms: () => {
      throw new AppFailure("terms-changed-again", "");
    },
  });
  await user.click((await panel()).getByRole("checkbox"));
  await user.click((await panel()).getByRole("button", { name: "Accept new terms" }));
  expect(await screen.findByText(/The terms have changed once more/)).toBeVisible();
});

it("lets a member leave, after one question", async () => {
  const { sent, user } = show(circle(), { decline_group_terms: { success: true } });
  await user.click((await panel()).getByRole("button", { name: "Leave the circle" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Leave Rent circle?" }));
  await user.click(dialog.getByRole("button", { name: "Leave the circle" }));
  expect(await screen.findByText("page /groups")).toBeVisible();
  expect(sent.some(({ name }) => name === "LeaveDialogMutation")).toBe(true);
});

it("comes by itself while the page is open", async () => {
  const { push } = show(circle({ term_consents: [] }));
  expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
  expect(screen.queryByText("Terms changed: accept or leave")).toBeNull();
  await act(() => push("useLiveGroupSubscription", { node: circle() }));
  expect((await panel()).getByText("$80")).toBeVisible();
});

it("asks nothing of who has asked to leave", async () => {
  show(circle({ may_leave: mayNot("leave-already-asked") }));
  expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
  expect(screen.queryByText("Terms changed: accept or leave")).toBeNull();
});

it("asks nothing once the circle runs", async () => {
  show(startedGroup({ term_consents: [consent] }));
  expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
  expect(screen.queryByText("Terms changed: accept or leave")).toBeNull();
});

it("D118: asks the member who is offered the role, and sends the answer", async () => {
  const { sent, user } = show(circle({ term_consents: [], admin_offers: [offer] }), {
    accept_admin_role: { success: true },
  });
  const asked = within(await screen.findByRole("region", { name: "Will you run this circle?" }));
  expect(asked.getByText(/^Amina asks you to take it over/)).toBeVisible();
  await user.click(asked.getByRole("button", { name: "Take over" }));
  await waitFor(() => expect(sent.some(({ name }) => name === "AdminOfferAcceptMutation")).toBe(true));
});

it("D89, D118: asks whoever has changed terms to answer to accept these first, and lets them decline", async () => {
  show(circle({ admin_offers: [offer] }));
  const asked = within(await screen.findByRole("region", { name: "Will you run this circle?" }));
  expect(asked.getByText(/terms of this group have changed and wait for your answer/)).toBeVisible();
  expect(asked.getByRole("button", { name: "Take over" })).toBeDisabled();
  expect(asked.getByRole("button", { name: "No, thanks" })).toBeEnabled();
  expect(asked.getByRole("link", { name: "Terms changed: accept or leave" })).toBeVisible();
});

it("D118: says whom to take over from where the system asks; declining is one tap", async () => {
  const { sent, user } = show(circle({ term_consents: [], admin_offers: [{ ...offer, offered_by: null }] }), {
    decline_admin_role: { success: true },
  });
  const asked = within(await screen.findByRole("region", { name: "Will you run this circle?" }));
  expect(asked.getByText(/asked to take over from Amina/)).toBeVisible();
  await user.click(asked.getByRole("button", { name: "No, thanks" }));
  await waitFor(() => expect(sent.some(({ name }) => name === "AdminOfferDeclineMutation")).toBe(true));
});
