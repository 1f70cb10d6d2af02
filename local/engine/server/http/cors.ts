import type { IncomingHttpHeaders } from "node:http";

/** Which web origins may call: all (Hasura's default), those listed, or none. */
export type CorsPolicy =
  | { kind: "all" }
  | { kind: "disabled" }
  | { kind: "listed"; exact: ReadonlySet<string>; wildcards: readonly RegExp[] };

const METHODS = "GET,POST,PUT,PATCH,DELETE,OPTIONS";
const PREFLIGHT_SECONDS = "1728000";

/**
 * Reads `HASURA_GRAPHQL_CORS_DOMAIN`: `*`, or origins separated by commas, each with at most one `*.` in front of its host.
 * @throws Error naming an entry that is not an origin
 */
export function parseCorsDomain(text: string): CorsPolicy {
  const entries = text.split(",").map((entry) => entry.trim());
  if (entries.includes("*")) return { kind: "all" };
  const exact = new Set<string>();
  const wildcards: RegExp[] = [];
  for (const entry of entries) {
    const match = /^(https?):\/\/(\*\.)?([a-z0-9.-]+)(:\d+)?\/?$/i.exec(entry);
    if (!match) throw new Error(`HASURA_GRAPHQL_CORS_DOMAIN: "${entry}" is not an origin`);
    const [, scheme = "", wildcard, host = "", port = ""] = match;
    if (wildcard) wildcards.push(new RegExp(`^${scheme}://[a-z0-9-]+\\.${host.replaceAll(".", "\\.")}${port}$`, "i"));
    else exact.add(`${scheme}://${host}${port}`.toLowerCase());
  }
  return { kind: "listed", exact, wildcards };
}

/** Whether a page of this origin may read answers and open websockets. */
export function allowsOrigin(policy: CorsPolicy, origin: string): boolean {
  if (policy.kind !== "listed") return true;
  return policy.exact.has(origin.toLowerCase()) || policy.wildcards.some((wildcard) => wildcard.test(origin));
}

/** The CORS headers of an answer to this request; none where the origin may not read it. */
export function corsHeaders(policy: CorsPolicy, request: IncomingHttpHeaders): Record<string, string> {
  const { origin } = request;
  if (!origin || policy.kind === "disabled" || !allowsOrigin(policy, origin)) return {};
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": METHODS,
    vary: "origin",
  };
}

/** The headers that a preflight gets in addition to {@link corsHeaders}. */
export function preflightHeaders(request: IncomingHttpHeaders): Record<string, string> {
  const asked = request["access-control-request-headers"];
  return {
    "access-control-max-age": PREFLIGHT_SECONDS,
    ...(asked ? { "access-control-allow-headers": asked } : {}),
  };
}
