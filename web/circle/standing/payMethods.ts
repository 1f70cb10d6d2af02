import type { MethodCost, Standing } from "./standing.ts";

export type PayMethod = "card" | "us_bank_account";

/** The methods a contribution can be paid by; bank debits exist in US dollars only. */
export function payMethods(currency: string): PayMethod[] {
  return currency === "USD" ? ["card", "us_bank_account"] : ["card"];
}

export const costOf = (standing: Standing, method: PayMethod): MethodCost =>
  method === "card" ? standing.card : standing.bank;
