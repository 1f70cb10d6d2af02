import { addDays, addMonths, frequencyOf, isTimeZone } from "./cycle.ts";
import type { Cents, Money } from "./money.ts";
import { textLength } from "./text.ts";

/** The rows of the catalogue of limits that groups are measured by (R3). */
export interface GroupLimits {
  contributionMin: Cents;
  contributionMax: Cents;
  potMax: Cents;
  membersMin: number;
  membersMax: number;
  membersToStartDefault: number;
  nameMin: number;
  nameMax: number;
  descriptionMax: number;
  rulesMax: number;
  startMonthsAheadMax: number;
  /** Codes of the currencies that are on (D264). */
  currencies: ReadonlySet<string>;
}

/** What an organizer proposes, with what was left open filled in. */
export interface GroupProposal {
  name: string;
  description: string;
  rules: string;
  contributionAmount: Cents;
  currency: string;
  frequency: string;
  memberLimit: number;
  minimumMembersToStart: number;
  startDate: string;
  timeZone: string;
}

export type ProposalRefusal =
  | { code: "group-name-length" | "member-limit-range" | "minimum-members-range"; values: { min: number; max: number } }
  | { code: "description-too-long" | "rules-too-long"; values: { max: number } }
  | { code: "contribution-range"; values: { min: Money; max: Money } }
  | { code: "pot-too-large"; values: { max: Money } }
  | { code: "start-date-range"; values: { earliest: string; latest: string } }
  | { code: "unknown-currency" | "unknown-frequency" | "unknown-time-zone" };

/** The first thing wrong with a proposed group (D43, D54, D55, D98, D264), or null. `today` is the day in the group's zone. */
export function proposalRefusal(proposal: GroupProposal, limits: GroupLimits, today: string): ProposalRefusal | null {
  const { contributionAmount, currency, memberLimit, minimumMembersToStart, startDate } = proposal;
  const { nameMin, nameMax, descriptionMax, rulesMax, membersMin, membersMax } = limits;
  const money = (cents: Cents): Money => ({ cents, currency });

  if (isOutside(textLength(proposal.name), nameMin, nameMax))
    return { code: "group-name-length", values: { min: nameMin, max: nameMax } };
  if (textLength(proposal.description) > descriptionMax)
    return { code: "description-too-long", values: { max: descriptionMax } };
  if (textLength(proposal.rules) > rulesMax) return { code: "rules-too-long", values: { max: rulesMax } };
  if (!limits.currencies.has(currency)) return { code: "unknown-currency" };
  if (isOutside(contributionAmount, limits.contributionMin, limits.contributionMax)) {
    return {
      code: "contribution-range",
      values: { min: money(limits.contributionMin), max: money(limits.contributionMax) },
    };
  }
  if (!frequencyOf(proposal.frequency)) return { code: "unknown-frequency" };
  if (isOutside(memberLimit, membersMin, membersMax))
    return { code: "member-limit-range", values: { min: membersMin, max: membersMax } };
  if (contributionAmount * (memberLimit - 1) > limits.potMax)
    return { code: "pot-too-large", values: { max: money(limits.potMax) } };
  if (isOutside(minimumMembersToStart, membersMin, memberLimit))
    return { code: "minimum-members-range", values: { min: membersMin, max: memberLimit } };
  if (!isTimeZone(proposal.timeZone)) return { code: "unknown-time-zone" };
  const earliest = addDays(today, 1);
  const latest = addMonths(today, limits.startMonthsAheadMax);
  if (startDate < earliest || startDate > latest) return { code: "start-date-range", values: { earliest, latest } };
  return null;
}

const isOutside = (value: number, min: number, max: number): boolean => value < min || value > max;

/** How people get in (D104): at once, after the admin's approval, or by invitation. */
export type JoinMethod = "direct" | "request_to_join" | "invite_only";

/** Private groups admit by invitation alone, public ones by request unless said otherwise (D104). */
export function joinMethodOf(isPublic: boolean, wished: "direct" | "request_to_join" | undefined): JoinMethod {
  return isPublic ? (wished ?? "request_to_join") : "invite_only";
}

/** What decides whether a person may be in one more group. */
export interface Applicant {
  isVerified: boolean;
  /** Owes a contribution after its grace (D61). */
  isInArrears: boolean;
  /** Active memberships that count (D3). */
  groups: number;
  /** Of the person's plan; null means unlimited. */
  groupLimit: number | null;
}

export type ApplicantRefusal =
  | { code: "identity-required" | "in-arrears" }
  | { code: "free-plan-limit"; values: { count: number } };

/** Why a person may not be in one more group (D3, D62), or null. */
export function applicantRefusal(applicant: Applicant): ApplicantRefusal | null {
  const { groups, groupLimit, isInArrears, isVerified } = applicant;
  if (!isVerified) return { code: "identity-required" };
  if (isInArrears) return { code: "in-arrears" };
  if (groupLimit !== null && groups >= groupLimit) return { code: "free-plan-limit", values: { count: groupLimit } };
  return null;
}

export interface Seats {
  status: string;
  joinMethod: string;
  members: number;
  memberLimit: number;
}

export interface SeatRefusal {
  code: "group-closed" | "group-full";
}

/** Why nobody can be added to a group now (D74, D111, D120), or null. */
export function seatRefusal({ status, members, memberLimit }: Seats): SeatRefusal | null {
  if (status !== "recruiting") return { code: "group-closed" };
  return members >= memberLimit ? { code: "group-full" } : null;
}

/** Why a person who comes by the open door may not join (D62, D104, D111), or null. */
export function joinRefusal(
  group: Seats,
  applicant: Applicant,
): SeatRefusal | ApplicantRefusal | { code: "invite-only" } | null {
  if (group.status !== "recruiting") return { code: "group-closed" };
  if (group.joinMethod === "invite_only") return { code: "invite-only" };
  return seatRefusal(group) ?? applicantRefusal(applicant);
}

const DAY_MS = 86_400_000;

/** From when a person may ask again who was declined at `rejectedAt`, after a pause of whole days (D119). */
export function mayAskAgainAt(rejectedAt: Date | null, days: number): Date | null {
  return rejectedAt && new Date(rejectedAt.getTime() + days * DAY_MS);
}

export interface StartQuestion {
  status: string;
  manualStartEnabled: boolean;
  members: number;
  minimumMembers: number;
  /** The admin confirmed twice to start with fewer (D76). */
  overridesMinimum: boolean;
  payoutAssignmentMethod: string;
  /** The admin confirmed a hand-made order. */
  orderIsFinal: boolean;
}

export type StartRefusal =
  | { code: "manual-start-disabled" | "already-started" | "group-closed" | "no-members" | "order-not-final" }
  | { code: "not-enough-members"; values: { needed: number; members: number } };

/** A circle of one is not a circle (D76). */
const SMALLEST_CIRCLE = 2;

/** Why the admin may not start a group now (D73, D76), or null. */
export function startRefusal(question: StartQuestion): StartRefusal | null {
  const { status, members, minimumMembers, overridesMinimum } = question;
  if (status === "closed" || status === "pending") return { code: "group-closed" };
  if (status !== "recruiting" && status !== "ready_to_start") return { code: "already-started" };
  if (!question.manualStartEnabled) return { code: "manual-start-disabled" };
  if (members === 0) return { code: "no-members" };
  const needed = overridesMinimum ? SMALLEST_CIRCLE : Math.max(minimumMembers, SMALLEST_CIRCLE);
  if (members < needed) return { code: "not-enough-members", values: { needed, members } };
  if (question.payoutAssignmentMethod === "manual" && !question.orderIsFinal) return { code: "order-not-final" };
  return null;
}
