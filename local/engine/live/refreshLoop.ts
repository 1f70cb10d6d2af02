interface Options<Member> {
  /** Everybody in the cohort. */
  members: () => Iterable<Member>;
  /** Asks for these and hands the answers out; never throws. */
  refresh: (batch: readonly Member[]) => Promise<void>;
  batchSize: number;
  /** Shared by all cohorts, so that they leave the database room for others. */
  gate: Gate;
  /** Longest rest between two sweeps, milliseconds. */
  longestRestMs: number;
}

/** A sweep is followed by a rest this many times as long: it takes a quarter of one connection at most. */
const REST_FACTOR = 3;

/**
 * Decides when the members of a cohort are asked again. Those who are named are asked at once. Everybody is asked at
 * once too where one statement answers all; a larger cohort is swept, batch by batch and with rests, so that a busy
 * table cannot keep the database at work all day.
 */
export class RefreshLoop<Member> {
  readonly #options: Options<Member>;
  readonly #asked = new Set<Member>();
  #asking = false;
  #sweepWanted = false;
  #sweeping = false;
  #stopped = false;

  constructor(options: Options<Member>) {
    this.#options = options;
  }

  request(member: Member): void {
    if (this.#stopped) return;
    this.#asked.add(member);
    if (this.#asking) return;
    this.#asking = true;
    // After this turn of the event loop: subscriptions that arrive together are asked together.
    setImmediate(() => void this.#ask());
  }

  requestAll(): void {
    const members = [...this.#options.members()];
    if (members.length <= this.#options.batchSize) {
      for (const member of members) this.request(member);
      return;
    }
    this.#sweepWanted = true;
    if (this.#sweeping || this.#stopped) return;
    this.#sweeping = true;
    void this.#sweep();
  }

  forget(member: Member): void {
    this.#asked.delete(member);
  }

  stop(): void {
    this.#stopped = true;
    this.#sweepWanted = false;
    this.#asked.clear();
  }

  async #ask(): Promise<void> {
    const { gate, refresh } = this.#options;
    while (this.#asked.size > 0) {
      const members = [...this.#asked];
      this.#asked.clear();
      await Promise.all(this.#batches(members).map((batch) => gate.run(() => refresh(batch))));
    }
    this.#asking = false;
  }

  async #sweep(): Promise<void> {
    const { gate, longestRestMs, members, refresh } = this.#options;
    while (this.#sweepWanted) {
      this.#sweepWanted = false;
      const began = performance.now();
      for (const batch of this.#batches([...members()])) {
        if (this.#stopped) return;
        await gate.run(() => refresh(batch));
      }
      await rest(Math.min((performance.now() - began) * REST_FACTOR, longestRestMs));
    }
    this.#sweeping = false;
  }

  #batches(members: readonly Member[]): (readonly Member[])[] {
    const { batchSize } = this.#options;
    const batches: (readonly Member[])[] = [];
    for (let at = 0; at < members.length; at += batchSize) batches.push(members.slice(at, at + batchSize));
    return batches;
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
