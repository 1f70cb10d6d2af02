import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoundStanding } from "./contribution.ts";
import { startOfDay } from "./cycle.ts";
import {
  allowanceEnd,
  isOpenForGood,
  isOpenLate,
  lastDayBefore,
  type LateOpenings,
  openLateUntil,
  silenceCounts,
} from "./lateOpenings.ts";
import { type LateQuestion, mayAllowLatePayment, mayAskToPayLate } from "./latePayment.ts";

const NOW = new Date("2026-03-20T12:00:00Z");
const from = (ms: number) => new Date(NOW.getTime() + ms);
const LOCKED: LateOpenings = { isCycleOver: false, isTakenBack: false, allowedUntil: null, silentFrom: null };

describe("D59: after the grace", () => {
  it.each<[string, Partial<LateOpenings>, boolean, Date | null]>([
    ["nobody has allowed or asked anything", {}, false, null],
    ["the cycle is over", { isCycleOver: true }, true, null],
    ["an allowance holds", { allowedUntil: from(1) }, true, from(1)],
    ["an allowance has just ended", { allowedUntil: NOW }, false, null],
    ["a dispute took its payment back", { isTakenBack: true }, true, null],
    ["a dispute took it back, and an allowance is over", { isTakenBack: true, allowedUntil: NOW }, true, null],
    ["the member has asked and waits", { silentFrom: from(1) }, false, null],
    ["nobody has answered in time", { silentFrom: NOW }, true, null],
    ["silence opened it, and an allowance holds too", { silentFrom: NOW, allowedUntil: from(1) }, true, null],
    ["the cycle is over, and an allowance holds too", { isCycleOver: true, allowedUntil: from(1) }, true, null],
  ])("%s", (_, openings, isOpen, until) => {
    const all = { ...LOCKED, ...openings };
    expect([isOpenLate(all, NOW), openLateUntil(all, NOW)]).toEqual([isOpen, until]);
  });

  it("48 hours after asking it opens for good, to the millisecond", () => {
    const silentFrom = silenceCounts(NOW, 48);
    expect(isOpenLate({ ...LOCKED, silentFrom }, new Date(silentFrom.getTime() - 1))).toBe(false);
    expect(isOpenForGood({ ...LOCKED, silentFrom }, silentFrom)).toBe(true);
    expect(silentFrom).toEqual(new Date("2026-03-22T12:00:00Z"));
  });
});

const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2039-12-31"), noInvalidDate: true });
const zone = fc.constantFrom("UTC", "America/New_York", "America/Santiago", "Asia/Kolkata", "Pacific/Chatham");

it("D59: an allowance holds for seven whole days after today in the group's zone, and today's second one is the same", () => {
  expect(allowanceEnd(NOW, { days: 7, timeZone: "America/New_York" })).toEqual(new Date("2026-03-28T04:00:00Z"));
  expect(lastDayBefore(new Date("2026-03-28T04:00:00Z"), "America/New_York")).toBe("2026-03-27");
  fc.assert(
    fc.property(instant, zone, fc.integer({ min: 1, max: 30 }), (now, timeZone, days) => {
      const end = allowanceEnd(now, { days, timeZone });
      expect(end).toEqual(startOfDay(lastDayBefore(new Date(end.getTime() + 1), timeZone), timeZone));
      // A day has 23 to 25 hours.
      const whole = (end.getTime() - now.getTime()) / 3_600_000;
      expect(whole).toBeGreaterThan(days * 24 - 2);
      expect(whole).toBeLessThanOrEqual((days + 1) * 24 + 2);
    }),
  );
});

it("D59: what is open late stays open until it is said to lock, and what is open for good for ever", () => {
  const openings = fc.record<LateOpenings>({
    isCycleOver: fc.boolean(),
    isTakenBack: fc.boolean(),
    allowedUntil: fc.option(instant),
    silentFrom: fc.option(instant),
  });
  fc.assert(
    fc.property(openings, instant, instant, (all, now, later) => {
      if (!isOpenLate(all, now) || later < now) return;
      const until = openLateUntil(all, now);
      expect(isOpenForGood(all, now)).toBe(until === null);
      if (until === null || later < until) expect(isOpenLate(all, later)).toBe(true);
    }),
  );
});

const unpaid: RoundStanding = {
  timeZone: "UTC",
  dueDate: "2026-03-10",
  opensAt: new Date("2026-03-07T00:00:00Z"),
  dueAt: new Date("2026-03-11T00:00:00Z"),
  graceEndsAt: new Date("2026-03-14T00:00:00Z"),
  isRecipient: false,
  isWaived: false,
  paymentStatus: null,
  isProcessing: false,
  late: LOCKED,
};
const QUESTION: LateQuestion = {
  isFrozen: false,
  isAsked: true,
  standing: unpaid,
  now: NOW,
};
const late = (openings: Partial<LateOpenings>) => ({ standing: { ...unpaid, late: { ...LOCKED, ...openings } } });
const word = (answer: { allowed: true; act: string } | { allowed: false; code: string }) =>
  answer.allowed ? answer.act : answer.code;

describe("D59: who may ask, and what the admin may allow", () => {
  it.each<[string, Partial<LateQuestion>, string, string]>([
    ["locked", {}, "ask", "allow"],
    ["asked", late({ silentFrom: from(1) }), "late-payment-already-asked", "allow"],
    ["allowed", late({ allowedUntil: from(1) }), "contribution-not-locked", "allow"],
    ["silent", late({ silentFrom: NOW }), "contribution-not-locked", "contribution-not-locked"],
    ["the cycle is over", late({ isCycleOver: true }), "contribution-not-locked", "contribution-not-locked"],
    ["taken back", late({ isTakenBack: true }), "contribution-not-locked", "contribution-not-locked"],
    ["in grace", { now: new Date("2026-03-13T23:59:59Z") }, "contribution-not-locked", "contribution-not-locked"],
    [
      "paid",
      { standing: { ...unpaid, paymentStatus: "completed" } },
      "contribution-not-locked",
      "contribution-not-locked",
    ],
    ["ended early", { isAsked: false }, "contribution-not-locked", "contribution-not-locked"],
    ["frozen", { isFrozen: true }, "group-frozen", "group-frozen"],
  ])("%s", (_, changes, ask, allow) => {
    const question = { ...QUESTION, ...changes };
    expect([word(mayAskToPayLate({ ...question, isAdmin: false })), word(mayAllowLatePayment(question))]).toEqual([
      ask,
      allow,
    ]);
  });

  it("an admin asks nobody: the own round is theirs to allow", () => {
    expect(mayAskToPayLate({ ...QUESTION, isAdmin: true })).toEqual({
      allowed: false,
      code: "late-payment-own-to-allow",
      act: "allow",
    });
  });
});
