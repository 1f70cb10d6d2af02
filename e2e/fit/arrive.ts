import { expect, type Page } from "@playwright/test";
import { changeAnswers } from "../steps/reading.ts";
import { openReady } from "../steps/pageReady.ts";

const PAGE = "/dashboard";
const TUTORIAL_STEPS = 8;

/** By the refusal of a token that shows them: the address at which something is told besides, and what is seen then. */
const GATES = [
  {
    what: "the gate of the email",
    code: "email-not-verified",
    at: `${PAGE}?error=link-expired`,
    seen: "main button >> nth=2",
  },
  { what: "the gate of the terms", code: "terms-not-accepted", at: PAGE, seen: "main form [type=checkbox]" },
  { what: "the gate of a suspension", code: "account-suspended", at: PAGE, seen: "main [href='/support']" },
];

/** What a server would answer on somebody's first visit. */
const asOnFirstVisit = (answer: string) =>
  answer
    .replaceAll('"has_completed_onboarding":true', '"has_completed_onboarding":false')
    .replaceAll(/"tutorial_seen_at":"[^"]*"/g, '"tutorial_seen_at":null');

/** What a server would answer once the legal texts have changed. */
const asAfterNewTexts = (answer: string) =>
  answer.replaceAll(
    '"unaccepted_texts":[]',
    `"unaccepted_texts":${JSON.stringify(["terms", "privacy"].map((document) => ({ document, version: "1.0" })))}`,
  );

async function walkGates(page: Page, inspect: (what: string) => Promise<void>): Promise<void> {
  for (const { at, code, seen, what } of GATES) {
    await page.route("**/auth/token", (route) => route.fulfill({ status: 403, json: { code } }));
    await openReady(page, at);
    await expect(page.locator(seen)).toBeVisible();
    const agree = page.locator("main form button[type=submit]");
    if ((await agree.count()) > 0) {
      await agree.click();
      await expect(page.locator("main [aria-invalid=true]")).toBeVisible();
    }
    await inspect(what);
    await page.unroute("**/auth/token");
  }
  const stop = changeAnswers(page, asAfterNewTexts);
  await openReady(page, PAGE);
  await expect(page.locator("main li a[href='/terms']")).toBeVisible();
  await inspect("the gate of new terms");
  stop();
}

async function walkFirstVisit(page: Page, inspect: (what: string) => Promise<void>): Promise<void> {
  const stop = changeAnswers(page, asOnFirstVisit);
  await openReady(page, PAGE);
  const title = page.locator("main h1");
  const goOn = async (button: string, what: string) => {
    const words = (await title.textContent())!;
    await page.locator(button).click();
    await expect(title).not.toHaveText(words);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await inspect(what);
  };
  await expect(page.locator("main [role=group] button")).toBeVisible();
  await inspect("the first visit, its welcome");
  for (let step = 1; step <= TUTORIAL_STEPS; step++) await goOn("main button >> nth=-1", `the tutorial, step ${step}`);
  await goOn("main button >> nth=-1", "the first visit, its profile");
  for (const step of ["identity", "payouts", "end"])
    await goOn("main button >> nth=-1", `the first visit, its ${step}`);
  stop();
  await openReady(page, PAGE);
}

/** Has all looked at that somebody sees before their first page: the gates, the first visit, and in it the tutorial. */
export async function walkArrival(page: Page, inspect: (what: string) => Promise<void>): Promise<void> {
  await walkGates(page, inspect);
  await walkFirstVisit(page, inspect);
}
