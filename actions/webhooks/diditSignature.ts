import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * Checks who sent these bytes. The signature over the raw bytes counts first; the second form, over the canonical JSON,
 * helps where a proxy wrote the body anew. The simple form does not cover the body and is never enough.
 */
export function isSignedByDidit(rawBody: Buffer, headers: IncomingHttpHeaders, secret: string): boolean {
  if (isSignature(headers["x-signature"], rawBody, secret)) return true;
  if (headers["x-signature-v2"] === undefined) return false;
  try {
    return isSignature(headers["x-signature-v2"], canonicalJson(JSON.parse(rawBody.toString("utf8"))), secret);
  } catch {
    return false;
  }
}

function isSignature(given: string | string[] | undefined, content: Buffer | string, secret: string): boolean {
  if (typeof given !== "string" || !/^[0-9a-f]{64}$/i.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, "hex"), createHmac("sha256", secret).update(content).digest());
}

/** Keys sorted at every level, no spaces, letters as they are, whole floats as integers: what `X-Signature-V2` covers. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(",")}}`;
}
