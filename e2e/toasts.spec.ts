import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openReady, rest } from "./steps/pageReady.ts";
import { readIn } from "./steps/reading.ts";

/** As wide as a small and a usual phone and a laptop. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** The link cannot be copied, so that the page has something to say. */
const NO_CLIPBOARD = `Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
  Object.defineProperty(navigator, "share", { value: undefined });`;

/** What of the controls in a part of the page lies under a message that passes by itself, by their names. */
const coveredIn = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((within) => {
    const toasts = [...document.querySelectorAll("[data-toast]")].map((toast) => toast.getBoundingClientRect());
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return [...document.querySelectorAll(`${within} :is(a[href], button, input, select, textarea)`)]
      .filter((control) => !control.closest("[data-toast]") && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => toasts.some((toast) => meets(control.getBoundingClientRect(), toast)))
      .map((control) => control.getAttribute("aria-label") ?? control.textContent ?? control.tagName);
  }, part);

test("a message that passes by itself covers no button of a page, and in a dialog none of that", async ({
  browser,
  stack,
}) => {
  const page = await readIn("fr", { browser, email: "amina@example.com", stack });
  await page.addInitScript(NO_CLIPBOARD);
  const toast = page.locator("[data-toast]").last();
  const faults: string[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);

    // A public circle that she organizes: its link, its invitations.
    await openReady(page, "/g/brooklyn-mothers-circle-1001");
    await page.locator("main [aria-haspopup=menu]").first().click();
    await page.locator("[role=menuitem]").first().click();
    await expect(toast).toBeVisible();
    await rest(page);
    faults.push(...(await coveredIn(page, "main")).map((name) => `${name} on the page, ${window.width} px`));

    await page.locator("main [aria-haspopup=dialog]").first().click();
    await page.locator("dialog[open] button[form]").last().click();
    await expect(page.locator("dialog[open] [data-toast]").last()).toBeVisible();
    await rest(page);
    faults.push(...(await coveredIn(page, "dialog[open]")).map((name) => `${name} in the dialog, ${window.width} px`));
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
