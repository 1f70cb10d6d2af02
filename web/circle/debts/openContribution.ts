import type { useOpenContributions_group$data } from "../../__generated__/member/useOpenContributions_group.graphql.ts";
import { oneOf, required } from "../../lib/required.ts";

/** What a contribution from a round that is over waits for: nobody's payment yet, or one that is on its way. */
const openStates = ["processing", "grace", "late"] as const;

/** A contribution that is still owed, or on its way, from a round that is over, as every member sees it (D96). */
export interface OpenContribution {
  cycle: number;
  round: number;
  payerId: string;
  /** Name of the debtor. */
  payer: string;
  recipientId: string;
  /** Name of the person to whom it is owed. */
  recipient: string;
  /** Minor units, without fees. */
  amount: number;
  currency: string;
  /** The day it was due. */
  since: string;
  state: (typeof openStates)[number];
  /** Of a cycle before the circle's present one. */
  isOfEarlierCycle: boolean;
}

export type OpenContributionRow = useOpenContributions_group$data["open_contributions"][number];

/** By their type, columns of a view may be null, but none of these ever is. */
export function openContributionOf(row: OpenContributionRow, currentCycle: number): OpenContribution {
  const value = <Name extends keyof OpenContributionRow>(name: Name): NonNullable<OpenContributionRow[Name]> =>
    required(row[name], `open_contributions.${name}`);
  return {
    cycle: value("cycle"),
    round: value("payout_round"),
    payerId: value("user_id"),
    payer: row.payer_alias ?? "",
    recipientId: value("recipient_id"),
    recipient: row.recipient_alias ?? "",
    amount: value("amount"),
    currency: value("currency"),
    since: value("due_date"),
    state: oneOf(openStates, row.state, "open_contributions.state"),
    isOfEarlierCycle: value("cycle") < currentCycle,
  };
}

/** Whether nobody has paid it yet. */
export const isUnpaid = ({ state }: Pick<OpenContribution, "state">): boolean => state !== "processing";

/** What contributions come to, in minor units. */
export const sumOf = (owed: readonly { amount: number }[]): number => owed.reduce((sum, { amount }) => sum + amount, 0);

export interface Named {
  alias: string;
}

/** Names without repeats, in the order in which they come. */
export const eachOnce = (names: readonly string[]): Named[] => [...new Set(names)].map((alias) => ({ alias }));

/** Who owes these contributions, the oldest debtor first. */
export const payersOf = (open: readonly OpenContribution[]): Named[] =>
  eachOnce(
    open.toSorted((a, b) => a.since.localeCompare(b.since) || a.payer.localeCompare(b.payer)).map(({ payer }) => payer),
  );
