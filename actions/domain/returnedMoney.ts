import type { Cents } from "./money.ts";

/** What the provider says about a charge that has settled. */
export interface ChargedMoney {
  total: Cents;
  /** What the provider gave back of it. */
  amountRefunded: Cents;
  dispute: "none" | "open" | "lost_in_part" | "lost";
}

/** Why a payer has the whole money of a contribution again: the provider gave it back, or we lost the dispute about it. */
export type ReturnedBy = "given_back" | "dispute_lost";

/**
 * Tells why the whole money of a contribution is with its payer again. A lost dispute counts whatever had been given back before.
 * @returns null as long as a part is with us, or nobody knows yet
 */
export function returnedBy({ amountRefunded, dispute, total }: ChargedMoney): ReturnedBy | null {
  if (dispute === "lost") return "dispute_lost";
  return dispute === "none" && amountRefunded >= total ? "given_back" : null;
}

/** How far the money of a contribution had come when its payer got it back. */
export interface MovedMoney {
  /** It is in a payout that went out, or was forwarded to who had been short (D34). */
  isPaidOut: boolean;
  /** An exit had made it needless, and it is in its payer's balance (D117, D259). */
  isReturned: boolean;
}

/**
 * What becomes of a contribution whose payer has its money again (D40): as long as it has moved nowhere else it is taken
 * back, and owed again as one that never came; afterwards nothing moves, and a person settles it with the payer. What an exit
 * that is settled had counted (D115) rests in a pot like any other, and a recipient waits for no payer's bank.
 */
export const fateOfReturned = ({ isPaidOut, isReturned }: MovedMoney): "taken_back" | "a_person" =>
  isPaidOut || isReturned ? "a_person" : "taken_back";
