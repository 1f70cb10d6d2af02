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

/** The pools of a request by its caller. A visitor never takes the place of a signed-in person. */
export function poolsOf(network: string, userId: string | undefined, { atWork }: Limits): Pool[] {
  return userId === undefined
    ? [
        { key: `visitors ${network}`, most: atWork.visitorsOfAddress },
        { key: "visitors", most: atWork.visitors },
      ]
    : [
        { key: `person ${userId}`, most: atWork.person },
        { key: `address ${network}`, most: atWork.address },
      ];
}

/** Limits how many requests are at work at once. A request without a place waits a little, first come, first served. */
export class Bounds {
  readonly #limits: Limits;
  readonly #atWork = new Map<string, number>();
  readonly #waitingFor = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Waits for a place in every pool.
   * @param client closes when the client has gone
   * @returns a function that gives the places back, to be called once
   * @throws GateRefusal when too many wait, or it takes too long
   */
  async enter(pools: readonly Pool[], client: Client): Promise<() => void> {
    if (!this.#hasRoom(pools)) await this.#wait(pools, client);
    else this.#take(pools);
    return () => this.#leave(pools);
  }

  #wait(pools: readonly Pool[], client: Client): Promise<void> {
    const { waitMs, waiting } = this.#limits;
    // The first pool is the caller's own.
    const own = pools[0]!.key;
    const others = this.#waitingFor.get(own) ?? 0;
    if (others >= waiting.each || this.#waiting.size >= waiting.all) throw tooMany(1);
    this.#waitingFor.set(own, others + 1);
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        client.off("close", giveUp);
        this.#waiting.delete(entry);
        subtract(this.#waitingFor, own);
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
      this.#waiting.add(entry);
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
    for (const entry of this.#waiting) if (this.#hasRoom(entry.pools)) entry.start();
  }
}

/** Counts down and removes entries at zero, so that memory does not grow. */
function subtract(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left === 0) counts.delete(key);
  else counts.set(key, left);
}
