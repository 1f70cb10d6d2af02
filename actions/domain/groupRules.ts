import { addDays, addMonths, frequencyOf, isTimeZone } from "./cycle.ts";
import type { Cents } from "./money.ts";
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
  | "group-name-length"
  | "description-too-long"
  | "rules-too-long"
  | "contribution-range"
  | "unknown-currency"
  | "unknown-frequency"
  | "member-limit-range"
  | "pot-too-large"
  | "minimum-members-range"
  | "unknown-time-zone"
  | "start-date-range";

const CURRENCIES = new Set(["USD", "EUR", "GBP"]);

/** The first thing wrong with a proposed group (D43, D54, D55, D98), or null. `today` is the day in the group's zone. */
export function proposalRefusal(proposal: GroupProposal, limits: GroupLimits, today: string): ProposalRefusal | null {
  const { contributionAmount, memberLimit, minimumMembersToStart, startDate } = proposal;
  const nameLength = textLength(proposal.name);
  if (nameLength < limits.nameMin || nameLength > limits.nameMax) return "group-name-length";
  if (textLength(proposal.description) > limits.descriptionMax) return "description-too-long";
  if (textLength(proposal.rules) > limits.rulesMax) return "rules-too-long";
  if (contributionAmount < limits.contributionMin || contributionAmount > limits.contributionMax)
    return "contribution-range";
  if (!CURRENCIES.has(proposal.currency)) return "unknown-currency";
  if (!frequencyOf(proposal.frequency)) return "unknown-frequency";
  if (memberLimit < limits.membersMin || memberLimit > limits.membersMax) return "member-limit-range";
  if (contributionAmount * (memberLimit - 1) > limits.potMax) return "pot-too-large";
  if (minimumMembersToStart < limits.membersMin || minimumMembersToStart > memberLimit) return "minimum-members-range";
  if (!isTimeZone(proposal.timeZone)) return "unknown-time-zone";
  if (startDate < addDays(today, 1) || startDate > addMonths(today, limits.startMonthsAheadMax))
    return "start-date-range";
  return null;
}

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

export type ApplicantRefusal = "identity-required" | "in-arrears" | "free-plan-limit";

/** Why a person may not be in one more group (D3, D62), or null. */
export function applicantRefusal(applicant: Applicant): ApplicantRefusal | null {
  if (!applicant.isVerified) return "identity-required";
  if (applicant.isInArrears) return "in-arrears";
  if (applicant.groupLimit !== null && applicant.groups >= applicant.groupLimit) return "free-plan-limit";
  return null;
}

export interface Seats {
  status: string;
  joinMethod: string;
  members: number;
  memberLimit: number;
}

export type SeatRefusal = "group-closed" | "group-full";

/** Why nobody can be added to a group now (D74, D111, D120), or null. */
export function seatRefusal({ status, members, memberLimit }: Seats): SeatRefusal | null {
  if (status !== "recruiting") return "group-closed";
  return members >= memberLimit ? "group-full" : null;
}

/** Why a person who comes by the open door may not join (D62, D104, D111), or null. */
export function joinRefusal(group: Seats, applicant: Applicant): SeatRefusal | ApplicantRefusal | "invite-only" | null {
  if (group.status !== "recruiting") return "group-closed";
  if (group.joinMethod === "invite_only") return "invite-only";
  return seatRefusal(group) ?? applicantRefusal(applicant);
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
  | { code: "not-enough-members"; needed: number; members: number };

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
  if (members < needed) return { code: "not-enough-members", needed, members };
  if (question.payoutAssignmentMethod === "manual" && !question.orderIsFinal) return { code: "order-not-final" };
  return null;
}
