import type { Decline } from "./cards.ts";

/** The result of a debit from a test account, days after its start. */
export type DebitOutcome = { kind: "succeeds" } | { kind: "fails"; decline: Decline } | { kind: "stays" };

export interface TestBank {
  accountNumber: string;
  hint: string;
  outcome: DebitOutcome;
}

/** The only routing number of Stripe's test mode that this simulator accepts. */
export const TEST_ROUTING = "110000000";

const fails = (code: string, message: string): DebitOutcome => ({ kind: "fails", decline: { code, message } });

/** The same magic account numbers as Stripe's own sandbox. Returns weeks after a success are not simulated. */
export const TEST_BANKS: TestBank[] = [
  { accountNumber: "000123456789", hint: "succeeds after four business days", outcome: { kind: "succeeds" } },
  {
    accountNumber: "000111111116",
    hint: "has no such account",
    outcome: fails("no_account", "The bank account could not be located."),
  },
  {
    accountNumber: "000111111113",
    hint: "was closed",
    outcome: fails("account_closed", "The bank account has been closed."),
  },
  {
    accountNumber: "000222222227",
    hint: "has insufficient funds",
    outcome: fails("insufficient_funds", "The bank account has insufficient funds to complete the purchase."),
  },
  {
    accountNumber: "000333333335",
    hint: "did not authorize debits",
    outcome: fails("debit_not_authorized", "The customer has notified their bank that this payment was unauthorized."),
  },
  {
    accountNumber: "000444444440",
    hint: "has another currency",
    outcome: fails("invalid_currency", "The bank was unable to process this transaction because of its currency."),
  },
  { accountNumber: "000000000009", hint: "stays on its way for ever", outcome: { kind: "stays" } },
];

export function findTestBank(accountNumber: string): TestBank | undefined {
  return TEST_BANKS.find((bank) => bank.accountNumber === accountNumber);
}
