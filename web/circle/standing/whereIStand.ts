import type { ScheduledRound } from "../schedule/useSchedule.ts";
import type { GroupStatus } from "../groupWords.ts";
import type { Standing } from "./useStandings.ts";

/** The sentences a member's page can begin with; keys of the texts under `stand`. */
export type StandKey =
  | "owed"
  | "payBy"
  | "payToday"
  | "payFrom"
  | "grace"
  | "late"
  | "lateAllowed"
  | "processing"
  | "receiving"
  | "receivingWhenPaid"
  | "paidTurnAhead"
  | "paidNextDue"
  | "paidAll"
  | "startsOn"
  | "waitingToStart"
  | "completed"
  | "completedAll"
  | "closed";

/** One sentence with at most one amount and one date. */
export interface Stand {
  key: StandKey;
  /** Minor units. */
  cents?: number;
  /** Calendar day. */
  day?: string;
  round?: number;
  count?: number;
}

export interface StandFacts {
  status: GroupStatus;
  startDate: string | null;
  /** What the pot brings its recipient in cash, minor units. */
  cashPayout: number;
  /** A payer of this round has let the due date pass. */
  isSomebodyLate: boolean;
  standings: readonly Standing[];
  /** What I still owe from rounds that are over, oldest first; a payment on its way among them. */
  debts: readonly Standing[];
  schedule: readonly ScheduledRound[];
}

/** What a round brings its recipient by the schedule, which may be less than the whole pot (D34). */
const cashOf = ({ round }: Standing, { schedule, cashPayout }: StandFacts): number =>
  schedule.find((row) => row.round === round)?.cashAmount ?? cashPayout;

/** After this round is settled for me: my turn if it is still ahead, else my next due date. */
function afterThisRound(current: Standing, facts: StandFacts): Stand {
  const { standings } = facts;
  const mine = standings.find((standing) => standing.isRecipient);
  if (mine && mine.round > current.round) {
    return {
      key: "paidTurnAhead",
      cents: cashOf(mine, facts),
      day: mine.payoutDate,
      round: mine.round,
    };
  }
  const next = standings.find((standing) => standing.round > current.round && !standing.isRecipient);
  return next ? { key: "paidNextDue", cents: next.amount, day: next.dueDate } : { key: "paidAll" };
}

function inRound(current: Standing, facts: StandFacts): Stand {
  const { amount: cents, dueDate, graceEndDate } = current;
  switch (current.state) {
    case "receiving":
      return facts.isSomebodyLate
        ? { key: "receivingWhenPaid", cents: cashOf(current, facts) }
        : { key: "receiving", cents: cashOf(current, facts), day: current.payoutDate };
    case "paid":
      return afterThisRound(current, facts);
    case "processing":
      return { key: "processing", cents };
    case "due_today":
      return { key: "payToday", cents };
    case "grace":
      return { key: "grace", cents, day: graceEndDate };
    case "late_allowed":
      return { key: "lateAllowed", cents, day: dueDate };
    case "expired":
      return { key: "late", cents, day: dueDate };
    case "too_early":
      return { key: "payFrom", cents, day: dueDate };
    case "early":
      return { key: "payBy", cents, day: dueDate };
  }
}

function afterTheLastRound(facts: StandFacts): Stand {
  const mine = facts.standings.find((standing) => standing.isRecipient);
  return mine ? { key: "completed", cents: cashOf(mine, facts) } : { key: "completedAll" };
}

/** What is open from rounds that are over, in all and since when; null when nothing is, or all of it is on its way. */
function fromBefore({ debts }: StandFacts): Stand | null {
  const open = debts.filter(({ state }) => state !== "processing");
  const [oldest] = open;
  return oldest ? { key: "owed", cents: sumOf(open), day: oldest.dueDate } : null;
}

const sumOf = (owed: readonly Standing[]): number => owed.reduce((sum, { amount }) => sum + amount, 0);

/** What a member needs to know first: whoever owes reads that before anything else, also after the end. */
export function whereIStand(facts: StandFacts): Stand {
  const owed = fromBefore(facts);
  if (owed) return owed;
  if (facts.status === "completed") return afterTheLastRound(facts);
  if (facts.status === "closed" || facts.status === "inactive") return { key: "closed" };
  const current = facts.standings.find((standing) => standing.isCurrent);
  if (facts.status === "started" && current) return inRound(current, facts);
  const first = facts.schedule[0]?.dueDate ?? facts.startDate;
  return first ? { key: "startsOn", day: first } : { key: "waitingToStart" };
}
