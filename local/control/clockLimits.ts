const EARLIEST = Date.UTC(2020, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** What a clock may not be set to; the message says what may be. */
export class BadClock extends Error {}

/**
 * An offset from the machine's time that the product can live with: an instant of the years 2020 to 2099, and not before
 * the one that it has reached, because what has happened cannot be taken back.
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
