import type { Between } from "../../schema/readMarks.ts";

/**
 * Does something soon after it is wanted, and again no sooner than a rest after the last time: of many wishes in between,
 * one is enough. Marks would otherwise take a person's requests of the minute in a room where many talk (D185, D247).
 */
export class Pace {
  readonly #work: () => void;
  readonly #soonMs: Between;
  readonly #restMs: Between;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #notBefore = 0;

  /**
   * What one message makes many want, they do not do in one moment: chance decides each time, and not only the first, or
   * fifty who began together would go on together.
   * @param pace.soonMs from the first wish to the work
   * @param pace.restMs from one time to the next
   */
  constructor(work: () => void, { restMs, soonMs }: { soonMs: Between; restMs: Between }) {
    this.#work = work;
    this.#soonMs = soonMs;
    this.#restMs = restMs;
  }

  want(): void {
    const waitMs = Math.max(drawn(this.#soonMs), this.#notBefore - performance.now());
    this.#timer ??= setTimeout(() => this.finish(), waitMs);
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
    this.#notBefore = performance.now() + drawn(this.#restMs);
    this.#work();
  }
}

const drawn = ([least, most]: Between): number => least + Math.random() * (most - least);

/** How often a device tells what it has fetched: later than what is read at once, which tells more. */
export const DELIVERIES = { soonMs: [2000, 3500], restMs: [8000, 12_000] } as const satisfies Record<string, Between>;
