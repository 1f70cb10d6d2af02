import type { BrowserContext, Page } from "@playwright/test";

/** What a person did, and how long the next picture took, milliseconds. */
export interface Answered {
  name: string;
  ms: number;
}

/** The browser reports nothing that was quicker than this, milliseconds. */
const UNREPORTED_MS = 16;
/** As slow as Lighthouse takes a cheap phone to be. */
const CPU = 4;

/** Keeps the longest duration of each interaction; the browser gives all events of one tap or key the same id. */
const WATCH = `
  globalThis.answered = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) answered.set(interactionId, Math.max(answered.get(interactionId) ?? 0, duration));
  }).observe({ type: "event", buffered: true, durationThreshold: ${UNREPORTED_MS} });`;
const TAKE = `(() => { const longest = Math.max(0, ...answered.values()); answered.clear(); return longest; })()`;
/** Two pictures later the browser has told of everything before. */
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))`;

type Do = (page: Page) => Promise<unknown>;

/** Taps a button and waits for what it opens, which the browser paints after it has shown the press. */
const opening =
  (name: string | RegExp, what: "dialog" | "menu"): Do =>
  async (page) => {
    await page.getByRole("button", { name }).first().tap();
    await page.getByRole(what).waitFor();
  };
const tab =
  (name: string): Do =>
  (page) =>
    page.getByRole("tab", { name }).tap();
const link =
  (name: string | RegExp): Do =>
  (page) =>
    page.getByRole("link", { name }).first().tap();
const escape: Do = (page) => page.keyboard.press("Escape");

/** A walk on a phone through what opens, switches and takes words, first openings included. */
const WALK: readonly [name: string, act: Do][] = [
  ["open the menu", opening("Open menu", "dialog")],
  ["close the menu", escape],
  ["to my groups", link("Groups")],
  ["tab Discover", tab("Discover")],
  ["open the filters", opening(/Filter/, "dialog")],
  ["close the filters", escape],
  [
    "type into the search",
    async (page) => {
      await page.getByRole("searchbox").first().tap();
      await page.keyboard.type("sun");
    },
  ],
  ["tab Schedule", tab("Schedule")],
  ["tab My Groups", tab("My Groups")],
  [
    "open a circle",
    (page) =>
      page
        .getByRole("link", { name: /Sunday Savers/ })
        .first()
        .tap(),
  ],
  ["a member's card", opening(/Amina/, "dialog")],
  ["close the card", escape],
  ["open the share menu", opening(/Share/, "menu")],
  ["close the share menu", escape],
  ["to the dashboard", link("Dashboard")],
];

/** Walks through the app at a quarter of the machine's speed and tells how soon each tap and key was answered. */
export async function walk(context: BrowserContext, origin: string): Promise<Answered[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(WATCH);
  await page.goto(`${origin}/dashboard`, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  const answered: Answered[] = [];
  for (const [name, act] of WALK) {
    await act(page);
    await page.evaluate(SETTLED);
    answered.push({ name, ms: Math.max(Number(await page.evaluate(TAKE)), UNREPORTED_MS) });
    await page.waitForLoadState("networkidle");
  }
  await page.close();
  return answered;
}
