import { createHash } from "node:crypto";

/** Who is paid out when: user ids, the first one in round 1. */
export type PayoutOrder = readonly string[];

/** Whether an order names every member once and nobody else: positions 1 to N, each taken exactly once (D79). */
export function isCompleteOrder(order: PayoutOrder, members: readonly string[]): boolean {
  const named = new Set(order);
  return order.length === members.length && named.size === order.length && members.every((member) => named.has(member));
}

/** First come, first served (D78); people who joined in the same instant go by their id. */
export function joinOrder(members: readonly { userId: string; joinedAt: Date }[]): PayoutOrder {
  return members
    .toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime() || compareText(a.userId, b.userId))
    .map(({ userId }) => userId);
}

/**
 * The random draw (D80). Each member's lot is the SHA-256 of `<seed>:<user id>` in hex, and the smallest lot goes first.
 * Seed and members are published, so any member can recompute the order with any SHA-256 tool.
 */
export function drawOrder(seed: string, members: readonly string[]): PayoutOrder {
  return members
    .map((userId) => ({ userId, lot: createHash("sha256").update(`${seed}:${userId}`).digest("hex") }))
    .toSorted((a, b) => compareText(a.lot, b.lot) || compareText(a.userId, b.userId))
    .map(({ userId }) => userId);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Why the order of payouts is not the admin's to arrange, or null (D78). */
export const arrangingRefusal = (payoutMethod: string): { code: "payout-order-not-manual" } | null =>
  payoutMethod === "manual" ? null : { code: "payout-order-not-manual" };
