/** A stored picture's address as a page can use it; nothing for empty and null-like text. */
export function imageUrl(stored: string | null | undefined): string | null {
  const text = stored?.trim() ?? "";
  if (text === "" || text === "null" || text === "undefined") return null;
  return /^(data:|https?:|\/)/.test(text) ? text : `/${text}`;
}
