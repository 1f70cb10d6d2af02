import { describe, expect, it } from "vitest";
import { contributionRefusal, contributionState, isBeforeDueDay, type RoundStanding } from "./contribution.ts";
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
const unpaid: RoundStanding = {
  ...round!,
  timeZone: "America/New_York",
  isRecipient: false,
  paymentStatus: null,
  isProcessing: false,
  mayPayLate: false,
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
    expect(contributionRefusal({ isAsked: true, isFrozen: false }, unpaid, at(when))?.code ?? null).toBe(refused);
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
  { what: "late with an allowance", changes: { mayPayLate: true }, now: AFTER_GRACE, refused: null },
  { what: "paid, long ago", changes: { paymentStatus: "completed" }, now: AFTER_GRACE, refused: "already-paid" },
])("D37, D59, D70: $what: $refused", ({ changes, now, refused }) => {
  expect(contributionRefusal({ isAsked: true, isFrozen: false }, { ...unpaid, ...changes }, now)?.code ?? null).toBe(
    refused,
  );
});

it.each([
  { isAsked: false, isFrozen: false, refused: "group-not-started" },
  { isAsked: false, isFrozen: true, refused: "group-not-started" },
  { isAsked: true, isFrozen: true, refused: "group-frozen" },
  { isAsked: true, isFrozen: false, refused: null },
])("D87, D210: a round that is asked for $isAsked, frozen $isFrozen: $refused", ({ isAsked, isFrozen, refused }) => {
  expect(contributionRefusal({ isAsked, isFrozen }, unpaid, DUE_DAY)?.code ?? null).toBe(refused);
});

it.each([
  { when: "too early", changes: { opensAt: new Date(DUE_DAY.getTime() + 1) }, refused: "group-frozen" },
  { when: "paid", changes: { paymentStatus: "completed" }, refused: "already-paid" },
])("D210: a frozen group says so to whoever still owes: $when, $refused", ({ changes, refused }) => {
  expect(contributionRefusal({ isAsked: true, isFrozen: true }, { ...unpaid, ...changes }, DUE_DAY)?.code).toBe(
    refused,
  );
});

it("D32: early is decided by the group's calendar, not by the payer's", () => {
  const tokyo = { dueDate: "2026-03-10", timeZone: "Asia/Tokyo" };
  expect(isBeforeDueDay(tokyo, new Date("2026-03-09T14:59:59Z"))).toBe(true);
  expect(isBeforeDueDay(tokyo, new Date("2026-03-09T15:00:00Z"))).toBe(false);
});
