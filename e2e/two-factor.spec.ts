import { expect, test } from "./fixtures.ts";
import { confirmByMail, fillSignIn, passOnboarding, register } from "./steps/account.ts";
import { codeOf, turnOn } from "./steps/twoFactor.ts";

test("two-factor is turned on, asked for at a sign-in, and made up for by a recovery code", async ({
  meet,
  openBrowser,
  stack,
}) => {
  const nadia = await meet("Nadia");
  await register(nadia);
  await confirmByMail(nadia, stack);
  await fillSignIn(nadia);
  await passOnboarding(nadia);
  const { key, recoveryCodes } = await turnOn(nadia);

  // On another device, on the way to a page: the code is asked for, also after a reload, and then the page is there.
  const phone = { ...nadia, page: await openBrowser() };
  await phone.page.goto("/groups?tab=discover");
  await fillSignIn(phone);
  await expect(phone.page.getByLabel("Code", { exact: true })).toBeVisible();
  await phone.page.reload();
  await phone.page.getByLabel("Code", { exact: true }).fill("000000");
  await phone.page.getByRole("button", { name: "Confirm" }).click();
  await expect(phone.page.getByText(/That code is not right/)).toBeVisible();
  await phone.page.getByLabel("Code", { exact: true }).fill(codeOf(key, "second"));
  await phone.page.getByRole("button", { name: "Confirm" }).click();
  await expect(phone.page).toHaveURL(/\/groups\?tab=discover$/);

  // Without the phone: a recovery code, and everywhere else is signed out.
  const lost = { ...nadia, page: await openBrowser() };
  await lost.page.goto("/settings?tab=security");
  await fillSignIn(lost);
  await lost.page.getByRole("button", { name: "Use a recovery code" }).click();
  await lost.page.getByLabel("Recovery code").fill(recoveryCodes[0]!);
  await lost.page.getByRole("button", { name: "Confirm" }).click();
  await expect(lost.page.getByText("9 recovery codes left")).toBeVisible();
  await lost.page.getByRole("button", { name: "Sign out other devices" }).click();
  await expect(lost.page.getByText("Signed out", { exact: true })).toBeVisible();
  await expect(nadia.page.getByText("Authentication Required")).toBeVisible();

  // Another password keeps this device; the settings stay as they were.
  await lost.page.getByLabel("Current password").fill(nadia.password);
  await lost.page.getByLabel("New password", { exact: true }).fill("Harbour-Boat-17-West");
  await lost.page.getByLabel("Confirm new password").fill("Harbour-Boat-17-West");
  await lost.page.getByRole("button", { name: "Change password" }).click();
  await expect(lost.page.getByText("Your password is changed")).toBeVisible();
  await lost.page.reload();
  await expect(lost.page.getByText("9 recovery codes left")).toBeVisible();
});
