import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** More stops than any page of ours has before what somebody seeks. */
const MOST_STOPS = 120;

/** In the page: whether what has the focus shows it, by an outline or a ring, and is seen at all. */
const SHOWS_FOCUS = `(() => {
  const focused = document.activeElement;
  const shown = [focused, ...(focused.labels ?? []), focused.nextElementSibling, focused.parentElement].filter(Boolean);
  const rings = ({ boxShadow, outlineStyle, outlineWidth }) =>
    (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  return shown.some((element) => rings(getComputedStyle(element)));
})()`;

/** Goes from stop to stop until it is there; what takes the focus shows it. @throws when it is never reached */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) {
      expect(await page.evaluate(SHOWS_FOCUS), `${String(target)} shows that it has the focus`).toBe(true);
      return;
    }
  }
  throw new Error(`${String(target)} is not reached by Tab`);
}

/** Comes to a field by Tab and types into it. */
export async function tabAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Comes to a button or link by Tab and presses it. */
export async function tabAndPress(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
