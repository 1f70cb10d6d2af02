import type { Named } from "../debts/openContribution.ts";

/** The sentences in which a person can stand to a circle; keys of the texts under `stand`. */
export type StandKey =
  // What is asked of me.
  | "owed"
  | "owedComing"
  | "payBy"
  | "payToday"
  | "payFrom"
  | "grace"
  | "late"
  | "lateAllowed"
  | "processing"
  | "frozenDue"
  // Who waits for my word as admin.
  | "approve"
  | "approveLate"
  | "approveLeave"
  // What is missing from a payout of mine.
  | "short"
  | "shortAll"
  | "shortWaiting"
  | "shortBefore"
  | "shortComing"
  // What comes to me.
  | "receiving"
  | "receivingWhenPaid"
  | "receivingComing"
  | "receivingChecked"
  | "receivingVoted"
  | "frozenReceiving"
  // What is ahead once the round at hand is settled; the second of each for a person who still owes an earlier one.
  | "paidTurnAhead"
  | "turnAhead"
  | "paidNextDue"
  | "nextDue"
  | "paidAll"
  // The circle's own state.
  | "startsOn"
  | "startMissed"
  | "waitingToStart"
  | "completed"
  | "completedAll"
  | "closed"
  | "frozen";

/** What a sentence leads to: its button. */
export type StandAct = "pay" | "askLate" | "allowLate" | "answerLeave" | "approve" | "invite";

/** One sentence. */
export interface Stand {
  key: StandKey;
  /** What the reader may do about it now. */
  act?: StandAct;
  /** How many people it is about, where they are not named. */
  count?: number;
  /** Minor units. */
  cents?: number;
  /** What has come of a payout, minor units. */
  came?: number;
  /** Calendar day. */
  day?: string;
  /** When a locked round opens by itself, since the admin was asked. An instant. */
  opensAt?: string;
  round?: number;
  /** Whom it is about: to whom I owe, or who owes me. */
  people?: readonly Named[];
}

const askKeys: ReadonlySet<StandKey> = new Set([
  "owed",
  "owedComing",
  "payBy",
  "payToday",
  "payFrom",
  "grace",
  "late",
  "lateAllowed",
  "processing",
  "frozenDue",
]);

/** Whether a sentence is about what I have to pay, or have paid and is still on its way. */
export const isAsk = ({ key }: Stand): boolean => askKeys.has(key);

const lateKeys: ReadonlySet<StandKey> = new Set([
  "owed",
  "late",
  "lateAllowed",
  "short",
  "shortAll",
  "shortWaiting",
  "shortBefore",
]);

/** Whether a sentence is about money that is late, mine or somebody else's. */
export const isLate = ({ key }: Stand): boolean => lateKeys.has(key);

/** Whether its day has passed, in the grace too, which is not late yet (D61). */
export const isOverdue = (stand: Stand): boolean => isLate(stand) || stand.key === "grace";

/** What is told first: what is overdue, what is due, who waits for my word, what only waits. */
const urgency: Partial<Record<StandKey, number>> = {
  owed: 0,
  late: 0,
  lateAllowed: 0,
  grace: 1,
  payToday: 2,
  payBy: 3,
  approve: 4,
  approveLate: 4,
  approveLeave: 4,
  payFrom: 5,
  frozenDue: 6,
  shortBefore: 0,
  receivingWhenPaid: 1,
  receivingComing: 1,
  receivingChecked: 1,
  receivingVoted: 1,
  receiving: 1,
  frozenReceiving: 2,
  turnAhead: 3,
  shortComing: 4,
};

/** The lower the number, the earlier it is told. */
export const urgencyOf = ({ key }: Stand): number => urgency[key] ?? 9;
