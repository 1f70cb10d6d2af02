import { readAmount } from "../../lib/readAmount.ts";
import { required } from "../../lib/required.ts";

/** The circle somebody is about to start, as typed; kept on the device until it is created (D98). */

export interface Draft {
  name: string;
  description: string;
  location: string;
  rules: string;
  /** As typed, such as `100` or `$1,000`. */
  amount: string;
  /** ISO code; empty until one is chosen from those that are on. */
  currency: string;
  frequency: "weekly" | "biweekly" | "monthly" | "quarterly";
  memberLimit: string;
  minimumMembers: string;
  visibility: "public" | "private";
  joinMethod: "request_to_join" | "direct";
  payoutOrder: "random" | "manual" | "join_order";
  startDate: string;
  isAgreed: boolean;
}

export const emptyDraft: Draft = {
  name: "",
  description: "",
  location: "",
  rules: "",
  amount: "",
  currency: "",
  frequency: "monthly",
  memberLimit: "8",
  minimumMembers: "3",
  visibility: "public",
  joinMethod: "request_to_join",
  payoutOrder: "random",
  startDate: "",
  isAgreed: false,
};

/** Cents of the contribution, as the reader of `locale` means it; null while it is no amount. */
export const amountOf = ({ amount, currency }: Draft, locale: string): number | null =>
  readAmount(amount, currency || "USD", locale);

export function parseCount(text: string): number | null {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null;
}

/** The input for each field that the server names. A refusal about any other field is shown above the form. */
const inputs: Readonly<Record<string, keyof Draft>> = {
  name: "name",
  description: "description",
  location: "location",
  rules: "rules",
  contribution_amount: "amount",
  currency: "currency",
  frequency: "frequency",
  member_limit: "memberLimit",
  minimum_members_to_start: "minimumMembers",
  start_date: "startDate",
  accept_agreement: "isAgreed",
};

export const inputOfField = (field: string): keyof Draft | undefined => inputs[field];

const steps: Readonly<Record<keyof Draft, number>> = {
  name: 1,
  description: 1,
  location: 1,
  rules: 1,
  amount: 2,
  currency: 2,
  frequency: 2,
  memberLimit: 3,
  minimumMembers: 3,
  visibility: 3,
  joinMethod: 3,
  payoutOrder: 3,
  startDate: 4,
  isAgreed: 4,
};

/** Which step holds an input, from 1. */
export const stepOfInput = (input: keyof Draft): number => steps[input];

/** The draft as the server wants it, once its steps are free of faults. */
export function proposalOf(draft: Draft, { locale, timeZone }: { locale: string; timeZone: string }) {
  const isPublic = draft.visibility === "public";
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    rules: draft.rules.trim(),
    location: draft.location.trim() || null,
    contribution_amount: required(amountOf(draft, locale), "draft.amount"),
    currency: draft.currency,
    frequency: draft.frequency,
    member_limit: required(parseCount(draft.memberLimit), "draft.memberLimit"),
    minimum_members_to_start: required(parseCount(draft.minimumMembers), "draft.minimumMembers"),
    is_public: isPublic,
    join_method: isPublic ? draft.joinMethod : "invite_only",
    payout_assignment_method: draft.payoutOrder,
    start_date: draft.startDate,
    time_zone: timeZone,
  };
}

/**
 * The currency of a draft: the one that was kept while it is still on, else US dollars, else the first that is (D43, D264).
 * @param enabled codes of the currencies that are on
 */
export function currencyOf(kept: string, enabled: readonly string[]): string {
  if (enabled.includes(kept)) return kept;
  return enabled.includes("USD") ? "USD" : required(enabled[0], "currencies");
}

const storageKey = "create-group-draft";

export function loadDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    // Consent is given anew each time, never remembered.
    return kept && typeof kept === "object" ? { ...emptyDraft, ...kept, isAgreed: false } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Without storage the entries live as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
