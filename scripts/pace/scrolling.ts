import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { IN_A_HURRY, tellStory } from "../../e2e/story.ts";

/** A list of cards, and who reads it. */
export interface CardList {
  name: string;
  path: string;
  reader: string;
}

export const LISTS: readonly CardList[] = [
  { name: "Discover", path: "/groups?tab=discover", reader: "daniel@example.com" },
  { name: "My Groups", path: "/groups", reader: "bruno@example.com" },
];

/** How a page moved while somebody scrolled through it. */
export interface Scrolled {
  frames: number;
  /** The share of frames that missed their sixtieth of a second. */
  late: number;
  /** Milliseconds. */
  longest: number;
}

const FRAME_MS = 1000 / 60;
/** Eight seconds after a collection V8 gives back memory, by two further ones that take a page as long as they need. */
const TIDIED_MS = 15_000;
/** As slow as Lighthouse takes a cheap phone to be. */
const CPU = 4;
/** Pixels a second, of a finger that looks for something. */
const SPEED = 2000;
const PIXELS = 20_000;

/** Circles that recruit, in which Bruno is and Daniel is not, and no limit to how fast their list is opened. */
export function tellOfCircles(databaseUrl: string, count: number): Promise<void> {
  return tellStory(
    databaseUrl,
    `${IN_A_HURRY};
     SELECT demo.circle('scroll' || n, 'amina', 'Scroll ' || to_char(n, 'FM000'), 'Neighbours who put money aside together.', 'weekly', 5000, 8,
       demo.today() + 20, interval '1 day' + n * interval '1 minute', join_method => 'direct') FROM generate_series(1, ${count}) n;
     SELECT demo.join('scroll' || n, ARRAY['bruno'], interval '20 hours') FROM generate_series(1, ${count}) n`,
  );
}

/** Opens a list to so many cards on a slow phone and scrolls through them, then through an empty page of the same length. */
export async function scroll(
  context: BrowserContext,
  { path }: CardList,
  cards: number,
): Promise<{ cards: Scrolled; empty: Scrolled }> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  const articles = page.getByRole("article");
  for (let shown = await articles.count(); shown < cards;) {
    await page.getByRole("button", { name: "Show more" }).click();
    await articles.nth(shown).waitFor({ state: "attached" });
    shown = await articles.count();
  }
  await page.waitForLoadState("networkidle");
  const listed = await framesOf(page);
  await page.setContent(
    `<meta name="viewport" content="width=device-width"><div style="height:${PIXELS + 5000}px"></div>`,
  );
  const empty = await framesOf(page);
  await page.close();
  return { cards: listed, empty };
}

/** The jump to the top, which nobody makes by hand, is painted. */
const AT_TOP = `new Promise((painted) => {
  scrollTo(0, 0);
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(painted)));
})`;

/** One finger scrolls the page from its beginning to its end and back, without being lifted. */
async function downAndUp(session: CDPSession): Promise<void> {
  for (const yDistance of [-PIXELS, PIXELS]) {
    await session.send("Input.synthesizeScrollGesture", {
      x: 190,
      y: 500,
      yDistance,
      speed: SPEED,
      gestureSourceType: "touch",
    });
  }
}

/** One flick of a thumb over what scrolls there, in pixels down the screen, or up where it is negative. */
export async function flick(session: CDPSession, distance: number): Promise<void> {
  const from = 460 - distance / 2;
  const steps = Math.round((Math.abs(distance) / SPEED) * (1000 / FRAME_MS));
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: 190, y: from + distance * share }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= steps; step += 1) {
    await touch("touchMove", step / steps);
    await new Promise((done) => setTimeout(done, FRAME_MS));
  }
  await touch("touchEnd", 1);
  // It goes on by itself for a while.
  await new Promise((done) => setTimeout(done, 10 * FRAME_MS));
}

/** Counts from one frame to the next while a finger scrolls. */
export async function framesOf(
  page: Page,
  scrolling: (session: CDPSession) => Promise<void> = downAndUp,
): Promise<Scrolled> {
  const session = await page.context().newCDPSession(page);
  // To open so many cards within seconds leaves more behind than anybody's own scrolling; its collection is no frame of the scrolling.
  await session.send("HeapProfiler.collectGarbage");
  await new Promise((done) => setTimeout(done, TIDIED_MS));
  await page.evaluate(AT_TOP);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  await page.evaluate(`globalThis.frames = []; globalThis.counting = true;
    requestAnimationFrame(function next(at) { frames.push(at); if (counting) requestAnimationFrame(next); })`);
  await scrolling(session);
  await page.evaluate("counting = false");
  const times = (await page.evaluate("frames")) as number[];
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const lengths = times.slice(1).map((at, frame) => at - times[frame]!);
  return {
    frames: lengths.length,
    late: lengths.filter((length) => length > 1.5 * FRAME_MS).length / lengths.length,
    longest: Math.max(...lengths),
  };
}
