/** The time of cron and scheduled triggers: real time plus an offset. Tokens and retries stay on real time. */
export class BusinessClock {
  #offsetMs: number;

  constructor(offsetMs: number) {
    this.#offsetMs = offsetMs;
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  move(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }
}
