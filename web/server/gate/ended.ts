import type { Bearer } from "./tokens.ts";
import type { InnerCall } from "./innerCalls.ts";
import type { Limits } from "./limits.ts";

/** What actions tells: access that ended before its token does. */
interface EndedAccess {
  kind: "session" | "person" | "role";
  /** The session's id, or the person's. */
  subject: string;
  /** The role that was lost; null but for `role`. */
  role: string | null;
  /** Milliseconds of real time. */
  endedAt: number;
}

interface News {
  cursor: string;
  ended: EndedAccess[];
}

/**
 * A token of a moment later may still have been made from what was read before. Whoever comes back this soon gets in
 * with the next token.
 */
const SLACK_MS = 20_000;

/** Follows what ended, and knows it for as long as tokens live. */
export class Ended {
  readonly #call: InnerCall;
  readonly #limits: Limits;
  /** When each access ended. */
  readonly #moments = new Map<string, number>();
  #cursor = "0";
  #heardAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #first: Promise<void>;
  /** Called when something ended, and when the gate has become deaf. */
  onChange: () => void = () => undefined;

  constructor(call: InnerCall, limits: Limits) {
    this.#call = call;
    this.#limits = limits;
    this.#first = this.#hear();
  }

  /** Waits a moment for the first answer after a start. */
  async ready(): Promise<void> {
    if (this.#heardAt === 0) await this.#first;
  }

  /** Nothing was heard for so long that a token may have ended without our knowing. */
  get isDeaf(): boolean {
    return Date.now() - this.#heardAt > this.#limits.deafAfterMs;
  }

  /** Whether this token has ended before its time, for this role. */
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
      const { cursor, ended } = (await this.#call("/inner/ended", { since: this.#cursor })) as News;
      this.#cursor = cursor;
      this.#heardAt = Date.now();
      const before = this.#moments.size;
      for (const { endedAt, kind, role, subject } of ended) {
        this.#moments.set([kind, subject, ...(role === null ? [] : [role])].join(" "), endedAt);
      }
      if (ended.length > 0) this.onChange();
      if (this.#moments.size > before) this.#forget();
    } catch {
      // Connections that were opened before are not trusted any longer than requests are.
      if (this.isDeaf) this.onChange();
    }
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#hear(), this.#limits.hearEveryMs);
  }

  /** What ended longer ago than any token lives says nothing any more. */
  #forget(): void {
    const oldest = Date.now() - this.#limits.tokenLifeMs;
    for (const [key, moment] of this.#moments) if (moment < oldest) this.#moments.delete(key);
  }
}
