/**
 * Does something soon after it is wanted, and again no sooner than a rest after the last time: of many wishes in between,
 * one is enough. Marks would otherwise take a person's requests of the minute in a room where many talk (D185, D247).
 */
export class Pace {
  readonly #work: () => void;
  readonly #soonMs: number;
  readonly #restMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #notBefore = 0;

  /**
   * @param pace.soonMs from the first wish to the work
   * @param pace.restMs from one time to the next
   */
  constructor(work: () => void, { restMs, soonMs }: { soonMs: number; restMs: number }) {
    this.#work = work;
    this.#soonMs = soonMs;
    this.#restMs = restMs;
  }

  want(): void {
    this.#timer ??= setTimeout(() => this.finish(), Math.max(this.#soonMs, this.#notBefore - performance.now()));
  }

  /** Does at once what is wanted and not done yet. */
  finish(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#notBefore = performance.now() + this.#restMs;
    this.#work();
  }
}

/** How often a device tells how far a conversation was fetched and read, in milliseconds. */
export const MARKS = { soonMs: 300, restMs: 3000 };
