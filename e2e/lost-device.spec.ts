import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { becomeMember, fillSignIn } from "./steps/account.ts";
import { turnOn } from "./steps/twoFactor.ts";

/** Shows a document at the provider, whose window this opens. @returns its number */
async function showDocument(page: Page, open: string, document?: string): Promise<string> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: open }).click();
  const provider = await opened;
  const number = provider.getByLabel("Document number");
  if (document) await number.fill(document);
  const shown = await number.inputValue();
  await provider.getByRole("button", { name: "Approve" }).click();
  // Where the provider leads back to is this page again.
  await provider.waitForURL(/\/recover-access/);
  await provider.close();
  return shown;
}

test("who has lost phone and codes comes back by password, inbox and the document of before (D150)", async ({
  meet,
  openBrowser,
  stack,
}) => {
  const rosa = await meet("Rosa");
  await becomeMember(rosa, stack);
  await turnOn(rosa);

  // On another device, without app and code. Another document is not enough.
  const lost = { ...rosa, page: await openBrowser() };
  const { page } = lost;
  await page.goto("/login");
  await fillSignIn(lost);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("button", { name: "I have lost my device" }).click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Check your inbox")).toBeVisible();
  await page.goto(await stack.linkInMail(rosa.email, "recover-access"));
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("checkbox").check();
  const another = await showDocument(page, "Show my document", "X99999999");
  await expect(page.getByText(/^This is not the document that you were verified with before/)).toBeVisible();
  await expect(page.getByText(/^Your ticket is number \d+/)).toBeVisible();

  await page.getByRole("checkbox").check();
  const own = await showDocument(page, "Show my document");
  expect(own).not.toBe(another);
  await expect(page.getByText("Two-factor sign-in is off")).toBeVisible();
  await expect(page.getByText(/Withdrawals are possible again from/)).toBeVisible();

  // Everywhere else is signed out, and the password alone opens the door.
  await expect(rosa.page.getByText("Authentication Required")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(lost);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto("/settings?tab=security");
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
  const [held] = await stack.look<{ hours: number }>(
    `select extract(epoch from withdrawals_held_until - app_now())::float8 / 3600 as hours from user_profiles where email = $1`,
    [rosa.email],
  );
  expect(held!.hours).toBeGreaterThan(71);
  expect(held!.hours).toBeLessThanOrEqual(72);
});
