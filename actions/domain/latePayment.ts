import { contributionState, type RoundStanding } from "./contribution.ts";
import type { ActRefusal } from "./groupActs.ts";
import { isOpenForGood } from "./lateOpenings.ts";
import { type MayI, may, mayNot } from "./mayI.ts";

export type AskRefusal =
  | ActRefusal
  | { code: "contribution-not-locked" | "late-payment-own-to-allow" }
  | { code: "late-payment-already-asked"; until: Date };

export interface LateQuestion {
  isFrozen: boolean;
  isAsked: boolean;
  standing: RoundStanding;
  /** The circle's time (D263). */
  now: Date;
}

/**
 * Whether a member may ask the admin for leave to pay a round late, once until it is answered (D59); in the words of the
 * SQL function standing_may_ask_late.
 */
export function mayAskToPayLate(question: LateQuestion & { isAdmin: boolean }): MayI<"ask" | "allow", AskRefusal> {
  const { isAdmin, isAsked, isFrozen, now, standing } = question;
  if (isFrozen) return mayNot({ code: "group-frozen" });
  if (!isAsked || contributionState(standing, now) !== "expired") return mayNot({ code: "contribution-not-locked" });
  if (isAdmin) return mayNot({ code: "late-payment-own-to-allow", act: "allow" });
  const { silentFrom } = standing.late;
  return silentFrom ? mayNot({ code: "late-payment-already-asked", until: silentFrom }) : may("ask");
}

export type AllowRefusal = ActRefusal | { code: "contribution-not-locked" };

/**
 * Whether the admin may let a member pay a round late, or prolong that; not where it is open for good (D59). In the words
 * of the SQL function late_contribution_may_allow.
 */
export function mayAllowLatePayment(question: LateQuestion): MayI<"allow", AllowRefusal> {
  const { isAsked, isFrozen, now, standing } = question;
  if (isFrozen) return mayNot({ code: "group-frozen" });
  const state = isAsked ? contributionState(standing, now) : null;
  const isAllowable = state === "expired" || (state === "late_allowed" && !isOpenForGood(standing.late, now));
  return isAllowable ? may("allow") : mayNot({ code: "contribution-not-locked" });
}
