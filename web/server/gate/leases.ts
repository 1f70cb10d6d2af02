import { tooMany } from "./refusal.ts";
import type { InnerCall } from "./innerCalls.ts";

/** What actions grants of a person's requests of the running minute (D247), which it counts for all replicas. */
interface Grant {
  /** Requests that may pass; 0 when those of the minute are used up. */
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

const SWEEP_MS = 60_000;

/** Holds each person to the general limit of requests. Actions is asked once for several of them. */
export class Leases {
  readonly #call: InnerCall;
  readonly #leases = new Map<string, Lease>();
  readonly #sweeper: NodeJS.Timeout;

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
    const { forMs, granted } = (await this.#call("/inner/leases", { userId })) as Grant;
    lease.left = granted;
    lease.isUsedUp = granted === 0;
    lease.until = Date.now() + forMs;
  }

  #forget(): void {
    const now = Date.now();
    for (const [userId, { asking, until }] of this.#leases) {
      if (until < now && asking === undefined) this.#leases.delete(userId);
    }
  }
}
