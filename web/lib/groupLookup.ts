import { readGroupKey } from "./groupPath.ts";

/** Which group an address means: by id, by any slug it ever had, or by the short id at the slug's end. */
export function groupFilter(key: string) {
  const read = readGroupKey(key);
  if ("groupId" in read) return { group_id: { _eq: read.groupId } };
  const bySlug = { slugs: { url_slug: { _eq: read.slug } } };
  return read.shortId === null ? bySlug : { _or: [bySlug, { short_id: { _eq: read.shortId } }] };
}

/**
 * Picks from what the filter found: where one group had this slug and another has the short id at its end, the slug
 * wins.
 */
export function pickGroup<Group extends { short_id: number }>(key: string, found: readonly Group[]): Group | undefined {
  const read = readGroupKey(key);
  const shortId = "slug" in read ? read.shortId : null;
  return found.find((group) => group.short_id !== shortId) ?? found[0];
}
