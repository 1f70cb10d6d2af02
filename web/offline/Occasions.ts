export const FLUSH_EVERY_MS = 15_000;

/** Why what waits is tried again. */
export interface Why {
  /** The connection is back. */
  isOnline?: boolean;
}

/**
 * When what waits is tried again: when the connection is back, when the person looks at the page again, and every so often
 * for as long as something waits.
 */
export class Occasions {
  readonly #flush: (why: Why) => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(flush: (why: Why) => void) {
    this.#flush = flush;
    addEventListener("online", this.#online);
    document.addEventListener("visibilitychange", this.#return);
  }

  readonly #online = (): void => this.#flush({ isOnline: true });

  readonly #return = (): void => {
    if (document.visibilityState === "visible") this.#flush({});
  };

  /** Whether anything waits from now on. */
  setWaiting(isWaiting: boolean): void {
    if (!isWaiting) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    } else this.#timer ??= setInterval(() => this.#flush({}), FLUSH_EVERY_MS);
  }

  close(): void {
    this.setWaiting(false);
    removeEventListener("online", this.#online);
    document.removeEventListener("visibilitychange", this.#return);
  }
}
