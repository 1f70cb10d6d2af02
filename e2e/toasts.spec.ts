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
    /** Where a control is seen, which is not where what scrolls has hidden it. */
    const seen = (control: Element) => {
      let { bottom, left, right, top } = control.getBoundingClientRect();
      for (let around = control.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === "visible") continue;
        const edges = around.getBoundingClientRect();
        top = Math.max(top, edges.top);
        bottom = Math.min(bottom, edges.bottom);
      }
      return { bottom, left, right, top };
    };
    const toasts = [...document.querySelectorAll("[data-toast]")].map((toast) => toast.getBoundingClientRect());
    type Edges = Pick<DOMRect, "bottom" | "left" | "right" | "top">;
    const meets = (one: Edges, other: Edges) =>
      Math.max(one.left, other.left) < Math.min(one.right, other.right) &&
      Math.max(one.top, other.top) < Math.min(one.bottom, other.bottom);
    return [...document.querySelectorAll(`${within} :is(a[href], button, input, select, textarea)`)]
      .filter((control) => !control.closest("[data-toast]") && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => toasts.some((toast) => meets(seen(control), toast)))
      .map((control) => control.getAttribute("aria-label") ?? control.textContent ?? control.tagName);
  }, part);

test("a message that passes by itself covers no button of a page, and in a dialog none of that, and moves none", async ({
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
    const field = page.locator("dialog[open] input").first();
    const send = page.locator("dialog[open] button[form]").last();
    await field.waitFor();
    await rest(page);
    const places = async () => [(await field.boundingBox())?.y, (await send.boundingBox())?.y];
    const before = await places();
    await send.click();
    await expect(page.locator("dialog[open] [data-toast]").last()).toBeVisible();
    await rest(page);
    expect(await places()).toEqual(before);
    faults.push(...(await coveredIn(page, "dialog[open]")).map((name) => `${name} in the dialog, ${window.width} px`));
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
