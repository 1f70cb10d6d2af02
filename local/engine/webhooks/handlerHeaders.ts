/** The client's headers that concern its own connection or body and are never passed on. */
const NOT_FORWARDED = new Set([
  "content-length",
  "content-md5",
  "user-agent",
  "host",
  "origin",
  "referer",
  "accept",
  "accept-encoding",
  "accept-language",
  "accept-datetime",
  "cache-control",
  "connection",
  "dnt",
  "content-type",
  // Hop-by-hop headers of RFC 9110: Node would act on them instead of passing them on.
  "transfer-encoding",
  "keep-alive",
  "upgrade",
  "te",
  "trailer",
  "expect",
  "proxy-authorization",
  "proxy-connection",
]);

const RENAMED = [
  ["host", "x-forwarded-host"],
  ["user-agent", "x-forwarded-user-agent"],
  ["origin", "x-forwarded-origin"],
] as const;

/** The headers of a call, as metadata configures them. */
export interface HeaderRules {
  headers: Readonly<Record<string, string>>;
  forwardClientHeaders: boolean;
  /** Headers that are not forwarded, besides those that never are. */
  ignoredClientHeaders?: readonly string[];
}

/**
 * The headers that the handler gets. Where client and metadata name the same header the client wins, unless
 * `HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE` says otherwise.
 */
export function handlerHeaders(
  { headers, forwardClientHeaders, ignoredClientHeaders }: HeaderRules,
  clientHeaders: Readonly<Record<string, string>>,
  configuredHeadersWin: boolean,
): Record<string, string> {
  if (!forwardClientHeaders) return { ...headers };
  const forwarded: Record<string, string> = {};
  for (const [name, passedOnAs] of RENAMED) {
    const value = clientHeaders[name];
    if (value !== undefined) forwarded[passedOnAs] = value;
  }
  for (const name in clientHeaders) {
    const value = clientHeaders[name];
    // Session variables are in the body, and the admin secret is never passed on.
    if (value === undefined || NOT_FORWARDED.has(name) || name.startsWith("x-hasura-")) continue;
    if (ignoredClientHeaders?.includes(name)) continue;
    forwarded[name] = value;
  }
  return configuredHeadersWin ? { ...forwarded, ...headers } : { ...headers, ...forwarded };
}
