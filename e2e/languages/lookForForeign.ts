import { expect, type Page } from "@playwright/test";
import type { Look } from "../look.ts";
import type { Stack } from "../stack.ts";
import { closeAll, OVER_THE_PAGE, rest } from "../steps/pageReady.ts";
import { findForeign, WrittenByPeople } from "./findForeign.ts";
import { readPage, type SeenText } from "./readPage.ts";
import { type Language, vocabularyOf } from "./vocabulary.ts";

/** As wide as a screen whose menu is open beside the page. */
const WIDE = { width: 1280, height: 720 };

/** What people in the story wrote, and the names of people and circles. */
async function written(stack: Stack): Promise<WrittenByPeople> {
  const names = await stack.look<{ text: string }>(
    "select unnest(array[name, alias, username::text, location]) as text from user_profiles",
  );
  const texts = await stack.look<{ text: string }>(
    `select unnest(array[name, description, rules, location]) as text from groups
     union select message from join_requests union select rejection_reason from join_requests
     union select message from messages where sender_id is not null
     union select unnest(array[subject, body]) from support_tickets union select body from ticket_messages`,
  );
  const told = (rows: { text: string | null }[]) => rows.flatMap(({ text }) => text ?? []);
  return new WrittenByPeople(told(names), told(texts));
}

/** Reads the page, then everything in the menus and drawers of the named parts. */
async function readAll(page: Page, ...parts: string[]): Promise<SeenText[]> {
  const seen = await readPage(page);
  const openers = page.locator(parts.map((part) => `${part} [aria-haspopup]:visible`).join(", "));
  for (let n = 0; n < (await openers.count()); n++) {
    await openers.nth(n).click();
    await expect(page.locator(OVER_THE_PAGE)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    seen.push(...(await readPage(page)));
    await closeAll(page);
  }
  return seen;
}

/** Looks for words of another language and for raw dates and codes. */
export async function lookForForeign(
  page: Page,
  { language, stack }: { language: Exclude<Language, "en">; stack: Stack },
): Promise<Look> {
  const rules = { vocabulary: vocabularyOf(language), written: await written(stack) };
  let isFirst = true;
  return {
    async atPage() {
      await page.setViewportSize(WIDE);
      // What only a wide screen shows comes after it has become wide.
      await rest(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      // The header is the same on all pages of a person.
      const texts = await readAll(page, ...(isFirst ? ["header", "main"] : ["main"]));
      isFirst = false;
      return findForeign(texts, rules);
    },
    atOpened: async () => findForeign(await readPage(page), rules),
  };
}
