import type { Services } from "../context.ts";
import { drain, PermanentFailure } from "../jobs/worker.ts";

export interface WaitingItem {
  /** The same in every try, so that the receiver can recognise a repeated send. */
  outboxId: number;
  payload: unknown;
}

/** Sends one kind of item. It may run twice for one item: after a crash nobody knows whether it was sent. */
export type OutboxHandler = (item: WaitingItem, services: Services) => Promise<void>;
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

/** Sends what is due, and gives up what could not be sent for a day. @returns how many items were tried */
export function drainOutbox(services: Services, handlers: OutboxHandlers): Promise<number> {
  return drain<{ outbox_id: number; kind: string; payload: unknown }>(services, {
    table: "private.outbox",
    id: "outbox_id",
    subject: "outbox_id",
    firstWaitS: 5,
    giveUpAfterH: 24,
    async run({ kind, outbox_id, payload }) {
      const handle = handlers[kind];
      if (!handle) throw new PermanentFailure(`no handler for ${kind}`);
      await handle({ outboxId: outbox_id, payload }, services);
    },
  });
}
