import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test("an admin opens the engine's console with the secret and asks as one of the members", async ({
  openBrowser,
  stack,
}) => {
  const [bruno] = await stack.look<{ user_id: string }>(
    "select user_id from user_profiles where email = 'bruno@example.com'",
  );
  const page = await openBrowser();
  await page.goto(stack.console.url);

  await page.getByLabel("Admin secret").fill("not the secret");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("alert")).toHaveText("This is not the admin secret.");

  await page.getByLabel("Admin secret").fill(stack.console.adminSecret);
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByLabel("Role").fill("member");
  await page.getByLabel("Role").press("Enter");
  await ask(page, "{ notifications { user_id } }");
  await expect(answer(page)).toContainText("missing session variable");

  await page.getByLabel("Value of x-hasura-user-id").fill(bruno!.user_id);
  await ask(page, "{ notifications { user_id } }");
  await expect(answer(page)).toContainText(bruno!.user_id);
});

async function ask(page: Page, query: string): Promise<void> {
  await page.locator(".graphiql-query-editor .CodeMirror").click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(query);
  await page.getByRole("button", { name: /^Execute query/ }).click();
}

const answer = (page: Page) => page.locator(".graphiql-response");
