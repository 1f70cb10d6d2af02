/** How far the money of a contribution had come when its payer won the dispute about it. */
export interface DisputedMoney {
  /** It is in a payout that went out, or was forwarded to who had been short (D34). */
  isPaidOut: boolean;
  /** The provider has given a part of it back already. */
  isRefunded: boolean;
  /** An exit had made it needless, and it is in its payer's balance (D117, D259). */
  isReturned: boolean;
  /** Its payer has left, and the settlement that counted it is paid out (D115). */
  isSettled: boolean;
}

/**
 * What a lost dispute does to a contribution (D40): as long as its money has moved nowhere it is taken back, and owed again
 * as one that never came; afterwards nothing moves, and a person settles it with the payer.
 */
export const lostDispute = ({
  isPaidOut,
  isRefunded,
  isReturned,
  isSettled,
}: DisputedMoney): "taken_back" | "a_person" =>
  isPaidOut || isRefunded || isReturned || isSettled ? "a_person" : "taken_back";
