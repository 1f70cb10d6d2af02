/** A change of a conversation, as far as its order goes. */
export interface Numbered {
  number: number;
}

/** What a person sees of a conversation, by numbers (docs/architecture.md, Talk). */
export interface Sight {
  from_number: number;
  until_number: number;
  away_after: number;
  back_from: number;
  cleared_number: number;
}

/** The numbers between two others, both left out. */
export interface Range {
  after: number;
  before: number;
}

/** The first number after `known` that the person sees, if anything has it. */
export function nextSeen(known: number, { away_after, back_from, cleared_number, from_number }: Sight): number {
  const next = Math.max(known + 1, from_number, cleared_number + 1);
  return next > away_after && next < back_from ? back_from : next;
}

interface Parts<Change extends Numbered> {
  /** The last number that is known already; 0 where nothing is. */
  known: number;
  /** Reads the changes in a range, lowest first; it may answer with a beginning of them. */
  readRange(range: Range): Promise<readonly Change[]>;
  /** Gets every change once, in order. */
  onChanges(changes: readonly Change[]): void;
  /** Hears why a gap could not be read. */
  onFailure(thrown: unknown): void;
  /** How long to wait before it is tried again, in milliseconds. */
  waitMs(failures: number): number;
}

/**
 * Makes one unbroken run of changes of the tails that a live query brings. A tail is the newest few; when more has
 * happened than it holds, whatever lies between is read by its numbers. Tails may be late, repeated or missing.
 */
export class TailReader<Change extends Numbered> {
  readonly #parts: Parts<Change>;
  #known: number;
  /** A tail, and the last number there is where that is known from elsewhere. */
  #waiting: { tail: readonly Change[]; top: number; sight: Sight } | null = null;
  #isReading = false;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts<Change>) {
    this.#parts = parts;
    this.#known = parts.known;
  }

  get known(): number {
    return this.#known;
  }

  /**
   * Takes a tail, in any order. While a gap is read, only the newest tail waits. A gap that cannot be read is tried again
   * after a wait, or with the next tail: there may be no other for long.
   */
  async receive(tail: readonly Change[], sight: Sight): Promise<void> {
    this.#waiting = { tail: tail.toSorted((one, other) => one.number - other.number), top: 0, sight };
    await this.#work();
  }

  /** Reads up to a number that is known from elsewhere, where no tail has brought it. */
  async reachTo(top: number, sight: Sight): Promise<void> {
    this.#waiting = { tail: this.#waiting?.tail ?? [], top, sight };
    await this.#work();
  }

  /** Tries nothing again. */
  stop(): void {
    clearTimeout(this.#again);
  }

  async #work(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    clearTimeout(this.#again);
    while (this.#waiting) {
      const now = this.#waiting;
      this.#waiting = null;
      try {
        await this.#fillGap(now.tail[0]?.number ?? 0, now.sight);
        this.#pass(now.tail);
        await this.#fillGap(now.top + 1, now.sight);
        this.#failures = 0;
      } catch (thrown) {
        this.#waiting ??= now;
        this.#again = setTimeout(() => void this.#work(), this.#parts.waitMs(this.#failures++));
        this.#parts.onFailure(thrown);
        break;
      }
    }
    this.#isReading = false;
  }

  async #fillGap(before: number, sight: Sight): Promise<void> {
    while (nextSeen(this.#known, sight) < before) {
      const between = await this.#parts.readRange({ after: this.#known, before });
      // Nothing there is for this person any more.
      if (between.length === 0) return;
      this.#pass(between);
    }
  }

  #pass(changes: readonly Change[]): void {
    const fresh = changes.filter(({ number }) => number > this.#known);
    if (fresh.length === 0) return;
    this.#known = fresh.at(-1)!.number;
    this.#parts.onChanges(fresh);
  }
}
