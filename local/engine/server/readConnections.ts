import { availableParallelism } from "node:os";
import pg from "pg";
import { connectionSettings, MOST_STATEMENTS, reportLoss } from "./database.ts";

/**
 * Milliseconds. A connection without an answer for this long is busy with something slow, and gets no further request.
 */
const HELD_UP_MS = 20;

interface Reader {
  client: pg.Client;
  /** Statements that were sent and are not answered yet. */
  waiting: number;
  /** When it last answered, or got a statement while it had none. */
  movedAt: number;
  prepared: Set<string>;
}

/**
 * Connections for statements that need no transaction, as every query. Each gets further statements while earlier ones
 * are under way, which halves the cost of a short read for this process. So a few connections are enough, two for each
 * processor, and further ones are opened while those are held up.
 */
export class ReadConnections {
  readonly #databaseUrl: string;
  readonly #most: number;
  readonly #usual: number;
  readonly #readers = new Set<Reader>();
  #ended = false;

  /**
   * @param most the most connections, which are opened when they are needed
   * @param usual how many are enough while each statement is quick
   */
  constructor(databaseUrl: string, most: number, usual = 2 * availableParallelism()) {
    this.#databaseUrl = databaseUrl;
    this.#most = most;
    this.#usual = usual;
  }

  /** @throws Error of Postgres or of the connection */
  async query(config: pg.QueryArrayConfig<unknown[]>): Promise<pg.QueryArrayResult> {
    const now = performance.now();
    const reader = this.#choose(now);
    if (reader.waiting === 0) reader.movedAt = now;
    reader.waiting += 1;
    try {
      return await reader.client.query(config);
    } finally {
      reader.waiting -= 1;
      reader.movedAt = performance.now();
      if (config.name !== undefined) this.#count(reader, config.name);
    }
  }

  /** Answers what was asked already, then closes. */
  async end(): Promise<void> {
    this.#ended = true;
    const readers = [...this.#readers];
    this.#readers.clear();
    await Promise.all(readers.map(({ client }) => client.end()));
  }

  /** The connection with the fewest open statements among those that are not held up. */
  #choose(now: number): Reader {
    let least: Reader | undefined;
    let moving = 0;
    for (const reader of this.#readers) {
      if (reader.waiting === 0) return reader;
      if (now - reader.movedAt > HELD_UP_MS) continue;
      if (!least || reader.waiting < least.waiting) least = reader;
      moving += 1;
      if (moving === this.#usual) return least;
    }
    if (this.#readers.size < this.#most) return this.#open();
    return least ?? [...this.#readers].reduce((one, other) => (other.waiting < one.waiting ? other : one));
  }

  #open(): Reader {
    if (this.#ended) throw new Error("the connections are closed");
    const client = new pg.Client({ ...connectionSettings(this.#databaseUrl), pipeline: true });
    const reader: Reader = { client, waiting: 0, movedAt: 0, prepared: new Set() };
    this.#readers.add(reader);
    const leave = (): void => void this.#readers.delete(reader);
    client.on("error", (error) => {
      if (!this.#ended) reportLoss(error);
      leave();
    });
    client.on("end", leave);
    // Statements may be queued before the connection is open; they fail if it never opens.
    client.connect().catch(leave);
    return reader;
  }

  #count(reader: Reader, name: string): void {
    reader.prepared.add(name);
    if (reader.prepared.size <= MOST_STATEMENTS || !this.#readers.delete(reader)) return;
    void reader.client.end();
  }
}
