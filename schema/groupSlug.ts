/** The address of a group. The server makes it, and a form shows it before it is sent. */

/** The part of a link that people read: the name in plain letters, then the short id that makes it unique (D90). */
export function groupSlug(name: string, shortId: number): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    // One sign can become a whole word.
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `${words || "group"}-${shortId}`;
}

/** Whether a link was chosen: one that is made from a group's name ends in its number, and no chosen one does (D6, D90). */
export const isOwnLink = (urlSlug: string, shortId: number): boolean => !urlSlug.endsWith(`-${shortId}`);
