import type { Draft } from "./draft.ts";

interface PreviewRound {
  due_date: string;
  payout_date: string;
}

/** How long a circle runs, and when its founder's turn may come. Days are `YYYY-MM-DD`. */
export interface Outlook {
  endsOn: string;
  /** From the first contribution to the last payout. */
  length: { unit: "weeks" | "months"; count: number };
  /** The first and the last payout day that may be mine; the same when it is certain. Null while I decide the order. */
  myTurn: { from: string; to: string } | null;
}

const msPerWeek = 7 * 86_400_000;

/** Reads the outlook off the server's provisional schedule, in its order; null for an empty one. */
export function outlookOf(
  schedule: readonly PreviewRound[],
  { frequency, payoutOrder }: Pick<Draft, "frequency" | "payoutOrder">,
): Outlook | null {
  const [first] = schedule;
  const last = schedule.at(-1);
  if (!first || !last) return null;
  const [from, to] = [new Date(first.due_date), new Date(last.payout_date)];
  const isInWeeks = frequency === "weekly" || frequency === "biweekly";
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const turns = {
    random: { from: first.payout_date, to: last.payout_date },
    // The founder is the first who joins.
    join_order: { from: first.payout_date, to: first.payout_date },
    manual: null,
  };
  return {
    endsOn: last.payout_date,
    length: isInWeeks
      ? { unit: "weeks", count: Math.round((to.getTime() - from.getTime()) / msPerWeek) }
      : { unit: "months", count: months },
    myTurn: turns[payoutOrder],
  };
}
