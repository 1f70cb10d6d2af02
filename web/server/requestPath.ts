/** Characters that need no escape in a path (RFC 3986), without percent sign and slash. */
const PLAIN = /^[\w.~!$&'()*+,;=:@-]*$/;

/**
 * The path and query of a request in their only accepted spelling. Routing uses this path, and it is forwarded.
 * @returns undefined for every spelling that two programs could read differently: dot segments, encoded slashes,
 * backslashes, empty segments, control characters, whole addresses
 */
export function readPath(url: string | undefined): { path: string; query: string } | undefined {
  const [, sentPath, query = ""] = /^(\/[^?#]*)(\?[\x21\x22\x24-\x7e]*)?$/.exec(url ?? "") ?? [];
  if (sentPath === undefined) return undefined;
  const segments: string[] = [];
  for (const sent of sentPath.slice(1).split("/")) {
    const segment = decoded(sent);
    if (segment === undefined || /^\.\.?$|[/\\\p{Cc}]/u.test(segment)) return undefined;
    segments.push(PLAIN.test(segment) ? segment : encodeURIComponent(segment));
  }
  // Only the last segment may be empty: `/` and `/groups/`.
  return segments.slice(0, -1).includes("") ? undefined : { path: `/${segments.join("/")}`, query };
}

function decoded(segment: string): string | undefined {
  if (!segment.includes("%")) return PLAIN.test(segment) ? segment : undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
