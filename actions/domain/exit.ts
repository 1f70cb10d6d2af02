import type { Cents } from "./money.ts";

/**
 * Leaving a circle that has started (D114 to D117, D257). A cycle is a sum of exchanges between two people: each pays the
 * other one contribution, each in the other's round. An exit ends the exchanges of one person and touches no other.
 */

/** How far the money of one obligation has come: `started` is under way with the provider, and may still fail. */
export type Paid = "unpaid" | "started" | "paid";

/** What one member owes another in a round, as the settling of an exit needs it. */
export interface Owing {
  payoutRound: number;
  userId: string;
  recipientId: string;
  amount: Cents;
  paid: Paid;
  /** It is paid, and its money can still go back: disputed, refunded in part, or a bank debit that has not settled (D31, D40). */
  mayGoBack: boolean;
  /** An exit has ended it: nobody asks for it any more. */
  isWaived: boolean;
}

/** `before_receiving`: the own round becomes a settlement round (D115, D117). `after_receiving`: the rest stays due (D116). */
export type ExitKind = "before_receiving" | "after_receiving";

export interface ExitRound {
  payoutRound: number;
  recipientId: string;
  isClosed: boolean;
  isPaidOut: boolean;
}

/** Which of the two it is, by whether the leaver's own pot has gone out. */
export const exitKind = (ownRound: Pick<ExitRound, "isPaidOut">): ExitKind =>
  ownRound.isPaidOut ? "after_receiving" : "before_receiving";

/**
 * Whether an agreed exit takes effect now (D114): when the round in which it was agreed has closed, and at once where the
 * leaver's own round has come and is not paid out yet (D117).
 * @param agreedInRound the round at hand when it was agreed
 */
export function takesEffect(exit: { userId: string; agreedInRound: number }, rounds: readonly ExitRound[]): boolean {
  const own = rounds.find(({ recipientId }) => recipientId === exit.userId)!;
  if (!own.isPaidOut && own.payoutRound <= exit.agreedInRound) return true;
  return rounds.every(({ isClosed, payoutRound }) => isClosed || payoutRound !== exit.agreedInRound);
}

/**
 * The obligations that an exit before the own turn ends (D115): both halves of each exchange in which the leaver has paid
 * nothing. Who has received a contribution from the leaver keeps owing one in return. What is under way is left until it
 * has settled or failed. What was paid to the leaver and is among these goes back to its payer (D117, D259).
 * @returns those that are not ended yet, so a second look finds nothing
 */
export function endedByExit(leaverId: string, owings: readonly Owing[]): Owing[] {
  return exchangesOf(leaverId, owings)
    .filter(({ given }) => given.paid === "unpaid")
    .flatMap(({ given, taken }) => [given, taken])
    .filter(({ isWaived }) => !isWaived);
}

/**
 * The obligations that end where the leaver's settlement is paid out, and a contribution that it had counted was taken back
 * since (D40): nobody owes one for it who has paid nothing for it. What was paid to the leaver has moved on and stays, so then
 * the leaver owes the contribution again.
 */
export function endedAfterSettlement(leaverId: string, owings: readonly Owing[]): Owing[] {
  return exchangesOf(leaverId, owings)
    .filter(({ given, taken }) => given.paid === "unpaid" && taken.paid === "unpaid")
    .flatMap(({ given, taken }) => [given, taken])
    .filter(({ isWaived }) => !isWaived);
}

/** Whether nobody knows yet who owes the leaver a contribution in return: money of theirs is under way, or may still go back. */
export const isUndecided = (leaverId: string, owings: readonly Owing[]): boolean =>
  exchangesOf(leaverId, owings).some(({ given }) => !given.isWaived && (given.paid === "started" || given.mayGoBack));

/**
 * Whether nobody owes anybody anything in the rounds that are not paid out, because exits have ended all of it: such rounds
 * are not waited for, and the cycle is over (D82).
 */
export function isNothingAhead(owings: readonly Owing[], rounds: readonly ExitRound[]): boolean {
  const ahead = new Set(rounds.filter(({ isPaidOut }) => !isPaidOut).map(({ payoutRound }) => payoutRound));
  return ahead.size > 0 && owings.every(({ isWaived, payoutRound }) => isWaived || !ahead.has(payoutRound));
}

/** Both halves of what the leaver exchanges with each of the others. */
function exchangesOf(leaverId: string, owings: readonly Owing[]): { given: Owing; taken: Owing }[] {
  const taken = new Map(owings.filter((o) => o.recipientId === leaverId).map((o) => [o.userId, o]));
  return owings
    .filter(({ userId }) => userId === leaverId)
    .map((given) => ({ given, taken: taken.get(given.recipientId)! }));
}

/** What an exit does, in numbers, before anybody agrees to it. All amounts in minor units, fees not included. */
export interface ExitForecast {
  kind: ExitKind;
  /** The round whose closing it waits for; null where it takes effect at once (D114, D117). */
  afterRound: number | null;
  /** The leaver's own round. */
  ownRound: number;
  /** Who pays one contribution to the leaver in the own round, because they have received one; empty after receiving. */
  payers: { userId: string; amount: Cents }[];
  /** What the leaver has paid in the cycle so far, with what is under way and the round at hand. */
  paidIn: Cents;
  /** What stays due from the leaver, and to whom. */
  stillOwed: { payoutRound: number; recipientId: string; amount: Cents }[];
  /** What the leaver missed and the other one need not return: both sides of it end. */
  setOff: { payoutRound: number; recipientId: string; amount: Cents }[];
  /** What was paid to the leaver already and goes back. */
  givenBack: { userId: string; amount: Cents }[];
  /** The pots that become one contribution smaller: cash with everybody paying, before and after. */
  smallerPots: { payoutRound: number; recipientId: string; before: Cents; after: Cents }[];
}

/**
 * What an exit would do if it were agreed now. Where it waits for the round at hand to close, it takes for granted that the
 * leaver pays that round, which stays due.
 */
export function forecastExit(
  leaverId: string,
  { currentRound, owings, rounds }: { currentRound: number; owings: readonly Owing[]; rounds: readonly ExitRound[] },
): ExitForecast {
  const own = rounds.find(({ recipientId }) => recipientId === leaverId)!;
  const isAtOnce = takesEffect({ userId: leaverId, agreedInRound: currentRound }, rounds);
  const kind = exitKind(own);
  const isDueFirst = ({ payoutRound, userId }: Owing) =>
    !isAtOnce && userId === leaverId && payoutRound === currentRound;
  const expected = owings.map((o) => (isDueFirst(o) && o.paid === "unpaid" ? { ...o, paid: "paid" as const } : o));
  const ended = kind === "before_receiving" ? endedByExit(leaverId, expected) : [];
  const isEnded = (o: Owing) => ended.some((e) => e.payoutRound === o.payoutRound && e.userId === o.userId);

  const isOwn = (o: Owing) => o.userId === leaverId && !o.isWaived;
  const dueRounds = new Set(rounds.filter(({ payoutRound }) => payoutRound <= currentRound).map((r) => r.payoutRound));
  const potOf = (round: number, but: (o: Owing) => boolean) =>
    owings
      .filter((o) => o.payoutRound === round && !o.isWaived && !but(o))
      .reduce((sum, { amount }) => sum + amount, 0);
  const turnOf = new Map(rounds.map(({ payoutRound, recipientId }) => [recipientId, payoutRound]));
  const toLeaver = (found: readonly Owing[]) =>
    found
      .filter((o) => o.recipientId === leaverId)
      .toSorted((a, b) => turnOf.get(a.userId)! - turnOf.get(b.userId)!)
      .map(({ amount, userId }) => ({ userId, amount }));
  const toWhom = ({ amount, payoutRound, recipientId }: Owing) => ({ payoutRound, recipientId, amount });
  return {
    kind,
    afterRound: isAtOnce ? null : currentRound,
    ownRound: own.payoutRound,
    payers: kind === "after_receiving" ? [] : toLeaver(expected.filter((o) => !o.isWaived && !isEnded(o))),
    paidIn: expected.filter((o) => isOwn(o) && o.paid !== "unpaid").reduce((sum, { amount }) => sum + amount, 0),
    stillOwed: owings.filter((o) => isOwn(o) && o.paid === "unpaid" && !isEnded(o)).map(toWhom),
    setOff: ended.filter((o) => o.userId === leaverId && dueRounds.has(o.payoutRound)).map(toWhom),
    givenBack: toLeaver(ended.filter(({ paid }) => paid === "paid")),
    smallerPots: rounds
      .filter(
        (round) => !round.isPaidOut && ended.some((o) => o.userId === leaverId && o.payoutRound === round.payoutRound),
      )
      .map(({ payoutRound, recipientId }) => ({
        payoutRound,
        recipientId,
        before: potOf(payoutRound, () => false),
        after: potOf(payoutRound, isEnded),
      })),
  };
}
