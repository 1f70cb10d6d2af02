import { expect, it } from "vitest";
import { letterPlace, noticePlaces } from "./notices.ts";

const groupId = "0a0a0a0a-0000-4000-8000-000000000001";

it.each([
  { reason: "before_start", to: "/groups" },
  { reason: "by_silence", to: "/groups" },
  { reason: "started", to: `/groups/${groupId}` },
])("leads whoever leaves ($reason) to a page that they may still see: $to", ({ reason, to }) => {
  const told = { kind: "leave_agreed", groupId, reason } as const;
  expect([...noticePlaces(told), letterPlace(told)]).toEqual([to, to]);
});

it.each([
  ["identity_verified", "/identity-verification"],
  ["contribution_received", "/payment-history"],
  ["payment_reminder", "/payment-schedule"],
  ["payout_released", "/money-transfer"],
  ["group_started", `/groups/${groupId}`],
  ["member_joined", `/groups/${groupId}`],
  ["join_request", `/groups/${groupId}`],
  ["join_approved", `/groups/${groupId}`],
  ["join_rejected", `/groups/${groupId}`],
  ["group_invitation", "/messages?tab=invites"],
  ["restart_vote_opened", "/messages?tab=votes"],
  ["extension_vote_opened", "/messages?tab=votes"],
  ["removal_vote_opened", "/messages?tab=votes"],
  ["security", "/settings?tab=security"],
  ["achievement_earned", "/profile?tab=achievements"],
] as const)("D189: a notice of %s leads to %s", (kind, to) => {
  expect(noticePlaces({ kind, groupId })[0]).toBe(to);
});

it.each([
  { reason: "extended", to: "/messages?tab=votes" },
  { reason: "not_extended", to: "/messages?tab=votes" },
  { reason: "not_extended_late", to: "/messages?tab=votes" },
  { reason: "not_removed", to: "/messages?tab=votes" },
  { reason: "not_let_go", to: "/messages?tab=votes" },
  // Whoever is out sees the circle's votes no more, and on its page what follows.
  { reason: "removed", to: `/groups/${groupId}` },
  { reason: "let_go", to: `/groups/${groupId}` },
  // A vote that was taken back is shown to nobody.
  { reason: "extension_deleted", to: `/groups/${groupId}` },
  { reason: "removal_deleted", to: `/groups/${groupId}` },
])("D189: the result of a vote about the reader ($reason) leads to where it stands: $to", ({ reason, to }) => {
  const told = { kind: "your_vote_decided", groupId, reason } as const;
  expect([...noticePlaces(told), letterPlace(told)]).toEqual([to, to]);
});

it.each(["join_rejected", "member_removed", "waiting_ended"] as const)(
  "the letter of %s, whose button finds a group, leads to where groups are found",
  (kind) => {
    expect(letterPlace({ kind, groupId })).toBe("/groups?tab=discover");
  },
);

it("D189: an answer of support leads to the question that it answers", () => {
  expect(noticePlaces({ kind: "ticket_answered", groupId: null, ticket: 1042 })).toEqual(["/support?ticket=1042"]);
});

it("D189: news of a group without its id leads to the list of groups", () => {
  expect(noticePlaces({ kind: "group_started", groupId: null })).toEqual(["/groups"]);
});
