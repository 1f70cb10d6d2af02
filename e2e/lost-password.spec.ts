import { expect, test } from "./fixtures.ts";
import { confirmByMail, fillSignIn, passOnboarding, register } from "./steps/account.ts";

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
