/** How urgent a piece of work is. */
export type Urgency = "now" | "sometime";

/**
 * Lets a fixed number run at a time and the others wait in order. Urgent work goes first, and of several places one is
 * kept for it.
 */
export class Gate {
  readonly #waiting: Record<Urgency, (() => void)[]> = { now: [], sometime: [] };
  readonly #kept: number;
  #free: number;

  constructor(places: number) {
    this.#free = places;
    this.#kept = places > 1 ? 1 : 0;
  }

  async run<T>(urgency: Urgency, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting[urgency].push(resolve);
      this.#letIn();
    });
    try {
      return await work();
    } finally {
      this.#free += 1;
      this.#letIn();
    }
  }

  #letIn(): void {
    const { now, sometime } = this.#waiting;
    while (this.#free > 0) {
      const next = now.shift() ?? (this.#free > this.#kept ? sometime.shift() : undefined);
      if (!next) return;
      this.#free -= 1;
      next();
    }
  }
}
