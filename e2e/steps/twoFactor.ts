import { generateSync } from "otplib";
import { expect, type Person } from "../fixtures.ts";

/** The code of the app that knows this key. @param steps half minutes ahead of now; one from before to one after is good */
export const codeOf = (key: string, steps: -1 | 0 | 1) =>
  generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Turns two-factor on in the settings. @returns the key of the app and the recovery codes */
export async function turnOn({ page }: Person): Promise<{ key: string; recoveryCodes: string[] }> {
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
