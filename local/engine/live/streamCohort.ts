import { hash } from "node:crypto";
import type { Pool } from "pg";
import type { StreamQuery } from "../interface.ts";
import { isPassing } from "./databaseTrouble.ts";
import type { ErrorReader, Sink } from "./sink.ts";

/** One subscriber's place in the stream. */
export interface Reader {
  readonly id: string;
  readonly values: string;
  cursor: string;
  readonly sink: Sink;
}

/** Streams of one query; each reader goes on from its own cursor. */
export class StreamCohort {
  readonly readers = new Set<Reader>();
  readonly query: StreamQuery;
  readonly #pool: Pool;
  readonly #readError: ErrorReader;
  readonly #onMore: (reader: Reader) => void;
  readonly #statement: string;
  #lastId = 0;

  /** @param onMore called for a reader that was given a batch: there may be another one right behind it */
  constructor(query: StreamQuery, pool: Pool, readError: ErrorReader, onMore: (reader: Reader) => void) {
    this.query = query;
    this.#pool = pool;
    this.#readError = readError;
    this.#onMore = onMore;
    this.#statement = `stream_${hash("sha1", query.sql)}`;
  }

  join({ values, cursor }: StreamQuery, sink: Sink): Reader {
    this.#lastId += 1;
    const reader: Reader = { id: String(this.#lastId), values, cursor, sink };
    this.readers.add(reader);
    return reader;
  }

  leave(reader: Reader): void {
    this.readers.delete(reader);
  }

  /** @throws whatever kept the database from answering; errors of the statement go to the readers */
  async refresh(batch: readonly Reader[]): Promise<void> {
    const readers = batch.filter((reader) => this.readers.has(reader));
    if (readers.length === 0) return;
    try {
      const { rows } = await this.#pool.query<{ id: string; data: string; cursor: string }>({
        name: this.#statement,
        text: this.query.sql,
        values: [readers.map(({ id }) => id), readers.map(({ values }) => values), readers.map(({ cursor }) => cursor)],
      });
      const byId = new Map(readers.map((reader) => [reader.id, reader]));
      for (const { id, data, cursor } of rows) {
        const reader = byId.get(id);
        if (!reader || !this.readers.has(reader)) continue;
        reader.cursor = cursor;
        reader.sink.next(data);
        this.#onMore(reader);
      }
    } catch (error) {
      if (isPassing(error)) throw error;
      if (readers.length > 1) {
        const middle = readers.length >> 1;
        await this.refresh(readers.slice(0, middle));
        await this.refresh(readers.slice(middle));
        return;
      }
      readers[0]?.sink.error(this.#readError(error));
    }
  }
}
