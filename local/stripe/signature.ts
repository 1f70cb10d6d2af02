import { createHmac } from "node:crypto";
import type { Tamper } from "../simulator/deliveries.ts";

export interface SigningOptions {
  /** Seconds since the epoch. */
  timestamp: number;
  /** One secret, or several while one is being replaced: each adds a signature. */
  secrets: string[];
}

const OLD_SECONDS = 3_600;

/** The value of `Stripe-Signature` for a webhook body, or a spoiled one that an honest receiver refuses. */
export function signatureHeader(body: string, { secrets, timestamp }: SigningOptions, tamper?: Tamper): string {
  const signedAt = tamper === "old_timestamp" ? timestamp - OLD_SECONDS : timestamp;
  const signatures = secrets.map((secret) => {
    const key = tamper === "wrong_secret" ? `${secret}-of-somebody-else` : secret;
    const signature = createHmac("sha256", key).update(`${signedAt}.${body}`).digest("hex");
    return `v1=${tamper === "corrupt_signature" ? flipFirst(signature) : signature}`;
  });
  return [`t=${signedAt}`, ...signatures].join(",");
}

const flipFirst = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
