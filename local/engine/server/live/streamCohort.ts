import { hash } from "node:crypto";
import type { StreamQuery } from "../../interface.ts";
import type { AskRows } from "./askRows.ts";
import type { Change } from "./changeTrigger.ts";
import { ConcernIndex, type Concern } from "./concern.ts";
import { isPassing } from "./databaseTrouble.ts";
import type { ErrorReader, Sink } from "./sink.ts";

/** One subscriber's place in the stream. */
export interface Reader {
  readonly values: string;
  cursor: string;
  readonly sink: Sink;
}

/** Streams of one query; each reader goes on from its own cursor. */
export class StreamCohort {
  readonly readers = new Set<Reader>();
  readonly query: StreamQuery;
  readonly #ask: AskRows;
  readonly #readError: ErrorReader;
  readonly #onMore: (reader: Reader) => void;
  readonly #statement: string;
  readonly #concerns: ConcernIndex<Reader>;

  /** @param onMore called with a reader that got a batch, because another one may follow it at once */
  constructor(query: StreamQuery, ask: AskRows, readError: ErrorReader, onMore: (reader: Reader) => void) {
    this.query = query;
    this.#ask = ask;
    this.#readError = readError;
    this.#onMore = onMore;
    this.#statement = `stream_${hash("sha1", query.sql)}`;
    this.#concerns = new ConcernIndex(query);
  }

  join({ values, cursor }: StreamQuery, sink: Sink): Reader {
    const reader: Reader = { values, cursor, sink };
    this.readers.add(reader);
    this.#concerns.add(reader, values);
    return reader;
  }

  leave(reader: Reader): void {
    this.readers.delete(reader);
    this.#concerns.remove(reader, reader.values);
  }

  concernedBy(change: Change): Concern<Reader> {
    return this.#concerns.of(change);
  }

  /** @throws when the database could not answer; errors of the statement go to the readers */
  async refresh(batch: readonly Reader[]): Promise<void> {
    const readers = batch.filter((reader) => this.readers.has(reader));
    if (readers.length === 0) return;
    const cursors = readers.map(({ cursor }) => cursor);
    try {
      await this.#ask({
        name: this.#statement,
        text: this.query.sql,
        values: [readers.map((_, place) => String(place)), readers.map(({ values }) => values), cursors],
        onRow: ([place, data, cursor]) => {
          const reader = readers[Number(place)]!;
          // Two statements may have started from one cursor: then the second brings what the first has brought.
          if (!this.readers.has(reader) || reader.cursor !== cursors[Number(place)]) return;
          reader.cursor = cursor!;
          reader.sink.next(data!);
          this.#onMore(reader);
        },
      });
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
