/** Pictures that we keep have an address for each size; `page` is the large one, and covers alone have `phone`. */
export type ImageSize = "page" | "card" | "phone";

/** What people give a circle to show: a picture (D91), and a cover where their plan has it (D6). */
export type Shown = "picture" | "cover";

const ours = /^\/files\/[a-z-]+\/[0-9a-f-]{36}$/;

/** A stored picture's address as a page can use it; nothing for empty and null-like text. */
export function imageUrl(stored: string | null | undefined, size: ImageSize = "page"): string | null {
  const text = stored?.trim() ?? "";
  if (text === "" || text === "null" || text === "undefined") return null;
  if (ours.test(text)) return `${text}/${size}`;
  return /^(data:|https?:|blob:|\/)/.test(text) ? text : `/${text}`;
}

/** Of the service: where such files go. */
export const uploadPath = (what: Shown): string => `group-${what}s`;

/** Where a file that was uploaded stands before its group has it; nothing for the empty id. */
export const uploadedImage = (what: Shown, fileId: string): string | null =>
  fileId ? `/files/${uploadPath(what)}/${fileId}` : null;
