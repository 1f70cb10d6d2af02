/** What is true of a circle's books at every moment: the sentences of actions/checks, over a circle in memory. */
import type { MemoryCircle } from "./circle.ts";
import { FEES, type Debt } from "./rows.ts";

type Sentence = (circle: MemoryCircle) => unknown[];

const debtsOf = (circle: MemoryCircle): Debt[] => circle.cycles.flatMap(({ debts }) => debts);
const backOf = (circle: MemoryCircle, debt: Debt): Debt =>
  circle.cycles[debt.cycle - 1]!.debts.find(
    (each) => each.userId === debt.recipientId && each.recipientId === debt.userId,
  )!;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const isOnce = (moved: readonly number[], amount: number): boolean => moved.length === 1 && moved[0] === amount;

export const SENTENCES: Readonly<Record<string, Sentence>> = {
  "all positions and the pot sum to zero, and the cash in custody is what the pot says, never less than none (D28)": ({
    books,
  }) => {
    const positions = sum(
      [...books.balances].filter(([name]) => name.startsWith("position(")).map(([, amount]) => amount),
    );
    const pot = books.balances.get("pot") ?? 0;
    const custody = books.balances.get("custody") ?? 0;
    return positions + pot !== 0 || pot !== custody || custody < 0 ? [{ positions, pot, custody }] : [];
  },
  "every completed payment is in the ledger once, with its own amounts, and no other is": (circle) =>
    debtsOf(circle).filter(({ amount, cycle, payment, payoutRound, userId }) => {
      const paymentId = payment?.paymentId ?? `${cycle}:${payoutRound}:${userId}`;
      const charged = circle.books.moved("contribution", paymentId, "provider");
      return payment?.state === "completed"
        ? !isOnce(charged, -(amount + FEES.service + FEES.processing))
        : charged.length > 0;
    }),
  "a payout went out on its day or later, once, and is what was collected and what it names as missing (D33, D34)": (
    circle,
  ) =>
    circle.cycles.flatMap(({ debts, rounds }) =>
      rounds.filter(({ payout, payoutAt, payoutRound }) => {
        if (!payout) return false;
        const { cash, ownShare, payoutId, releasedAt, shortfalls } = payout;
        const collected = debts.filter(
          (debt) =>
            debt.payoutRound === payoutRound &&
            debt.payment?.state === "completed" &&
            !debt.payment.isReturned &&
            !shortfalls.has(debt.userId),
        );
        const given = circle.books.moved("payout", payoutId, "available");
        return (
          releasedAt < payoutAt ||
          cash !== sum(collected.map(({ amount }) => amount)) ||
          (cash + ownShare > 0 && !isOnce(given, cash))
        );
      }),
    ),
  "every settled shortfall was forwarded once to the recipient who was short (D34)": (circle) =>
    circle.cycles.flatMap(({ rounds }) =>
      rounds.flatMap(({ payout }) =>
        [...(payout?.shortfalls ?? [])].filter(
          ([, paymentId]) =>
            paymentId !== null && circle.books.moved("late_forwarding", paymentId, "available").length !== 1,
        ),
      ),
    ),
  "an exit ends both sides of an exchange or none, and only of somebody who left before the own turn (D115)": (
    circle,
  ) =>
    debtsOf(circle).filter((debt) => {
      if (!debt.isWaived) return false;
      const { exits } = circle.cycles[debt.cycle - 1]!;
      const hasLeft = exits.some(
        ({ kind, userId }) => kind === "before_receiving" && (userId === debt.userId || userId === debt.recipientId),
      );
      return !hasLeft || !backOf(circle, debt).isWaived;
    }),
  "who was asked in a settlement round that is over had received a contribution from the leaver (D115)": (circle) =>
    debtsOf(circle).filter((debt) => {
      const { isSettlement, payout } = circle.roundOf(debt);
      if (!isSettlement || !payout || debt.isWaived) return false;
      const given = backOf(circle, debt).payment;
      return given?.state !== "completed" || given.isReturned;
    }),
  "what went back to a payer had become needless, went back once and whole, with the service fee (D25, D259)": (
    circle,
  ) =>
    debtsOf(circle).filter(({ amount, isWaived, payment }) => {
      if (!payment) return false;
      const returned = circle.books.moved("contribution_returned", payment.paymentId, "available");
      return payment.isReturned ? !isWaived || !isOnce(returned, amount + FEES.service) : returned.length > 0;
    }),
  "the pots of a cycle are sized by the members of its start less those who left before their turn (D257)": ({
    cycles,
  }) =>
    cycles.filter(
      ({ lockedMembers, rounds }) =>
        lockedMembers !== rounds.length - rounds.filter(({ isSettlement }) => isSettlement).length,
    ),
  "a member's grace is that of the round, and longer only by a vote of the circle (D58, D123, D127)": (circle) =>
    debtsOf(circle).filter((debt) => {
      const { graceEndsAt } = circle.roundOf(debt);
      if (debt.graceEndsAt.getTime() === graceEndsAt.getTime()) return false;
      const isVoted = circle.votes.some(
        (vote) =>
          vote.type === "extend_grace" &&
          vote.cycle === debt.cycle &&
          vote.payoutRound === debt.payoutRound &&
          vote.about === debt.userId,
      );
      return debt.graceEndsAt < graceEndsAt || !isVoted;
    }),
  "whom the circle has removed leaves: every approved removal has its exit (D128)": ({ cycles, votes }) =>
    votes.filter(
      ({ about, cycle, status, type }) =>
        type === "remove_member" &&
        status === "approved" &&
        !cycles[cycle - 1]!.exits.some(({ userId }) => userId === about),
    ),
  "nobody is in default before their own grace is over (D61)": (circle) =>
    debtsOf(circle).filter(({ defaultsAt, graceEndsAt }) => defaultsAt < graceEndsAt),
  "a default is still owed or was paid late, unless an exit ended it, and never before its day (D61)": ({
    cycles,
    now,
  }) => cycles.flatMap(({ debts }) => debts.filter(({ defaultsAt, isInDefault }) => isInDefault && defaultsAt > now)),
  "a completed cycle paid every member out exactly once (D82)": ({ cycles }) =>
    cycles.filter(({ isComplete, rounds }) => isComplete && rounds.some(({ payout }) => payout === null)),
};

/** What is wrong with the books, by the sentence that does not hold. */
export const wrongWith = (circle: MemoryCircle): [string, unknown[]][] =>
  Object.entries(SENTENCES)
    .map(([name, find]): [string, unknown[]] => [name, find(circle)])
    .filter(([, found]) => found.length > 0);
