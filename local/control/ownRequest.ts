import type { IncomingHttpHeaders } from "node:http";

/** Names of this machine that no other address can be made to answer to. */
const OUR_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

export interface ControlRefusal {
  status: 403 | 415;
  message: string;
}

/**
 * Whether a request may move the one-machine stack: its clock, a simulator's and the engine's controls. A page that
 * somebody visits must not, neither by a form, nor under a name of its own that it lets point to this machine.
 * @returns why it may not; undefined: it may
 */
export function refusalOfControl(method: string, headers: IncomingHttpHeaders): ControlRefusal | undefined {
  const { host = "", origin } = headers;
  if (!OUR_HOST.test(host)) return { status: 403, message: "controls answer to localhost alone" };
  const site = headers["sec-fetch-site"] ?? "same-origin";
  const isOurs = origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
  if (!isOurs || (site !== "same-origin" && site !== "none"))
    return { status: 403, message: "controls take no requests from foreign pages" };
  // A page may send any other type without asking first.
  if (method === "POST" && !JSON_TYPE.test(headers["content-type"] ?? ""))
    return { status: 415, message: "content-type must be application/json" };
  return undefined;
}
