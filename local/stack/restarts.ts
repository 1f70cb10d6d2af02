/** How long to wait before each start of a program that ended within the last minute, milliseconds. */
const PAUSES_MS = [100, 300, 1_000, 2_000, 4_000];
const WITHIN_MS = 60_000;

/** The most restarts: five a minute, with growing pauses. */
export const MOST_RESTARTS = PAUSES_MS.length;

/** Remembers the ends of one program, and says whether it is started again. */
export class Restarts {
  #ends: number[] = [];

  /**
   * @param now milliseconds of any clock that only goes forward
   * @returns milliseconds to wait before the next start; undefined if it ended too often
   */
  pauseMs(now: number): number | undefined {
    this.#ends = [...this.#ends.filter((end) => now - end < WITHIN_MS), now];
    return PAUSES_MS[this.#ends.length - 1];
  }
}
