import { type AgreementTerms, agreementTerms, type KeptTerms } from "./agreement.ts";

/** A member other than the one who changes the terms. */
export interface Asked {
  userId: string;
  /** What the member has been asked about before and not yet accepted; null where nothing is open. */
  open: { termsBefore: KeptTerms } | null;
}

export interface ConsentNeeds {
  /** Who has to accept, each with the terms that they agreed to last. */
  ask: { userId: string; termsBefore: KeptTerms }[];
  /** Whose question has answered itself: the terms are again the ones they agreed to. */
  settled: string[];
}

/**
 * Whether two agreements bind to the same: other rules ask nobody (D89, D267), and what an agreement of before did not name
 * as a term is no change of it.
 */
export function sameTerms(one: KeptTerms, other: KeptTerms): boolean {
  const named = (Object.keys(one) as (keyof AgreementTerms)[]).filter((term) => term !== "rules" && term in other);
  return named.every((term) => one[term] === other[term]);
}

/**
 * Whom a change of terms has to ask (D89): everybody who agreed to other terms. Who had not yet answered an earlier change
 * is asked about the way from the terms that they did agree to.
 */
export function consentNeeds(
  { before, after }: { before: AgreementTerms; after: AgreementTerms },
  members: readonly Asked[],
): ConsentNeeds {
  const needs: ConsentNeeds = { ask: [], settled: [] };
  for (const { open, userId } of members) {
    const termsBefore = open?.termsBefore ?? agreementTerms(before);
    if (!sameTerms(termsBefore, after)) needs.ask.push({ userId, termsBefore });
    else if (open) needs.settled.push(userId);
  }
  return needs;
}

/** Why a group cannot have so many seats (D244): who is in it, who is invited and for whom a seat is kept (D92) must fit. */
export function memberLimitRefusal(
  memberLimit: number,
  { members, offeredSeats, openInvitations }: { members: number; openInvitations: number; offeredSeats: number },
): { code: "member-limit-too-low"; values: { min: number } } | null {
  const min = members + openInvitations + offeredSeats;
  return memberLimit < min ? { code: "member-limit-too-low", values: { min } } : null;
}

/** Why a group must keep its currency, or null. Once a cycle has started, its debts are in that currency (D43). */
export function currencyRefusal(
  hasStarted: boolean,
  { was, wished }: { was: string; wished: string },
): { code: "currency-is-final" } | null {
  return hasStarted && wished !== was ? { code: "currency-is-final" } : null;
}

/** Why a group cannot become public, or null: after the start it goes from public to private and not back (D243). */
export function admissionRefusal(
  hasStarted: boolean,
  { isPublic, wasPublic }: { wasPublic: boolean; isPublic: boolean },
): { code: "private-is-final" } | null {
  return hasStarted && !wasPublic && isPublic ? { code: "private-is-final" } : null;
}
