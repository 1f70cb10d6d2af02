import type { Pool } from "pg";
import type { LiveQuery, StreamQuery } from "../interface.ts";
import { log, messageOf } from "../log.ts";
import type { LiveSettings } from "../settings.ts";
import { LiveCohort, type Group, type Subscriber } from "./liveCohort.ts";
import { Gate, RefreshLoop } from "./refreshLoop.ts";
import type { ErrorReader, Sink } from "./sink.ts";
import { StreamCohort, type Reader } from "./streamCohort.ts";
import type { TableChanges, Watch } from "./tableChanges.ts";

interface Parts {
  /** Connections of its own: subscriptions never keep requests waiting. */
  pool: Pool;
  changes: TableChanges;
  settings: LiveSettings;
  readError: ErrorReader;
}

/** How many statements of all subscriptions run at a time. */
export const LIVE_CONNECTIONS = 3;
/** How often a cohort is asked although every change is notified. */
const SAFETY_NET_MS = 30_000;
const TROUBLE_REST_MS = 1000;

/** All live queries and streams of the engine, in cohorts that one statement answers. */
export class Subscriptions {
  readonly #parts: Parts;
  readonly #gate = new Gate(LIVE_CONNECTIONS);
  readonly #live = new Map<string, { cohort: LiveCohort; pulse: Pulse<Group> }>();
  readonly #streams = new Map<string, { cohort: StreamCohort; pulse: Pulse<Reader> }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends the first answer at once and then each that differs. @returns ends the subscription */
  subscribe(query: LiveQuery | StreamQuery, sink: Sink): () => void {
    return query.kind === "live" ? this.#subscribeLive(query, sink) : this.#subscribeStream(query, sink);
  }

  /** Statements that could be sent right now; for tests and figures. */
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
      const cohort = new LiveCohort(query, this.#parts.pool, this.#parts.readError);
      const pulse = this.#pulse<Group>(query.tables, {
        members: () => cohort.groups.values(),
        hinted: (hints) => cohort.hinted(hints),
        refresh: (batch) => cohort.refresh(batch),
        batchSize: this.#parts.settings.batchSize,
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
      const cohort: StreamCohort = new StreamCohort(query, this.#parts.pool, this.#parts.readError, (reader) =>
        pulse.loop.request(reader),
      );
      const pulse = this.#pulse<Reader>(query.tables, {
        members: () => cohort.readers,
        hinted: () => [],
        refresh: (batch) => cohort.refresh(batch),
        batchSize: this.#parts.settings.streamBatchSize,
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

  #pulse<Member>(tables: readonly string[], options: PulseOptions<Member>): Pulse<Member> {
    return new Pulse(tables, options, this.#parts.changes, this.#gate);
  }
}

interface PulseOptions<Member> {
  members: () => Iterable<Member>;
  /** Those whom a change of rows with these uuids most likely concerns. */
  hinted: (hints: readonly string[]) => Iterable<Member>;
  refresh: (batch: readonly Member[]) => Promise<void>;
  batchSize: number;
  /** Between two rounds while changes are not notified. */
  intervalMs: number;
}

/** What makes a cohort ask again: notified changes, or the clock where there are none. */
class Pulse<Member> {
  readonly loop: RefreshLoop<Member>;
  readonly #watch: Watch;
  readonly #intervalMs: number;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(tables: readonly string[], options: PulseOptions<Member>, changes: TableChanges, gate: Gate) {
    const { members, hinted, refresh, batchSize, intervalMs } = options;
    this.#intervalMs = intervalMs;
    this.loop = new RefreshLoop({
      members,
      batchSize,
      gate,
      longestRestMs: intervalMs,
      refresh: (batch) => refresh(batch).catch((error: unknown) => this.#trouble(error)),
    });
    this.#watch = changes.watch(tables, {
      changed: (hints) => {
        // They are asked at once; everybody else follows, since what a change concerns cannot be known for sure.
        for (const member of hinted(hints)) this.loop.request(member);
        this.loop.requestAll();
      },
      coverageChanged: () => {
        this.loop.requestAll();
        this.#arm();
      },
    });
    this.#arm();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#watch.stop();
    this.loop.stop();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(
      () => {
        this.loop.requestAll();
        this.#arm();
      },
      this.#watch.covered ? Math.max(SAFETY_NET_MS, this.#intervalMs) : this.#intervalMs,
    ).unref();
  }

  /** The subscribers hear nothing of it: they are answered as soon as the database is back. */
  #trouble(error: unknown): void {
    log("warn", "subscriptions could not be refreshed", { error: messageOf(error) });
    setTimeout(() => this.loop.requestAll(), TROUBLE_REST_MS).unref();
  }
}
