import type { ContributionState } from "../../circle/standing/standing.ts";
import { dayIn } from "../../lib/dates.ts";

/** Where a date of mine stands; keys of the texts under `state`, in the order of the filter. */
export const entryStates = ["overdue", "toPay", "onItsWay", "paid", "toReceive", "received"] as const;
export type EntryState = (typeof entryStates)[number];

/** A circle as a date of mine names it. */
export interface EntryCircle {
  groupId: string;
  name: string;
  path: string;
  currency: string;
  /** Cash of one payout, minor units. */
  cashPayout: number;
  isRunning: boolean;
  isFrozen: boolean;
  /** Its own, which decides which day it is there (D55). */
  timeZone: string;
}

/** My place in one round, as it is read. Amounts in minor units, days as `YYYY-MM-DD`. */
export interface RoundRow {
  circle: EntryCircle;
  cycle: number;
  round: number;
  amount: number;
  /** What my own settlement round brings back; null where it is none (D115). */
  comesBack: number | null;
  dueDate: string;
  payoutDate: string;
  isOwed: boolean;
  isRecipient: boolean;
  state: ContributionState;
  /** Whom the round pays. */
  recipient: string;
  mayPay: boolean;
  /** What the released payout brought me; null while it is not released. */
  received: number | null;
}

/** One date of mine: a contribution to a round, or the payout of my own. */
export interface Entry {
  id: string;
  circle: EntryCircle;
  state: EntryState;
  day: string;
  /** Minor units. */
  cents: number;
  round: number;
  /** Whom a contribution is for; null for a payout of mine. */
  recipient: string | null;
  mayPay: boolean;
  /** Open, in a circle that stands still (D263). */
  isFrozen: boolean;
  /** A payout whose day has passed: its circle's page says what it waits for (D33). */
  isWaiting: boolean;
}

const payState = ({ isOwed, state }: RoundRow): EntryState | null => {
  if (state === "paid") return "paid";
  if (!isOwed) return null;
  if (state === "processing") return "onItsWay";
  return state === "grace" || state === "expired" || state === "late_allowed" ? "overdue" : "toPay";
};

function entryOf(row: RoundRow, now: Date): Entry | null {
  const { circle, comesBack, cycle, received, round } = row;
  const state = row.isRecipient ? (received === null ? "toReceive" : "received") : payState(row);
  // Nothing is asked and nothing comes: a circle that was closed, or a round that is not mine any more.
  if (state === null || (state === "toReceive" && (!circle.isRunning || comesBack === 0))) return null;
  return {
    id: `${circle.groupId} ${cycle} ${round}`,
    circle,
    state,
    round,
    day: row.isRecipient ? row.payoutDate : row.dueDate,
    cents: row.isRecipient ? (received ?? comesBack ?? circle.cashPayout) : row.amount,
    recipient: row.isRecipient ? null : row.recipient,
    mayPay: row.mayPay,
    isFrozen: circle.isFrozen && state !== "paid" && state !== "received",
    isWaiting: state === "toReceive" && row.payoutDate < dayIn(circle.timeZone, now.toISOString()),
  };
}

/**
 * All my due dates and payouts, by days (D100).
 * @param now of the product's clock
 */
export const entriesOf = (rows: readonly RoundRow[], now: Date): Entry[] =>
  rows
    .flatMap((row) => entryOf(row, now) ?? [])
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.circle.name.localeCompare(b.circle.name));

/** Whether something is still to happen on it. */
export const isOpen = ({ state }: Entry): boolean => state !== "paid" && state !== "received";

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** What the list leaves out until it is asked for, so that it begins with what is to pay: what is over since before today. */
export const isEarlier = (entry: Entry, today: string): boolean => !isOpen(entry) && entry.day < today;
