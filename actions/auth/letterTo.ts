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

/** The letter about a provider that does not open an account any more. That it opens one is told by auth.tell_way_in. */
export const wayInLetter = (userId: string, provider: "google" | "apple"): OutboxItem => ({
  kind: "mail",
  dedupeKey: `way-in-removed:${userId}:${randomUUID()}`,
  payload: { template: "way-in-removed", user_id: userId, provider },
});
