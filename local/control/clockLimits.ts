const EARLIEST = Date.UTC(2020, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** A refused clock setting; the message says what is allowed. */
export class BadClock extends Error {}

/**
 * Checks a clock's offset from the machine's time: the instant has to be in the years 2020 to 2099, and not before the
 * one already reached, because what happened cannot be undone.
 * @param reachedMs the offset at this moment, milliseconds; without it the clock may go back
 * @returns the offset in whole milliseconds
 * @throws BadClock
 */
export function checkedOffset(offsetMs: number, reachedMs = -Infinity): number {
  const whole = Math.round(offsetMs);
  const instant = Date.now() + whole;
  if (!(instant >= EARLIEST && instant < LATEST)) throw new BadClock("the clock goes from 2020 to 2099");
  if (whole < reachedMs) throw new BadClock("the clock does not go back");
  return whole;
}
