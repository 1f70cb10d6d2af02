import { RequestError } from "../http/RequestError.ts";
import type { RestEndpoint } from "../../core/collections/endpoint.ts";

export interface Found {
  endpoint: RestEndpoint;
  /** Values of the URL's variables, as texts. */
  values: ReadonlyMap<string, string>;
}

/**
 * The endpoint for a request; no two fit, because loading refuses such endpoints.
 * @param path what follows `/api/rest/`, still percent-encoded
 * @throws RequestError 404, or 405 where the endpoint has other methods
 */
export function findEndpoint(endpoints: readonly RestEndpoint[], method: string, path: string): Found {
  // It is decoded before it is split, as in the real engine, so an encoded slash separates segments too.
  const parts = path.split("/").map(decoded).join("/").split("/");
  const otherMethods: string[] = [];
  for (const endpoint of endpoints) {
    const values = match(endpoint, parts);
    if (!values) continue;
    if (endpoint.methods.includes(method)) return { endpoint, values };
    otherMethods.push(...endpoint.methods);
  }
  if (otherMethods.length === 0) throw new RequestError(404, "not-found", "Endpoint not found");
  throw new RequestError(405, "method-not-allowed", `Allowed methods: ${[...new Set(otherMethods)].join(", ")}`);
}

function match({ segments }: RestEndpoint, parts: readonly string[]): Map<string, string> | undefined {
  if (segments.length !== parts.length) return undefined;
  const values = new Map<string, string>();
  for (const [index, segment] of segments.entries()) {
    const part = parts[index]!;
    if ("variable" in segment) values.set(segment.variable, part);
    else if (segment.literal !== part) return undefined;
  }
  return values;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
