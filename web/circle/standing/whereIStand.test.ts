import { expect, it } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import type { MayI } from "../../lib/mayI.ts";
import type { GroupStatus } from "../groupWords.ts";
import type { ScheduledRound } from "../schedule/scheduledRound.ts";
import type { ContributionState, Standing } from "./standing.ts";
import { type StandFacts, whereIStand } from "./whereIStand.ts";

const cost = { serviceFee: 2_50, processingFee: 3_27, total: 105_77, feePercentage: 2.5 };

const payable: ReadonlySet<ContributionState> = new Set(["early", "due_today", "grace", "late_allowed"]);
const locked: MayI = { allowed: false, act: undefined, refusal: new AppFailure("payment-not-available", "") };

const mayNotAsk = (code: string, more: { until?: string; act?: string } = {}): MayI => ({
  allowed: false,
  act: more.act,
  refusal: new AppFailure(code, "", { until: more.until }),
});

/** Ten members, I am the fourth; the circle is in `round`, and my state in it is `state`. */
function facts({ round, state, turn = 4 }: { round: number; state: ContributionState; turn?: number }): StandFacts {
  const day = (n: number, offset = 0) => `2026-${String(n).padStart(2, "0")}-${String(12 + offset).padStart(2, "0")}`;
  const rounds = Array.from({ length: 10 }, (_, at) => at + 1);
  return {
    status: "started",
    startDate: day(1),
    isStartMissed: false,
    cashPayout: 900_00,
    isFrozen: false,
    late: [],
    waits: new Map(),
    requests: 0,
    lateRequests: 0,
    leaveRequests: 0,
    canInvite: false,
    owedToMe: [],
    standings: rounds.map((n): Standing => ({
      cycle: 1,
      round: n,
      isCurrent: n === round,
      isRecipient: n === turn,
      isSettlement: false,
      comesBack: null,
      isLeftOpen: false,
      isOwed: n !== turn && (n > round || (n === round && state !== "paid")),
      recipient: "",
      state: n === round ? state : n < round ? "paid" : "too_early",
      mayPay: payable.has(state) && n === round ? { allowed: true, act: "pay" } : locked,
      mayAskLate: mayNotAsk("contribution-not-locked"),
      lateAskedAt: null,
      lateOpenThrough: null,
      dueDate: day(n),
      graceEndDate: day(n, 3),
      graceDaysLeft: null,
      payoutDate: day(n, 1),
      opensAt: day(n, -3),
      amount: 100_00,
      currency: "USD",
      card: cost,
      bank: cost,
      paymentId: null,
      paidAt: null,
      heldUntil: null,
    })),
    debts: [],
    schedule: rounds.map((n): ScheduledRound => ({
      round: n,
      dueDate: day(n),
      payoutDate: day(n, 1),
      graceEndDate: day(n, 3),
      recipientId: `member ${n}`,
      isProvisional: false,
      isCurrent: n === round,
      isPaidOut: n < round,
      paidOutOn: null,
      isSettlement: false,
      cashAmount: 900_00,
    })),
  };
}

it.each<{ state: ContributionState; stand: unknown }>([
  { state: "too_early", stand: { key: "payFrom", cents: 100_00, day: "2026-03-12" } },
  { state: "early", stand: { key: "payBy", act: "pay", cents: 100_00, day: "2026-03-12" } },
  { state: "due_today", stand: { key: "payToday", act: "pay", cents: 100_00, day: "2026-03-12" } },
  { state: "grace", stand: { key: "grace", act: "pay", cents: 100_00, day: "2026-03-15" } },
  { state: "expired", stand: { key: "late", cents: 100_00, day: "2026-03-12" } },
  { state: "late_allowed", stand: { key: "lateAllowed", act: "pay", cents: 100_00, day: "2026-03-12" } },
  { state: "processing", stand: { key: "processing", cents: 100_00, day: "2026-03-12" } },
])("in round 3, $state reads $stand.key", ({ state, stand }) => {
  expect(whereIStand(facts({ round: 3, state }))).toEqual([stand]);
});

it("names my turn once this round is paid", () => {
  expect(whereIStand(facts({ round: 3, state: "paid" }))).toEqual([
    { key: "paidTurnAhead", cents: 900_00, day: "2026-04-13", round: 4 },
  ]);
});

it("names the pot and the day when the round is mine", () => {
  expect(whereIStand(facts({ round: 4, state: "receiving" }))).toEqual([
    { key: "receiving", cents: 900_00, day: "2026-04-13" },
  ]);
});

it("names no day for the pot while somebody who should have paid has not", () => {
  expect(whereIStand({ ...facts({ round: 4, state: "receiving" }), late: [{ alias: "Dora" }] })).toEqual([
    { key: "receivingWhenPaid", cents: 900_00, people: [{ alias: "Dora" }] },
  ]);
});

it.each([
  ["coming", "receivingComing"],
  ["given_back", "receivingChecked"],
] as const)("says by the server's word what my payout waits for: %s", (reason, key) => {
  const waits = new Map([[4, { reason, day: "2026-03-09" }]]);
  expect(whereIStand({ ...facts({ round: 4, state: "receiving" }), waits })).toEqual([
    { key, cents: 900_00, day: "2026-03-09" },
  ]);
});

it("ends with what my turn brought, which may be less than the whole pot", () => {
  const over = facts({ round: 10, state: "paid" });
  const schedule = over.schedule.map((row) => (row.round === 4 ? { ...row, cashAmount: 800_00 } : row));
  expect(whereIStand({ ...over, status: "completed", schedule })).toEqual([{ key: "completed", cents: 800_00 }]);
});

it("ends without a payout of 0.00 for whose turn brought nothing", () => {
  const over = facts({ round: 10, state: "paid" });
  const schedule = over.schedule.map((row) => (row.round === 4 ? { ...row, cashAmount: 0 } : row));
  expect(whereIStand({ ...over, status: "completed", schedule })).toEqual([{ key: "completedAll" }]);
});

it("names the next due date once my turn is behind me", () => {
  expect(whereIStand(facts({ round: 5, state: "paid" }))).toEqual([
    { key: "paidNextDue", cents: 100_00, day: "2026-06-12" },
  ]);
});

/** A round that is over and not paid. */
function unpaid(state: ContributionState): (round: Standing) => Standing {
  return (round) => ({ ...round, isOwed: true, isLeftOpen: true, recipient: "Amina", state });
}

it.each<{ when: string; status: GroupStatus; state: ContributionState }>([
  { when: "while the next round is open", status: "started", state: "early" },
  { when: "while the pot is mine", status: "started", state: "receiving" },
  { when: "after the end", status: "completed", state: "paid" },
  { when: "before the next cycle", status: "ready_to_start", state: "too_early" },
])("tells a debtor of earlier rounds the whole debt first, $when", ({ status, state }) => {
  const running = facts({ round: 4, state });
  const debts = running.standings.slice(0, 2).map(unpaid("expired"));
  expect(whereIStand({ ...running, status, debts })[0]).toEqual({
    key: "owed",
    cents: 200_00,
    day: "2026-01-12",
    people: [{ alias: "Amina" }],
  });
});

it("does not ask again for a debt whose payment is on its way", () => {
  const running = facts({ round: 4, state: "receiving" });
  const debts = running.standings.slice(0, 1).map(unpaid("processing"));
  expect(whereIStand({ ...running, debts }).map(({ key }) => key)).toEqual(["owedComing", "receiving"]);
});

it("D59: leads to paying where one of the debts may be paid, and nowhere while none may", () => {
  const running = facts({ round: 5, state: "paid" });
  const [first, second] = running.standings.slice(0, 2).map(unpaid("late_allowed"));
  const free: Standing = { ...second!, mayPay: { allowed: true, act: "pay" } };
  expect(whereIStand({ ...running, debts: [first!, free] })[0]).toMatchObject({ key: "owed", act: "pay" });
  expect(whereIStand({ ...running, debts: [first!] })[0]).not.toHaveProperty("act");
});

it("D59: leads from a locked debt to asking the admin, once asked to when it opens, and an admin to allowing it", () => {
  const running = facts({ round: 5, state: "paid" });
  const [first, second] = running.standings.slice(0, 2).map(unpaid("expired"));
  const standFor = (ofFirst: MayI, ofSecond: MayI) =>
    whereIStand({
      ...running,
      debts: [
        { ...first!, mayAskLate: ofFirst },
        { ...second!, mayAskLate: ofSecond },
      ],
    })[0];
  const [soon, later] = ["2026-05-20T10:00:00Z", "2026-05-21T10:00:00Z"].map((until) =>
    mayNotAsk("late-payment-already-asked", { until }),
  );
  expect(standFor(soon!, { allowed: true, act: "ask" })).toMatchObject({ key: "owed", act: "askLate" });
  expect(standFor(later!, soon!)).toMatchObject({ key: "owed", opensAt: "2026-05-20T10:00:00Z" });
  expect(standFor(later!, soon!)).not.toHaveProperty("act");
  const own = mayNotAsk("late-payment-own-to-allow", { act: "allow" });
  expect(standFor(own, own)).toMatchObject({ key: "owed", act: "allowLate" });
});

it("D59: tells an admin who asks to pay late, before who asks to join", () => {
  const running = facts({ round: 5, state: "paid" });
  expect(whereIStand({ ...running, lateRequests: 2, leaveRequests: 3, requests: 1 }).slice(0, 3)).toEqual([
    { key: "approveLate", act: "allowLate", count: 2 },
    { key: "approveLeave", act: "answerLeave", count: 3 },
    { key: "approve", act: "approve", count: 1 },
  ]);
});

it("D119: tells an admin who waits for an answer before anything else of a circle that asks for no money", () => {
  const planned = facts({ round: 1, state: "early" });
  const stands = whereIStand({ ...planned, status: "recruiting", standings: [], requests: 2, canInvite: true });
  expect(stands).toEqual([
    { key: "approve", act: "approve", count: 2 },
    { key: "startsOn", act: "invite", day: "2026-01-12" },
  ]);
});

it("D75: tells no due date of a start that was missed", () => {
  const planned = { ...facts({ round: 1, state: "early" }), standings: [], schedule: [], isStartMissed: true } as const;
  const missed = { key: "startMissed", day: "2026-01-12" };
  expect(whereIStand({ ...planned, status: "recruiting", canInvite: true })).toEqual([{ ...missed, act: "invite" }]);
  expect(whereIStand({ ...planned, status: "ready_to_start" })).toEqual([missed]);
  expect(whereIStand({ ...planned, status: "recruiting", isFrozen: true })).toEqual([{ key: "frozen" }]);
});

it("has nothing left to ask after the last round is paid", () => {
  expect(whereIStand(facts({ round: 10, state: "paid" }))).toEqual([{ key: "paidAll" }]);
});

it.each<{ status: GroupStatus; schedule: string; stand: unknown }>([
  { status: "recruiting", schedule: "of the plan", stand: { key: "startsOn", day: "2026-01-12" } },
  { status: "ready_to_start", schedule: "none", stand: { key: "waitingToStart" } },
  { status: "completed", schedule: "of the plan", stand: { key: "completedAll" } },
  { status: "inactive", schedule: "of the plan", stand: { key: "closed" } },
])("a group that is $status reads $stand.key", ({ status, schedule, stand }) => {
  const running = facts({ round: 1, state: "early" });
  const known = schedule === "none" ? { schedule: [], startDate: null } : {};
  expect(whereIStand({ ...running, status, standings: [], ...known })).toEqual([stand]);
});
