import { hash } from "node:crypto";
import type { Pool } from "pg";
import type { LiveQuery } from "../interface.ts";
import { isPassing } from "./databaseTrouble.ts";
import type { ErrorReader, Sink } from "./sink.ts";

/** Subscribers whose answer is the same by construction: same query, same session and variables. */
export interface Group {
  readonly id: string;
  readonly values: string;
  /** Digest of the last answer sent; undefined before the first and after an error. */
  sent: string | undefined;
  /** Number of the statement that the last answer came from. */
  answeredBy: number;
  readonly subscribers: Set<Subscriber>;
}

export interface Subscriber {
  readonly sink: Sink;
  /** Whether it has had its first answer. */
  served: boolean;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What one statement answers: the groups of one query, told apart by their values. */
export class LiveCohort {
  readonly groups = new Map<string, Group>();
  readonly query: LiveQuery;
  readonly #pool: Pool;
  readonly #readError: ErrorReader;
  readonly #statement: string;
  /** Groups by the uuids among their values. */
  readonly #byHint = new Map<string, Set<Group>>();
  #lastId = 0;
  #lastStatement = 0;

  constructor(query: LiveQuery, pool: Pool, readError: ErrorReader) {
    this.query = query;
    this.#pool = pool;
    this.#readError = readError;
    this.#statement = `live_${hash("sha1", query.sql)}`;
  }

  join(values: string, subscriber: Subscriber): Group {
    let group = this.groups.get(values);
    if (!group) {
      this.#lastId += 1;
      group = { id: String(this.#lastId), values, sent: undefined, answeredBy: 0, subscribers: new Set() };
      this.groups.set(values, group);
      for (const hint of hintsOf(values)) {
        const known = this.#byHint.get(hint);
        if (known) known.add(group);
        else this.#byHint.set(hint, new Set([group]));
      }
    }
    group.subscribers.add(subscriber);
    return group;
  }

  leave(group: Group, subscriber: Subscriber): void {
    group.subscribers.delete(subscriber);
    if (group.subscribers.size > 0) return;
    this.groups.delete(group.values);
    for (const hint of hintsOf(group.values)) {
      const known = this.#byHint.get(hint);
      known?.delete(group);
      if (known?.size === 0) this.#byHint.delete(hint);
    }
  }

  /** Those who asked with one of these uuids. */
  hinted(hints: readonly string[]): Set<Group> {
    const groups = new Set<Group>();
    for (const hint of hints) for (const group of this.#byHint.get(hint) ?? []) groups.add(group);
    return groups;
  }

  /** @throws whatever kept the database from answering; errors of the statement go to the subscribers */
  async refresh(batch: readonly Group[]): Promise<void> {
    const groups = batch.filter(({ subscribers }) => subscribers.size > 0);
    if (groups.length === 0) return;
    this.#lastStatement += 1;
    const statement = this.#lastStatement;
    try {
      const { rows } = await this.#pool.query<{ id: string; data: string }>({
        name: this.#statement,
        text: this.query.sql,
        values: [groups.map(({ id }) => id), groups.map(({ values }) => values)],
      });
      const answers = new Map(rows.map(({ id, data }) => [id, data]));
      for (const group of groups) {
        const data = answers.get(group.id);
        // One that was overtaken has nothing new to say: a change after it is notified and asked for anew.
        if (data === undefined || statement < group.answeredBy) continue;
        group.answeredBy = statement;
        deliver(group, data);
      }
    } catch (error) {
      if (isPassing(error)) throw error;
      await this.#isolate(groups, error);
    }
  }

  /** One bad value must not take the others' answers away: halves are asked until it stands alone. */
  async #isolate(groups: readonly Group[], error: unknown): Promise<void> {
    if (groups.length > 1) {
      const middle = groups.length >> 1;
      await this.refresh(groups.slice(0, middle));
      await this.refresh(groups.slice(middle));
      return;
    }
    const refusal = this.#readError(error);
    for (const group of groups) {
      group.sent = undefined;
      for (const subscriber of group.subscribers) {
        subscriber.served = true;
        subscriber.sink.error(refusal);
      }
    }
  }
}

/** First answers always; later ones when they differ from the last. */
function deliver(group: Group, data: string): void {
  const digest = hash("sha1", data, "base64");
  const changed = digest !== group.sent;
  group.sent = digest;
  for (const subscriber of group.subscribers) {
    if (!changed && subscriber.served) continue;
    subscriber.served = true;
    subscriber.sink.next(data);
  }
}

/** The uuids among a subscriber's values, as the database prints them. */
function hintsOf(values: string): readonly string[] {
  return values.toLowerCase().match(UUID) ?? [];
}
