import { describe, expect, it } from "vitest";
import { type GroupLimits, type GroupProposal, joinMethodOf, proposalRefusal } from "./groupRules.ts";

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
  payoutDelayMax: 5,
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
  payoutDelayDays: 0,
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
