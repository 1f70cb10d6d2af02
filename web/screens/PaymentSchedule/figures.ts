import type { Entry } from "./entries.ts";

/** An amount of one currency, minor units. */
export interface Sum {
  currency: string;
  cents: number;
}

/** What stands on top of the schedule. Each currency is its own sum, because nobody changes money here. */
export interface Figures {
  /** To pay until the end of this month, without what is overdue. */
  dueThisMonth: Sum[];
  overdue: Sum[];
  /** My payout that comes next; undefined where none is ahead. */
  nextPayout: Entry | undefined;
}

function sumsOf(entries: readonly Entry[]): Sum[] {
  const sums = new Map<string, number>();
  for (const { cents, circle } of entries) sums.set(circle.currency, (sums.get(circle.currency) ?? 0) + cents);
  return [...sums].map(([currency, cents]) => ({ currency, cents }));
}

/** @param today the reader's day on the product's clock, `YYYY-MM-DD` */
export const figuresOf = (entries: readonly Entry[], today: string): Figures => ({
  dueThisMonth: sumsOf(entries.filter(({ day, state }) => state === "toPay" && day.slice(0, 7) === today.slice(0, 7))),
  overdue: sumsOf(entries.filter(({ state }) => state === "overdue")),
  nextPayout: entries.find(({ state }) => state === "toReceive"),
});
