import type { GroupStatus } from "../groupWords.ts";
import type { PayoutWait } from "../schedule/payoutWait.ts";
import type { ScheduledRound } from "../schedule/scheduledRound.ts";
import { asksOfMe, type AskFacts } from "./asksOfMe.ts";
import { missingToMe, type MissingFacts } from "./missingToMe.ts";
import type { Named } from "../debts/openContribution.ts";
import type { Stand } from "./stand.ts";
import { isMemberBy, readMayI } from "../../lib/mayI.ts";
import { required } from "../../lib/required.ts";
import type { Standing } from "./standing.ts";

export interface StandFacts extends MissingFacts, Pick<AskFacts, "debts" | "isFrozen"> {
  status: GroupStatus;
  startDate: string | null;
  /** The circle could not start on it (D75). */
  isStartMissed: boolean;
  /** What the pot brings its recipient in cash, minor units. */
  cashPayout: number;
  /** How many people wait for my word as admin. */
  requests: number;
  /** How many people ask me as admin to pay late. */
  lateRequests: number;
  /** How many people ask me as admin to be let out. */
  leaveRequests: number;
  /** The server lets the reader invite people now (D107). */
  canInvite: boolean;
  /** Who has let the due date of this round pass. */
  late: readonly Named[];
  /** What the payouts that have not gone out wait for, by round. */
  waits: ReadonlyMap<number, PayoutWait>;
  /** My rounds of the current cycle, first round first. */
  standings: readonly Standing[];
}

/** What a round brings its recipient by the schedule, which may be less than the whole pot (D34). */
const cashOf = (
  { round }: { round: number },
  { schedule, cashPayout }: Pick<ComingFacts, "cashPayout" | "schedule">,
): number => schedule.find((row) => row.round === round)?.cashAmount ?? cashPayout;

export interface ComingFacts {
  isFrozen: boolean;
  cashPayout: number;
  /** What has come of the pot so far, minor units, where that is told. */
  came?: number | undefined;
  late: readonly Named[];
  /** What the payout waits for, by the server's word. */
  wait: PayoutWait | undefined;
  schedule: readonly Pick<ScheduledRound, "round" | "cashAmount">[];
}

/** What the pot of my own round, which is the one at hand, brings me and when. */
export function comingToMe(mine: Pick<Standing, "payoutDate" | "round">, facts: ComingFacts): Stand {
  const cents = cashOf(mine, facts);
  if (facts.isFrozen) return { key: "frozenReceiving", cents };
  const { late, wait } = facts;
  if (wait?.reason === "coming") return { key: "receivingComing", cents, day: wait.day };
  if (wait?.reason === "given_back") return { key: "receivingChecked", cents, day: wait.day };
  if (wait?.reason === "vote") return { key: "receivingVoted", cents, day: wait.day };
  return late.length > 0
    ? { key: "receivingWhenPaid", cents, people: late }
    : { key: "receiving", cents, day: mine.payoutDate, ...(facts.came !== undefined && { came: facts.came }) };
}

/** After this round is settled for me: my turn if it is still ahead, else my next due date. */
function afterThisRound(current: Standing, facts: StandFacts): Stand[] {
  const { debts, isFrozen, standings } = facts;
  if (isFrozen) return [{ key: "frozen" }];
  // Nothing says "paid" to a person who owes an earlier round, or whom nobody asks in this one (D115).
  const hasDebts = debts.length > 0;
  const isUnpaid = hasDebts || current.state === "waived";
  const mine = standings.find((standing) => standing.isRecipient);
  if (mine && mine.round > current.round) {
    const turn = { cents: cashOf(mine, facts), day: mine.payoutDate, round: mine.round };
    return [{ key: isUnpaid ? "turnAhead" : "paidTurnAhead", ...turn }];
  }
  const ahead = standings.filter(({ isOwed, round }) => isOwed && round > current.round);
  const next = ahead.find(({ state }) => state !== "processing");
  if (next) return [{ key: isUnpaid ? "nextDue" : "paidNextDue", cents: next.amount, day: next.dueDate }];
  const [coming] = ahead;
  if (coming) return [{ key: "processing", cents: coming.amount, day: coming.dueDate }];
  return hasDebts ? [] : [{ key: "paidAll" }];
}

function afterTheLastRound(facts: StandFacts): Stand {
  const mine = facts.standings.find((standing) => standing.isRecipient);
  // What came of a payout that is short is told with what is missing.
  const isShort = facts.owedToMe.some(({ isOfEarlierCycle }) => !isOfEarlierCycle);
  const cents = mine ? cashOf(mine, facts) : 0;
  // Whose round brought nothing reads of no payout of 0.00.
  return cents > 0 && !isShort ? { key: "completed", cents } : { key: "completedAll" };
}

/** What else there is to say, when the round at hand asks nothing of me. */
function otherwise(facts: StandFacts): Stand[] {
  const { isFrozen, isStartMissed, schedule, standings, startDate, status } = facts;
  if (status === "completed") return [afterTheLastRound(facts)];
  if (status === "closed" || status === "inactive") return [{ key: "closed" }];
  const current = standings.find((standing) => standing.isCurrent);
  if (status === "started" && current)
    return current.state === "receiving"
      ? [comingToMe(current, { ...facts, wait: facts.waits.get(current.round) })]
      : afterThisRound(current, facts);
  if (isFrozen) return [{ key: "frozen" }];
  const first = schedule[0]?.dueDate ?? startDate;
  const invite: Pick<Stand, "act"> = facts.canInvite ? { act: "invite" } : {};
  if (!first) return [{ key: "waitingToStart", ...invite }];
  return [{ key: isStartMissed ? "startMissed" : "startsOn", day: first, ...invite }];
}

/**
 * What a circle owes or asks a person who is not, or no longer, a member: debts outlast the membership, and so does what is
 * due in a running circle from who has received the pot (D116).
 */
const openToMe = (facts: MissingFacts & AskFacts): Stand[] => [...asksOfMe(facts), ...missingToMe(facts)];

/**
 * Where a member stands, the first sentence first: whoever owes or waits reads that before anything else, also after the
 * end.
 */
export function whereIStand(facts: StandFacts): Stand[] {
  const { debts, isFrozen, standings, status } = facts;
  const current = status === "started" ? standings.find((standing) => standing.isCurrent) : undefined;
  const asks = asksOfMe({ debts, current, isFrozen });
  const isAsked = current !== undefined && asksOfMe({ debts: [], current, isFrozen }).length > 0;
  return [...asks, ...waitsForMe(facts), ...missingToMe(facts), ...(isAsked ? [] : otherwise(facts))];
}

/** Who waits for my word as admin: to pay late, to leave, to join. Silence decides the first two. */
export function waitsForMe({
  lateRequests,
  leaveRequests,
  requests,
}: Pick<StandFacts, "lateRequests" | "leaveRequests" | "requests">): Stand[] {
  return [
    ...(lateRequests > 0 ? [{ key: "approveLate", act: "allowLate", count: lateRequests } as const] : []),
    ...(leaveRequests > 0 ? [{ key: "approveLeave", act: "answerLeave", count: leaveRequests } as const] : []),
    ...(requests > 0 ? [{ key: "approve", act: "approve", count: requests } as const] : []),
  ];
}

/** How many people ask to pay late; one may ask for several rounds. */
export const countAskers = (rows: readonly { readonly user_id?: string | null | undefined }[]): number =>
  new Set(rows.map(({ user_id }) => user_id)).size;

/** The group's own fields that decide where a reader stands. */
export interface StandGroup {
  cash_payout?: number | null | undefined;
  frozen_at?: string | null | undefined;
  is_start_missed?: boolean | null | undefined;
  may_invite?: unknown;
  may_join?: unknown;
  start_date?: string | null | undefined;
  status: GroupStatus;
  waiting_late_requests: readonly { readonly user_id?: string | null | undefined }[];
  waiting_leave_requests: readonly { readonly requests?: number | null | undefined }[];
  waiting_requests: readonly { readonly requests?: number | null | undefined }[];
}

/** Where the reader of a page stands, first sentence first; a stranger to the circle gets none. */
export function standsOf(
  group: StandGroup,
  rows: Pick<StandFacts, "debts" | "late" | "owedToMe" | "schedule" | "standings" | "waits">,
): Stand[] {
  if (!isMemberBy(group.may_join))
    return openToMe({
      ...rows,
      current: group.status === "started" ? rows.standings.find(({ isCurrent }) => isCurrent) : undefined,
      isFrozen: group.frozen_at != null,
    });
  return whereIStand({
    ...rows,
    status: group.status,
    startDate: group.start_date ?? null,
    isStartMissed: required(group.is_start_missed, "groups.is_start_missed"),
    cashPayout: required(group.cash_payout, "groups.cash_payout"),
    isFrozen: group.frozen_at != null,
    requests: group.waiting_requests[0]?.requests ?? 0,
    lateRequests: countAskers(group.waiting_late_requests),
    leaveRequests: group.waiting_leave_requests[0]?.requests ?? 0,
    canInvite: readMayI(group.may_invite).allowed,
  });
}
