interface Options<Member> {
  /** Everybody in the cohort. */
  members: () => Iterable<Member>;
  /** Asks for these and hands the answers out; never throws. */
  refresh: (batch: readonly Member[]) => Promise<void>;
  batchSize: number;
  /** Shared by all cohorts, so that they leave the database room for others. */
  gate: Gate;
  /** Longest rest between two rounds, milliseconds. */
  longestRestMs: number;
}

/**
 * Decides when a cohort is asked again. Requests that come while a round runs are answered by one further round,
 * and a costly round is followed by a rest in proportion, so that a busy table cannot keep the database at work all day.
 */
export class RefreshLoop<Member> {
  readonly #options: Options<Member>;
  readonly #asked = new Set<Member>();
  #everybody = false;
  #running = false;
  #stopped = false;

  constructor(options: Options<Member>) {
    this.#options = options;
  }

  requestAll(): void {
    this.#everybody = true;
    this.#start();
  }

  request(member: Member): void {
    this.#asked.add(member);
    this.#start();
  }

  forget(member: Member): void {
    this.#asked.delete(member);
  }

  stop(): void {
    this.#stopped = true;
    this.#everybody = false;
    this.#asked.clear();
  }

  #start(): void {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    // After this turn of the event loop: subscriptions that arrive together are asked together.
    setImmediate(() => void this.#run());
  }

  async #run(): Promise<void> {
    const { batchSize, gate, longestRestMs, members, refresh } = this.#options;
    while (this.#everybody || this.#asked.size > 0) {
      const round = this.#everybody ? [...members()] : [...this.#asked];
      const rests = this.#everybody;
      this.#everybody = false;
      this.#asked.clear();
      const began = performance.now();
      const batches: Promise<void>[] = [];
      for (let at = 0; at < round.length; at += batchSize) {
        const batch = round.slice(at, at + batchSize);
        batches.push(gate.run(() => refresh(batch)));
      }
      await Promise.all(batches);
      if (rests && batches.length > 1) await rest(Math.min((performance.now() - began) / 2, longestRestMs));
    }
    this.#running = false;
  }
}

/** Lets a fixed number through at a time, the others in their order. */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
