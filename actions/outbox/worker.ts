import { sql } from "kysely";
import type { Services } from "../context.ts";

/** What is to be done once more and not differently will fail again: the worker gives up at once. */
export class PermanentFailure extends Error {}

export interface WaitingItem {
  /** Stays the same over all tries: what the outside may recognise a repeated send by. */
  outboxId: number;
  payload: unknown;
}

/** Does one kind of item. It may run twice for one item: after a crash nobody knows whether it was done. */
export type OutboxHandler = (item: WaitingItem, services: Services) => Promise<void>;
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

/** A try that takes longer than this is taken for dead, and another one starts. */
const LEASE_S = 120;
const AT_ONCE = 10;
const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 3600;
/** A letter that could not be sent for a day is not sent any more. */
const GIVE_UP_AFTER_H = 24;

interface Claimed {
  outbox_id: number;
  kind: string;
  payload: unknown;
  attempts: number;
}

/**
 * Works through everything that is due. Several workers may run: each item is leased to one of them, and a worker that
 * dies leaves its items to the others.
 * @returns how many were tried
 */
export async function drainOutbox(services: Services, handlers: OutboxHandlers): Promise<number> {
  let tried = 0;
  for (;;) {
    const items = await lease(services);
    if (items.length === 0) return tried;
    tried += items.length;
    await Promise.all(items.map((item) => attempt(item, services, handlers)));
  }
}

async function lease({ db }: Services): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update private.outbox set attempts = attempts + 1, next_attempt_at = now() + ${LEASE_S} * interval '1 second'
    where outbox_id in (
      select outbox_id from private.outbox
      where done_at is null and given_up_at is null and next_attempt_at <= now()
      order by next_attempt_at limit ${AT_ONCE} for update skip locked)
    returning outbox_id, kind, payload, attempts`.execute(db);
  return rows;
}

async function attempt(item: Claimed, services: Services, handlers: OutboxHandlers): Promise<void> {
  const { db, log } = services;
  const { attempts, kind, outbox_id, payload } = item;
  const row = db.updateTable("private.outbox").where("outbox_id", "=", outbox_id).where("done_at", "is", null);
  try {
    const handle = handlers[kind];
    if (!handle) throw new PermanentFailure(`no handler for ${kind}`);
    await handle({ outboxId: outbox_id, payload }, services);
    await row.set({ done_at: sql`now()`, last_error: null }).execute();
  } catch (error) {
    const isFinal = error instanceof PermanentFailure;
    log.warn({ err: error, outboxId: outbox_id, kind, attempts, isFinal }, "could not handle an outbox item");
    const wait = Math.min(FIRST_WAIT_S * 2 ** (attempts - 1), LONGEST_WAIT_S);
    const isOver = sql<boolean>`${isFinal} or created_at < now() - ${GIVE_UP_AFTER_H} * interval '1 hour'`;
    await row
      .set({
        next_attempt_at: sql`now() + ${wait} * interval '1 second'`,
        given_up_at: sql`case when ${isOver} then now() end`,
        last_error: error instanceof Error ? error.message.slice(0, 500) : "not an error",
      })
      .execute();
  }
}
