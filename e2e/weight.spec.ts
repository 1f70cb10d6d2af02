import { get } from "node:http";
import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./fixtures.ts";
import { signIn } from "./steps/account.ts";

interface Fetched {
  path: string;
  kind: string;
  bytes: number;
  /** When it was asked for, in milliseconds since the page began. */
  at: number;
}

/** A phone that saves data fetches nothing ahead, so what is counted is what the page itself needs. */
const SAVES_DATA = `Object.defineProperty(navigator, "connection", { value: { saveData: true } })`;
const ALL_FETCHED = `performance.getEntriesByType("resource").map(({ name, initiatorType, encodedBodySize, startTime }) => ({
  path: new URL(name).pathname, kind: initiatorType, bytes: encodedBodySize, at: startTime }))`;
const PICTURE = `performance.getEntriesByName("first-picture")[0]?.startTime`;

/** Opens a page as if for the first time, and waits until nothing is on its way any more. */
async function fetchedBy(page: Page, path: string, heading: string): Promise<{ fetched: Fetched[]; asked: string[] }> {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/v1beta1/relay")) asked.push(request.postData() ?? "");
  });
  await page.addInitScript(SAVES_DATA);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await page.goto(path, { waitUntil: "networkidle" });
  // Not the page of an error, which would weigh as much.
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  return { asked, fetched: (await page.evaluate(ALL_FETCHED)) as Fetched[] };
}

/**
 * A new tab of somebody who is signed in. They have opened the page before: its first question in a stack's life is planned by
 * the database, which takes a machine that starts other stacks longer than a page holds anything back.
 */
async function tabOf(person: Person, path: string, heading: string): Promise<Page> {
  await signIn(person);
  await expect(async () => {
    await person.page.goto(path);
    await expect(person.page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }).toPass();
  return person.page.context().newPage();
}

/** What no first picture shows: the live connection, the sentences of news, and the parts of a page below its first view. */
const LATER = /\/(?:circles|live\w*|news|parts|turns)-/;

/** All that was fetched, once what comes after the first picture is there: a busy machine may rest before it. */
async function withLater(page: Page, later: number): Promise<Fetched[]> {
  const all = async () => (await page.evaluate(ALL_FETCHED)) as Fetched[];
  await expect.poll(async () => (await all()).filter((one) => LATER.test(one.path)).length).toBe(later);
  return all();
}

/** How many files come after a dashboard's first picture. */
const LATER_ON_DASHBOARD = 3;

for (const { heading, path, later } of [
  { path: "/dashboard", heading: "Hello", later: LATER_ON_DASHBOARD },
  { path: "/g/sunday-savers-1010", heading: "Sunday Savers", later: 4 },
]) {
  test(`${path} is painted before anything is fetched that its first picture does not need`, async ({ demoPerson }) => {
    const page = await tabOf(await demoPerson("bruno@example.com"), path, heading);
    await fetchedBy(page, path, heading);
    const fetched = await withLater(page, later);
    const paintedAt = (await page.evaluate(PICTURE)) as number;
    for (const one of fetched.filter((one) => LATER.test(one.path)))
      expect(one.at, one.path).toBeGreaterThanOrEqual(paintedAt);
    // Few long files fill a slow line better than many short ones.
    const before = fetched.filter((one) => one.path.endsWith(".js") && one.at < paintedAt);
    expect(before.length, before.map((one) => one.path).join("\n")).toBeLessThanOrEqual(7);
  });
}

const isWeighed = ({ path }: Fetched) => /\.(?:js|css|woff2)$/.test(path);

/** How much of a file travels to a browser that knows gzip alone, which is what stands behind some proxies. */
const gzippedBytes = (url: string) =>
  new Promise<number>((done, fail) => {
    get(url, { headers: { "accept-encoding": "gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => (bytes += part.length)).on("end", () => done(bytes));
    }).on("error", fail);
  });

/**
 * What a first visit may cost: kilobytes of scripts, styles and fonts as they travel, by brotli and by gzip, and requests with
 * the document. A little above what it costs, so that what grows is seen.
 */
const BOUNDS = [
  { path: "/login", heading: "Welcome back", reader: null, kilobytes: 143, gzipped: 162, requests: 15 },
  { path: "/register", heading: "Create Account", reader: null, kilobytes: 149, gzipped: 169, requests: 16 },
  {
    path: "/dashboard",
    heading: "Hello",
    reader: "amina@example.com",
    kilobytes: 244,
    gzipped: 279,
    requests: 22,
  },
  {
    path: "/g/sunday-savers-1010",
    heading: "Sunday Savers",
    reader: "bruno@example.com",
    kilobytes: 263,
    gzipped: 301,
    requests: 25,
  },
  {
    path: "/g/sunday-savers-1010/manage",
    heading: "Manage group",
    reader: "amina@example.com",
    kilobytes: 286,
    gzipped: 326,
    requests: 30,
  },
];

for (const { gzipped, heading, kilobytes, path, reader, requests } of BOUNDS) {
  test(`${path} costs at most ${kilobytes} KB and ${requests} requests`, async ({ demoPerson, openBrowser, stack }) => {
    const page = reader ? await tabOf(await demoPerson(reader), path, heading) : await openBrowser();
    const { asked, fetched } = await fetchedBy(page, path, heading);
    const weight = fetched.filter(isWeighed).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(weight / 1000, JSON.stringify(fetched.filter(isWeighed), null, 1)).toBeLessThanOrEqual(kilobytes);
    expect(fetched.length + 1, fetched.map((one) => one.path).join("\n")).toBeLessThanOrEqual(requests);
    const asGzip = await Promise.all(fetched.filter(isWeighed).map((one) => gzippedBytes(stack.origin + one.path)));
    expect(asGzip.reduce((sum, bytes) => sum + bytes, 0) / 1000, "by gzip").toBeLessThanOrEqual(gzipped);
    // What the page asked for early is taken, not asked for again.
    expect(asked.filter((body, at) => asked.indexOf(body) !== at)).toEqual([]);
  });
}

/** What a server sends before the first answer of the browser. */
const FIRST_ROUND = 14_600;

test("the page brings the style of everything itself, within its first round trip", async ({ openBrowser, stack }) => {
  const document = await fetch(stack.origin, { headers: { "accept-encoding": "br" } });
  expect(Number(document.headers.get("content-length"))).toBeLessThanOrEqual(FIRST_ROUND);
  expect(await document.text()).toContain("@layer reset,base,tokens,recipes;@layer reset{");
  const page = await openBrowser();
  await fetchedBy(page, "/login", "Welcome back");
  expect(await page.locator("style[data-emotion*=global]").count()).toBe(0);
});

test("the sign-in page fetches nothing that asks GraphQL", async ({ openBrowser }) => {
  const page = await openBrowser();
  const { fetched } = await fetchedBy(page, "/login", "Welcome back");
  const known = fetched.filter(({ path }) => /\/(?:member|live)-/.test(path));
  expect(known).toEqual([]);
});

test("no page costs more than 60 KB of script beyond the dashboard", async ({ demoPerson, stack }) => {
  const page = await tabOf(await demoPerson("amina@example.com"), "/dashboard", "Hello");
  await fetchedBy(page, "/dashboard", "Hello");
  const known = new Set((await withLater(page, LATER_ON_DASHBOARD)).map(({ path }) => path));
  const filesOf = (await page.evaluate("pageFiles")) as Record<string, string[]>;
  const screens = Object.entries(filesOf).filter(([module]) => module.endsWith(".tsx"));
  expect(screens.length).toBeGreaterThan(25);
  for (const [module, files] of screens) {
    const further = files.filter((file) => file.endsWith(".js") && !known.has(file));
    const bytes = await Promise.all(further.map((file) => gzippedBytes(stack.origin + file)));
    const weighed = further.map((file, at) => `${file} ${bytes[at]}`).join("\n");
    expect(bytes.reduce((sum, one) => sum + one, 0) / 1000, `${module}\n${weighed}`).toBeLessThanOrEqual(60);
  }
});
