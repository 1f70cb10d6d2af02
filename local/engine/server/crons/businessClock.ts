/** The time that cron and scheduled triggers live by: real time, moved by an offset. Tokens and retries never use it. */
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
