import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { WebSettings } from "./env.ts";
import { clientAddress } from "./networkAddress.ts";

const REQUEST_ID = /^[\w-]{1,64}$/;
/** Headers that only our own services or proxies may set. Some servers read `_` as `-`. */
const OURS =
  /^(?:x-hasura-.*|x-actions-secret|x-forwarded-.*|forwarded|x-real-ip|x-client-ip|x-original-.*|x-rewrite-.*)$/;

/** Headers for one connection alone (RFC 9110, 7.6.1). */
const HOP = ["connection", "http2-settings", "keep-alive", "proxy-connection", "te", "trailer", "upgrade"];
/** Without these nobody knows where a message ends, so `connection` cannot have them dropped. */
const FRAMING = new Set(["content-length", "host", "transfer-encoding"]);

/** Removes in place the headers that belong to one connection, with those that `connection` names. */
export function dropHopHeaders(headers: IncomingHttpHeaders): void {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  for (const name of [...HOP, ...named]) if (!FRAMING.has(name)) delete headers[name];
}

/** Headers that this server adds: the caller's address, the address that was called, and the request's id. */
export function forwardedHeaders(address: string, requestId: string, publicOrigin: URL): Record<string, string> {
  return {
    "x-request-id": requestId,
    // One address and never a list, so that services need not know how many proxies are in front.
    "x-forwarded-for": address,
    "x-forwarded-proto": publicOrigin.protocol.slice(0, -1),
    "x-forwarded-host": publicOrigin.host,
  };
}

/** Changes a browser's headers in place into those that our services receive. */
export function prepareForwarding(
  request: IncomingMessage,
  id: string,
  { publicOrigin, trustedHops }: Pick<WebSettings, "publicOrigin" | "trustedHops">,
): void {
  const { headers } = request;
  const address = clientAddress(request, trustedHops);
  dropHopHeaders(headers);
  for (const name of Object.keys(headers)) if (OURS.test(name.replaceAll("_", "-"))) delete headers[name];
  Object.assign(headers, forwardedHeaders(address, id, publicOrigin));
}

/** Keeps the caller's own id if it is well-formed, so that a trace runs from browser to provider. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && REQUEST_ID.test(sent) ? sent : randomUUID();
}
