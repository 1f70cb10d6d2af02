import { TAIL } from "./tail.ts";

/** How many numbers a live query may lie behind: each comes along whenever something happens. */
const FAR = 6;
/**
 * How many numbers it may lie behind in its first milliseconds. Each new query counts as a request: asked anew every six
 * numbers, a room where fifty talk (D295) would use up the requests of a person's minute (D247).
 */
const FAR_AT_FIRST = TAIL;
const AT_FIRST_MS = 3000;

/**
 * Above which number the live query of an open conversation asks. It is asked anew once much has happened, so that it looks
 * at no more than its numbers, however long the conversation is and however long somebody looks at it.
 */
export class AskedTail {
  #above: number;
  #askedAtMs = -Infinity;

  /** @param known the last number that the reader knows before the first question */
  constructor(known: number) {
    this.#above = known;
  }

  get above(): number {
    return this.#above;
  }

  /**
   * Follows what is known by now.
   * @param nowMs of a clock that never goes back
   * @returns whether the query is to be asked anew, from another `above`
   */
  follow(known: number, nowMs = performance.now()): boolean {
    const far = nowMs - this.#askedAtMs < AT_FIRST_MS ? FAR_AT_FIRST : FAR;
    if (known - this.#above < far) return false;
    this.#above = known;
    this.#askedAtMs = nowMs;
    return true;
  }
}
