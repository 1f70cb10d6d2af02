import { EventEmitter } from "node:events";
import { Bounds, type Pool } from "../gate/bounds.ts";
import { RELAY } from "../gate/documents.ts";
import { LIMITS as GATE } from "../gate/limits.ts";
import { type AskedCircle, CIRCLE_QUERY, circleIn, type PublicCircle } from "./circle.ts";

/** Places of their own, so that neither takes those of a visitor's queries nor waits for them. */
const AT_WORK = { ofAddress: 2, all: 4 };
const WAITING = { each: 8, all: 100 };

/** Whoever waits for a place here is never known to leave: others may wait for the same answer. */
const STAYS = new EventEmitter().setMaxListeners(0);

/** Who is the reason for a look-up. */
export interface Asker {
  /** The network that its sender is counted by. */
  network: string;
  headers: Readonly<Record<string, string>>;
}

/** Asks GraphQL for a circle, without a token: what comes is what every visitor may read. */
export class LookUp {
  readonly #url: URL;
  readonly #bounds: Bounds;

  /** @param patienceMs nobody waits longer for a place */
  constructor(hasura: URL, patienceMs: number) {
    this.#url = new URL(RELAY, hasura);
    this.#bounds = new Bounds({ ...GATE, waitMs: patienceMs, waiting: WAITING });
  }

  /**
   * A place is kept until GraphQL has answered, since nothing stops a statement that has begun.
   * @returns undefined where there is no circle for visitors
   * @throws GateRefusal without a place, Error without an answer
   */
  async find({ key, where }: AskedCircle, { headers, network }: Asker): Promise<PublicCircle | undefined> {
    const places = await this.#bounds.enter(poolsOf(network), STAYS);
    try {
      const answer = await fetch(this.#url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ query: CIRCLE_QUERY, operationName: "CirclePreview", variables: { where } }),
        signal: AbortSignal.timeout(GATE.readMs),
      });
      return circleIn(await answer.json(), key);
    } finally {
      places.done();
    }
  }
}

const poolsOf = (network: string): Pool[] => [
  { key: network, most: AT_WORK.ofAddress },
  { key: "all", most: AT_WORK.all },
];
