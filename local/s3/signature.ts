import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Why a request is not let in, in the protocol's own words. */
export type SignatureFault = "AccessDenied" | "InvalidAccessKeyId" | "SignatureDoesNotMatch" | "RequestTimeTooSkewed";

const SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

export const sha256 = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/**
 * Checks a request's signature (version 4, in the header) over method, path, query, signed headers and body, worked out from
 * the protocol's description and not with the client's library: so the two check each other.
 */
export function signatureFault(request: IncomingMessage, body: Buffer, keys: Keys): SignatureFault | undefined {
  const { headers } = request;
  const match = AUTHORIZATION.exec(headers.authorization ?? "");
  if (!match) return "AccessDenied";
  const [, keyId = "", date = "", region = "", signedHeaders = "", given = ""] = match;
  if (keyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  const at = String(headers["x-amz-date"] ?? "");
  if (!at.startsWith(date) || Math.abs(instantOf(at) - Date.now()) > SKEW_MS) return "RequestTimeTooSkewed";
  const names = signedHeaders.split(";");
  const contentHash = String(headers["x-amz-content-sha256"] ?? "");
  // Whoever could leave these unsigned could send the signature to another place or with another body.
  if (!names.includes("host") || !names.includes("x-amz-date")) return "SignatureDoesNotMatch";
  if (contentHash !== sha256(body)) return "SignatureDoesNotMatch";

  const url = new URL(request.url ?? "/", "http://storage");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join("&");
  const canonical = [
    request.method,
    url.pathname
      .split("/")
      .map((part) => encoded(decodeURIComponent(part)))
      .join("/"),
    query,
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? "")
          .trim()
          .replaceAll(/\s+/g, " ")}`,
    ),
    "",
    signedHeaders,
    contentHash,
  ].join("\n");
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n");
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, date), region), "s3"), "aws4_request");
  const expected = hmac(key, toSign);
  return timingSafeEqual(expected, Buffer.from(given, "hex")) ? undefined : "SignatureDoesNotMatch";
}

/** `20261123T165048Z` */
function instantOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`);
