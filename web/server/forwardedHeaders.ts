import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { WebSettings } from "./env.ts";

const REQUEST_ID = /^[\w-]{1,64}$/;
/** Of Hasura's own headers a browser may send this one alone: a token decides which roles it can name. */
const ROLE = "x-hasura-role";
const SECRETS = new Set(["x-actions-secret", "forwarded", "x-real-ip", "x-client-ip"]);

/**
 * Turns a browser's headers into those of a request behind this server, in place: what only our own services may
 * say is taken out, who called and under which id is put in.
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

/** The caller's own id where it is one, so that a trace runs from browser to provider. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && REQUEST_ID.test(sent) ? sent : randomUUID();
}

/** Only what trusted proxies wrote is kept of the list: anybody can send the rest. */
function forwardedFor(headers: IncomingHttpHeaders, remote: string, trustedHops: number): string {
  const sent = headers["x-forwarded-for"];
  const list = (Array.isArray(sent) ? sent.join(",") : (sent ?? "")).split(",").map((address) => address.trim());
  const trusted = trustedHops === 0 ? [] : list.filter(Boolean).slice(-trustedHops);
  return [...trusted, remote.replace(/^::ffff:/, "")].join(", ");
}
