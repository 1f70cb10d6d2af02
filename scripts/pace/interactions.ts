import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import type { Journey } from "./acts.ts";
import { journeys, type Places } from "./journeys.ts";
import { oncePainted } from "./moments.ts";

/** What a person did, and how long the next picture took, milliseconds. */
export interface Answered {
  name: string;
  ms: number;
}

/** The browser reports nothing that was quicker than this, milliseconds. */
const UNREPORTED_MS = 16;
/** As slow as Lighthouse takes a cheap phone to be. */
const CPU = 4;

/**
 * Keeps the longest duration of each interaction; the browser gives all events of one tap the same id. We time keys
 * ourselves, from the key to the task after its frame: beside a list that scrolls, Chromium reports the keys of a text field
 * only at the next tap, and counts the time until then.
 */
const WATCH = `
  globalThis.answered = new Map();
  const lasted = (interaction, ms) => answered.set(interaction, Math.max(answered.get(interaction) ?? 0, ms));
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries())
      if (interactionId && !name.startsWith("key")) lasted(interactionId, duration);
  }).observe({ type: "event", buffered: true, durationThreshold: ${UNREPORTED_MS} });
  addEventListener("keydown", ({ timeStamp }) => {
    ${oncePainted('lasted("key " + timeStamp, Math.ceil(performance.now() - timeStamp))')};
  }, { capture: true });`;
const TAKE = `(() => { const longest = Math.max(0, ...answered.values()); answered.clear(); return longest; })()`;
/** Two pictures later the browser has told of everything before. */
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))`;

/** What would change the story for the next walk; the server never hears of it, and the page answers the tap all the same. */
const ACTS = /^mutation \w+[^{]*\{\s*(?:stripe_contribute|create_group|join_group|cast_vote)\b/;
const documents = JSON.parse(readFileSync("web/documents/current/member.json", "utf8")) as Record<string, string>;
const isAct = ({ id }: { id?: string }) => id !== undefined && ACTS.test(documents[id] ?? "");

async function keepStory(page: Page): Promise<void> {
  await page.route("**/v1beta1/relay", (route) =>
    isAct((route.request().postDataJSON() ?? {}) as { id?: string }) ? route.abort() : route.continue(),
  );
}

async function walkOne(context: BrowserContext, origin: string, { at, steps }: Journey): Promise<Answered[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(WATCH);
  await keepStory(page);
  await page.goto(origin + at, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  const answered: Answered[] = [];
  for (const [name, act] of steps) {
    await act(page).catch(async (cause: unknown) => {
      throw new Error(`"${name}" at ${page.url()}:\n${await page.locator("body").ariaSnapshot()}`, { cause });
    });
    await page.evaluate(SETTLED);
    answered.push({ name, ms: Math.max(Number(await page.evaluate(TAKE)), UNREPORTED_MS) });
    await page.waitForLoadState("networkidle");
  }
  await page.close();
  return answered;
}

/** Walks through the app at a quarter of the machine's speed and tells how soon each tap and key was answered. */
export async function walk(
  signIn: (email?: string) => Promise<BrowserContext>,
  origin: string,
  places: Places,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const journey of journeys(places)) {
    const phone = await signIn(journey.who);
    answered.push(...(await walkOne(phone, origin, journey)));
    await phone.close();
  }
  return answered;
}
