import { describe, expect, it } from "vitest";
import {
  applicantRefusal,
  joinMethodOf,
  joinRefusal,
  proposalRefusal,
  startRefusal,
  type GroupLimits,
  type GroupProposal,
} from "./groupRules.ts";

const limits: GroupLimits = {
  contributionMin: 5_00,
  contributionMax: 5_000_00,
  potMax: 50_000_00,
  membersMin: 2,
  membersMax: 50,
  membersToStartDefault: 3,
  nameMin: 3,
  nameMax: 60,
  descriptionMax: 500,
  rulesMax: 1_000,
  startMonthsAheadMax: 12,
  currencies: new Set(["USD"]),
};
const fine: GroupProposal = {
  name: "Family Savings",
  description: "",
  rules: "",
  contributionAmount: 100_00,
  currency: "USD",
  frequency: "monthly",
  memberLimit: 10,
  minimumMembersToStart: 3,
  startDate: "2026-12-01",
  timeZone: "America/New_York",
};
const TODAY = "2026-11-20";

describe("D98: a proposed group", () => {
  it.each<[Partial<GroupProposal>, string | null]>([
    [{}, null],
    [{ name: "Ab" }, "group-name-length"],
    [{ name: "👩‍👩‍👧‍👦" }, null], // seven code points, as Postgres counts
    [{ name: "a".repeat(60) }, null],
    [{ name: "a".repeat(61) }, "group-name-length"],
    [{ description: "a".repeat(501) }, "description-too-long"],
    [{ rules: "a".repeat(1_001) }, "rules-too-long"],
    [{ contributionAmount: 4_99 }, "contribution-range"],
    [{ contributionAmount: 5_00 }, null],
    [{ contributionAmount: 5_000_00 }, null],
    [{ contributionAmount: 5_000_01 }, "contribution-range"],
    [{ contributionAmount: 5_000_00, memberLimit: 11 }, null],
    [{ contributionAmount: 5_000_00, memberLimit: 12 }, "pot-too-large"],
    [{ currency: "JPY" }, "unknown-currency"],
    [{ currency: "EUR" }, "unknown-currency"], // known, but switched off (D264)
    [{ frequency: "daily" }, "unknown-frequency"],
    [{ frequency: "bi-weekly" }, null],
    [{ memberLimit: 1, minimumMembersToStart: 1 }, "member-limit-range"],
    [{ memberLimit: 51 }, "member-limit-range"],
    [{ minimumMembersToStart: 1 }, "minimum-members-range"],
    [{ minimumMembersToStart: 11 }, "minimum-members-range"],
    [{ timeZone: "Mars/Olympus" }, "unknown-time-zone"],
    [{ startDate: "2026-11-20" }, "start-date-range"],
    [{ startDate: "2026-11-21" }, null],
    [{ startDate: "2027-11-20" }, null],
    [{ startDate: "2027-11-21" }, "start-date-range"],
  ])("with %o: %s", (changes, refused) => {
    expect(proposalRefusal({ ...fine, ...changes }, limits, TODAY)?.code ?? null).toBe(refused);
  });
});

it.each([
  [true, undefined, "request_to_join"],
  [true, "direct", "direct"],
  [false, undefined, "invite_only"],
  [false, "direct", "invite_only"],
] as const)("D104: public %s, wished %s: %s", (isPublic, wished, method) => {
  expect(joinMethodOf(isPublic, wished)).toBe(method);
});

const welcome = { isVerified: true, isInArrears: false, groups: 0, groupLimit: 1 };
const open = { status: "recruiting", joinMethod: "direct", members: 4, memberLimit: 5 };

it.each([
  [{}, null],
  [{ isVerified: false, isInArrears: true }, "identity-required"],
  [{ isInArrears: true }, "in-arrears"],
  [{ groups: 1 }, "free-plan-limit"],
  [{ groups: 40, groupLimit: null }, null],
])("D3, D62: an applicant %o: %s", (changes, refused) => {
  expect(applicantRefusal({ ...welcome, ...changes })?.code ?? null).toBe(refused);
});

it.each([
  [{}, {}, null],
  [{ status: "ready_to_start" }, {}, "group-closed"],
  [{ status: "started", members: 5 }, {}, "group-closed"],
  [{ joinMethod: "invite_only" }, {}, "invite-only"],
  [{ members: 5 }, {}, "group-full"],
  [{ members: 5 }, { isVerified: false }, "group-full"],
  [{}, { isVerified: false }, "identity-required"],
])("D74, D104, D120: a group %o and an applicant %o: %s", (group, applicant, refused) => {
  expect(joinRefusal({ ...open, ...group }, { ...welcome, ...applicant })?.code ?? null).toBe(refused);
});

describe("D76: starting", () => {
  const ready = {
    status: "recruiting",
    manualStartEnabled: true,
    members: 3,
    minimumMembers: 3,
    overridesMinimum: false,
    payoutAssignmentMethod: "random",
    orderIsFinal: false,
  };
  it.each([
    [{}, null],
    [{ status: "ready_to_start" }, null],
    [{ status: "started" }, { code: "already-started" }],
    [{ status: "completed" }, { code: "already-started" }],
    [{ status: "closed" }, { code: "group-closed" }],
    [{ manualStartEnabled: false }, { code: "manual-start-disabled" }],
    [{ members: 0, overridesMinimum: true }, { code: "no-members" }],
    [{ members: 2 }, { code: "not-enough-members", values: { needed: 3, members: 2 } }],
    [{ members: 2, overridesMinimum: true }, null],
    [
      { members: 1, overridesMinimum: true },
      { code: "not-enough-members", values: { needed: 2, members: 1 } },
    ],
    [{ payoutAssignmentMethod: "manual" }, { code: "order-not-final" }],
    [{ payoutAssignmentMethod: "manual", orderIsFinal: true }, null],
  ])("with %o: %o", (changes, refused) => {
    expect(startRefusal({ ...ready, ...changes })).toEqual(refused);
  });
});
