import { sql } from "kysely";
import type { Services } from "../context.ts";
import { drain, type JobQueue, PermanentFailure } from "../jobs/worker.ts";

export interface WaitingItem {
  /** The same in every try, so that the receiver can recognise a repeated send. */
  outboxId: number;
  payload: unknown;
}

/** Sends one kind of item. It may run twice for one item: after a crash nobody knows whether it was sent. */
export type OutboxHandler = (item: WaitingItem, services: Services) => Promise<void>;
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

type OutboxRow = { outbox_id: number; kind: string; payload: unknown };

/** What takes long is done beside the others, one at a time, so that no letter waits for it. */
const SLOW = sql<boolean>`kind = 'data-export'`;

/** Sends what is due, and gives up what could not be sent for a day. @returns how many items were tried */
export function drainOutbox(services: Services, handlers: OutboxHandlers): Promise<number> {
  return drain(services, { ...queueOf(services, handlers), which: sql<boolean>`not ${SLOW}` });
}

/** The same for what takes long. */
export function drainSlowOutbox(services: Services, handlers: OutboxHandlers): Promise<number> {
  return drain(services, { ...queueOf(services, handlers), which: SLOW, atOnce: 1 });
}

function queueOf(services: Services, handlers: OutboxHandlers): JobQueue<OutboxRow> {
  return {
    table: "private.outbox",
    id: "outbox_id",
    // A code of Apple is exchanged before what it became is taken back, never at the same time.
    subject: "coalesce(payload ->> 'grant_id', outbox_id::text)",
    firstWaitS: 5,
    giveUpAfterH: 24,
    async run({ kind, outbox_id, payload }) {
      const handle = handlers[kind];
      if (!handle) throw new PermanentFailure(`no handler for ${kind}`);
      await handle({ outboxId: outbox_id, payload }, services);
    },
  };
}
