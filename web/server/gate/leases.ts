import { tooMany, unavailable } from "./refusal.ts";
import type { InnerCall } from "./innerCalls.ts";

/** A person's requests of the current minute that actions has granted; it counts them for all replicas (D247). */
interface Grant {
  userId: string;
  /** Requests that may pass; 0 when the minute's are used up. */
  granted: number;
  /** Milliseconds until the minute ends. */
  forMs: number;
}

interface Lease {
  left: number;
  until: number;
  isUsedUp: boolean;
  /** A question under way, shared by all who wait for it. */
  asking: Promise<void> | undefined;
}

/** Somebody for whom actions is to be asked. */
interface Waiting {
  resolve: (grant: Grant) => void;
  reject: (error: unknown) => void;
}

const SWEEP_MS = 60_000;
/** Questions on their way at once, and people in one of them, of which actions takes no more. */
const QUESTIONS = 2;
const PEOPLE_IN_QUESTION = 100;

/**
 * Holds each person to the general limit of requests. Actions is asked once for several of them, and for everybody who
 * came while it was answering: nobody waits for others to come, and many at once cost little more than one.
 */
export class Leases {
  readonly #call: InnerCall;
  readonly #leases = new Map<string, Lease>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #sweeper: NodeJS.Timeout;
  #questions = 0;

  constructor(call: InnerCall) {
    this.#call = call;
    this.#sweeper = setInterval(() => this.#forget(), SWEEP_MS).unref();
  }

  /** Takes one of a person's requests. @throws GateRefusal with the seconds to wait, or when actions does not answer */
  async take(userId: string): Promise<void> {
    const lease = this.#leases.get(userId) ?? { left: 0, until: 0, isUsedUp: false, asking: undefined };
    this.#leases.set(userId, lease);
    for (;;) {
      const leftMs = lease.until - Date.now();
      if (leftMs > 0 && lease.left > 0) {
        lease.left -= 1;
        return;
      }
      if (leftMs > 0 && lease.isUsedUp) throw tooMany(Math.ceil(leftMs / 1000));
      lease.asking ??= this.#ask(userId, lease).finally(() => (lease.asking = undefined));
      await lease.asking;
    }
  }

  close(): void {
    clearInterval(this.#sweeper);
  }

  async #ask(userId: string, lease: Lease): Promise<void> {
    const { forMs, granted } = await new Promise<Grant>((resolve, reject) => {
      this.#waiting.set(userId, { resolve, reject });
      if (this.#questions < QUESTIONS) void this.#askForAll();
    });
    lease.left = granted;
    lease.isUsedUp = granted === 0;
    lease.until = Date.now() + forMs;
  }

  /** Asks until nobody waits any more. */
  async #askForAll(): Promise<void> {
    this.#questions += 1;
    while (this.#waiting.size > 0) {
      const asked = new Map([...this.#waiting].slice(0, PEOPLE_IN_QUESTION));
      for (const userId of asked.keys()) this.#waiting.delete(userId);
      try {
        const { leases } = (await this.#call("/inner/leases", { userIds: [...asked.keys()] })) as { leases: Grant[] };
        for (const grant of leases) {
          asked.get(grant.userId)?.resolve(grant);
          asked.delete(grant.userId);
        }
        // Whoever was left out is not let through uncounted.
        for (const { reject } of asked.values()) reject(unavailable());
      } catch (error) {
        for (const { reject } of asked.values()) reject(error);
      }
    }
    this.#questions -= 1;
  }

  #forget(): void {
    const now = Date.now();
    for (const [userId, { asking, until }] of this.#leases) {
      if (until < now && asking === undefined) this.#leases.delete(userId);
    }
  }
}
