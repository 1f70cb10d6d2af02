import { expect, test } from "./fixtures.ts";
import type { Stack } from "./stack.ts";
import { confirmByMail, fillSignIn, passOnboarding, register } from "./steps/account.ts";
import { tellStory } from "./story.ts";

const NEW = "Harbour-Boat-17-West";
const ANOTHER = "Harbour-Boat-18-East";

test("a newcomer confirms by mail, loses the password, sets a new one and comes back to where they were going", async ({
  meet,
  stack,
}) => {
  const nadia = await meet("Nadia");
  const { page } = nadia;
  await register(nadia);
  await confirmByMail(nadia, stack);
  await expect(page.getByText("Your email address is confirmed")).toBeVisible();
  await fillSignIn(nadia);
  await passOnboarding(nadia);

  await page.goto("/forgot-password");
  await expect(page).toHaveTitle(/^Reset your password/);
  await page.getByLabel("Email").fill(nadia.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("If an account exists for this address, we have sent a reset link.")).toBeVisible();

  const setPassword = async (link: string, password: string) => {
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("Confirm new password").fill(password);
    await page.getByRole("button", { name: "Save new password" }).click();
  };
  const link = await stack.linkInMail(nadia.email, "forgot-password");
  await setPassword(link, NEW);
  // This browser was signed in before; it is signed out too.
  await expect(page.getByText("Your password is changed")).toBeVisible();

  await setPassword(link, ANOTHER);
  await expect(page.getByText("This link is invalid or has expired. Please ask for a new one.")).toBeVisible();

  await page.goto("/groups?tab=discover");
  await page.getByLabel("Email").fill(nadia.email);
  await page.getByLabel("Password", { exact: true }).fill(NEW);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/groups\?tab=discover$/);
});

/** Lets the lock of an address end after as many seconds. Sign-in runs on real time, which a journey cannot move. */
const leaveOfLock = (stack: Stack, email: string, seconds: number) =>
  tellStory(
    stack.databaseUrl,
    `UPDATE auth.sign_in_attempts SET locked_until = now() + interval '${seconds} seconds' WHERE subject = 'email:${email}'`,
  );

test("who guesses wrong five times sees the lock and the time that is left of it, and comes in once it is over (D165)", async ({
  demoPerson,
  stack,
}) => {
  const chloe = await demoPerson("chloe@example.com");
  const { email, page } = chloe;
  const wrong = { ...chloe, password: ANOTHER };
  const left = (time: string) => page.getByText(`You can sign in again as ${email} in ${time}.`);
  await page.goto("/login");

  await test.step("each guess tells how many are left, and the fifth locks", async () => {
    for (const told of [
      "4 attempts remaining",
      "3 attempts remaining",
      "2 attempts remaining",
      "1 attempt remaining",
    ]) {
      await fillSignIn(wrong);
      await expect(page.getByText(told, { exact: true })).toBeVisible();
    }
    await fillSignIn(wrong);
    await expect(page.getByText("Account temporarily locked")).toBeVisible();
    await expect(page.getByText("Too many failed attempts, wait 30 minutes")).toBeVisible();
    await expect(left("30 minutes")).toBeVisible();
    await page.reload();
    await expect(left("30 minutes")).toBeVisible();
    await expect(page.getByRole("link", { name: "Forgot password?" })).toBeVisible();
  });

  await test.step("the right password opens nothing yet, and the minutes count down", async () => {
    await leaveOfLock(stack, email, 63);
    await fillSignIn(chloe);
    await expect(left("2 minutes")).toBeVisible();
    await expect(left("1 minute")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/login");
  });

  await test.step("once it is over, the right password gets in", async () => {
    await leaveOfLock(stack, email, 0);
    await fillSignIn(chloe);
    await expect(page).toHaveURL(/\/dashboard/);
  });
});
