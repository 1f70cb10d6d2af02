import type { Clock } from "../simulator/clock.ts";

const MINUTE_MS = 60_000;

/** A limit of calls a minute, by the simulated clock. */
export class RateLimit {
  readonly #clock: Clock;
  readonly #most: number;
  #windowStart = 0;
  #count = 0;

  constructor(clock: Clock, most: number) {
    this.#clock = clock;
    this.#most = most;
  }

  /** Seconds to wait; undefined when the call may pass. */
  take(): number | undefined {
    const now = this.#clock.now();
    if (now - this.#windowStart >= MINUTE_MS || now < this.#windowStart) {
      this.#windowStart = now;
      this.#count = 0;
    }
    this.#count += 1;
    if (this.#count <= this.#most) return undefined;
    return Math.max(1, Math.ceil((this.#windowStart + MINUTE_MS - now) / 1_000));
  }
}
