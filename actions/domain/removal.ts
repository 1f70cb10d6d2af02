import { actRefusal, type ActRefusal, type GroupMoment, type Standing } from "./groupActs.ts";
import { type MayI, may, mayNot } from "./mayI.ts";
import { daysAfter } from "./cycle.ts";

export interface RemovalQuestion {
  who: Standing;
  group: GroupMoment;
  /** The person means themselves. */
  isOwn: boolean;
  /** The one it is about has a seat. */
  isMember: boolean;
  /** It is agreed already that the one it is about leaves. */
  isExitAgreed: boolean;
  hasOpenVote: boolean;
  /** Until when there is no other vote on this member (D122, D128). */
  pausedUntil: Date | null;
  pauseDays: number;
  now: Date;
}

export type RemovalRefusal =
  | ActRefusal
  | {
      code: "removal-of-yourself" | "member-not-found" | "member-leaves" | "vote-about-this-open";
    }
  | { code: "removal-voted-lately"; values: { days: number }; until: Date };

/**
 * Whether a person may ask the circle to remove a member of a running cycle: any other active member, once in the days of the
 * pause for each member (D122); in the words of the SQL function member_may_ask_removal.
 */
export function mayOpenRemoval(question: RemovalQuestion): MayI<"ask", RemovalRefusal> {
  const { group, hasOpenVote, isExitAgreed, isMember, isOwn, now, pauseDays, pausedUntil, who } = question;
  const refused = actRefusal("open_removal_vote", who, group);
  if (refused) return mayNot(refused);
  if (isOwn) return mayNot({ code: "removal-of-yourself" });
  if (!isMember) return mayNot({ code: "member-not-found" });
  if (isExitAgreed) return mayNot({ code: "member-leaves" });
  if (hasOpenVote) return mayNot({ code: "vote-about-this-open" });
  return pausedUntil !== null && pausedUntil > now
    ? mayNot({ code: "removal-voted-lately", values: { days: pauseDays }, until: pausedUntil })
    : may("ask");
}

/**
 * Until when no other vote to remove the same member begins (D122, D128): the days of the pause after the last one opened,
 * and after it failed. Null where there was none.
 */
export function removalPause(
  last: { openedAt: Date; status: string; closedAt: Date | null } | undefined,
  days: number,
): Date | null {
  if (!last) return null;
  const from = last.status === "failed" && last.closedAt !== null ? last.closedAt : last.openedAt;
  return daysAfter(from, days);
}

/** A vote to remove a member that failed. */
export interface KeepingVote {
  openedAt: Date;
  closedAt: Date;
}

/** Whether the circle has voted lately that a member stays (D128). What was taken back decided nothing. */
export const isKept = (votes: readonly KeepingVote[], { days, now }: { days: number; now: Date }): boolean =>
  votes.some(({ closedAt }) => daysAfter(closedAt, days) > now);

/**
 * Whether the circle has lately kept a member although they owed too much already (D65). A vote that opened before that was
 * about something else: otherwise anybody could open one in time, and the pot would go out without an answer.
 * @param graceEnds when the grace of each contribution ended that the member owes now
 */
export const isKeptOwing = (
  votes: readonly KeepingVote[],
  { graceEnds, tooMany, ...lately }: { graceEnds: readonly Date[]; tooMany: number; days: number; now: Date },
): boolean =>
  isKept(
    votes.filter(({ openedAt }) => graceEnds.filter((end) => end <= openedAt).length >= tooMany),
    lately,
  );

export interface TurnQuestion {
  /** The contributions that the recipient of a round owes after their grace, in the cycle that runs (D61). */
  unpaid: number;
  /** From how many on the circle is asked. */
  tooMany: number;
  isMember: boolean;
  isExitAgreed: boolean;
  /** Who could vote: everybody but the recipient. */
  voters: number;
  /** The vote that was opened for this payout, if one was. */
  ownVote: "none" | "open" | "over";
  /** Somebody else has asked the circle to remove the member, and it is voting. */
  hasOpenVote: boolean;
  /** The circle has kept the member lately, although they owed too much then (see `isKeptOwing`). */
  isKeptOwing: boolean;
}

/**
 * What is done with the payout of somebody who owes contributions at their own turn (D65): `wait` for the circle's decision,
 * `ask` the circle and wait, or `go_on`. Where nobody else is left, or the circle has answered lately, it goes on.
 */
export function atOwnTurn(question: TurnQuestion): "wait" | "ask" | "go_on" {
  const { hasOpenVote, isExitAgreed, isMember, ownVote, tooMany, unpaid, voters } = question;
  if (!isMember || isExitAgreed || unpaid < tooMany || ownVote === "over") return "go_on";
  if (ownVote === "open" || hasOpenVote) return "wait";
  return voters === 0 || question.isKeptOwing ? "go_on" : "ask";
}
