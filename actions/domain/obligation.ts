import { addDays, startOfDay } from "./cycle.ts";
import type { Cents } from "./money.ts";
import type { PayoutOrder } from "./payoutOrder.ts";

/** What one member owes in one round, and to whom. */
export interface Obligation {
  payoutRound: number;
  userId: string;
  /** The round's recipient (D34). */
  recipientId: string;
  /** Fees not included (D19). */
  amount: Cents;
  /** The first instant after this member's own grace: that of the round, unless it is moved for them (D58, D123). */
  graceEndsAt: Date;
}

/**
 * Everything that a cycle asks of its members: one contribution to every round but the own one (D70).
 * @param order who receives in which round; the first one in round 1
 * @param rounds the schedule in order, as many rounds as there are members (D81)
 */
export function obligations({
  order,
  rounds,
  amount,
}: {
  order: PayoutOrder;
  rounds: readonly { payoutRound: number; graceEndsAt: Date }[];
  amount: Cents;
}): Obligation[] {
  return rounds.flatMap(({ payoutRound, graceEndsAt }, index) => {
    const recipientId = order[index]!;
    return order
      .filter((userId) => userId !== recipientId)
      .map((userId) => ({ payoutRound, userId, recipientId, amount, graceEndsAt }));
  });
}

/**
 * The first instant at which what is still unpaid is a default: the end of that many calendar days after the due date
 * (D61).
 */
export function defaultsAt(dueDate: string, { defaultAfterDays, timeZone }: DefaultTerms): Date {
  return startOfDay(addDays(dueDate, defaultAfterDays + 1), timeZone);
}

interface DefaultTerms {
  defaultAfterDays: number;
  /** The group's zone: days end there (D55). */
  timeZone: string;
}

/** The clock of a circle: while it is frozen it stands at the freeze, so that nobody becomes late through it (D263). */
export function circleTime(now: Date, frozenAt: Date | null): Date {
  return frozenAt !== null && frozenAt < now ? frozenAt : now;
}

/**
 * Whether an obligation is in arrears: owed after the grace (D61). A debit that was started in time is not in arrears
 * while it is on its way (D248).
 * @param at the circle's time
 */
export function isArrear(
  obligation: { graceEndsAt: Date; paymentStatus: string | null; isProcessing: boolean; startedAt: Date | null },
  at: Date,
): boolean {
  const { graceEndsAt, paymentStatus, isProcessing, startedAt } = obligation;
  if (at < graceEndsAt || paymentStatus === "completed") return false;
  return !(isProcessing && startedAt !== null && startedAt < graceEndsAt);
}
