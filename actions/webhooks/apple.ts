import { z } from "zod";
import type { Services } from "../context.ts";
import type { WebhookRequest } from "../define.ts";
import { storeProviderEvent } from "./providerEvents.ts";

const body = z.object({ payload: z.string().max(16_000) });

/**
 * Takes a notice of Apple about somebody who signs in with it. The notice is a token that Apple signed; of what it says only
 * what happened, when and to whom is stored.
 */
export async function appleWebhook({ rawBody }: WebhookRequest, services: Services): Promise<200 | 400> {
  const { apple, db, wakeProviderEvents } = services;
  const token = tokenIn(rawBody);
  const notice = token === null || !apple ? null : await apple.readNotice(token);
  if (!notice) return 400;
  await storeProviderEvent(db, {
    provider: "apple",
    eventId: notice.id,
    eventType: notice.type,
    objectId: notice.sub,
    payload: { at: notice.at.toISOString() },
  });
  wakeProviderEvents();
  return 200;
}

function tokenIn(rawBody: Buffer): string | null {
  try {
    return body.parse(JSON.parse(rawBody.toString("utf8"))).payload;
  } catch {
    return null;
  }
}
