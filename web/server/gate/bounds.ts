import type { EventEmitter } from "node:events";
import { tooMany } from "./refusal.ts";
import type { Limits } from "./limits.ts";

/** A limited number of places for requests at work. */
export interface Pool {
  key: string;
  most: number;
}

type Client = Pick<EventEmitter, "once" | "off">;

interface Waiting {
  pools: readonly Pool[];
  start: () => void;
}

/** The places that a request holds. */
export interface Places {
  /**
   * Gives back what is shared with others, because GraphQL has done its work. The caller's own place stays taken until
   * the answer is, so that clients that never read keep from work nobody but themselves.
   */
  answered(): void;
  /** Gives everything back; to be called once, at the end. */
  done(): void;
}

/** Who asks for a place, and whether for a change. */
export interface Asking {
  network: string;
  /** undefined for a visitor. */
  userId: string | undefined;
  isChange: boolean;
}

/**
 * The pools of a request, the caller's own first. A visitor never takes the place of a signed-in person, and a person's
 * changes never that of the same person's reads.
 */
export function poolsOf({ isChange, network, userId }: Asking, { atWork }: Limits): Pool[] {
  if (userId === undefined) {
    return [
      { key: `visitors ${network}`, most: atWork.visitorsOfAddress },
      { key: "visitors", most: atWork.visitors },
    ];
  }
  return [
    isChange
      ? { key: `changes of ${userId}`, most: atWork.changesOfPerson }
      : { key: `reads of ${userId}`, most: atWork.readsOfPerson },
    { key: `address ${network}`, most: atWork.address },
  ];
}

/**
 * Limits how many requests are at work at once. A request without a place waits a little. Callers take turns, however
 * many requests of each wait: a flood from one, or from many, delays another by one turn each.
 */
export class Bounds {
  readonly #limits: Limits;
  readonly #atWork = new Map<string, number>();
  /** By the caller's own pool, in the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>();
  #waitingInAll = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Waits for a place in every pool.
   * @param client closes when the client has gone
   * @throws GateRefusal when too many wait, or it takes too long
   */
  async enter(pools: readonly Pool[], client: Client): Promise<Places> {
    if (this.#hasRoom(pools)) this.#take(pools);
    else await this.#wait(pools, client);
    let held = pools;
    return {
      answered: () => {
        const shared = held.slice(1);
        held = held.slice(0, 1);
        this.#leave(shared);
      },
      done: () => this.#leave(held),
    };
  }

  #wait(pools: readonly Pool[], client: Client): Promise<void> {
    const { waitMs, waiting } = this.#limits;
    const own = pools[0]!.key;
    const queue = this.#waiting.get(own) ?? [];
    if (queue.length >= waiting.each || this.#waitingInAll >= waiting.all) throw tooMany(1);
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        client.off("close", giveUp);
        queue.splice(queue.indexOf(entry), 1);
        if (queue.length === 0) this.#waiting.delete(own);
        this.#waitingInAll -= 1;
      };
      const giveUp = () => {
        stop();
        reject(tooMany(1));
      };
      const entry: Waiting = {
        pools,
        start: () => {
          stop();
          this.#take(pools);
          resolve();
        },
      };
      const timer = setTimeout(giveUp, waitMs);
      client.once("close", giveUp);
      queue.push(entry);
      this.#waiting.set(own, queue);
      this.#waitingInAll += 1;
    });
  }

  #hasRoom(pools: readonly Pool[]): boolean {
    return pools.every(({ key, most }) => (this.#atWork.get(key) ?? 0) < most);
  }

  #take(pools: readonly Pool[]): void {
    for (const { key } of pools) this.#atWork.set(key, (this.#atWork.get(key) ?? 0) + 1);
  }

  #leave(pools: readonly Pool[]): void {
    for (const { key } of pools) subtract(this.#atWork, key);
    for (const [own, queue] of this.#waiting) {
      const [first] = queue;
      if (!first || !this.#hasRoom(first.pools)) continue;
      first.start();
      // The next one of this caller comes after all others' next ones; the loop arrives here again.
      this.#waiting.delete(own);
      if (queue.length > 0) this.#waiting.set(own, queue);
    }
  }
}

/** Counts down and removes entries at zero, so that memory does not grow. */
function subtract(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left === 0) counts.delete(key);
  else counts.set(key, left);
}
