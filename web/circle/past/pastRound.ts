import type { PastRoundsQuery } from "../../__generated__/member/PastRoundsQuery.graphql.ts";
import { oneOf, required } from "../../lib/required.ts";

/** What became of a contribution that was missing from a payout. */
const shortfallStates = ["owed", "coming", "given_back", "forwarded"] as const;

export interface Shortfall {
  payerId: string;
  payer: string;
  /** Minor units. */
  amount: number;
  state: (typeof shortfallStates)[number];
  /** The day of the forwarding, or on which it is expected; null where that is not known. */
  day: string | null;
}

/** A round whose payout has gone out. Amounts in minor units. */
export interface PastRound {
  round: number;
  recipientId: string;
  recipient: string;
  paidOutOn: string;
  /** In cash, on that day. */
  amount: number;
  currency: string;
  shortfalls: readonly Shortfall[];
}

type Row = Extract<NonNullable<PastRoundsQuery["response"]["node"]>["past_payouts"], readonly unknown[]>[number];

/** By their type, columns of a view may be null, but none of these ever is. */
export function pastRoundOf(row: Row): PastRound {
  const value = <Name extends keyof Row>(name: Name): NonNullable<Row[Name]> =>
    required(row[name], `past_payouts.${name}`);
  return {
    round: value("payout_round"),
    recipientId: value("recipient_id"),
    recipient: row.recipient?.alias ?? "",
    paidOutOn: value("paid_out_on"),
    amount: value("amount"),
    currency: value("currency"),
    shortfalls: row.shortfalls.map((missing) => ({
      payerId: required(missing.payer_id, "past_shortfalls.payer_id"),
      payer: missing.payer?.alias ?? "",
      amount: required(missing.amount, "past_shortfalls.amount"),
      state: oneOf(shortfallStates, missing.state, "past_shortfalls.state"),
      day: missing.on_day ?? null,
    })),
  };
}
