import type { Bearer } from "./tokens.ts";
import type { InnerCall } from "./innerCalls.ts";
import type { Limits } from "./limits.ts";
import type { ProductClock } from "./productClock.ts";

/** Access that ended before its token, as actions tells it. */
interface EndedAccess {
  kind: "session" | "person" | "role";
  /** The session's id, or the person's. */
  subject: string;
  /** The lost role; null for the other kinds. */
  role: string | null;
  /** Milliseconds of real time. */
  endedAt: number;
}

interface News {
  cursor: string;
  /** The product's clock, in milliseconds; actions of the release before tell none. */
  now?: number;
  ended: EndedAccess[];
}

/**
 * A token that is made a moment after the end may still rest on older data, so it is refused too. A person who is let
 * in again so soon gets in with the next token.
 */
const SLACK_MS = 20_000;

/** Follows ended access and remembers it for as long as tokens live. */
export class Ended {
  readonly #call: InnerCall;
  readonly #limits: Limits;
  readonly #clock: ProductClock;
  /** When each access ended. */
  readonly #moments = new Map<string, number>();
  #cursor = "0";
  #heardAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #first = Promise.withResolvers<void>();
  /** Called when some access has ended and when the gate has become deaf. */
  onChange: () => void = () => undefined;

  constructor(call: InnerCall, limits: Limits, clock: ProductClock) {
    this.#call = call;
    this.#limits = limits;
    this.#clock = clock;
    void this.#hear();
  }

  /** After a start, waits for the first answer, at most as long as for a place: actions may start a little later. */
  async ready(): Promise<void> {
    if (this.#heardAt > 0) return;
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#limits.waitMs);
    await Promise.race([this.#first.promise, late]);
    clearTimeout(timer);
  }

  /** Whether actions has not answered for so long that access may have ended unnoticed. */
  get isDeaf(): boolean {
    return Date.now() - this.#heardAt > this.#limits.deafAfterMs;
  }

  /** Whether this token's access in this role has ended early. */
  has({ issuedAt, sessionId, userId }: Bearer, role: string): boolean {
    if (sessionId !== undefined && this.#moments.has(`session ${sessionId}`)) return true;
    return [`person ${userId}`, `role ${userId} ${role}`].some(
      (key) => issuedAt <= (this.#moments.get(key) ?? Number.NEGATIVE_INFINITY) + SLACK_MS,
    );
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #hear(): Promise<void> {
    try {
      const { cursor, ended, now } = (await this.#call("/inner/ended", { since: this.#cursor })) as News;
      this.#cursor = cursor;
      this.#heardAt = Date.now();
      this.#clock.hear(now);
      this.#first.resolve();
      const before = this.#moments.size;
      for (const { endedAt, kind, role, subject } of ended) {
        this.#moments.set([kind, subject, ...(role === null ? [] : [role])].join(" "), endedAt);
      }
      if (ended.length > 0) this.onChange();
      if (this.#moments.size > before) this.#forget();
    } catch {
      // Open connections are trusted no longer than requests.
      if (this.isDeaf) this.onChange();
    }
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#hear(), this.#limits.hearEveryMs);
  }

  /** Forgets ends that are older than any valid token. */
  #forget(): void {
    const oldest = Date.now() - this.#limits.tokenLifeMs;
    for (const [key, moment] of this.#moments) if (moment < oldest) this.#moments.delete(key);
  }
}
