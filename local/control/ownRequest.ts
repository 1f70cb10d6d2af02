import type { IncomingHttpHeaders } from "node:http";

/** Names that always mean this machine, whatever a name server says. */
const OUR_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

export interface ControlRefusal {
  status: 403 | 415;
  message: string;
}

/**
 * Whether a request may use the controls of the one-machine stack: its clock, the simulators and the engine. A web page
 * must not, neither with a form nor under a foreign name that points to this machine.
 */
export function refusalOfControl(method: string, headers: IncomingHttpHeaders): ControlRefusal | undefined {
  const refusal = refusalOfForeigner(headers);
  if (refusal) return refusal;
  // A page may send other types without a preflight.
  if (method === "POST" && !JSON_TYPE.test(headers["content-type"] ?? ""))
    return { status: 415, message: "content-type must be application/json" };
  return undefined;
}

/** The same of a form on one of our own pages, which is no JSON. */
export function refusalOfForeigner({ host = "", origin, ...headers }: IncomingHttpHeaders): ControlRefusal | undefined {
  if (!OUR_HOST.test(host)) return { status: 403, message: "controls answer only to localhost" };
  const site = headers["sec-fetch-site"] ?? "same-origin";
  const isOurs = origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
  if (!isOurs || (site !== "same-origin" && site !== "none"))
    return { status: 403, message: "controls take no requests from foreign pages" };
  return undefined;
}
