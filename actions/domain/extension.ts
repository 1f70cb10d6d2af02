import type { ContributionState } from "./contribution.ts";
import { addDays, localDate, startOfDay } from "./cycle.ts";
import { actRefusal, type ActRefusal, type GroupMoment, type Standing } from "./groupActs.ts";
import { type MayI, may, mayNot } from "./mayI.ts";

/**
 * More days for one member and one round (D122, D123, D127). Graces end with a day of the group's zone, so they move by whole
 * days, as in a freeze (D263): what is moved leaves no less time than the rule says.
 */

const HOURS_OF_DAY = 24;
const DAY_MS = HOURS_OF_DAY * 3_600_000;

/** By how many days the grace moves when a vote on it opens, since its clock stands still; not where it had ended (D123). */
export const daysHeld = (graceEndsAt: Date, { hours, openedAt }: { openedAt: Date; hours: number }): number =>
  graceEndsAt > openedAt ? Math.ceil(hours / HOURS_OF_DAY) : 0;

/** The end of a grace that moves by whole days of the group's zone. */
export const movedGrace = (graceEndsAt: Date, days: number, timeZone: string): Date =>
  startOfDay(addDays(lastDayOf(graceEndsAt, timeZone), days + 1), timeZone);

/**
 * The end of the grace when the vote on it ends without an extension: the clock goes on with no less time than was left when
 * the vote opened. What the vote did not need of the days that were held is given back in whole days.
 * @param graceEndsAt as it was moved when the vote opened
 */
export function graceGoingOn({
  expiresAt,
  graceEndsAt,
  heldDays,
  now,
  timeZone,
}: {
  graceEndsAt: Date;
  heldDays: number;
  /** The end of the vote's time. */
  expiresAt: Date;
  now: Date;
  timeZone: string;
}): Date {
  const unused = Math.floor(Math.max(0, expiresAt.getTime() - now.getTime()) / DAY_MS);
  const back = Math.min(unused, heldDays);
  return back === 0 ? graceEndsAt : movedGrace(graceEndsAt, -back, timeZone);
}

/**
 * The end of the grace after an approved extension: that many more days from the later of now and the old end (D127),
 * through the end of the last one.
 * @param oldEnd the end before the vote opened
 */
export function extendedGrace({
  days,
  now,
  oldEnd,
  timeZone,
}: {
  oldEnd: Date;
  now: Date;
  days: number;
  timeZone: string;
}): Date {
  const from = oldEnd > now ? lastDayOf(oldEnd, timeZone) : localDate(now, timeZone);
  return startOfDay(addDays(from, days + 1), timeZone);
}

/** The last calendar day before an instant that ends one. */
const lastDayOf = (end: Date, timeZone: string): string => localDate(new Date(end.getTime() - 1), timeZone);

export interface ExtensionQuestion {
  who: Standing;
  group: GroupMoment;
  /** The person asks for their own contribution. */
  isOwn: boolean;
  /** The one whose contribution it is has a seat: with leaving, votes end (D116). */
  isMember: boolean;
  /** The round is of the cycle that runs, and asked for. */
  isAsked: boolean;
  state: ContributionState;
  /** The circle has voted on this member and round before, or does so now. */
  vote: "none" | "open" | "over";
  /** Who could vote: everybody but the one it is about. */
  voters: number;
}

export type ExtensionRefusal =
  | ActRefusal
  | {
      code:
        | "member-not-found"
        | "nothing-to-extend"
        | "vote-about-this-open"
        | "extension-voted-before"
        | "nobody-to-vote";
    };

/**
 * Whether a person may ask the circle for more days: the member concerned or the admin, for what is unpaid past its due date,
 * once for each member and round (D122, D127); in the words of the SQL function may_ask_extension.
 */
export function mayOpenExtension(question: ExtensionQuestion): MayI<"ask", ExtensionRefusal> {
  const { group, isAsked, isMember, isOwn, state, vote, voters, who } = question;
  const refused = actRefusal("open_extend_grace_vote", who, group);
  if (refused) return mayNot(refused);
  if (!isOwn && who !== "admin") return mayNot({ code: "not-allowed" });
  if (!isMember) return mayNot({ code: "member-not-found" });
  if (!isAsked || (state !== "grace" && state !== "expired")) return mayNot({ code: "nothing-to-extend" });
  if (vote === "open") return mayNot({ code: "vote-about-this-open" });
  if (vote === "over") return mayNot({ code: "extension-voted-before" });
  return voters === 0 ? mayNot({ code: "nobody-to-vote" }) : may("ask");
}
