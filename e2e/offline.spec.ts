import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./fixtures.ts";
import { enter, fillSignIn, signIn } from "./steps/account.ts";
import { log, message, openChat, say } from "./steps/chat.ts";
import { leftIn } from "./steps/leftIn.ts";

const waiting = (page: Page, text: string) =>
  message(page, text).getByRole("img", { name: "Waiting for the connection" });
const arrived = (page: Page, text: string) =>
  message(page, text).getByRole("img", { name: /^(?:Sent|Delivered|Read)$/ });

/** Goes to another conversation inside the running app. */
const goTo = async (page: Page, name: string) => {
  await page.getByRole("list", { name: "Individuals" }).getByRole("link", { name }).click();
  await expect(page.getByRole("log", { name: `Conversation with ${name}` })).toBeVisible();
};

/** The own messages in the open conversation from the first of these on, as their reader sees them. */
const textsFrom = async (page: Page, first: string) => {
  const all = await log(page).locator(".bubble > .text").allTextContents();
  return all.slice(all.indexOf(first));
};

/** Where there is room, a toast tells of the connection (D230). */
const notices = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("what is written without a connection arrives once and in order when it is back, with a second tab open too", async ({
  demoPerson,
}) => {
  const amina = await demoPerson("amina@example.com");
  const bruno = await demoPerson("bruno@example.com");
  for (const person of [amina, bruno]) await enter(person);
  const { page } = amina;
  await openChat(page, "Chloe");
  await goTo(page, "Bruno");
  // A second tab of the same person looks at the same conversation.
  const second = await page.context().newPage();
  await openChat(second, "Bruno");
  // What was read is kept a moment after it is shown.
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name?.endsWith(":waiting")));

  await test.step("without a connection it stays where it was written, and says that it waits", async () => {
    await page.context().setOffline(true);
    await expect(notices(page).getByText("You are offline.")).toBeVisible();
    for (const text of ["one for Bruno", "two for Bruno"]) {
      await say(amina, text);
      await expect(waiting(page, text)).toBeVisible();
    }
    await goTo(page, "Chloe");
    await say(amina, "one for Chloe");
    await expect(waiting(page, "one for Chloe")).toBeVisible();
    // The other tab shows it too.
    await expect(waiting(second, "two for Bruno")).toBeVisible();
    await say({ ...amina, page: second }, "three for Bruno");
  });

  await test.step("with the connection back everything is there, once and in order", async () => {
    await page.context().setOffline(false);
    await expect(arrived(page, "one for Chloe")).toBeVisible();
    await expect(arrived(second, "three for Bruno")).toBeVisible();
    await goTo(page, "Bruno");
    await expect(arrived(page, "three for Bruno")).toBeVisible();
    await openChat(bruno.page, "Amina");
    await expect(message(bruno.page, "three for Bruno")).toBeVisible();
    const forBruno = ["one for Bruno", "two for Bruno", "three for Bruno"];
    for (const reader of [bruno.page, page, second]) expect(await textsFrom(reader, forBruno[0]!)).toEqual(forBruno);
    // As the server has it.
    await openChat(page, "Chloe");
    await expect(message(page, "one for Chloe")).toHaveCount(1);
  });
});

test("pages that were read are there without a connection, as of when they were read", async ({ demoPerson }) => {
  const bruno = await demoPerson("bruno@example.com");
  await signIn(bruno);
  const { page } = bruno;
  const toGroups = () => page.getByRole("link", { name: "Groups", exact: true }).first().click();
  const toDashboard = () => page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
  await toGroups();
  // The dashboard, which stays until the list is there, has a heading and this link too.
  await expect(page.getByRole("heading", { level: 1, name: "Groups" })).toBeVisible();
  const circle = page.getByRole("link", { name: /Sunday Savers/ }).first();
  await circle.click();
  await expect(page.getByRole("heading", { level: 1, name: "Sunday Savers" })).toBeVisible();
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name?.endsWith(":read")));
  // A new page of the app, so that nothing is in memory but what was kept.
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Bruno/ })).toBeVisible();
  await page.context().setOffline(true);
  await toGroups();
  await expect(page.getByRole("heading", { level: 1, name: "Groups" })).toBeVisible();
  await expect(circle).toBeVisible();
  await expect(notices(page).getByText("Last updated")).toBeVisible();
  await toDashboard();
  await expect(page.getByRole("heading", { level: 1, name: /Bruno/ })).toBeVisible();
});

/** A draft, whatever is kept for one person, and the cookie of a session. */
const IS_OWN = /Only I|^own:|^cookie \S*session/;

test("of one person nothing is left in a browser for the next", async ({ demoPerson }) => {
  const amina = await demoPerson("amina@example.com");
  await enter(amina);
  const { page } = amina;
  const bruno: Person = { ...(await demoPerson("bruno@example.com")), page };
  const openCircle = async () => {
    await page.goto("/messages");
    await page.getByRole("tab", { name: /^Groups/ }).click();
    await page.getByRole("link", { name: /Sunday Savers/ }).click();
  };
  const input = page.getByRole("textbox", { name: "Message" });
  const signOut = () => page.getByRole("button", { name: "Sign Out" }).first().click();

  await test.step("a draft in a circle of both outlives the tab, and is gone after the sign-out", async () => {
    await openCircle();
    await input.fill("Only I may read this");
    await expect.poll(async () => (await leftIn(page)).filter((entry) => IS_OWN.test(entry))).not.toEqual([]);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await signOut();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(async () => (await leftIn(page)).filter((entry) => IS_OWN.test(entry))).toEqual([]);
  });

  await test.step("nor does a tab that was not told show it, when somebody else signs in in another", async () => {
    await fillSignIn(amina);
    await expect(page).toHaveURL(/\/dashboard/);
    await openCircle();
    await input.fill("Nor this");
    const other = await page.context().newPage();
    await other.goto("/dashboard");
    await other.getByRole("button", { name: "Sign Out" }).first().click();
    await expect(other).toHaveURL(/\/login/);
    await fillSignIn({ ...bruno, page: other });
    await expect(other).toHaveURL(/\/dashboard/);
    await expect(page).toHaveURL(/\/(?:login|messages|dashboard)/);
    expect((await leftIn(other)).filter((entry) => entry.includes("Nor this"))).toEqual([]);
    await openCircle();
    await expect(input).toHaveValue("");
    await other.close();
  });
});

test("a sign-out without a connection holds after a reload, and reaches the server as soon as it can", async ({
  demoPerson,
}) => {
  const bruno = await demoPerson("bruno@example.com");
  await signIn(bruno);
  const { page } = bruno;
  // The pages come, and only the session's service is out of reach.
  await page.route("**/auth/**", (route) => route.abort());
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
  await page.unroute("**/auth/**");
  const told = page.waitForResponse((response) => response.url().endsWith("/auth/sign-out"));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect((await told).status()).toBe(200);
  expect(await page.evaluate(async () => (await fetch("/auth/get-session")).json() as unknown)).toBeNull();
});
