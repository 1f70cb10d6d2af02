import { addDays, addMonths, frequencyOf, isTimeZone } from "./cycle.ts";
import type { Cents, Money } from "./money.ts";
import { textLength } from "./text.ts";

/** The limits of the catalogue that a group must keep (R3). */
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
  payoutDelayMax: number;
  /** Codes of the currencies that are on (D264). */
  currencies: ReadonlySet<string>;
}

/** An organizer's proposal, with defaults for what was left open. */
export interface GroupProposal {
  name: string;
  description: string;
  rules: string;
  contributionAmount: Cents;
  currency: string;
  frequency: string;
  memberLimit: number;
  minimumMembersToStart: number;
  /** Days from the due date to the payout (D8). */
  payoutDelayDays: number;
  startDate: string;
  timeZone: string;
}

export type ProposalRefusal =
  | { code: "group-name-length" | "member-limit-range" | "minimum-members-range"; values: { min: number; max: number } }
  | { code: "description-too-long" | "rules-too-long" | "payout-day-range"; values: { max: number } }
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
  if (isOutside(proposal.payoutDelayDays, 0, limits.payoutDelayMax))
    return { code: "payout-day-range", values: { max: limits.payoutDelayMax } };
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
