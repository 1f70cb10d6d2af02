import type { ContributionFees } from "./fees.ts";
import type { Cents } from "./money.ts";

/** An account of the books, named by its purpose; docs/architecture.md says what moves through each. */
export type Account =
  | { kind: "provider" | "service_fees" | "processing_fees" }
  | { kind: "custody" | "pot"; groupId: string }
  | { kind: "position"; groupId: string; userId: string }
  | { kind: "available"; userId: string };

/** Signed minor units on one account: positive credits it, negative takes from it. */
export interface Entry {
  account: Account;
  amount: Cents;
}

/** The round of a circle that a posting is about, and the currency of its group. */
export interface PostedRound {
  groupId: string;
  cycle: number;
  payoutRound: number;
  currency: string;
}

/** One whole movement of the books: what happened, what it refers to, and its entries, which sum to zero (R5, D28). */
export interface Posting extends PostedRound {
  kind:
    | "contribution"
    | "own_share"
    | "payout"
    | "late_forwarding"
    | "contribution_returned"
    | "contribution_reversed"
    | "debt_given_up";
  /** Names the one event that this posting stands for: the same key is the same posting, for ever. */
  idempotencyKey: string;
  paymentId?: string;
  payoutId?: string;
  /** The transaction of the books that this one takes back. */
  reversesId?: string;
  entries: readonly Entry[];
}

interface PaidContribution {
  paymentId: string;
  payerId: string;
  amount: Cents;
  fees: Pick<ContributionFees, "service" | "processing">;
}

/** A contribution that was paid: cash into the group's custody, the same into the pot, fees to the platform (D19, D28). */
export function contributionPosting(
  round: PostedRound,
  { paymentId, payerId, amount, fees }: PaidContribution,
): Posting {
  return posting("contribution", round, {
    idempotencyKey: `contribution:${paymentId}`,
    paymentId,
    entries: [
      { account: { kind: "provider" }, amount: -(amount + fees.service + fees.processing) },
      { account: { kind: "service_fees" }, amount: fees.service },
      { account: { kind: "processing_fees" }, amount: fees.processing },
      { account: { kind: "custody", groupId: round.groupId }, amount },
      ...intoPot(round, payerId, amount),
    ],
  });
}

/**
 * A contribution went back to its payer before it had moved on, by a lost dispute or a refund of the whole: its posting
 * the other way round, fees included (D40, D259).
 * @param reversesId the transaction of that posting
 */
export function contributionReversedPosting(
  round: PostedRound,
  { reversesId, ...contribution }: PaidContribution & { reversesId: string },
): Posting {
  const { entries } = contributionPosting(round, contribution);
  return posting("contribution_reversed", round, {
    idempotencyKey: `contribution_reversed:${contribution.paymentId}`,
    paymentId: contribution.paymentId,
    reversesId,
    entries: entries.map(({ account, amount }) => ({ account, amount: -amount })),
  });
}

/** The recipient's own share, booked as paid without any cash moving (D29). */
export function ownSharePosting(
  round: PostedRound,
  { payoutId, recipientId, amount }: { payoutId: string; recipientId: string; amount: Cents },
): Posting {
  return posting("own_share", round, {
    idempotencyKey: `own_share:${payoutId}`,
    payoutId,
    entries: intoPot(round, recipientId, amount),
  });
}

/**
 * The pot leaves for its recipient: cash to the person's balance, own share out of the pot with it (D29, D34, D35).
 * Where nobody paid, no cash moves.
 */
export function payoutPosting(
  round: PostedRound,
  { payoutId, recipientId, cash, ownShare }: { payoutId: string; recipientId: string; cash: Cents; ownShare: Cents },
): Posting {
  return posting("payout", round, {
    idempotencyKey: `payout:${payoutId}`,
    payoutId,
    entries: outOfPot(round, recipientId, { cash, ownShare }),
  });
}

/** A late contribution goes straight on to the recipient who was short (D34). */
export function lateForwardingPosting(
  round: PostedRound,
  {
    paymentId,
    payoutId,
    recipientId,
    amount,
  }: { paymentId: string; payoutId: string; recipientId: string; amount: Cents },
): Posting {
  return posting("late_forwarding", round, {
    idempotencyKey: `late_forwarding:${paymentId}`,
    paymentId,
    payoutId,
    entries: outOfPot(round, recipientId, { cash: amount, ownShare: 0 }),
  });
}

/**
 * What a deleted account was still owed is owed to nobody (D169): no cash moves, and both stand in the group as if it had been
 * paid and forwarded.
 */
export function debtGivenUpPosting(
  round: PostedRound,
  { payoutId, payerId, recipientId, amount }: { payoutId: string; payerId: string; recipientId: string; amount: Cents },
): Posting {
  return posting("debt_given_up", round, {
    idempotencyKey: `debt_given_up:${payoutId}:${payerId}`,
    payoutId,
    entries: [
      { account: { kind: "position", groupId: round.groupId, userId: payerId }, amount: -amount },
      { account: { kind: "position", groupId: round.groupId, userId: recipientId }, amount },
    ],
  });
}

/**
 * A contribution that an exit has made needless goes back to its payer's balance, with the service fee (D25, D259). The
 * processor keeps its own part.
 */
export function contributionReturnedPosting(
  round: PostedRound,
  { paymentId, payerId, amount, serviceFee }: { paymentId: string; payerId: string; amount: Cents; serviceFee: Cents },
): Posting {
  return posting("contribution_returned", round, {
    idempotencyKey: `contribution_returned:${paymentId}`,
    paymentId,
    entries: [
      { account: { kind: "custody", groupId: round.groupId }, amount: -amount },
      { account: { kind: "service_fees" }, amount: -serviceFee },
      { account: { kind: "available", userId: payerId }, amount: amount + serviceFee },
      { account: { kind: "pot", groupId: round.groupId }, amount: -amount },
      { account: { kind: "position", groupId: round.groupId, userId: payerId }, amount },
    ],
  });
}

function intoPot({ groupId }: PostedRound, userId: string, amount: Cents): Entry[] {
  return [
    { account: { kind: "position", groupId, userId }, amount: -amount },
    { account: { kind: "pot", groupId }, amount },
  ];
}

function outOfPot(
  { groupId }: PostedRound,
  userId: string,
  { cash, ownShare }: { cash: Cents; ownShare: Cents },
): Entry[] {
  return [
    { account: { kind: "custody", groupId }, amount: -cash },
    { account: { kind: "available", userId }, amount: cash },
    { account: { kind: "pot", groupId }, amount: -(cash + ownShare) },
    { account: { kind: "position", groupId, userId }, amount: cash + ownShare },
  ];
}

/** Leaves out entries of zero, which say nothing and which the books refuse. */
function posting(
  kind: Posting["kind"],
  round: PostedRound,
  { entries, ...rest }: Pick<Posting, "idempotencyKey" | "paymentId" | "payoutId" | "reversesId" | "entries">,
): Posting {
  return { kind, ...round, ...rest, entries: entries.filter(({ amount }) => amount !== 0) };
}
