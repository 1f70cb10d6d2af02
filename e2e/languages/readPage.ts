import type { Page } from "@playwright/test";

export interface SeenText {
  text: string;
  /** The address of the page, and the element or attribute that holds the text. */
  where: string;
}

/** Runs in the page. Skips names in their own language, which are marked with `lang`. */
const COLLECT = `(() => {
  const attributes = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"];
  const found = [["title", document.title]];
  for (const element of document.body.querySelectorAll("*")) {
    const isOurs = element.closest("[lang]").lang === document.documentElement.lang;
    if (!isOurs || element.closest("script, style, noscript") || !element.checkVisibility()) continue;
    for (const name of attributes) {
      const value = element.getAttribute(name);
      if (value) found.push([element.tagName.toLowerCase() + "[" + name + "]", value]);
    }
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent);
    const text = own.join(" ").replaceAll(/\\s+/g, " ").trim();
    if (text) found.push([element.tagName.toLowerCase(), text]);
  }
  return found;
})()`;

/** Every text of a page: its title, what can be seen, and what only a screen reader says. */
export async function readPage(page: Page): Promise<SeenText[]> {
  const { pathname, search } = new URL(page.url());
  const texts = await page.evaluate<[carrier: string, text: string][]>(COLLECT);
  return texts.map(([carrier, text]) => ({ text, where: `${decodeURIComponent(pathname)}${search} ${carrier}` }));
}
