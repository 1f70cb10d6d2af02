import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { WebSettings } from "./env.ts";
import { clientAddress } from "./networkAddress.ts";

const REQUEST_ID = /^[\w-]{1,64}$/;
/** What only our own services, or proxies of ours, may say. Some servers read `_` as `-`. */
const OURS =
  /^(?:x-hasura-.*|x-actions-secret|x-forwarded-.*|forwarded|x-real-ip|x-client-ip|x-original-.*|x-rewrite-.*)$/;

/** What is between a browser and this server alone (RFC 9110, 7.6.1); `connection` could name headers to be dropped. */
const HOP = new Set(["connection", "http2-settings", "keep-alive", "proxy-connection", "te", "trailer", "upgrade"]);

/** What our services learn about a request besides what its sender says: who called, by which address, and its id. */
export function forwardedHeaders(address: string, requestId: string, publicOrigin: URL): Record<string, string> {
  return {
    "x-request-id": requestId,
    // One address and never a list: nobody behind this server has to know how many proxies stand in front of it.
    "x-forwarded-for": address,
    "x-forwarded-proto": publicOrigin.protocol.slice(0, -1),
    "x-forwarded-host": publicOrigin.host,
  };
}

/** Changes a browser's headers, in place, into those that our services receive. */
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
