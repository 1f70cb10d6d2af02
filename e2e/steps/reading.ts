import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import type { Language } from "../languages/vocabulary.ts";
import type { Stack } from "../stack.ts";

const LOCALES = { en: "en-US", es: "es-ES", fr: "fr-FR" } as const;

/** A page in a browser of its own, in a language, signed in as somebody of the demo story unless it is a visitor's. */
export async function readIn(
  language: Language | "en",
  { browser, email, stack }: { browser: Browser; email?: string | undefined; stack: Stack },
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stack.origin,
    locale: LOCALES[language],
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
    ...options,
  });
  await context.addInitScript(
    (wanted) => localStorage.setItem("appearance", JSON.stringify({ language: wanted })),
    language,
  );
  const page = await context.newPage();
  if (email) {
    await answerIn(language, context);
    await context.request.post("/auth/sign-in/email", { data: { email, password: "savings-circle-demo-1" } });
  }
  return page;
}

type Change = (answer: string) => string;
/** How the server's answers are changed on their way to the browser of a reader. */
const changesIn = new WeakMap<BrowserContext, Set<Change>>();

/**
 * Lets a reader seem to stand in another way than the server says. The account itself is left alone: others read the same
 * person's pages at the same time.
 * @returns what ends it
 */
export function changeAnswers(page: Page, change: Change): () => void {
  const changes = changesIn.get(page.context())!;
  changes.add(change);
  return () => changes.delete(change);
}

/** Lets the account seem to have this language, which wins over the device's. */
async function answerIn(language: Language | "en", context: BrowserContext): Promise<void> {
  const changes = new Set<Change>([(answer) => answer.replaceAll(/"language":"\w+"/g, `"language":"${language}"`)]);
  changesIn.set(context, changes);
  const changed = (answer: string) => [...changes].reduce((text, change) => change(text), answer);
  await context.route("**/v1beta1/relay", async (route) => {
    try {
      const response = await route.fetch();
      const headers = Object.entries(response.headers()).filter(
        ([name]) => !/^content-(?:encoding|length)$/.test(name),
      );
      await route.fulfill({
        status: response.status(),
        headers: Object.fromEntries(headers),
        body: changed(await response.text()),
      });
    } catch {
      // The page went on and waits for this answer no longer; one that still does sees that it failed.
      await route.abort().catch(() => undefined);
    }
  });
  await context.routeWebSocket("**/v1beta1/relay", (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(typeof message === "string" ? changed(message) : message));
  });
}

/** Sets the language on the account, as the settings do; it wins over the device's. */
export async function chooseLanguage(stack: Stack, email: string, language: Language | "en"): Promise<void> {
  const [person] = await stack.look<{ user_id: string }>("select user_id from user_profiles where email = $1", [email]);
  const query = `mutation ($person: uuid!, $language: String!) {
    update_user_preferences(where: { user_id: { _eq: $person } }, _set: { language: $language }) { affected_rows }
  }`;
  const answer = await fetch(new URL("/v1/graphql", stack.console.url), {
    method: "POST",
    headers: { "content-type": "application/json", "x-hasura-admin-secret": stack.console.adminSecret },
    body: JSON.stringify({ query, variables: { person: person!.user_id, language } }),
  });
  expect(await answer.json()).toEqual({ data: { update_user_preferences: { affected_rows: 1 } } });
}
