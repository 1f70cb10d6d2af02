import type { Page } from "@playwright/test";
import { openAll } from "./fit/openAll.ts";
import type { Look } from "./look.ts";
import { goOn } from "./steps/pageReady.ts";

/** At which size a page is opened: there the menu is behind its button. */
const FIRST_WINDOW = { width: 390, height: 844 };

/**
 * Goes from page to page and has each looked at, and what can be opened on it where somebody looks at that.
 * @param looks by the name of what they hold
 * @returns each fault with its page and its look
 */
export async function visit(
  page: Page,
  pages: readonly string[],
  looks: Readonly<Record<string, Look>>,
): Promise<string[]> {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(`${page.url()}: ${message}`));
  const all = Object.entries(looks);
  const take = async (where: string, ask: (look: Look) => Promise<string[]> | undefined) => {
    for (const [name, look] of all)
      for (const fault of (await ask(look)) ?? []) faults.push(`${where}, ${name}: ${fault}`);
  };
  const opened = new Set<string>();
  for (const address of pages) {
    await page.setViewportSize(FIRST_WINDOW);
    // A button that comes to lie under the mouse asks for what it opens.
    await page.mouse.move(0, 0);
    for (const [, look] of all) await look.beforeLeaving?.();
    await goOn(page, address);
    await take(address, (look) => look.atPage(address));
    if (!all.some(([, { atOpened }]) => atOpened)) continue;
    await page.setViewportSize(FIRST_WINDOW);
    await openAll(page, address, opened, (where) => take(where, (look) => look.atOpened?.()));
  }
  return faults;
}
