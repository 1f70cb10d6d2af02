import { expect, type Page } from "@playwright/test";
import { closeAll } from "../steps/pageReady.ts";

/** The page to manage a circle. */
export const MANAGE = /\/manage$/;

/** What unfolds a form there, the lower ones first, because each takes the place of its button. */
const FORMS = [
  "[aria-labelledby=details] button >> nth=-1",
  "[aria-labelledby=details] button >> nth=0",
  "[aria-labelledby=admission] button",
  "[aria-labelledby=terms] button >> nth=-1",
  "[aria-labelledby=terms] button >> nth=0",
  "[aria-labelledby=timing-more] button:not([aria-haspopup])",
  "[aria-labelledby=join-links] > div > button, [aria-labelledby=join-links] > button",
];

/** Opens all its forms at once, one of them with a fault, and then the question whether the circle changes hands. */
export async function walkManage(page: Page, inspect: (what: string) => Promise<void>): Promise<void> {
  for (const form of FORMS) {
    const button = page.locator(form).first();
    if ((await button.count()) > 0 && (await button.isEnabled())) await button.click();
  }
  const name = page.locator("main form [name=name]");
  await name.fill("");
  await name.press("Enter");
  await expect(page.locator("main form :is([aria-invalid=true], [role=alert])").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await inspect("with all its forms open, one with a fault");

  const heir = page.locator("[aria-labelledby=members] select");
  if ((await heir.count()) === 0) return;
  await heir.selectOption({ index: 1 });
  await heir.locator("xpath=following::button[1]").click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await inspect("asked whether it changes hands");
  await closeAll(page);
}
