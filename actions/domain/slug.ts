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
