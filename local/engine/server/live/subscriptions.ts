import type { Pool } from "pg";
import type { LiveQuery, StreamQuery } from "../../interface.ts";
import type { LiveSettings } from "../settings.ts";
import { askingRows, type AskRows } from "./askRows.ts";
import { Gate } from "./gate.ts";
import { LiveCohort, type Group, type Subscriber } from "./liveCohort.ts";
import { Pulse, type PulseOptions } from "./pulse.ts";
import type { ErrorReader, Sink } from "./sink.ts";
import { StreamCohort, type Reader } from "./streamCohort.ts";
import type { TableChanges } from "./tableChanges.ts";

interface Parts {
  /** Subscriptions have connections of their own, so that they never keep requests waiting. */
  pool: Pool;
  changes: TableChanges;
  settings: LiveSettings;
  readError: ErrorReader;
}

/** One statement asks for up to so many members: it costs less than several, and answers come out one by one. */
const LARGEST_BATCH = 1000;
/** How many statements of all subscriptions run at a time. */
export const LIVE_CONNECTIONS = 3;

/** All live queries and streams of the engine, in cohorts that one statement answers each. */
export class Subscriptions {
  readonly #parts: Parts;
  readonly #ask: AskRows;
  readonly #gate = new Gate(LIVE_CONNECTIONS);
  readonly #live = new Map<string, { cohort: LiveCohort; pulse: Pulse<Group> }>();
  readonly #streams = new Map<string, { cohort: StreamCohort; pulse: Pulse<Reader> }>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#ask = askingRows(parts.pool);
  }

  /** Sends the first answer at once, and then each that differs. @returns a function that ends the subscription */
  subscribe(query: LiveQuery | StreamQuery, sink: Sink): () => void {
    return query.kind === "live" ? this.#subscribeLive(query, sink) : this.#subscribeStream(query, sink);
  }

  /** How many statements could be sent now; for tests and figures. */
  get cohorts(): number {
    return this.#live.size + this.#streams.size;
  }

  close(): void {
    for (const { pulse } of [...this.#live.values(), ...this.#streams.values()]) pulse.stop();
    this.#live.clear();
    this.#streams.clear();
  }

  #subscribeLive(query: LiveQuery, sink: Sink): () => void {
    let entry = this.#live.get(query.cohort);
    if (!entry) {
      const cohort = new LiveCohort(query, this.#ask, this.#parts.readError);
      const pulse = this.#pulse<Group>(query.tables, {
        members: () => cohort.groups.values(),
        concernedBy: (change) => cohort.concernedBy(change),
        refresh: (batch) => cohort.refresh(batch),
        batchSize: this.#parts.settings.batchSize ?? LARGEST_BATCH,
        intervalMs: this.#parts.settings.refetchIntervalMs,
      });
      entry = { cohort, pulse };
      this.#live.set(query.cohort, entry);
    }
    const { cohort, pulse } = entry;
    const subscriber: Subscriber = { sink, served: false };
    const group = cohort.join(query.values, subscriber);
    pulse.loop.request(group);
    return () => {
      cohort.leave(group, subscriber);
      if (group.subscribers.size === 0) pulse.loop.forget(group);
      if (cohort.groups.size > 0 || this.#live.get(query.cohort) !== entry) return;
      pulse.stop();
      this.#live.delete(query.cohort);
    };
  }

  #subscribeStream(query: StreamQuery, sink: Sink): () => void {
    let entry = this.#streams.get(query.cohort);
    if (!entry) {
      const cohort: StreamCohort = new StreamCohort(query, this.#ask, this.#parts.readError, (reader) =>
        pulse.loop.request(reader),
      );
      const pulse = this.#pulse<Reader>(query.tables, {
        members: () => cohort.readers,
        concernedBy: (change) => cohort.concernedBy(change),
        refresh: (batch) => cohort.refresh(batch),
        batchSize: this.#parts.settings.streamBatchSize ?? LARGEST_BATCH,
        intervalMs: this.#parts.settings.streamRefetchIntervalMs,
      });
      entry = { cohort, pulse };
      this.#streams.set(query.cohort, entry);
    }
    const { cohort, pulse } = entry;
    const reader = cohort.join(query, sink);
    pulse.loop.request(reader);
    return () => {
      cohort.leave(reader);
      pulse.loop.forget(reader);
      if (cohort.readers.size > 0 || this.#streams.get(query.cohort) !== entry) return;
      pulse.stop();
      this.#streams.delete(query.cohort);
    };
  }

  #pulse<Member extends object>(tables: readonly string[], options: PulseOptions<Member>): Pulse<Member> {
    return new Pulse(tables, options, this.#parts.changes, this.#gate);
  }
}
