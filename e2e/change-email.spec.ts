import { expect, test } from "./fixtures.ts";
import { confirmByMail, fillSignIn, passOnboarding, register } from "./steps/account.ts";

test("another address counts once it is confirmed from its letter, in whatever browser, and the old one opens nothing (D150)", async ({
  meet,
  openBrowser,
  stack,
}) => {
  const wanda = await meet("Wanda");
  const { page } = wanda;
  await register(wanda);
  await confirmByMail(wanda, stack);
  await fillSignIn(wanda);
  await passOnboarding(wanda);

  await page.goto("/settings?tab=security");
  const next = `next.${wanda.email}`;
  await page.getByLabel("New email address").fill(next);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText(`We have sent a link to ${next}.`)).toBeVisible();
  await expect(page.getByText(`You sign in with ${wanda.email}.`)).toBeVisible();

  // The letter is opened where nobody is signed in; opening it alone changes nothing.
  const other = await openBrowser();
  await other.goto(await stack.linkInMail(next, "/confirm-email"));
  await expect(other.getByRole("heading", { name: "Confirm your new email address" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`You sign in with ${wanda.email}.`)).toBeVisible();
  await other.getByRole("button", { name: "Confirm the new address" }).click();
  await expect(other.getByText("Your new email address is confirmed")).toBeVisible();

  await fillSignIn({ ...wanda, page: other });
  await expect(other.getByText("Invalid email or password")).toBeVisible();
  await fillSignIn({ ...wanda, email: next, page: other });
  await expect(other).toHaveURL(/\/settings\?tab=security$/);
  await expect(other.getByText(`You sign in with ${next}.`)).toBeVisible();
});
