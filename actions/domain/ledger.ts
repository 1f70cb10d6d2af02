import type { ContributionFees } from "./fees.ts";
import type { Cents } from "./money.ts";

/** An account of the books, named by what it is for; docs/architecture.md tells what moves through which. */
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

interface InGroup {
  groupId: string;
  userId: string;
  amount: Cents;
}

/** A contribution that was paid: cash into the group's custody, the same into the pot, fees to the platform (D19, D28). */
export function contributionEntries({ groupId, userId, amount, fees }: InGroup & { fees: ContributionFees }): Entry[] {
  return withoutZeros([
    { account: { kind: "provider" }, amount: -fees.total },
    { account: { kind: "service_fees" }, amount: fees.service },
    { account: { kind: "processing_fees" }, amount: fees.processing },
    { account: { kind: "custody", groupId }, amount },
    { account: { kind: "position", groupId, userId }, amount: -amount },
    { account: { kind: "pot", groupId }, amount },
  ]);
}

/** The recipient's own share, booked as paid without any cash moving (D29). */
export function ownShareEntries({ groupId, userId, amount }: InGroup): Entry[] {
  return [
    { account: { kind: "position", groupId, userId }, amount: -amount },
    { account: { kind: "pot", groupId }, amount },
  ];
}

/**
 * The pot leaves for its recipient: cash to the person's balance, own share out of the pot with it (D29, D34, D35).
 * Where nobody paid, no cash moves.
 */
export function payoutEntries({
  groupId,
  userId,
  cash,
  ownShare,
}: {
  groupId: string;
  userId: string;
  cash: Cents;
  ownShare: Cents;
}): Entry[] {
  return withoutZeros([
    { account: { kind: "custody", groupId }, amount: -cash },
    { account: { kind: "available", userId }, amount: cash },
    { account: { kind: "pot", groupId }, amount: -(cash + ownShare) },
    { account: { kind: "position", groupId, userId }, amount: cash + ownShare },
  ]);
}

/** A late contribution goes straight on to the recipient who was short (D34). */
export function lateForwardingEntries({ groupId, userId, amount }: InGroup): Entry[] {
  return payoutEntries({ groupId, userId, cash: amount, ownShare: 0 });
}

function withoutZeros(entries: Entry[]): Entry[] {
  return entries.filter(({ amount }) => amount !== 0);
}
