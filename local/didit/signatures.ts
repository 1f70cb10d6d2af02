import { createHmac } from "node:crypto";
import type { SignedBody, Tamper } from "../simulator/deliveries.ts";
import { canonicalJson, wireJson } from "./canonicalJson.ts";

/** The fields of a webhook that the simple signature covers; it ignores the others. */
export interface WebhookPayload {
  session_id: string;
  status: string;
  webhook_type: string;
  timestamp: number;
  [field: string]: unknown;
}

const OLD_SECONDS = 3_600;

/** A webhook with its three signatures, dated `timestamp` (seconds), or spoiled so that an honest receiver refuses it. */
export function signWebhook(
  payload: WebhookPayload,
  { secret, timestamp }: { secret: string; timestamp: number },
  tamper?: Tamper,
): SignedBody {
  const signedAt = tamper === "old_timestamp" ? timestamp - OLD_SECONDS : timestamp;
  const dated = { ...payload, timestamp: signedAt };
  const body = wireJson(dated);
  const sign = (text: string) => {
    const key = tamper === "wrong_secret" ? `${secret}-of-somebody-else` : secret;
    const signature = createHmac("sha256", key).update(text).digest("hex");
    return tamper === "corrupt_signature" ? (signature.startsWith("0") ? "1" : "0") + signature.slice(1) : signature;
  };
  return {
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "DiditWebhook/2.0 +https://didit.me",
      "x-timestamp": String(signedAt),
      "x-signature": sign(body),
      "x-signature-v2": sign(canonicalJson(dated)),
      "x-signature-simple": sign(`${signedAt}:${dated.session_id}:${dated.status}:${dated.webhook_type}`),
    },
  };
}
