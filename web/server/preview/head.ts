import type { Language } from "./texts.ts";
import type { Words } from "./words.ts";

/** Shown beside a link to a circle without a picture of its own, which has the same measures; made by `npm run link-picture`. */
export const PICTURE = { path: "/link-preview.png", width: 1200, height: 630 };

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What turns the words around a name, breaks a line, or is no sign at all. */
const UNWRITTEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** A text that people wrote, on one line, for an attribute or an element. */
const safe = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITTEN, " ")
    .trim()
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** The tags by which other programs show a link, in place of the page's own title and description. */
export function headOf(
  { description, name, product }: Words,
  { path, picture }: { path: string; picture: string | null },
  origin: URL,
): string {
  const url = new URL(path, origin).href;
  const og = (property: string, content: string | number) =>
    `<meta property="og:${property}" content="${safe(String(content))}" />`;
  return [
    `<title>${safe(name)} · ${safe(product)}</title>`,
    `<meta name="description" content="${safe(description)}" />`,
    `<link rel="canonical" href="${safe(url)}" />`,
    og("type", "website"),
    og("site_name", product),
    og("title", name),
    og("description", description),
    og("url", url),
    og("image", new URL(picture === null ? PICTURE.path : `${picture}/link`, origin).href),
    og("image:width", PICTURE.width),
    og("image:height", PICTURE.height),
    og("image:alt", product),
    `<meta name="twitter:card" content="summary_large_image" />`,
  ].join("\n    ");
}

const LANGUAGE = '<html lang="en">';
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>\s*/;

/** Puts such a head into the built page. Its scripts and styles stay as they are, so their hashes hold. */
export type WithHead = (head: string, language: Language) => string;

/** @throws Error for a page without title, description or language */
export function openPage(page: string): WithHead {
  for (const part of [LANGUAGE, TITLE, DESCRIPTION]) {
    if (page.search(part) === -1) throw new Error(`index.html has no ${part}`);
  }
  const [before = "", after = ""] = page.replace(DESCRIPTION, "").split(TITLE);
  return (head, language) => before.replace(LANGUAGE, `<html lang="${language}">`) + head + after;
}
