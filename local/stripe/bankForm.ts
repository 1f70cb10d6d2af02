import { findTestBank, TEST_ROUTING, type TestBank } from "./banks.ts";

/** A bank account, as somebody typed it into the checkout page. */
export interface TypedBank {
  bank: TestBank;
  name: string;
}

export type BankField = "routing" | "account" | "holder";

export interface BankFormError {
  field: BankField;
  message: string;
}

/** Reads the three fields of the bank form. */
export function readBankForm(form: URLSearchParams): TypedBank | BankFormError {
  const digits = (name: string) => (form.get(name) ?? "").replace(/[\s-]/g, "");
  const name = (form.get("holder") ?? "").trim();
  if (name === "") return { field: "holder", message: "Name on account is required." };
  const routing = digits("routing");
  if (!/^\d{9}$/.test(routing)) return { field: "routing", message: "Your routing number is incomplete." };
  if (routing !== TEST_ROUTING)
    return { field: "routing", message: `In test mode only the routing number ${TEST_ROUTING} is accepted.` };
  const account = digits("account");
  if (!/^\d{4,17}$/.test(account)) return { field: "account", message: "Your account number is incomplete." };
  const bank = findTestBank(account);
  if (!bank) return { field: "account", message: "In test mode only the test account numbers below are accepted." };
  return { bank, name: name.slice(0, 200) };
}
