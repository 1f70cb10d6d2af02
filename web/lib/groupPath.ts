/** The address of a group's page, and how such an address is read back. */

export interface GroupAddress {
  group_id: string;
  url_slug?: string | null;
  short_id?: number | null;
  name?: string | null;
}

/** Plain lower-case letters, digits and hyphens. */
function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** By slug where there is one, else by name and short id, else by id; without any of them the list of groups. */
export function groupPath(group: Partial<GroupAddress>): string {
  if (group.url_slug) return `/g/${group.url_slug}`;
  if (group.short_id) return `/g/${[slugOf(group.name ?? ""), group.short_id].filter(Boolean).join("-")}`;
  return group.group_id ? `/groups/${group.group_id}` : "/groups";
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (key: string): boolean => uuid.test(key);

/**
 * What the last part of an address may mean; a slug may end in the short id, for links whose name part changed. Whoever types
 * a link on a phone may begin it with a capital.
 */
export function readGroupKey(key: string): { groupId: string } | { slug: string; shortId: number | null } {
  if (isUuid(key)) return { groupId: key };
  const digits = /(?:^|-)(\d{1,9})$/.exec(key)?.[1];
  // No stored text holds a NUL, and the database refuses to look for one.
  return { slug: key.replaceAll("\0", "").toLowerCase(), shortId: digits === undefined ? null : Number(digits) };
}

/** The group's page for what stood in an address, an id or a slug. */
export function pathOfGroupKey(key: string): string {
  const read = readGroupKey(key);
  return groupPath("groupId" in read ? { group_id: read.groupId } : { url_slug: read.slug });
}
