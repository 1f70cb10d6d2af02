import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { findForeign, WrittenByPeople } from "./languages/findForeign.ts";
import { readPage, type SeenText } from "./languages/readPage.ts";
import { vocabularyOf, type Language } from "./languages/vocabulary.ts";
import type { Stack } from "./stack.ts";
import { goOn } from "./steps/pageReady.ts";

const LOCALES = { es: "es-ES", fr: "fr-FR" } as const;

/**
 * Who reads which pages, none after another with the same title. Pages differ by reader: a visitor, a newcomer, a member,
 * an organizer.
 */
async function pagesOf(stack: Stack): Promise<{ email?: string; pages: string[] }[]> {
  const groupsOf = async (email: string, statuses = "%") =>
    (
      await stack.look<{ url_slug: string }>(
        `select g.url_slug from groups g join group_members m using (group_id) join user_profiles p on p.user_id = m.user_id
         where p.email = $1 and g.status like $2 and g.deleted_at is null order by 1`,
        [email, statuses],
      )
    ).map(({ url_slug }) => `/g/${url_slug}`);
  const oneOfEach = await stack.look<{ url_slug: string; status: string }>(
    `select distinct on (status, join_method) url_slug, status from groups where is_public and deleted_at is null
     order by status, join_method, url_slug`,
  );
  const isHidden = ({ status }: { status: string }) => ["closed", "inactive", "pending"].includes(status);
  const hidden = oneOfEach.find(isHidden)!;
  const open = [...oneOfEach.filter((circle) => !isHidden(circle)), hidden].map(({ url_slug }) => `/g/${url_slug}`);
  const [paid] = await stack.look<{ query: string }>(
    `select 'payment_id=' || payment_id || '&group=' || url_slug as query from payments join groups using (group_id) join user_profiles p using (user_id)
     where p.email = 'bruno@example.com' and payments.status = 'completed' order by 1 limit 1`,
  );
  return [
    {
      pages: [
        "/login",
        "/login?error=link-expired",
        "/login?error=link-invalid",
        "/login?confirmed=1",
        "/forgot-password",
        "/forgot-password?token=from-the-mail",
        "/register",
        "/register?variant=quick",
        "/terms",
        "/privacy",
        "/nowhere",
        ...open,
        `/payment-cancel?${paid!.query}`,
      ],
    },
    {
      email: "newcomer@example.com",
      pages: ["/identity-verification", "/dashboard", "/verification", "/groups", "/groups/create", ...open],
    },
    {
      email: "bruno@example.com",
      pages: [
        "/groups",
        open[0]!.replace("/g/", "/groups/"),
        `/payment-success?${paid!.query}`,
        `/payment-cancel?${paid!.query}`,
        ...(await groupsOf("bruno@example.com", "started")),
      ],
    },
    {
      email: "amina@example.com",
      pages: [
        "/",
        "/groups",
        "/dashboard",
        "/groups?tab=discover",
        "/groups/create",
        "/groups?tab=schedule",
        ...(await groupsOf("amina@example.com")),
      ],
    },
  ];
}

/** What people in the story wrote, and the names of people and circles. */
async function written(stack: Stack): Promise<WrittenByPeople> {
  const names = await stack.look<{ text: string }>(
    "select unnest(array[name, alias, username::text, location]) as text from user_profiles",
  );
  const texts = await stack.look<{ text: string }>(
    `select unnest(array[name, description, rules, location]) as text from groups
     union select message from join_requests union select rejection_reason from join_requests
     union select message from messages where sender_id is not null`,
  );
  const told = (rows: { text: string | null }[]) => rows.flatMap(({ text }) => text ?? []);
  return new WrittenByPeople(told(names), told(texts));
}

/** Reads the page, then everything in the menus and drawers of the named parts. */
async function readAll(page: Page, ...parts: string[]): Promise<SeenText[]> {
  const seen = await readPage(page);
  const openers = page.locator(parts.map((part) => `${part} [aria-haspopup]:visible`).join(", "));
  for (let n = 0; n < (await openers.count()); n++) {
    await openers.nth(n).click();
    await expect(openers.nth(n)).toHaveAttribute("aria-expanded", "true");
    seen.push(...(await readPage(page)));
    await page.keyboard.press("Escape");
  }
  return seen;
}

for (const language of ["es", "fr"] as const) {
  test(`a reader of ${language} finds no word of another language and no raw date or code on any page`, async ({
    browser,
    stack,
  }) => {
    const rules = { vocabulary: vocabularyOf(language), written: await written(stack) };
    const faults = new Set<string>();
    const visited: string[] = [];
    for (const { email, pages } of await pagesOf(stack)) {
      const context = await browser.newContext({
        baseURL: stack.origin,
        locale: LOCALES[language],
        timezoneId: "America/New_York",
        reducedMotion: "reduce",
      });
      await context.addInitScript(
        (wanted) => localStorage.setItem("appearance", JSON.stringify({ language: wanted })),
        language,
      );
      const page = await context.newPage();
      if (email) {
        await chooseLanguage(stack, email, language);
        await context.request.post("/auth/sign-in/email", { data: { email, password: "savings-circle-demo-1" } });
      }
      for (const [n, address] of pages.entries()) {
        await test.step(`${email ?? "a visitor"} at ${address}`, async () => {
          await goOn(page, address);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          visited.push(address);
          // The header is the same on all pages of a person.
          const texts = await readAll(page, ...(n === 0 ? ["header", "main"] : ["main"]));
          for (const fault of findForeign(texts, rules)) faults.add(`${email ?? "a visitor"} ${fault}`);
        });
      }
      await context.close();
      // Other specs of this stack read the same people's pages in English.
      if (email) await chooseLanguage(stack, email, "en");
    }
    expect([...faults]).toEqual([]);
    expect(routePaths().filter((route) => !visited.some((address) => matches(route, address)))).toEqual([]);
  });
}

/** Sets the language on the account, as the settings do; it wins over the device's. */
async function chooseLanguage(stack: Stack, email: string, language: Language | "en"): Promise<void> {
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

/** Every address of the client, from its table of contents. */
function routePaths(): string[] {
  const text = readFileSync(path.resolve(import.meta.dirname, "../web/routes.tsx"), "utf8");
  return [...text.matchAll(/"(\/[^"]*)"/g)].map(([, route]) => route!).filter((route) => !route.startsWith("/join"));
}

const matches = (route: string, address: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}$`).test(address.replace(/\?.*/, ""));
