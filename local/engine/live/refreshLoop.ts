import type { Gate } from "./gate.ts";

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

/** A cohort of so many is asked whole at once; that costs little more than asking for a few. */
const AT_ONCE = 100;
/** A sweep is followed by a rest this many times as long: it takes a quarter of one connection at most. */
const REST_FACTOR = 3;

/**
 * Decides when the members of a cohort are asked again. Those who are named are asked at once. Everybody is asked at
 * once too in a small cohort; a larger one is swept, batch by batch and with rests, so that a busy table cannot keep
 * the database at work all day. Whoever was asked since the sweep was wanted is left out of it.
 */
export class RefreshLoop<Member extends object> {
  readonly #options: Options<Member>;
  readonly #asked = new Set<Member>();
  /** Ends when those who were named last have been asked. */
  #round: Promise<void> | undefined;
  /** Counts the sweeps that were wanted. */
  #wanted = 0;
  #swept = 0;
  /** Which wanted sweeps each member's last statement came after. */
  readonly #askedAfter = new WeakMap<Member, number>();
  #sweeping = false;
  #stopped = false;

  constructor(options: Options<Member>) {
    this.#options = options;
  }

  request(member: Member): void {
    if (this.#stopped) return;
    this.#asked.add(member);
    this.#round ??= this.#ask();
  }

  requestAll(): void {
    const members = [...this.#options.members()];
    if (members.length <= AT_ONCE) {
      for (const member of members) this.request(member);
      return;
    }
    this.#wanted += 1;
    if (this.#sweeping || this.#stopped) return;
    this.#sweeping = true;
    void this.#sweep();
  }

  forget(member: Member): void {
    this.#asked.delete(member);
  }

  stop(): void {
    this.#stopped = true;
    this.#swept = this.#wanted;
    this.#asked.clear();
  }

  async #ask(): Promise<void> {
    const { gate } = this.#options;
    // After this turn of the event loop: subscriptions that arrive together are asked together.
    await nextTurn();
    const members = [...this.#asked];
    this.#asked.clear();
    await Promise.all(this.#batches(members).map((batch) => gate.run("now", () => this.#refresh(batch))));
    this.#round = this.#asked.size > 0 ? this.#ask() : undefined;
  }

  async #sweep(): Promise<void> {
    const { gate, longestRestMs, members } = this.#options;
    while (this.#swept < this.#wanted) {
      // Those who are named come first: often they are all whom the change concerned.
      await this.#round;
      const began = performance.now();
      const wanted = this.#wanted;
      const isDue = (member: Member): boolean => (this.#askedAfter.get(member) ?? 0) < wanted;
      for (const batch of this.#batches([...members()].filter(isDue))) {
        if (this.#stopped) return;
        await gate.run("sometime", () => this.#refresh(batch));
      }
      this.#swept = wanted;
      await rest(Math.min((performance.now() - began) * REST_FACTOR, longestRestMs));
    }
    this.#sweeping = false;
  }

  #refresh(batch: readonly Member[]): Promise<void> {
    for (const member of batch) this.#askedAfter.set(member, this.#wanted);
    return this.#options.refresh(batch);
  }

  #batches(members: readonly Member[]): (readonly Member[])[] {
    const { batchSize } = this.#options;
    const batches: (readonly Member[])[] = [];
    for (let at = 0; at < members.length; at += batchSize) batches.push(members.slice(at, at + batchSize));
    return batches;
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
