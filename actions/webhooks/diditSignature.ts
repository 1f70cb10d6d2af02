import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether Didit signed this body: either its raw bytes or, in case a proxy rewrote them, its canonical JSON. Didit's
 * simple signature does not cover the body, so it never counts.
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

/** The JSON that `X-Signature-V2` signs: sorted keys, no spaces, letters unescaped, whole floats as integers. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(",")}}`;
}
