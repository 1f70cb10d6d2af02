import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { findForeign, WrittenByPeople } from "./languages/findForeign.ts";
import { readPage, type SeenText } from "./languages/readPage.ts";
import { vocabularyOf } from "./languages/vocabulary.ts";
import { notVisited, pagesOf } from "./pages.ts";
import type { Stack } from "./stack.ts";
import { goOn } from "./steps/pageReady.ts";
import { readIn } from "./steps/reading.ts";

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
    await expect(page.locator("dialog[open], [role=menu], [role=dialog]")).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    seen.push(...(await readPage(page)));
    await page.keyboard.press("Escape");
  }
  return seen;
}

for (const language of ["es", "fr"] as const) {
  test(`a reader of ${language} finds no word of another language and no raw date or code on any page`, async ({
    browser,
    stack,
  }) => {
    const rules = { vocabulary: vocabularyOf(language), written: await written(stack) };
    const faults = new Set<string>();
    const visited: string[] = [];
    for (const { email, pages } of await pagesOf(stack)) {
      const page = await readIn(language, { browser, email, stack });
      for (const [n, address] of pages.entries()) {
        await test.step(`${email ?? "a visitor"} at ${address}`, async () => {
          await goOn(page, address);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          visited.push(address);
          // The header is the same on all pages of a person.
          const texts = await readAll(page, ...(n === 0 ? ["header", "main"] : ["main"]));
          for (const fault of findForeign(texts, rules)) faults.add(`${email ?? "a visitor"} ${fault}`);
        });
      }
      await page.context().close();
    }
    expect([...faults]).toEqual([]);
    expect(notVisited(visited)).toEqual([]);
  });
}
