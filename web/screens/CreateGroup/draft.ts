import type { FrequencyWord, OrderWord } from "../../circle/groupWords.ts";
import { readAmount } from "../../lib/readAmount.ts";
import { required } from "../../lib/required.ts";
import { readOwn, writeOwn } from "../../session/ofPerson.ts";

/** The circle somebody is about to start, as typed; kept for them on the device until it is created (D98). */

export interface Draft {
  name: string;
  description: string;
  location: string;
  rules: string;
  /** Of the picture that was uploaded for it; empty without one. It waits for a day. */
  pictureId: string;
  /** As `pictureId`, of the cover. */
  coverId: string;
  /** As typed, such as `100` or `$1,000`. */
  amount: string;
  /** ISO code; empty until one is chosen from those that are on. */
  currency: string;
  frequency: FrequencyWord;
  memberLimit: string;
  minimumMembers: string;
  visibility: "public" | "private";
  joinMethod: "request_to_join" | "direct";
  payoutOrder: OrderWord;
  /** Days from the due date to the payout, as a number in text; zero without a plan that has more. */
  payoutDelay: string;
  /** Whether the admin may start by hand before the start date. */
  isManualStart: boolean;
  /** Of one's own, in the link; empty for one made of the name. */
  linkName: string;
  /** One of the accents; empty for none. */
  accent: string;
  startDate: string;
  isAgreed: boolean;
}

export const emptyDraft: Draft = {
  name: "",
  description: "",
  location: "",
  rules: "",
  pictureId: "",
  coverId: "",
  amount: "",
  currency: "",
  frequency: "monthly",
  memberLimit: "8",
  minimumMembers: "3",
  visibility: "public",
  joinMethod: "request_to_join",
  payoutOrder: "random",
  payoutDelay: "0",
  isManualStart: true,
  linkName: "",
  accent: "",
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
  picture_id: "pictureId",
  cover_id: "coverId",
  link_name: "linkName",
  accent_color: "accent",
  payout_delay_days: "payoutDelay",
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
  pictureId: 1,
  coverId: 1,
  linkName: 1,
  accent: 1,
  payoutDelay: 2,
  amount: 2,
  currency: 2,
  frequency: 2,
  memberLimit: 3,
  minimumMembers: 3,
  visibility: 3,
  joinMethod: 3,
  payoutOrder: 3,
  isManualStart: 3,
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
    manual_start_enabled: draft.isManualStart,
    payout_delay_days: parseCount(draft.payoutDelay) ?? 0,
    start_date: draft.startDate,
    time_zone: timeZone,
  };
}

/**
 * The currency of a draft: the one that was kept with it, else the one of the settings (D44), else US dollars, else the
 * first that is on; none that is off (D264).
 * @param chosen what the founder has chosen in the settings
 * @param enabled codes of the currencies that are on
 */
export function currencyOf(kept: string, chosen: string | undefined, enabled: readonly string[]): string {
  const wanted = [kept, chosen, "USD"].find((code) => code !== undefined && enabled.includes(code));
  return wanted ?? required(enabled[0], "currencies");
}

/** A circle that is kept on the server and gone on with has a draft of its own, so neither takes the other's place. */
const storedAs = (groupId: string | null) => (groupId ? `create-group-draft ${groupId}` : "create-group-draft");

export const hasDraft = (groupId: string): boolean => readOwn(storedAs(groupId)) !== null;

export function loadDraft(groupId: string | null = null): Draft {
  try {
    const kept: unknown = JSON.parse(readOwn(storedAs(groupId)) ?? "null");
    // Consent is given anew each time, never remembered.
    return kept && typeof kept === "object" ? { ...emptyDraft, ...kept, isAgreed: false } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export const keepDraft = (draft: Draft, groupId: string | null = null): void =>
  writeOwn(storedAs(groupId), JSON.stringify(draft));

export const forgetDraft = (groupId: string | null = null): void => writeOwn(storedAs(groupId), null);
