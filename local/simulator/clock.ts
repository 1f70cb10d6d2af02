/** The time of a simulated provider: the machine's, plus an offset that the local stack sets. */
export class Clock {
  #offsetMs: number;
  #pinned: number | undefined;
  readonly #listeners: (() => void)[] = [];

  /** @param offsetMs how far the local stack's clock was ahead already when this process started */
  constructor(offsetMs = 0) {
    this.#offsetMs = offsetMs;
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return this.#pinned ?? Date.now() + this.#offsetMs;
  }

  /** Whole seconds since the epoch, the unit of Stripe's and Didit's timestamps. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Moves the clock and lets everything that became due run before it returns. */
  setOffset(offsetMs: number): void {
    this.#offsetMs = offsetMs;
    for (const listener of this.#listeners) listener();
  }

  onMoved(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Runs `work` as if at `instant`, so that work due on Tuesday is dated Tuesday after a jump to Friday. */
  at<Result>(instant: number, work: () => Result): Result {
    const before = this.#pinned;
    this.#pinned = instant;
    try {
      return work();
    } finally {
      this.#pinned = before;
    }
  }
}
