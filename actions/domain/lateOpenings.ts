import { addDays, hoursAfter, localDate, startOfDay } from "./cycle.ts";

/** What can open a round after its grace (D59), in the words of the SQL functions is_open_late and open_late_until. */
export interface LateOpenings {
  /** The cycle is over: what is owed from it can be paid for good. */
  isCycleOver: boolean;
  /** Its payment went back by a lost dispute or a refund of the whole, so it may be made up for at any time (D40, D279). */
  isTakenBack: boolean;
  /** The latest instant to which the admin has allowed it. */
  allowedUntil: Date | null;
  /** From when the admin's silence opens it for good: the member has asked, and nobody has answered. */
  silentFrom: Date | null;
}

/** Whether it can be paid without an end. */
export const isOpenForGood = ({ isCycleOver, isTakenBack, silentFrom }: LateOpenings, now: Date): boolean =>
  isCycleOver || isTakenBack || (silentFrom !== null && silentFrom <= now);

/** Whether a round can be paid after its grace (D59). */
export function isOpenLate(openings: LateOpenings, now: Date): boolean {
  return isOpenForGood(openings, now) || (openings.allowedUntil !== null && openings.allowedUntil > now);
}

/** When a round that is open late locks again; null where it is locked, or open for good. */
export function openLateUntil(openings: LateOpenings, now: Date): Date | null {
  return isOpenLate(openings, now) && !isOpenForGood(openings, now) ? openings.allowedUntil : null;
}

/** The end of an allowance that is given now: it holds through that many calendar days after today, as the grace does. */
export function allowanceEnd(now: Date, { days, timeZone }: { days: number; timeZone: string }): Date {
  return startOfDay(addDays(localDate(now, timeZone), days + 1), timeZone);
}

/** The last calendar day of an allowance that ends at this instant. */
export const lastDayBefore = (end: Date, timeZone: string): string => localDate(new Date(end.getTime() - 1), timeZone);

/** From when an admin's silence counts as leave, for a member who asks now. */
export const silenceCounts = (now: Date, hours: number): Date => hoursAfter(now, hours);
