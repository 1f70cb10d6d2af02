import { expect, type Page } from "@playwright/test";
import { closeAll, closeToasts, OVER_THE_PAGE } from "../steps/pageReady.ts";
import { walkProfile, walkSecurity } from "./account.ts";
import { walkArrival } from "./arrive.ts";
import { MANAGE, walkManage } from "./manage.ts";

interface Opener {
  on: RegExp;
  /** What is pressed, one after the other. */
  presses: readonly string[];
  /** What is there then; undefined for what unfolds at once. */
  opens?: string;
  /** Whether it is on every such page, so that it is a fault where it is not. */
  isSure?: true;
}

const over = (on: RegExp, ...presses: string[]): Opener => ({ on, presses, opens: OVER_THE_PAGE });
const surelyOver = (on: RegExp, ...presses: string[]): Opener => ({ ...over(on, ...presses), isSure: true });
/** From somebody's card a question over it. */
const overCard = (on: RegExp, card: string, press: string): Opener => ({
  on,
  presses: [card, `dialog[open] ${press}`],
  opens: "dialog[open] >> nth=1",
  isSure: true,
});

const GROUP = /^\/g\//;
const OWN_GROUP = /^\/g\/[^/]+$/;
const CHAT_LIST = /^\/messages$/;
const PAIR = /^\/messages\?.*individual_/;
const STARTED = /^\/g\/queens-nurses-fund/;
const MENU = "main [aria-haspopup=menu]";

/** What lies over a page or unfolds in it once it is pressed. */
const OPENERS: readonly Opener[] = [
  over(/^\/dashboard/, "header button:visible"),
  over(/^\/groups\?tab=discover/, "[role=tabpanel] button:visible"),
  over(GROUP, MENU),
  over(GROUP, "main [aria-haspopup=dialog]"),
  over(GROUP, "[aria-labelledby=members] li button"),
  // Of somebody else to all who read this circle: to report them, and to ask the circle to let them go.
  overCard(STARTED, "[aria-labelledby=members] li button", "button:has(.lucide-flag)"),
  overCard(STARTED, "[aria-labelledby=members] li button", "button:not([aria-label]) >> nth=-1"),
  over(GROUP, "[aria-labelledby=timing] > div > div:last-child button:enabled"),
  over(GROUP, "[aria-labelledby=join-requests] li button"),
  over(GROUP, "[aria-labelledby=join-links] li button >> nth=-1"),
  over(GROUP, "[aria-labelledby=leaving] [aria-haspopup=dialog]"),
  { on: GROUP, presses: ["#contribution summary"] },
  { on: OWN_GROUP, presses: ["[aria-labelledby=past-rounds] button[aria-expanded=false]"] },
  { on: OWN_GROUP, presses: ["[aria-labelledby=record] button[aria-expanded=false]"] },
  over(MANAGE, "main button[aria-haspopup=dialog]:enabled"),
  over(MANAGE, "[aria-labelledby=timing-more] [aria-haspopup=dialog]"),
  ...[0, 1].map((nth) => over(MANAGE, `[aria-labelledby=danger] [aria-haspopup=dialog] >> nth=${nth}`)),
  over(CHAT_LIST, "main [aria-haspopup=dialog]"),
  // To clear the conversation, to block and to report.
  over(PAIR, MENU),
  ...[1, 2, 3].map((nth) => over(PAIR, MENU, `[role=menuitem]:nth-of-type(${nth})`)),
  over(PAIR, "[role=log] [role=listitem] button[aria-haspopup=dialog]"),
  { on: PAIR, presses: ["main form button[type=button]"], opens: "[role=timer]" },
  over(/^\/messages\?tab=invites/, "[role=tabpanel] section button:not([aria-label])"),
  surelyOver(/^\/messages\?tab=notifications/, "[role=tabpanel] button:not([aria-label]) >> nth=1"),
  surelyOver(/^\/messages\?tab=votes/, "[aria-labelledby^=vote-] button"),
  over(/^\/groups$/, "[aria-labelledby=unfinished] li button >> nth=-1"),
  surelyOver(/^\/settings$/, "#deletion button"),
  { on: /^\/settings\?tab=advanced/, presses: ["#export button"], isSure: true },
  // Of somebody whose circles still need the account.
  surelyOver(/^\/settings\?tab=advanced/, "main [role=tab] >> nth=0", "#deletion button"),
];

/** Longer than a button takes to be free; one that stays covered is a fault, not a wait without end. */
const SOON_MS = 15_000;

/** Forms that are sent as they are, so that they say what is wrong. */
const FAULTY_FORMS = /^\/(?:login|forgot-password|register|forgot-password\?token=.*|register\?variant=quick)$/;

const WIZARD = "/groups/create";
/** What each step of the wizard takes to go on. */
const STEPS: readonly Readonly<Record<string, string>>[] = [
  { name: "Donaudampfschifffahrtsgesellschaftskapitänswitwen Wien Kreis" },
  { amount: "1234" },
  { memberLimit: "14", minimumMembers: "14" },
];

const SIGN_UP = "/register";
/** The same of signing up; the last step is left as it is. */
const SIGN_UP_STEPS: readonly Readonly<Record<string, string>>[] = [
  { name: "Maximiliana Wolfeschlegelsteinhausenbergerdorff", email: "maximiliana@example.com" },
  { username: "maximiliana.wolfeschlegelstei9" },
  { phone: "+1 (555) 010-9999", location: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" },
  {
    dateOfBirth: "1987-03-14",
    address: "4471 Kestrel Hollow Road",
    city: "Zanesville",
    state: "OH",
    postalCode: "43701",
    ssnLast4: "8362",
  },
];

/** Pages whose parts are opened one after the other, each from the one before. */
const WALKS: readonly { on: RegExp; take: typeof walkManage }[] = [
  { on: MANAGE, take: walkManage },
  { on: /^\/tutorial$/, take: walkArrival },
  { on: /^\/settings\?tab=security$/, take: walkSecurity },
  { on: /^\/profile$/, take: walkProfile },
];

async function walkWizard(page: Page, inspect: (where: string) => Promise<void>): Promise<void> {
  const goOn = async () => {
    const words = await page.locator("main h2").first().textContent();
    await page.locator("main form button[type=submit]").click();
    return words;
  };
  for (const [at, values] of STEPS.entries()) {
    if (at < 2) {
      await goOn();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
      await inspect(`${WIZARD}, step ${at + 1} with faults`);
    }
    for (const [input, value] of Object.entries(values)) await page.locator(`main [name=${input}]`).fill(value);
    const words = await goOn();
    await expect(page.locator("main h2").first()).not.toHaveText(words ?? "");
    await inspect(`${WIZARD}, step ${at + 2}`);
  }
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.locator("main [name=startDate]").fill(inAMonth);
  // The schedule stands there once the server has told what comes of these values.
  await expect(page.locator("main h3 ~ ol > li").first()).toBeVisible();
  await inspect(`${WIZARD}, the review`);
}

async function walkSignUp(page: Page, inspect: (where: string) => Promise<void>): Promise<void> {
  const goOn = () => page.locator("main form button[type=submit]").click();
  for (const [at, values] of SIGN_UP_STEPS.entries()) {
    for (const [input, value] of Object.entries(values)) await page.locator(`main [name=${input}]`).fill(value);
    const words = await page.locator("main h2").first().textContent();
    await goOn();
    await expect(page.locator("main h2").first()).not.toHaveText(words ?? "");
    await inspect(`${SIGN_UP}, step ${at + 2}`);
    await goOn();
    await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    await inspect(`${SIGN_UP}, step ${at + 2} with faults`);
  }
}

/**
 * Opens what can be opened on the page at hand, and has each looked at.
 * @param opened what has been opened on the pages before, which is not opened again
 */
export async function openAll(
  page: Page,
  address: string,
  opened: Set<string>,
  inspect: (where: string) => Promise<void>,
): Promise<void> {
  // A long list keeps the buttons of what it does not show.
  const shown = (selector: string) => page.locator(selector).filter({ visible: true });
  if (FAULTY_FORMS.test(address)) {
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    await closeToasts(page);
    await inspect(`${address}, sent empty`);
  }
  if (address === SIGN_UP) await walkSignUp(page, inspect);
  if (address === WIZARD && (await page.locator("main form").count()) > 0) await walkWizard(page, inspect);
  const walk = WALKS.find(({ on }) => on.test(address));
  await walk?.take(page, (what) => inspect(`${address}, ${what}`));
  for (const { isSure, on, opens, presses } of OPENERS) {
    const name = presses.join(", then ");
    if (!on.test(address) || opened.has(name)) continue;
    if (!isSure && (await shown(presses[0]!).count()) === 0) continue;
    opened.add(name);
    for (const press of presses) await shown(press).first().click({ timeout: SOON_MS });
    // What lies over the page may be fetched first.
    if (opens !== undefined) await expect(page.locator(opens).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await inspect(`${address}, ${name} pressed`);
    await closeAll(page);
  }
}
