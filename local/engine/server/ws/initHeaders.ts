import { RequestError } from "../http/RequestError.ts";

/** The headers in a `connection_init` payload, names in lower case. @throws RequestError when they are no headers */
export function readInitHeaders(payload: unknown): Record<string, string> {
  if (payload === undefined || payload === null) return {};
  if (!isRecord(payload)) throw malformed();
  const { headers } = payload;
  if (headers === undefined || headers === null) return {};
  if (!isRecord(headers)) throw malformed();
  const read: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    // HTTP headers cannot hold a line break, so no handler behind this engine may get one this way.
    if (typeof value !== "string" || /[\r\n\0]/.test(name + value)) throw malformed();
    read[name.toLowerCase()] = value;
  }
  return read;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function malformed(): RequestError {
  return new RequestError(400, "parse-failed", "parsing the headers of connection_init failed");
}
