/**
 * Does something soon after it is wanted, and again no sooner than a rest after the last time: of many wishes in between,
 * one is enough. Marks would otherwise take a person's requests of the minute in a room where many talk (D185, D247).
 */
export class Pace {
  readonly #work: () => void;
  readonly #soonMs: number;
  readonly #restMs: number;
  readonly #spreadMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #notBefore = 0;

  /**
   * @param pace.soonMs from the first wish to the work
   * @param pace.restMs from one time to the next
   * @param pace.spreadMs up to so much longer, by chance: what one message makes many want, they do not do in one moment
   */
  constructor(
    work: () => void,
    { restMs, soonMs, spreadMs = 0 }: { soonMs: number; restMs: number; spreadMs?: number },
  ) {
    this.#work = work;
    this.#soonMs = soonMs;
    this.#restMs = restMs;
    this.#spreadMs = spreadMs;
  }

  want(): void {
    const waitMs = Math.max(this.#soonMs, this.#notBefore - performance.now());
    this.#timer ??= setTimeout(() => this.finish(), waitMs + Math.random() * this.#spreadMs);
  }

  /** Does not do what is wanted any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Does at once what is wanted and not done yet. */
  finish(): void {
    if (this.#timer === undefined) return;
    this.stop();
    this.#notBefore = performance.now() + this.#restMs;
    this.#work();
  }
}

/** How often a device tells what it has fetched, in milliseconds: later than what is read at once, which tells more. */
export const DELIVERIES = { soonMs: 2000, restMs: 10_000, spreadMs: 1500 };
