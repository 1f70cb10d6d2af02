import { expect, type Page } from "@playwright/test";
import { closeAll, closeToasts } from "../steps/pageReady.ts";

const LONG_ADDRESS = "maximiliana.wolfeschlegelsteinhausenbergerdorff@neighbourhood-bookkeepers.example.com";
// Of digits alone, so that no reader takes them for words.
const KEY = "23456723456723456723456723456723";
const CODES = Array.from({ length: 10 }, (_, at) => `73826-9154${at}`);

/** Answers in the place of the sign-in service, so that the account stays as it is for others. */
async function answerFor(page: Page): Promise<{ stop(): Promise<void> }> {
  let changed = {};
  const answers: readonly [path: string, status: number, json: unknown][] = [
    ["two-factor/begin", 200, { key: KEY, uri: `otpauth://totp/Savings%20Circle:bruno?secret=${KEY}` }],
    ["two-factor/confirm", 200, { recoveryCodes: CODES }],
    ["change-email", 403, { code: "fresh-proof-needed" }],
  ];
  const paths = answers.map(([path]) => `**/auth/${path}`);
  for (const [path, status, json] of answers)
    await page.route(`**/auth/${path}`, (route) => {
      // From here on the account has all that it can have.
      if (path === "two-factor/confirm")
        changed = { hasTwoFactor: true, newEmail: LONG_ADDRESS, providers: ["google"], recoveryCodesLeft: 2 };
      return route.fulfill({ status, json });
    });
  await page.route("**/auth/security", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ...changed } });
  });
  return {
    async stop() {
      for (const path of [...paths, "**/auth/security"]) await page.unroute(path);
    },
  };
}

const inDialog = (page: Page, part: string) => page.locator(`dialog[open] ${part}`);

/** Turns the second factor on, up to its codes. */
async function walkSetUp(page: Page, inspect: (what: string) => Promise<void>): Promise<void> {
  await page.locator("#twoFactor button").click();
  await expect(inDialog(page, "[role=img]")).toBeVisible();
  await inDialog(page, "[type=submit]").click();
  await expect(inDialog(page, "[aria-invalid=true]")).toBeVisible();
  await inspect("turning the second factor on, with a fault");
  await inDialog(page, "input").fill("123456");
  await inDialog(page, "[type=submit]").click();
  await expect(inDialog(page, "ul > li")).toHaveCount(CODES.length);
  await inspect("the recovery codes");
  await inDialog(page, "button:not([aria-label])").last().click();
  await expect(page.locator("#twoFactor button")).toHaveCount(2);
  await closeToasts(page);
}

/** What asks before it does something, by what is pressed. */
const QUESTIONS = {
  "new recovery codes": "#twoFactor button >> nth=0",
  "turning the second factor off": "#twoFactor button >> nth=1",
  "taking a way in away": "#waysIn li button",
  "signing out everywhere": "#sessions button >> nth=-1",
};

/** Has every dialog of the security settings looked at, and its forms with what is wrong in them. */
export async function walkSecurity(page: Page, inspect: (what: string) => Promise<void>): Promise<void> {
  const { stop } = await answerFor(page);
  await walkSetUp(page, inspect);
  for (const [what, button] of Object.entries(QUESTIONS)) {
    await page.locator(button).click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await inspect(what);
    await closeAll(page);
  }
  await page.locator("#password [type=submit]").click();
  await expect(page.locator("#password [aria-invalid=true]")).toHaveCount(2);
  const address = page.locator("#newEmail input");
  await address.fill(LONG_ADDRESS);
  await address.press("Enter");
  await expect(inDialog(page, "[type=password]")).toBeVisible();
  await inspect("asked for the password");
  await inDialog(page, "form button:not([aria-pressed], [aria-label])").last().click();
  await expect(inDialog(page, "[autocomplete=one-time-code]")).toBeVisible();
  await inspect("asked for a code");
  await closeAll(page);
  await expect(page.locator("#newEmail [role=alert]")).toBeVisible();
  await inspect("with all that an account can have, and its forms with faults");
  await stop();
}

/** Has one's own data looked at while it is edited, with faults, and the tab of payments. */
export async function walkProfile(page: Page, inspect: (what: string) => Promise<void>): Promise<void> {
  await page.locator("[aria-labelledby=details] button").click();
  for (const field of ["name", "alias", "username"]) await page.locator(`main [name=${field}]`).fill("");
  await page.locator("main form [type=submit]").click();
  await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
  await inspect("edited, with faults");
  await page.locator("main form button >> nth=-1").click();
  await page.locator("main [role=tab] >> nth=1").click();
  await expect(page.locator("#auto-pay")).toBeVisible();
  await inspect("its payments");
}
