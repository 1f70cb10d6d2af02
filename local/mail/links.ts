export interface MailLink {
  href: string;
  /** The name that the mail gives it, or the address itself. */
  label: string;
}

const ANCHOR = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>([\s\S]*?)<\/a\s*>/gi;
const ADDRESS = /https?:\/\/[^\s<>"'()[\]{}]+/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Every web address of a mail once, in reading order, with names from its HTML part. */
export function linksOf({
  html = "",
  text = "",
}: {
  html?: string | undefined;
  text?: string | undefined;
}): MailLink[] {
  const found = new Map<string, string>();
  for (const [, double, single, bare, content = ""] of html.matchAll(ANCHOR)) {
    const href = decodeEntities(double ?? single ?? bare ?? "").trim();
    if (!isWebAddress(href) || found.has(href)) continue;
    const label = decodeEntities(content.replace(/<[^>]*>/g, " "))
      .replace(/\s+/g, " ")
      .trim();
    found.set(href, label || href);
  }
  for (const [address] of text.matchAll(ADDRESS)) {
    // A sentence may end directly after an address.
    const href = address.replace(/[.,;:!?]+$/, "");
    if (isWebAddress(href) && !found.has(href)) found.set(href, href);
  }
  return [...found].map(([href, label]) => ({ href, label }));
}

/** Only such addresses are offered as links, because a mail must not smuggle in a script. */
function isWebAddress(href: string): boolean {
  return URL.canParse(href) && ["http:", "https:"].includes(new URL(href).protocol);
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
      if (decimal || hex) return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
      return ENTITIES[name?.toLowerCase() ?? ""] ?? whole;
    },
  );
}
