import { describe, expect, it } from "vitest";
import { contributionState, isBeforeDueDay, mayPay, type PayQuestion, type RoundStanding } from "./contribution.ts";
import { schedule } from "./cycle.ts";

const [round] = schedule({
  firstDue: "2026-03-10",
  frequency: "monthly",
  timeZone: "America/New_York",
  payoutDelayDays: 0,
  rounds: 1,
  payEarlyDays: 3,
  graceDays: 3,
});
const LOCKED = { isCycleOver: false, isTakenBack: false, allowedUntil: null, silentFrom: null };
const unpaid: RoundStanding = {
  ...round!,
  timeZone: "America/New_York",
  isRecipient: false,
  isWaived: false,
  paymentStatus: null,
  isProcessing: false,
  late: LOCKED,
};
const PAYABLE: Omit<PayQuestion, "standing" | "now"> = {
  isVerified: true,
  group: { status: "started", isFrozen: false, isPublic: true },
  isAsked: true,
};
const refusedWith = (standing: Partial<RoundStanding>, now: Date, more: Partial<PayQuestion> = {}) => {
  const answer = mayPay({ ...PAYABLE, ...more, standing: { ...unpaid, ...standing }, now });
  return answer.allowed ? null : answer.code;
};
/** New York, which moved its clocks on 8 March 2026. */
const at = (local: string) => new Date(`${local}${local < "2026-03-08T02" ? "-05:00" : "-04:00"}`);

describe("a round due on 10 March", () => {
  it.each([
    { when: "2026-03-06T23:59:59.999", state: "too_early", refused: "payment-too-early" },
    { when: "2026-03-07T00:00:00.000", state: "early", refused: null },
    { when: "2026-03-09T23:59:59.999", state: "early", refused: null },
    { when: "2026-03-10T00:00:00.000", state: "due_today", refused: null },
    { when: "2026-03-10T23:59:59.999", state: "due_today", refused: null },
    { when: "2026-03-11T00:00:00.000", state: "grace", refused: null },
    { when: "2026-03-13T23:59:59.999", state: "grace", refused: null },
    { when: "2026-03-14T00:00:00.000", state: "expired", refused: "grace-expired" },
  ])("D55, D57, D58: at $when is $state", ({ when, state, refused }) => {
    expect(contributionState(unpaid, at(when))).toBe(state);
    expect(refusedWith({}, at(when))).toBe(refused);
  });
});

const DUE_DAY = at("2026-03-10T12:00:00");
const AFTER_GRACE = at("2026-03-20T12:00:00");

it.each([
  { what: "the recipient", changes: { isRecipient: true }, now: DUE_DAY, refused: "receiving-this-round" },
  { what: "who has paid", changes: { paymentStatus: "completed" }, now: DUE_DAY, refused: "already-paid" },
  {
    what: "a debit under way",
    changes: { paymentStatus: "pending", isProcessing: true },
    now: DUE_DAY,
    refused: "payment-in-progress",
  },
  { what: "an open checkout", changes: { paymentStatus: "pending" }, now: DUE_DAY, refused: null },
  {
    what: "late with an allowance",
    changes: { late: { ...LOCKED, allowedUntil: at("2026-03-20T12:00:01") } },
    now: AFTER_GRACE,
    refused: null,
  },
  { what: "paid, long ago", changes: { paymentStatus: "completed" }, now: AFTER_GRACE, refused: "already-paid" },
])("D37, D59, D70: $what: $refused", ({ changes, now, refused }) => {
  expect(refusedWith(changes, now)).toBe(refused);
});

const FROZEN = { ...PAYABLE.group, isFrozen: true };

it.each<[Partial<PayQuestion>, string | null]>([
  [{ isVerified: false }, "identity-required-to-pay"],
  [{ isAsked: false }, "group-not-started"],
  [{ group: FROZEN, isAsked: false }, "group-frozen"],
  [{ group: { ...PAYABLE.group, status: "completed" } }, null],
  [{ group: { ...PAYABLE.group, status: "recruiting" } }, null],
])("D82, D87, D210: paying when %o: %s", (changes, refused) => {
  expect(refusedWith({}, DUE_DAY, changes)).toBe(refused);
});

it("D210: a frozen group takes nothing, wherever a round stands", () => {
  for (const standing of [{ opensAt: new Date(DUE_DAY.getTime() + 1) }, { paymentStatus: "completed" }])
    expect(refusedWith(standing, DUE_DAY, { group: FROZEN })).toBe("group-frozen");
});

it("D57: too early says from how many days before, and from which instant", () => {
  expect(mayPay({ ...PAYABLE, standing: unpaid, now: at("2026-03-06T12:00:00") })).toEqual({
    allowed: false,
    code: "payment-too-early",
    values: { days: 3 },
    until: unpaid.opensAt,
  });
});

it("D59: locked after the grace says when the admin's silence opens it", () => {
  const silentFrom = new Date(AFTER_GRACE.getTime() + 1);
  expect(mayPay({ ...PAYABLE, standing: { ...unpaid, late: { ...LOCKED, silentFrom } }, now: AFTER_GRACE })).toEqual({
    allowed: false,
    code: "grace-expired",
    until: silentFrom,
  });
});

it("D32: early is decided by the group's calendar, not by the payer's", () => {
  const tokyo = { dueDate: "2026-03-10", timeZone: "Asia/Tokyo" };
  expect(isBeforeDueDay(tokyo, new Date("2026-03-09T14:59:59Z"))).toBe(true);
  expect(isBeforeDueDay(tokyo, new Date("2026-03-09T15:00:00Z"))).toBe(false);
});
