import { hash } from "node:crypto";
import type { LiveQuery } from "../../interface.ts";
import type { AskRows } from "./askRows.ts";
import type { Change } from "./changeTrigger.ts";
import { ConcernIndex, type Concern } from "./concern.ts";
import { isPassing } from "./databaseTrouble.ts";
import type { ErrorReader, Sink } from "./sink.ts";

/** Subscribers who always get the same answer: same query, same session and variables. */
export interface Group {
  readonly values: string;
  /** A digest of the last answer that was sent; undefined before the first and after an error. */
  sent: string | undefined;
  /** The number of the statement that gave the last answer. */
  answeredBy: number;
  readonly subscribers: Set<Subscriber>;
}

export interface Subscriber {
  readonly sink: Sink;
  /** Whether the subscriber has had a first answer. */
  served: boolean;
}

/** The subscribers of one query, whom one statement answers; groups differ in their values. */
export class LiveCohort {
  readonly groups = new Map<string, Group>();
  readonly query: LiveQuery;
  readonly #ask: AskRows;
  readonly #readError: ErrorReader;
  readonly #statement: string;
  readonly #concerns: ConcernIndex<Group>;
  #lastStatement = 0;

  constructor(query: LiveQuery, ask: AskRows, readError: ErrorReader) {
    this.query = query;
    this.#ask = ask;
    this.#readError = readError;
    this.#statement = `live_${hash("sha1", query.sql)}`;
    this.#concerns = new ConcernIndex(query);
  }

  join(values: string, subscriber: Subscriber): Group {
    let group = this.groups.get(values);
    if (!group) {
      group = { values, sent: undefined, answeredBy: 0, subscribers: new Set() };
      this.groups.set(values, group);
      this.#concerns.add(group, values);
    }
    group.subscribers.add(subscriber);
    return group;
  }

  leave(group: Group, subscriber: Subscriber): void {
    group.subscribers.delete(subscriber);
    if (group.subscribers.size > 0) return;
    this.groups.delete(group.values);
    this.#concerns.remove(group, group.values);
  }

  concernedBy(change: Change): Concern<Group> {
    return this.#concerns.of(change);
  }

  /** @throws when the database could not answer; errors of the statement go to the subscribers */
  async refresh(batch: readonly Group[]): Promise<void> {
    const groups = batch.filter(({ subscribers }) => subscribers.size > 0);
    if (groups.length === 0) return;
    this.#lastStatement += 1;
    const statement = this.#lastStatement;
    try {
      await this.#ask({
        name: this.#statement,
        text: this.query.sql,
        values: [groups.map((_, place) => String(place)), groups.map(({ values }) => values)],
        onRow: ([place, data]) => {
          const group = groups[Number(place)]!;
          // An overtaken answer is not needed: a change after it is announced and asked for again.
          if (statement < group.answeredBy) return;
          group.answeredBy = statement;
          deliver(group, data!);
        },
      });
    } catch (error) {
      if (isPassing(error)) throw error;
      await this.#isolate(
        groups.filter(({ answeredBy }) => answeredBy < statement),
        error,
      );
    }
  }

  /**
   * One bad value must not cost the others their answers, so the cohort is halved and asked again until the value is
   * isolated.
   */
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

/** Sends the first answer always, and later ones when they differ from the last. */
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
