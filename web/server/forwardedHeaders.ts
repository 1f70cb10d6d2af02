import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { WebSettings } from "./env.ts";
import { clientAddress } from "./networkAddress.ts";

const REQUEST_ID = /^[\w-]{1,64}$/;
/** Headers that only our own services or proxies may set. Some servers read `_` as `-`. */
const OURS =
  /^(?:x-hasura-.*|x-actions-secret|x-forwarded-.*|forwarded|x-real-ip|x-client-ip|x-original-.*|x-rewrite-.*)$/;

/**
 * Headers for the connection between browser and this server (RFC 9110, 7.6.1); `connection` could name headers to
 * drop.
 */
const HOP = new Set(["connection", "http2-settings", "keep-alive", "proxy-connection", "te", "trailer", "upgrade"]);

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
  for (const name of Object.keys(headers)) {
    if (HOP.has(name) || OURS.test(name.replaceAll("_", "-"))) delete headers[name];
  }
  Object.assign(headers, forwardedHeaders(address, id, publicOrigin));
}

/** Keeps the caller's own id if it is well-formed, so that a trace runs from browser to provider. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && REQUEST_ID.test(sent) ? sent : randomUUID();
}
