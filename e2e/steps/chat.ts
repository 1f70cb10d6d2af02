import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "../fixtures.ts";

/** The messages of the conversation that is open. */
export const log = (page: Page): Locator => page.getByRole("log");

/** One message by its own words, with all that stands at it. */
export const message = (page: Page, text: string): Locator =>
  log(page)
    .getByRole("listitem")
    .filter({ has: page.locator(".bubble > .text", { hasText: text }) });

/** Opens the conversation with somebody from the list. */
export async function openChat(page: Page, name: string): Promise<void> {
  await page.goto("/messages");
  await page.getByRole("list", { name: "Individuals" }).getByRole("link", { name }).click();
  await expect(log(page)).toBeVisible();
}

/** Writes a message and sends it with Enter. */
export async function say({ page }: Person, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.getByRole("textbox", { name: "Message" }).press("Enter");
}

/** Does something with a message, from the panel beside it. */
export async function act(page: Page, text: string, name: string | RegExp): Promise<void> {
  await message(page, text).hover();
  await message(page, text)
    .getByRole("button", { name: /^What to do/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
}
