import { CronExpressionParser } from "cron-parser";

/** Five fields of numbers, ranges, lists and steps, as Hasura reads them. */
const FIVE_FIELDS = /^\s*(?:[\d*,/-]+\s+){4}[\d*,/-]+\s*$/;

/** @throws Error when Hasura would not take the expression */
export function checkSchedule(expression: string): void {
  if (!FIVE_FIELDS.test(expression)) throw new Error(`"${expression}" is not a cron expression of five fields`);
  try {
    at(expression, new Date());
  } catch (error) {
    throw new Error(`"${expression}" is not a cron expression: ${(error as Error).message}`, { cause: error });
  }
}

/** The next ticks after an instant, in UTC. */
export function ticksAfter(expression: string, after: Date, count: number): Date[] {
  const schedule = at(expression, after);
  return Array.from({ length: count }, () => schedule.next().toDate());
}

/** The newest tick at an instant or before it. */
export function newestTick(expression: string, now: Date): Date {
  // `prev` answers the tick strictly before an instant.
  return at(expression, new Date(now.getTime() + 1))
    .prev()
    .toDate();
}

function at(expression: string, currentDate: Date): ReturnType<typeof CronExpressionParser.parse> {
  return CronExpressionParser.parse(expression, { currentDate, tz: "UTC" });
}
