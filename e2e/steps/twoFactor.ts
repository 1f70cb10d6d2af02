import { generateSync } from "otplib";
import { expect, type Person } from "../fixtures.ts";

/**
 * Gives the code that the app with this key shows. The server takes each code once, from half a minute before its own half
 * minute to half a minute after it. So the first use takes the code of now and the second the next one: a slow machine
 * still types both in time.
 */
export const codeOf = (key: string, use: "first" | "second") =>
  generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + (use === "second" ? 30 : 0) });

/** Turns two-factor on in the settings. @returns the key of the app and the recovery codes */
export async function turnOn({ page }: Person): Promise<{ key: string; recoveryCodes: string[] }> {
  await page.goto("/settings?tab=security");
  await page.getByRole("button", { name: "Turn on" }).click();
  const setUp = page.getByRole("dialog", { name: "Turn on two-factor sign-in" });
  await expect(setUp.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await setUp.locator("code").innerText()).replaceAll(" ", "");
  const code = codeOf(key, "first");
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
