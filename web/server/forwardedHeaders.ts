import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { WebSettings } from "./env.ts";

const REQUEST_ID = /^[\w-]{1,64}$/;
/** The only header of Hasura's that a browser may send. The token decides which roles it can name. */
const ROLE = "x-hasura-role";
const SECRETS = new Set(["x-actions-secret", "forwarded", "x-real-ip", "x-client-ip"]);

/**
 * Changes a browser's headers, in place, into those that our services receive: removes what only our own services may
 * say, and adds who called and the request's id.
 * @returns the request's id
 */
export function prepareForwarding(
  request: IncomingMessage,
  { publicOrigin, trustedHops }: Pick<WebSettings, "publicOrigin" | "trustedHops">,
): string {
  const { headers } = request;
  const id = requestId(headers);
  for (const name of Object.keys(headers)) {
    if (SECRETS.has(name) || (name.startsWith("x-hasura-") && name !== ROLE)) delete headers[name];
  }
  headers["x-request-id"] = id;
  headers["x-forwarded-for"] = forwardedFor(headers, request.socket.remoteAddress ?? "unknown", trustedHops);
  headers["x-forwarded-proto"] = publicOrigin.protocol.slice(0, -1);
  headers["x-forwarded-host"] = publicOrigin.host;
  return id;
}

/** Keeps the caller's own id if it is well-formed, so that a trace runs from browser to provider. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && REQUEST_ID.test(sent) ? sent : randomUUID();
}

/** Keeps only the entries that trusted proxies wrote: anybody can send the others. */
function forwardedFor(headers: IncomingHttpHeaders, remote: string, trustedHops: number): string {
  const sent = headers["x-forwarded-for"];
  const list = (Array.isArray(sent) ? sent.join(",") : (sent ?? "")).split(",").map((address) => address.trim());
  const trusted = trustedHops === 0 ? [] : list.filter(Boolean).slice(-trustedHops);
  return [...trusted, remote.replace(/^::ffff:/, "")].join(", ");
}
