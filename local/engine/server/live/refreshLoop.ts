import type { Gate } from "./gate.ts";

interface Options<Member> {
  /** Every member of the cohort. */
  members: () => Iterable<Member>;
  /** Asks for these members and hands out the answers; never throws. */
  refresh: (batch: readonly Member[]) => Promise<void>;
  batchSize: number;
  /** Shared by all cohorts, so that others find room in the database. */
  gate: Gate;
  /** Longest rest between two sweeps, milliseconds. */
  longestRestMs: number;
  /** Milliseconds of any clock. */
  now?: () => number;
}

/** A cohort up to this size is asked whole and at once, as long as that costs little more than asking for a few. */
const AT_ONCE = 100;
const AT_ONCE_MS = 30;
/** When a query is slow, fewer members are asked together, so that no answer waits long for the others. */
const LONGEST_STATEMENT_MS = 500;
/** A look that no change has called for asks by shorter statements, so that a change which comes meanwhile waits little. */
const LONGEST_LEISURELY_MS = 20;
/** In a batch of this size, the fixed cost of a statement does not count. */
const TELLING_BATCH = 10;
/** A rest after a sweep is this many times as long as the sweep, which so takes a quarter of one connection at most. */
const REST_FACTOR = 3;

/**
 * Decides when the members of a cohort are asked again. Named members are asked at once, and so are all members of a
 * small cohort with a quick query. Any other cohort is swept in batches with rests between them, so that a busy table
 * cannot keep the database at work all day. A sweep leaves out members who were asked after it became due. A sweep
 * that looks over everybody, without any change, rests after each batch.
 */
export class RefreshLoop<Member extends object> {
  readonly #options: Options<Member>;
  readonly #asked = new Set<Member>();
  /** Ends when those who were named last have been asked. */
  #round: Promise<void> | undefined;
  /** The number of sweeps that became due. */
  #wanted = 0;
  #swept = 0;
  /** The number of the last sweep that a change has called for. */
  #hurried = 0;
  /** For each member, the number of the last sweep before its last statement. */
  readonly #askedAfter = new WeakMap<Member, number>();
  #sweeping = false;
  #stopped = false;
  /** Milliseconds that the statement took for each member, measured when there were enough of them. */
  #costOfOne = 0;
  readonly #now: () => number;

  constructor(options: Options<Member>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  request(member: Member): void {
    if (this.#stopped) return;
    this.#asked.add(member);
    this.#round ??= this.#ask();
  }

  /** Something has changed for members who cannot be named. */
  requestAll(): void {
    if (this.#requestAll()) this.#hurried = this.#wanted;
  }

  /** Nothing is known to have changed: asks everybody without keeping a change waiting. */
  lookOver(): void {
    this.#requestAll();
  }

  forget(member: Member): void {
    this.#asked.delete(member);
  }

  stop(): void {
    this.#stopped = true;
    this.#swept = this.#wanted;
    this.#asked.clear();
  }

  /** @returns whether it takes a sweep */
  #requestAll(): boolean {
    const members = [...this.#options.members()];
    if (members.length <= AT_ONCE && members.length * this.#costOfOne <= AT_ONCE_MS) {
      for (const member of members) this.request(member);
      return false;
    }
    this.#wanted += 1;
    if (this.#sweeping || this.#stopped) return true;
    this.#sweeping = true;
    void this.#sweep();
    return true;
  }

  async #ask(): Promise<void> {
    const { gate } = this.#options;
    // Waits for the end of this turn of the event loop, so that subscriptions which arrive together are asked together.
    await nextTurn();
    const members = [...this.#asked];
    this.#asked.clear();
    await Promise.all(this.#batches(members).map((batch) => gate.run("now", () => this.#refresh(batch))));
    this.#round = this.#asked.size > 0 ? this.#ask() : undefined;
  }

  async #sweep(): Promise<void> {
    while (this.#swept < this.#wanted) {
      // Named members come first: often the change concerns nobody else.
      await this.#round;
      const wanted = this.#wanted;
      let began = this.#now();
      for (let batch = this.#due(wanted); batch.length > 0; batch = this.#due(wanted)) {
        await this.#options.gate.run("sometime", () => this.#refresh(batch));
        if (this.#stopped) return;
        if (!this.#leisurely) continue;
        await this.#restSince(began);
        began = this.#now();
      }
      this.#swept = wanted;
      await this.#restSince(began);
    }
    this.#sweeping = false;
  }

  /** The next members who have not been asked since the sweep of this number became due. */
  #due(wanted: number): readonly Member[] {
    if (this.#stopped) return [];
    const due = [...this.#options.members()].filter((member) => (this.#askedAfter.get(member) ?? 0) < wanted);
    return due.slice(0, this.#batchSize(this.#leisurely ? LONGEST_LEISURELY_MS : LONGEST_STATEMENT_MS));
  }

  get #leisurely(): boolean {
    return this.#hurried <= this.#swept;
  }

  #restSince(began: number): Promise<void> {
    return rest(Math.min((this.#now() - began) * REST_FACTOR, this.#options.longestRestMs));
  }

  async #refresh(batch: readonly Member[]): Promise<void> {
    // It may have been stopped while they waited for their place.
    if (this.#stopped) return;
    for (const member of batch) this.#askedAfter.set(member, this.#wanted);
    const began = this.#now();
    await this.#options.refresh(batch);
    if (batch.length >= TELLING_BATCH) this.#costOfOne = (this.#now() - began) / batch.length;
  }

  #batches(members: readonly Member[]): (readonly Member[])[] {
    const batchSize = this.#batchSize(LONGEST_STATEMENT_MS);
    const batches: (readonly Member[])[] = [];
    for (let at = 0; at < members.length; at += batchSize) batches.push(members.slice(at, at + batchSize));
    return batches;
  }

  #batchSize(longestMs: number): number {
    const quick = Math.max(Math.floor(longestMs / this.#costOfOne), TELLING_BATCH);
    return Math.min(this.#options.batchSize, quick);
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
