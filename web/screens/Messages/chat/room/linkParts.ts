/** A text in parts: words, and addresses of pages that are safe to open. */
export type TextPart = { text: string; href: null } | { text: string; href: string };

const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
/** What ends a sentence rather than an address. */
const TRAILING = /[.,;:!?…)\]}»”’]+$/u;
const TURNS = /\p{Bidi_Control}/u;

/**
 * Finds addresses in a text. Only whole `http` and `https` addresses become links, and none that shows another place than it
 * leads to: no name before the host, no signs that turn the direction.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const shown = found[0].replace(TRAILING, "");
    const href = safeAddress(shown);
    if (href === null) continue;
    if (found.index > at) parts.push({ text: text.slice(at, found.index), href: null });
    parts.push({ text: shown, href });
    at = found.index + shown.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}

function safeAddress(text: string): string | null {
  if (TURNS.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username === "" && url.password === "" && url.hostname.includes(".") ? url.href : null;
  } catch {
    return null;
  }
}
