import { z } from "zod";
import type { Services } from "../context.ts";
import { productNow } from "../db/productClock.ts";
import type { WebhookRequest } from "../define.ts";
import { isSignedByDidit } from "./diditSignature.ts";
import { storeProviderEvent } from "./providerEvents.ts";

/** Seconds that a signature may be away from our clock, either way. */
const TOLERANCE_S = 300;

const body = z.object({
  event_id: z.string().min(1).max(200),
  webhook_type: z.string().max(100),
  timestamp: z.int(),
  environment: z.string().nullish(),
  workflow_id: z.string().nullish(),
  session_id: z.string().max(200).nullish(),
  status: z.string().max(100).nullish(),
  vendor_data: z.string().max(200).nullish(),
});

/**
 * Takes an event from Didit: a check has changed. Only the body's ids and status are stored, never the person's data;
 * the worker reads the decision from Didit.
 */
export async function diditWebhook({ headers, rawBody }: WebhookRequest, services: Services): Promise<200 | 400> {
  const { db, env, wakeProviderEvents } = services;
  if (!isSignedByDidit(rawBody, headers, env.DIDIT_WEBHOOK_SECRET)) return 400;
  const event = readEvent(rawBody);
  // The header is not signed, so it has to equal the time in the signed body.
  if (!event || headers["x-timestamp"] !== String(event.timestamp)) return 400;
  const age = Math.abs((await productNow(db)).getTime() / 1000 - event.timestamp);
  if (age > TOLERANCE_S) return 400;

  await storeProviderEvent(db, {
    provider: "didit",
    eventId: event.event_id,
    eventType: event.webhook_type,
    objectId: event.session_id ?? null,
    payload: event,
  });
  wakeProviderEvents();
  return 200;
}

function readEvent(rawBody: Buffer): z.output<typeof body> | null {
  try {
    return body.parse(JSON.parse(rawBody.toString("utf8")));
  } catch {
    return null;
  }
}
