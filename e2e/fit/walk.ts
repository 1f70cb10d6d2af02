import { expect, type Page } from "@playwright/test";
import type { Reader } from "../pages.ts";
import { goOn } from "../steps/pageReady.ts";
import { MANAGE, walkManage } from "./manage.ts";

/** What lies over a page or unfolds in it once it is pressed, and where that is. */
const OPENERS: readonly { on: RegExp; opener: string }[] = [
  { on: /^\/dashboard/, opener: "header button:visible" },
  { on: /^\/groups\?tab=discover/, opener: "[role=tabpanel] button:visible" },
  { on: /^\/g\//, opener: "main [aria-haspopup=menu]" },
  { on: /^\/g\//, opener: "main [aria-haspopup=dialog]" },
  { on: /^\/g\//, opener: "[aria-labelledby=members] li button" },
  { on: /^\/g\//, opener: "[aria-labelledby=timing] > div > div:last-child button:enabled" },
  { on: /^\/g\//, opener: "[aria-labelledby=join-requests] li button" },
  { on: /^\/g\//, opener: "#contribution summary" },
  { on: /^\/g\/[^/]+$/, opener: "[aria-labelledby=past-rounds] button[aria-expanded=false]" },
  { on: /^\/g\/[^/]+$/, opener: "[aria-labelledby=record] button[aria-expanded=false]" },
  { on: MANAGE, opener: "main button[aria-haspopup=dialog]:enabled" },
  { on: MANAGE, opener: "[aria-labelledby=timing-more] [aria-haspopup=dialog]" },
  { on: MANAGE, opener: "[aria-labelledby=danger] [aria-haspopup=dialog] >> nth=0" },
  { on: MANAGE, opener: "[aria-labelledby=danger] [aria-haspopup=dialog] >> nth=1" },
];

const UNFOLDS = /(?:summary|\[aria-expanded=false\])$/;
const OVER_THE_PAGE = "dialog[open], [role=menu]";

/** Forms that are sent as they are, so that they say what is wrong. */
const FAULTY_FORMS = /^\/(?:login|forgot-password|register|forgot-password\?token=.*|register\?variant=quick)$/;

const WIZARD = "/groups/create";
/** What each step of the wizard takes to go on. */
const STEPS: readonly Readonly<Record<string, string>>[] = [
  { name: "Donaudampfschifffahrtsgesellschaftskapitänswitwen Wien Kreis" },
  { amount: "1234" },
  { memberLimit: "14", minimumMembers: "14" },
];

/** At which width a page is opened: there the menu is behind its button. */
export const FIRST_WIDTH = 390;

/** Messages that pass by themselves stand over the header for as long. */
async function closeToasts(page: Page): Promise<void> {
  const close = page.locator("[data-toast] > button").last();
  while ((await close.count()) > 0) await close.click();
}

async function walkWizard(page: Page, inspect: (where: string) => Promise<void>): Promise<void> {
  const goOn = async () => {
    const words = await page.locator("main h2").first().textContent();
    await page.locator("main form button[type=submit]").click();
    return words;
  };
  for (const [at, values] of STEPS.entries()) {
    if (at < 2) {
      await goOn();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
      await inspect(`${WIZARD}, step ${at + 1} with faults`);
    }
    for (const [input, value] of Object.entries(values)) await page.locator(`main [name=${input}]`).fill(value);
    const words = await goOn();
    await expect(page.locator("main h2").first()).not.toHaveText(words ?? "");
    await inspect(`${WIZARD}, step ${at + 2}`);
  }
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.locator("main [name=startDate]").fill(inAMonth);
  // The schedule stands there once the server has told what comes of these values.
  await expect(page.locator("main h3 ~ ol > li").first()).toBeVisible();
  await inspect(`${WIZARD}, the review`);
}

/** Opens each page of a reader, and what can be opened on it, and has each looked at. */
export async function walk(
  page: Page,
  { pages }: Reader,
  inspect: (where: string) => Promise<void>,
  isWanted: (address: string) => boolean = () => true,
): Promise<void> {
  const opened = new Set<string>();
  for (const address of pages.filter(isWanted)) {
    await page.setViewportSize({ width: FIRST_WIDTH, height: 844 });
    await goOn(page, address);
    await inspect(address);
    await page.setViewportSize({ width: FIRST_WIDTH, height: 844 });
    if (FAULTY_FORMS.test(address)) {
      await page.locator("main form button[type=submit]").first().click();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
      await closeToasts(page);
      await inspect(`${address}, sent empty`);
    }
    if (address === WIZARD && (await page.locator("main form").count()) > 0) await walkWizard(page, inspect);
    if (MANAGE.test(address)) await walkManage(page, (what) => inspect(`${address}, ${what}`));
    for (const { on, opener } of OPENERS) {
      const button = page.locator(opener).first();
      if (!on.test(address) || opened.has(opener) || (await button.count()) === 0) continue;
      opened.add(opener);
      await button.click();
      // What unfolds is there at once; what lies over the page may be fetched first.
      if (!UNFOLDS.test(opener)) await expect(page.locator(OVER_THE_PAGE).first()).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await inspect(`${address}, ${opener} pressed`);
      await page.keyboard.press("Escape");
    }
  }
}
