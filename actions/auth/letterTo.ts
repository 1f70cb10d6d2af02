import { randomUUID } from "node:crypto";
import type { AccountLetter } from "../mail/mails.ts";
import type { OutboxItem } from "../outbox/enqueue.ts";

/**
 * One letter about an account. Without an account the row is written too, and the worker drops it, so that the time of
 * an answer does not tell who has an account (D246).
 */
export function letterTo(userId: string | undefined, template: AccountLetter, wayBack?: string): OutboxItem {
  return {
    kind: "mail",
    dedupeKey: `${template}:${userId ?? "nobody"}:${randomUUID()}`,
    payload: { template, user_id: userId ?? randomUUID(), ...(wayBack && { way_back: wayBack }) },
  };
}
