import { type Browser, type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { ensureWholeBrowser } from "./ensureBrowser.ts";
import { asJourneysSeeIt, type Stack } from "./stack.ts";
import { startStack } from "./startStack.ts";
import { IN_A_HURRY, tellStory } from "./story.ts";

/** A person with their own browser. */
export interface Person {
  name: string;
  email: string;
  username: string;
  password: string;
  page: Page;
}

interface WorkerFixtures {
  /** The whole stack, started once for the specs of one worker. */
  stack: Stack;
  /** A browser that shows notifications. */
  wholeBrowser: Browser;
}

interface Fixtures {
  /** A page in a browser of its own; closed at the end of the test. */
  openBrowser(): Promise<Page>;
  /** The same, where notifications are shown. */
  openWholeBrowser(): Promise<Page>;
  /** A new person with a fresh browser. */
  meet(name: string): Promise<Person>;
  /** A person of the demo story, not signed in yet, with a fresh browser or the given page. */
  demoPerson(email: string, page?: Page): Promise<Person>;
}

let met = 0;

/** Gives `use` a function that opens pages, each in a context of its own, and closes them afterwards. */
async function lendPages(browser: Browser, { origin }: Stack, use: (open: () => Promise<Page>) => Promise<void>) {
  const contexts: BrowserContext[] = [];
  await use(async () => {
    const context = await browser.newContext({ baseURL: origin, timezoneId: "America/New_York", locale: "en-US" });
    contexts.push(context);
    return context.newPage();
  });
  for (const context of contexts) await context.close();
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const started = await startStack();
      const stack = asJourneysSeeIt(started);
      await tellStory(stack.databaseUrl, IN_A_HURRY);
      await use(stack);
      await started.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  wholeBrowser: [
    async ({ launchOptions, playwright }, use) => {
      const browser = await playwright.chromium.launch({ ...launchOptions, executablePath: ensureWholeBrowser() });
      await use(browser);
      await browser.close();
    },
    // It may have to be installed first.
    { scope: "worker", timeout: 300_000 },
  ],

  openBrowser: ({ browser, stack }, use) => lendPages(browser, stack, use),
  openWholeBrowser: ({ stack, wholeBrowser }, use) => lendPages(wholeBrowser, stack, use),

  meet: async ({ openBrowser }, use) =>
    use(async (name) => {
      const username = `${name.toLowerCase()}.${Date.now().toString(36)}${(met += 1)}`;
      const email = `${username}@example.com`;
      return { name, username, email, password: "Correct-Horse-7-Battery", page: await openBrowser() };
    }),

  demoPerson: async ({ openBrowser }, use) =>
    use(async (email, page) => {
      const name = email.split("@")[0]!;
      return { name, username: name, email, password: "savings-circle-demo-1", page: page ?? (await openBrowser()) };
    }),
});

export { expect };
