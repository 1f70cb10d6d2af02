import { daysAfter } from "./cycle.ts";
import { actRefusal, type ActRefusal, type GroupMoment, type Standing } from "./groupActs.ts";
import type { JoinMethod } from "./groupRules.ts";
import { type MayI, may, mayNot } from "./mayI.ts";

/** What decides whether a person may be in one more group. */
export interface Applicant {
  isVerified: boolean;
  /** Owes a contribution after its grace (D61). */
  isInArrears: boolean;
  /** Their bank wants a contribution back, or has taken one, and that is not settled (D40, D281). */
  isDisputing: boolean;
  /** Active memberships that count (D3). */
  groups: number;
  /** Of the person's plan; null means unlimited. */
  groupLimit: number | null;
}

export type ApplicantRefusal =
  | { code: "identity-required" | "in-arrears" | "payment-disputed" }
  | { code: "free-plan-limit"; values: { count: number } };

/** Why a person may not be in one more group (D3, D62, D281), or null. */
export function applicantRefusal(person: Applicant): ApplicantRefusal | null {
  const { groups, groupLimit, isDisputing, isInArrears, isVerified } = person;
  if (!isVerified) return { code: "identity-required" };
  if (isInArrears) return { code: "in-arrears" };
  if (isDisputing) return { code: "payment-disputed" };
  if (groupLimit !== null && groups >= groupLimit) return { code: "free-plan-limit", values: { count: groupLimit } };
  return null;
}

export interface Seats {
  members: number;
  memberLimit: number;
  /** People who have a better right to the next free seats: they wait for one, and before whoever asks (D92). */
  held: number;
  /** A group in a currency that was switched off admits nobody (D264). */
  isCurrencyOn: boolean;
}

/** Why nobody can be added to a group now (D92, D111, D120, D264), or null. */
export function seatRefusal({
  held,
  isCurrencyOn,
  members,
  memberLimit,
}: Seats): { code: "group-closed" | "group-full" } | null {
  if (!isCurrencyOn) return { code: "group-closed" };
  return members + held >= memberLimit ? { code: "group-full" } : null;
}

/** Seats that whoever comes first may take. */
export const freeSeats = ({ held, memberLimit, members }: Seats): number => Math.max(0, memberLimit - members - held);

/** A signed-in person who looks at a group. */
export interface Newcomer extends Applicant {
  who: Standing;
  hasPendingRequest: boolean;
  /** Has an invitation that is open, to an address they have proved (D109, D110). */
  isInvited: boolean;
  /** The join link by which they came here: it is open or has ended; null for who came without one (D112). */
  link: "open" | "ended" | null;
  /** On the group's waiting list, counted from 1; null for who is not on it (D92). */
  place: number | null;
  /** A member has an alias that looks the same: members are told apart by it. */
  isAliasTaken: boolean;
  /** When their last request was declined, if one was. */
  declinedAt: Date | null;
  /** When the admin removed them last; null for who never was, and for whom the admin invites back. */
  removedAt: Date | null;
}

export interface JoinQuestion {
  group: GroupMoment & Seats & { joinMethod: JoinMethod };
  /** The most people on a waiting list (D92). */
  waitingMax: number;
  /** Null when nobody is signed in. */
  person: Newcomer | null;
  /** The pause after a declined request, and after a removal, in days (D114, D119). */
  askAgainDays: number;
  now: Date;
}

export type JoinRefusal =
  | ActRefusal
  | ApplicantRefusal
  | {
      code:
        | "not-signed-in"
        | "already-member"
        | "request-pending"
        | "invite-only"
        | "join-link-ended"
        | "group-full"
        | "alias-taken";
    }
  | { code: "on-waiting-list"; values: { place: number } }
  | { code: "ask-again-later"; values: { days: number }; until: Date }
  | RemovalRefusal;

export interface RemovalRefusal {
  code: "removed-lately";
  values: { days: number };
  until: Date;
}

/** What a button does for somebody who looks at a group: `wait` and `leave_list` are about its waiting list (D92). */
export type JoinAct = "accept" | "join" | "request" | "wait" | "leave_list";

/** Why a visitor may not join: a group that takes nobody says so at once, and any other asks them to sign in (D105, D236). */
function visitorRefusal(group: JoinQuestion["group"]): JoinRefusal {
  const shut = actRefusal("join_group", "stranger", group);
  if (shut) return shut;
  return group.isCurrencyOn ? { code: "not-signed-in" } : { code: "group-closed" };
}

/**
 * Whether somebody may join a group now: on an invitation, at once, or by asking its admin (D62, D104, D111, D112, D119),
 * in the words of the SQL function group_may_join: tests hold both against each other. A group without a seat for them
 * may have a place on its waiting list (D92).
 */
export function mayJoin(question: JoinQuestion): MayI<JoinAct, JoinRefusal> {
  const { askAgainDays, group, now, person } = question;
  if (!person) return mayNot(visitorRefusal(group));
  if (person.who === "admin" || person.who === "member") return mayNot({ code: "already-member" });
  if (person.hasPendingRequest && !person.isInvited) return mayNot({ code: "request-pending" });
  const shut = actRefusal("join_group", person.who, group) ?? doorRefusal(group, person);
  if (shut) return mayNot(shut);
  const removed = removalRefusal(person.removedAt, { days: askAgainDays, now });
  if (removed) return mayNot(removed);
  const noSeat = seatRefusal(group);
  if (noSeat) return noSeat.code === "group-full" ? withoutSeat(question, person) : mayNot(noSeat);
  const refused = applicantRefusal(person);
  if (refused) return mayNot(refused);
  // Nobody else is told beforehand whose name is in the group: they could try names out (D119).
  if (person.isInvited) return person.isAliasTaken ? mayNot({ code: "alias-taken" }) : may("accept");
  if (group.joinMethod !== "request_to_join") return may("join");
  const until = mayAskAgainAt(person.declinedAt, askAgainDays);
  return until && until > now
    ? mayNot({ code: "ask-again-later", values: { days: askAgainDays }, until })
    : may("request");
}

function doorRefusal(
  { joinMethod }: JoinQuestion["group"],
  { isInvited, link }: Newcomer,
): { code: "invite-only" | "join-link-ended" } | null {
  if (joinMethod !== "invite_only" || isInvited || link === "open") return null;
  return { code: link === "ended" ? "join-link-ended" : "invite-only" };
}

/** Whoever was removed stays out for the pause of a declined request, whichever way they come (D114, D119). */
export function removalRefusal(
  removedAt: Date | null,
  { days, now }: { days: number; now: Date },
): RemovalRefusal | null {
  const until = mayAskAgainAt(removedAt, days);
  return until && until > now ? { code: "removed-lately", values: { days }, until } : null;
}

/** A private group has no waiting list: an invitation stays open meanwhile (D111), and nobody else may know of it. */
function withoutSeat({ group, waitingMax }: JoinQuestion, { place }: Newcomer): MayI<JoinAct, JoinRefusal> {
  if (place !== null) return { ...mayNot({ code: "on-waiting-list", values: { place } } as const), act: "leave_list" };
  const full = mayNot({ code: "group-full" } as const);
  return group.isPublic && group.held < waitingMax ? { ...full, act: "wait" } : full;
}

/** From when a person may ask again who was sent away at `sentAwayAt`, after a pause of whole days (D119). */
function mayAskAgainAt(sentAwayAt: Date | null, days: number): Date | null {
  return sentAwayAt && daysAfter(sentAwayAt, days);
}

export type FoundRefusal =
  | Exclude<ApplicantRefusal, { code: "identity-required" | "in-arrears" | "payment-disputed" }>
  | { code: "identity-required-to-create" | "in-arrears" | "payment-disputed" };

/** Whether a person may found a group (D3, D62), in the words of the SQL function user_may_found. */
export function mayFound(person: Applicant): MayI<"found", FoundRefusal> {
  const refused = applicantRefusal(person);
  if (!refused) return may("found");
  if (refused.code === "free-plan-limit") return mayNot(refused);
  return mayNot({ code: refused.code === "identity-required" ? "identity-required-to-create" : refused.code });
}
