import pg from "pg";
import { connectionSettings, reportLoss } from "./database.ts";

/** A connection that has prepared so many statements makes room for a fresh one: Postgres forgets none of them by itself. */
const MOST_STATEMENTS = 500;

interface Reader {
  client: pg.Client;
  /** Statements sent and not answered yet. */
  waiting: number;
  prepared: Set<string>;
}

/**
 * Connections for statements that stand alone, as every query does. Each takes further statements while earlier ones
 * are still on their way, which halves what a short read costs this process. Nothing that needs a transaction belongs here.
 */
export class ReadConnections {
  readonly #databaseUrl: string;
  readonly #most: number;
  readonly #readers = new Set<Reader>();
  #ended = false;

  /** @param most connections; they are opened when they are needed */
  constructor(databaseUrl: string, most: number) {
    this.#databaseUrl = databaseUrl;
    this.#most = most;
  }

  /** Asks the connection that has least to do. @throws Error of Postgres or of the connection */
  async query(config: pg.QueryArrayConfig<unknown[]>): Promise<pg.QueryArrayResult> {
    const reader = this.#choose();
    reader.waiting += 1;
    try {
      return await reader.client.query(config);
    } finally {
      reader.waiting -= 1;
      if (config.name !== undefined) this.#count(reader, config.name);
    }
  }

  /** Answers what was asked, then closes. */
  async end(): Promise<void> {
    this.#ended = true;
    const readers = [...this.#readers];
    this.#readers.clear();
    await Promise.all(readers.map(({ client }) => client.end()));
  }

  #choose(): Reader {
    let least: Reader | undefined;
    for (const reader of this.#readers) {
      if (reader.waiting === 0) return reader;
      if (!least || reader.waiting < least.waiting) least = reader;
    }
    return least && this.#readers.size >= this.#most ? least : this.#open();
  }

  #open(): Reader {
    if (this.#ended) throw new Error("the connections are closed");
    const client = new pg.Client({ ...connectionSettings(this.#databaseUrl), pipeline: true });
    const reader: Reader = { client, waiting: 0, prepared: new Set() };
    this.#readers.add(reader);
    const leave = (): void => void this.#readers.delete(reader);
    client.on("error", (error) => {
      if (!this.#ended) reportLoss(error);
      leave();
    });
    client.on("end", leave);
    // Statements may be asked before it is open; they are told themselves if it never opens.
    client.connect().catch(leave);
    return reader;
  }

  #count(reader: Reader, name: string): void {
    reader.prepared.add(name);
    if (reader.prepared.size <= MOST_STATEMENTS || !this.#readers.delete(reader)) return;
    void reader.client.end();
  }
}
