import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";
import { log, message } from "./steps/chat.ts";
import { tabAndPress, tabAndType, tabTo } from "./steps/keyboard.ts";
import { chooseLanguage } from "./steps/reading.ts";

/** Said once, also where the spec runs again over the same stack. */
const WORDS = `By keyboard, ${Date.now().toString(36)}`;

test("messages are reached, read, answered and left by the keyboard alone", async ({ demoPerson, stack }) => {
  const chloe = await demoPerson("chloe@example.com");
  await chooseLanguage(stack, chloe.email, "en");
  await enter(chloe);
  const { page } = chloe;
  const focused = page.locator(":focus");
  await page.goto("/messages");
  await expect(page.getByRole("link", { name: /^Amina/ })).toBeVisible();

  await test.step("past the menus, to the tabs, of which the arrows choose", async () => {
    await page.keyboard.press("Tab");
    await expect(focused).toHaveAttribute("href", "#content");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("tab", { name: /^Chat/ }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: /^Votes/ })).toBeFocused();
    await expect(page).toHaveURL(/tab=votes/);
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: /^Chat/ })).toBeFocused();
  });

  await test.step("somebody is found and written to", async () => {
    await tabAndPress(page, page.getByRole("button", { name: "New chat" }));
    await expect(page.getByRole("searchbox", { name: "Search people" })).toBeFocused();
    await page.keyboard.type("Bruno");
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(log(page)).toBeVisible();
    await tabAndType(page, page.getByRole("textbox", { name: "Message" }), WORDS);
    await page.keyboard.press("Enter");
    await expect(message(page, WORDS)).toBeVisible();
  });

  await test.step("a message is reacted to, and Escape leads back to where its panel was opened", async () => {
    const opener = message(page, WORDS).getByRole("button", { name: /^What to do/ });
    // Once it is stored, something can be done with it.
    await expect(opener).toBeAttached();
    await page.keyboard.press("Shift+Tab");
    for (
      let steps = 0;
      steps < 10 && !(await opener.evaluate((element) => element === document.activeElement));
      steps += 1
    )
      await page.keyboard.press("Shift+Tab");
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "React with 👍" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(message(page, WORDS).getByRole("button", { name: /^❤️, 1 person: You/ })).toBeVisible();
  });
});
