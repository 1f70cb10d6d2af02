import { generateSync } from "otplib";
import { expect, type Person, test } from "./fixtures.ts";
import { confirmByMail, fillSignIn, passOnboarding, register, signIn } from "./steps/account.ts";

/** The code of the app that knows this key. @param steps half minutes ahead of now; one from before to one after is good */
const codeOf = (key: string, steps: -1 | 0 | 1) =>
  generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Turns two-factor on in the settings. @returns the key of the app and the recovery codes */
async function turnOn({ page }: Person): Promise<{ key: string; recoveryCodes: string[] }> {
  await page.goto("/settings?tab=security");
  await page.getByRole("button", { name: "Turn on" }).click();
  const setUp = page.getByRole("dialog", { name: "Turn on two-factor sign-in" });
  await expect(setUp.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await setUp.locator("code").innerText()).replaceAll(" ", "");
  const code = codeOf(key, -1);
  await setUp.getByLabel("Code", { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await setUp.getByRole("button", { name: "Confirm" }).click();
  const shown = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  const recoveryCodes = await shown.getByRole("listitem").allInnerTexts();
  const downloading = page.waitForEvent("download");
  await shown.getByRole("button", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toBe("savings-circle-recovery-codes.txt");
  await shown.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
  return { key, recoveryCodes };
}

test("two-factor is turned on, asked for at a sign-in, and made up for by a recovery code", async ({
  meet,
  openBrowser,
  stack,
}) => {
  const nadia = await meet("Nadia");
  await register(nadia);
  await confirmByMail(nadia, stack);
  await signIn(nadia);
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
  await phone.page.getByLabel("Code", { exact: true }).fill(codeOf(key, 0));
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
