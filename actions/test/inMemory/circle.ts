/** A circle in memory: the domain's rules play it as the service does, and the domain's postings keep its books. */
import { contributionState, isBeforeDueDay, mayPay, type RoundStanding } from "../../domain/contribution.ts";
import { addDays, daysAfter, localDate, schedule, startOfDay } from "../../domain/cycle.ts";
import { endedByExit, exitKind, isUndecided, type Owing, takesEffect } from "../../domain/exit.ts";
import type { GroupMoment } from "../../domain/groupActs.ts";
import { allowanceEnd, silenceCounts } from "../../domain/lateOpenings.ts";
import { mayAllowLatePayment, mayAskToPayLate } from "../../domain/latePayment.ts";
import {
  contributionPosting,
  contributionReturnedPosting,
  lateForwardingPosting,
  ownSharePosting,
  payoutPosting,
} from "../../domain/ledger.ts";
import { defaultsAt, isArrear, obligations } from "../../domain/obligation.ts";
import { decideRelease, heldUntil, owedState, payoutAmounts } from "../../domain/payout.ts";
import { atOwnTurn, isKeptOwing } from "../../domain/removal.ts";
import { Books } from "./books.ts";
import {
  type Cycle,
  type Debt,
  type Exit,
  FEES,
  LIMITS,
  type Payment,
  type Round,
  SHARE,
  type Vote,
  ZONE,
} from "./rows.ts";
import { MemoryVotes } from "./votes.ts";

export class MemoryCircle {
  now = new Date("2027-01-01T12:00:00Z");
  readonly books = new Books();
  readonly cycles: Cycle[] = [];
  readonly votes: Vote[] = [];
  /** Who has a seat. */
  readonly members: Set<string>;
  /** What each person was charged, and what came to each balance. */
  readonly paid = new Map<string, number>();
  private readonly voting = new MemoryVotes(this);

  constructor(members: number) {
    const order = Array.from({ length: members }, (_, index) => `m${index + 1}`);
    this.members = new Set(order);
    this.start(order);
  }

  get cycle(): Cycle {
    return this.cycles.at(-1)!;
  }

  get currentRound(): number {
    return (this.cycle.rounds.find(({ isClosed }) => !isClosed) ?? this.cycle.rounds.at(-1)!).payoutRound;
  }

  get group(): GroupMoment {
    return { status: this.cycle.isComplete ? "completed" : "started", isFrozen: false, isPublic: false };
  }

  /** A cycle begins whose first contribution is due in three days. */
  start(order: readonly string[]): void {
    const cycle = this.cycles.length + 1;
    const planned = schedule({
      firstDue: addDays(localDate(this.now, ZONE), 3),
      frequency: "weekly",
      timeZone: ZONE,
      payoutDelayDays: 0,
      rounds: order.length,
      ...LIMITS,
    });
    const rounds = planned.map((round, index): Round => {
      const fresh = { isClosed: false, isPaidOut: false, isSettlement: false, payout: null };
      return Object.assign({ recipientId: order[index]! }, round, fresh);
    });
    const debts = obligations({ order, rounds, amount: SHARE }).map((owed): Debt => {
      const { dueDate } = rounds[owed.payoutRound - 1]!;
      const fresh = {
        cycle,
        defaultsAt: defaultsAt(dueDate, { ...LIMITS, timeZone: ZONE }),
        isWaived: false,
        isInDefault: false,
        payment: null,
        allowedUntil: null,
        silentFrom: null,
      };
      return Object.assign({}, owed, fresh);
    });
    this.cycles.push({ cycle, order, rounds, debts, exits: [], lockedMembers: order.length, isComplete: false });
  }

  debt(userId: string, payoutRound: number, of = this.cycle): Debt | undefined {
    return of.debts.find((debt) => debt.userId === userId && debt.payoutRound === payoutRound);
  }

  roundOf({ cycle, payoutRound }: { cycle: number; payoutRound: number }): Round {
    return this.cycles[cycle - 1]!.rounds[payoutRound - 1]!;
  }

  standing(debt: Debt): RoundStanding {
    const { dueAt, dueDate, opensAt } = this.roundOf(debt);
    return {
      timeZone: ZONE,
      dueDate,
      opensAt,
      dueAt,
      graceEndsAt: debt.graceEndsAt,
      isRecipient: false,
      isWaived: debt.isWaived,
      paymentStatus: debt.payment ? (debt.payment.state === "completed" ? "completed" : "pending") : null,
      isProcessing: debt.payment?.state === "started",
      late: {
        isCycleOver: this.cycles[debt.cycle - 1]!.isComplete,
        isTakenBack: false,
        allowedUntil: debt.allowedUntil,
        silentFrom: debt.silentFrom,
      },
    };
  }

  isArrear(debt: Debt): boolean {
    if (debt.isWaived) return false;
    const { isProcessing, paymentStatus } = this.standing(debt);
    const startedAt = debt.payment?.startedAt ?? null;
    return isArrear({ graceEndsAt: debt.graceEndsAt, paymentStatus, isProcessing, startedAt }, this.now);
  }

  isExitAgreed(userId: string): boolean {
    return this.cycle.exits.some((exit) => exit.userId === userId);
  }

  /** Money is on its way, by card at once; what may not be paid is not. */
  pay(debt: Debt, method: Payment["method"]): void {
    const standing = this.standing(debt);
    const question = { isVerified: true, group: this.group, isAsked: !debt.isWaived, standing, now: this.now };
    if (!mayPay(question).allowed) return;
    const paymentId = `${debt.cycle}:${debt.payoutRound}:${debt.userId}`;
    debt.payment = { paymentId, state: "started", method, startedAt: this.now, heldUntil: null, isReturned: false };
    if (method === "card") this.settle(debt);
  }

  /** What was on its way has come (D31). */
  settle(debt: Debt): void {
    const payment = debt.payment!;
    const round = this.roundOf(debt);
    payment.state = "completed";
    payment.heldUntil = heldUntil({
      isEarly: isBeforeDueDay({ dueDate: round.dueDate, timeZone: ZONE }, payment.startedAt),
      dueDayStartsAt: startOfDay(round.dueDate, ZONE),
      settlesAt: payment.method === "bank" ? daysAfter(this.now, 2) : null,
      now: this.now,
    });
    const { amount, userId } = debt;
    this.books.post(
      contributionPosting(this.posted(debt), { paymentId: payment.paymentId, payerId: userId, amount, fees: FEES }),
    );
    this.paid.set(userId, (this.paid.get(userId) ?? 0) + amount);
  }

  askLate(debt: Debt): void {
    const question = { ...this.lateQuestion(debt), isAdmin: debt.userId === "m1" };
    if (mayAskToPayLate(question).allowed) debt.silentFrom = silenceCounts(this.now, LIMITS.lateAnswerHours);
  }

  allowLate(debt: Debt): boolean {
    if (!mayAllowLatePayment(this.lateQuestion(debt)).allowed) return false;
    debt.allowedUntil = allowanceEnd(this.now, { days: LIMITS.lateAllowanceDays, timeZone: ZONE });
    debt.silentFrom = null;
    return true;
  }

  private lateQuestion(debt: Debt) {
    return { isFrozen: false, isAsked: !debt.isWaived, standing: this.standing(debt), now: this.now };
  }

  agreeExit(userId: string): void {
    if (this.cycle.isComplete || !this.members.has(userId) || this.isExitAgreed(userId)) return;
    this.cycle.exits.push({ userId, agreedInRound: this.currentRound, kind: null, isEffective: false });
  }

  openExtension(debt: Debt): Vote | undefined {
    return this.voting.openExtension(debt);
  }

  openRemoval(by: string, about: string): Vote | undefined {
    return this.voting.openRemoval(by, about);
  }

  /** What the service does whenever anything has changed, and once a minute. */
  advance(): void {
    this.voting.closeDecided();
    this.voting.endMoot();
    const { cycle } = this;
    if (!cycle.isComplete) {
      let waiting = this.settleExits(cycle);
      for (const round of cycle.rounds) {
        if (!round.isPaidOut) this.release(cycle, round, waiting);
        if (round.isClosed || !(round.isPaidOut || round.graceEndsAt <= this.now)) continue;
        round.isClosed = true;
        waiting = this.settleExits(cycle);
      }
      cycle.isComplete = cycle.rounds.every(({ isPaidOut }) => isPaidOut);
      if (cycle.isComplete) this.voting.endMoot();
    }
    this.returnContributions();
    this.forwardLate();
    for (const debt of this.cycles.flatMap(({ debts }) => debts))
      if (!debt.isWaived && debt.payment === null && debt.defaultsAt <= this.now) debt.isInDefault = true;
  }

  private settleExits(cycle: Cycle): Set<string> {
    const waiting = new Set<string>();
    for (const exit of cycle.exits) {
      const own = cycle.rounds.find(({ recipientId }) => recipientId === exit.userId)!;
      if (!exit.isEffective && takesEffect(exit, cycle.rounds)) this.takeEffect(cycle, exit, own);
      if (!exit.isEffective) waiting.add(exit.userId);
      if (!exit.isEffective || own.isPaidOut) continue;
      const owings = new Map(cycle.debts.map((debt) => [owingOf(debt, this.now), debt]));
      for (const ended of endedByExit(exit.userId, [...owings.keys()])) owings.get(ended)!.isWaived = true;
      const now = cycle.debts.map((debt) => owingOf(debt, this.now));
      if (isUndecided(exit.userId, now)) waiting.add(exit.userId);
    }
    for (const recipientId of this.returnContributions()) waiting.add(recipientId);
    return waiting;
  }

  private takeEffect(cycle: Cycle, exit: Exit, own: Round): void {
    exit.isEffective = true;
    exit.kind = exitKind(own);
    this.members.delete(exit.userId);
    if (exit.kind === "after_receiving") return;
    own.isSettlement = true;
    cycle.lockedMembers -= 1;
  }

  private release(cycle: Cycle, round: Round, waiting: ReadonlySet<string>): void {
    const { payoutRound, recipientId } = round;
    if (round.payoutAt > this.now || waiting.has(recipientId) || this.waitsForTheCircle(cycle, round)) return;
    const asked = cycle.debts.filter((debt) => debt.payoutRound === payoutRound && !debt.isWaived);
    const owed = asked.map(({ amount, payment, userId }) => {
      const known = payment && {
        status: payment.state === "completed" ? "completed" : "pending",
        heldUntil: payment.heldUntil,
        isGivenBack: false,
      };
      return { userId, amount, state: owedState(known ?? undefined, this.now) };
    });
    const decision = decideRelease(owed, { now: this.now, payoutAt: round.payoutAt, graceEndsAt: round.graceEndsAt });
    if (!decision.release) return;
    const ownShare = cycle.exits.some(({ isEffective, userId }) => isEffective && userId === recipientId) ? 0 : SHARE;
    const amounts = payoutAmounts({ ownShare, owed, missing: decision.missing });
    const payoutId = `${cycle.cycle}:${payoutRound}`;
    const payout = { payoutId, recipientId };
    const posted = this.posted({ cycle: cycle.cycle, payoutRound });
    if (amounts.offset > 0) this.books.post(ownSharePosting(posted, { ...payout, amount: amounts.offset }));
    if (amounts.cash + amounts.offset > 0)
      this.books.post(payoutPosting(posted, { ...payout, cash: amounts.cash, ownShare: amounts.offset }));
    const shortfalls = new Map(decision.missing.map(({ userId }) => [userId, null]));
    round.payout = { payoutId, cash: amounts.cash, ownShare, releasedAt: this.now, shortfalls };
    round.isPaidOut = true;
  }

  private waitsForTheCircle(cycle: Cycle, round: Round): boolean {
    const { payoutRound, recipientId } = round;
    const own = this.votes.find(
      (vote) => vote.cycle === cycle.cycle && vote.type === "remove_member" && vote.payoutRound === payoutRound,
    );
    const unpaid = cycle.debts.filter(
      (debt) => debt.userId === recipientId && debt.payoutRound < payoutRound && this.isArrear(debt),
    );
    const fate = atOwnTurn({
      unpaid: unpaid.length,
      tooMany: LIMITS.unpaidAtTurn,
      isMember: this.members.has(recipientId),
      isExitAgreed: this.isExitAgreed(recipientId),
      voters: [...this.members].filter((userId) => userId !== recipientId).length,
      ownVote: own ? (own.status === "active" ? "open" : "over") : "none",
      hasOpenVote: this.voting.openRemovalOf(recipientId) !== undefined,
      isKeptOwing: isKeptOwing(this.voting.keepingVotes(recipientId), {
        graceEnds: unpaid.map(({ graceEndsAt }) => graceEndsAt),
        tooMany: LIMITS.unpaidAtTurn,
        days: LIMITS.removalPauseDays,
        now: this.now,
      }),
    });
    if (fate === "ask") this.voting.askToRemove(recipientId, payoutRound);
    return fate !== "go_on";
  }

  /** @returns the recipients of the rounds in which needless money is still on its way */
  private returnContributions(): string[] {
    const waiting: string[] = [];
    for (const debt of this.cycles.flatMap(({ debts }) => debts)) {
      const { payment } = debt;
      if (!debt.isWaived || payment === null || payment.isReturned) continue;
      const isFree = payment.method === "card" || payment.heldUntil === null || payment.heldUntil <= this.now;
      if (payment.state !== "completed" || !isFree) {
        waiting.push(debt.recipientId);
        continue;
      }
      payment.isReturned = true;
      const { amount, userId } = debt;
      const returned = { paymentId: payment.paymentId, payerId: userId, amount, serviceFee: FEES.service };
      this.books.post(contributionReturnedPosting(this.posted(debt), returned));
    }
    return waiting;
  }

  private forwardLate(): void {
    for (const { cycle, debts, rounds } of this.cycles)
      for (const { payout, payoutRound, recipientId } of rounds)
        for (const [userId, settledBy] of payout?.shortfalls ?? []) {
          const debt = debts.find((each) => each.userId === userId && each.payoutRound === payoutRound)!;
          const { payment } = debt;
          if (settledBy !== null || debt.isWaived || payment?.state !== "completed") continue;
          if (payment.heldUntil !== null && payment.heldUntil > this.now) continue;
          payout!.shortfalls.set(userId, payment.paymentId);
          const forwarded = {
            paymentId: payment.paymentId,
            payoutId: payout!.payoutId,
            recipientId,
            amount: debt.amount,
          };
          this.books.post(lateForwardingPosting(this.posted({ cycle, payoutRound }), forwarded));
        }
  }

  private posted = ({ cycle, payoutRound }: { cycle: number; payoutRound: number }) => ({
    groupId: "circle",
    cycle,
    payoutRound,
    currency: "USD",
  });

  /** In which state a contribution is now. */
  stateOf(debt: Debt) {
    return contributionState(this.standing(debt), this.now);
  }
}

export const owingOf = ({ amount, isWaived, payment, payoutRound, recipientId, userId }: Debt, now: Date): Owing => ({
  payoutRound,
  userId,
  recipientId,
  amount,
  paid: payment === null ? "unpaid" : payment.state === "completed" ? "paid" : "started",
  mayGoBack:
    payment?.state === "completed" &&
    payment.method === "bank" &&
    payment.heldUntil !== null &&
    payment.heldUntil > now,
  isWaived,
});
