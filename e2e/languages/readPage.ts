import type { Page } from "@playwright/test";

export interface SeenText {
  text: string;
  /** The address, and what carries the text: an element's name, or its attribute. */
  where: string;
}

/** Runs in the page. A name in its own language says so with `lang`, and is left out. */
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

/** Everything that a page says in words: its title, what can be seen, and what a screen reader says besides. */
export async function readPage(page: Page): Promise<SeenText[]> {
  const { pathname, search } = new URL(page.url());
  const texts = await page.evaluate<[carrier: string, text: string][]>(COLLECT);
  return texts.map(([carrier, text]) => ({ text, where: `${decodeURIComponent(pathname)}${search} ${carrier}` }));
}
