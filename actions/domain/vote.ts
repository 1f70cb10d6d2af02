import { daysAfter } from "./cycle.ts";
import type { ActRefusal, GroupMoment, Standing } from "./groupActs.ts";
import { actRefusal } from "./groupActs.ts";
import { type MayI, may, mayNot } from "./mayI.ts";

/** What a group can vote about and the service opens and closes (D121). */
export type VoteType = keyof typeof VOTES;
export type VoteChoice = "yes" | "no";
/** `deleted`: taken back before its end, by the admin or because nothing was left to decide (D129). */
export type VoteStatus = "active" | "approved" | "failed" | "deleted";

interface VoteRules {
  /** The limit of the catalogue that says how long it is open (D123), in hours or in days of 24. */
  openFor: string;
  unit: "hours" | "days";
  /** Whether a Yes binds to payments, so that it is taken only with the agreement ticked (D260). */
  yesNeedsAgreement: boolean;
}

/** One line for each type of vote. What follows from its outcome is in `actions/votes/outcomes.ts`. */
export const VOTES = {
  extend_grace: { openFor: "extension_vote", unit: "hours", yesNeedsAgreement: false },
  remove_member: { openFor: "removal_vote", unit: "days", yesNeedsAgreement: false },
  restart_group: { openFor: "restart_vote", unit: "days", yesNeedsAgreement: true },
} as const satisfies Record<string, VoteRules>;

export const isVoteType = (word: string): word is VoteType => Object.hasOwn(VOTES, word);

/** The count of a vote. Its voters are fixed when it opens. */
export interface Tally {
  voters: number;
  yes: number;
  no: number;
  /** Who has left without an answer: none comes from them any more. */
  gone: number;
}

/** The Yes votes that approve: more than half of the voters, so whoever is silent counts as a No (D124). */
export const votesNeeded = (voters: number): number => Math.floor(voters / 2) + 1;

/**
 * How a vote ends, or null while it goes on: as soon as the ballots still missing cannot change the outcome, otherwise
 * when its time is over (D126). Answers that were given are taken as they stand, although each may still be replaced (D125).
 */
export function voteOutcome({ gone, no, voters, yes }: Tally, isTimeOver: boolean): "approved" | "failed" | null {
  const needed = votesNeeded(voters);
  if (yes >= needed) return "approved";
  return isTimeOver || voters - no - gone < needed ? "failed" : null;
}

export interface VoteQuestion {
  isFrozen: boolean;
  vote: { status: VoteStatus; expiresAt: Date };
  /** Was a member when the vote opened, and is one still. */
  isVoter: boolean;
  /** It is about this person (D124). */
  isSubject: boolean;
  now: Date;
}

export type VoteRefusal = {
  code: "group-frozen" | "vote-closed" | "vote-concerns-you" | "not-a-voter";
};

/** Whether a person may vote now, also anew (D125); in the words of the SQL function vote_may_vote. */
export function mayVote({ isFrozen, isSubject, isVoter, now, vote }: VoteQuestion): MayI<"vote", VoteRefusal> {
  if (isFrozen) return mayNot({ code: "group-frozen" });
  if (vote.status !== "active" || vote.expiresAt <= now) return mayNot({ code: "vote-closed" });
  if (isSubject) return mayNot({ code: "vote-concerns-you" });
  return isVoter ? may("vote") : mayNot({ code: "not-a-voter" });
}

export interface DeleteQuestion {
  who: Standing;
  group: GroupMoment;
  vote: { status: VoteStatus; expiresAt: Date };
  /** It is about the person, or about who ran the circle when it opened. */
  isAboutAdmin: boolean;
  /** Nobody opened it: the system did, as the rules have it (D65, D259). */
  isOfSystem: boolean;
  now: Date;
}

export type DeleteRefusal = ActRefusal | { code: "vote-closed" | "vote-about-admin" | "vote-of-system" };

/** Whether a person may take an open vote back (D129); in the words of the SQL function vote_may_delete. */
export function mayDeleteVote(question: DeleteQuestion): MayI<"delete", DeleteRefusal> {
  const { group, isAboutAdmin, isOfSystem, now, vote, who } = question;
  const refused = actRefusal("delete_vote", who, group);
  if (refused) return mayNot(refused);
  if (vote.status !== "active" || vote.expiresAt <= now) return mayNot({ code: "vote-closed" });
  if (isAboutAdmin) return mayNot({ code: "vote-about-admin" });
  return isOfSystem ? mayNot({ code: "vote-of-system" }) : may("delete");
}

export interface RestartQuestion {
  who: Standing;
  group: GroupMoment & { members: number };
  /** The fewest people that are a circle (D76). */
  smallestCircle: number;
  hasOpenVote: boolean;
  /** When the last vote to restart failed, if one did. */
  failedAt: Date | null;
  /** The pause after a failed one, in days (D84). */
  pauseDays: number;
  now: Date;
}

export type RestartRefusal =
  | ActRefusal
  | { code: "vote-already-open" }
  | { code: "not-enough-members"; values: { needed: number; members: number } }
  | { code: "restart-failed-lately"; values: { days: number }; until: Date };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * When the time of a vote is over (D123).
 * @param span the figure of the catalogue, in the type's unit
 */
export const voteEnd = (type: VoteType, openedAt: Date, span: number): Date =>
  new Date(openedAt.getTime() + span * (VOTES[type].unit === "hours" ? HOUR_MS : DAY_MS));

/** Whether a person may open a vote to restart a group (D84); in the words of the SQL function group_may_restart. */
export function mayOpenRestartVote(question: RestartQuestion): MayI<"open", RestartRefusal> {
  const { failedAt, group, hasOpenVote, now, pauseDays, smallestCircle, who } = question;
  const refused = actRefusal("initiate_group_restart", who, group);
  if (refused) return mayNot(refused);
  if (hasOpenVote) return mayNot({ code: "vote-already-open" });
  if (group.members < smallestCircle)
    return mayNot({ code: "not-enough-members", values: { needed: smallestCircle, members: group.members } });
  const until = failedAt && daysAfter(failedAt, pauseDays);
  return until && until > now
    ? mayNot({ code: "restart-failed-lately", values: { days: pauseDays }, until })
    : may("open");
}
