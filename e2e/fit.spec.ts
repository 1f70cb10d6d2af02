import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { addCrowd } from "./fit/crowd.ts";
import { findFaults } from "./fit/geometry.ts";
import { walk } from "./fit/walk.ts";
import { notVisited, pagesOf } from "./pages.ts";
import { readIn } from "./steps/reading.ts";

const MUST_SEE_ALL = process.env["FIT"] === "all";

/** As wide as a small and a usual phone, a tablet, a laptop and a wide screen. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const USUAL_PX = 16;

/** A window, and the size of text in per cent of the usual one, as a reader sets it in the browser. */
interface View {
  width: number;
  height: number;
  percent: number;
}
const ALL_VIEWS: readonly View[] = [100, 200].flatMap((percent) =>
  WINDOWS.map(({ height, width }) => ({ width, height, percent })),
);
const [narrowest, ...OTHER_VIEWS] = ALL_VIEWS as [View, ...View[]];

/** The narrowest window shows most faults; of the other views two take their turn from page to page. */
const viewsOf = (nth: number): readonly View[] =>
  MUST_SEE_ALL
    ? ALL_VIEWS
    : [narrowest, ...[2 * nth, 2 * nth + 1].map((turn) => OTHER_VIEWS[turn % OTHER_VIEWS.length]!)];

/** Sets the size of text as the browser's own settings do: `rem` and the widths at which a layout changes follow it. */
const setTextSize = (browser: CDPSession, percent: number) =>
  browser.send("Page.setFontSizes", {
    fontSizes: { standard: (USUAL_PX * percent) / 100, fixed: (13 * percent) / 100 },
  });

/** What is wrong with the page at hand, with the views in which it is. */
async function faultsIn(page: Page, browser: CDPSession, views: readonly View[]): Promise<string[]> {
  const where = new Map<string, string[]>();
  // What a mouse rests on may say more than the page does.
  await page.mouse.move(0, 0);
  for (const { percent, ...window } of views) {
    await setTextSize(browser, percent);
    await page.setViewportSize(window);
    for (const fault of await findFaults(page))
      where.set(fault, [...(where.get(fault) ?? []), `${window.width} px at ${percent} %`]);
  }
  await setTextSize(browser, 100);
  return [...where].map(([fault, views]) => `${fault} (${views.join(", ")})`);
}

/** The longest words first: this one has most of the pages. */
const LANGUAGES = ["fr", "es", "en"] as const;

for (const [at, language] of LANGUAGES.entries()) {
  test(`nothing is cut, covered or overlapping on the pages in ${language}, 320 to 1920 px, text of 100 and 200 %`, async ({
    browser,
    stack,
  }) => {
    // Long enough for a machine that is busy with others.
    test.setTimeout(MUST_SEE_ALL ? 3_600_000 : 600_000);
    const faults: string[] = [];
    const visited: string[] = [];
    const readers = [...(await pagesOf(stack)), await addCrowd(stack)];
    // Each reader's pages in one of the languages, or in all.
    for (const { email, pages } of readers.filter((_, nth) => MUST_SEE_ALL || nth % LANGUAGES.length === at)) {
      const page = await readIn(language, { browser, email, stack });
      const session = await page.context().newCDPSession(page);
      await walk(page, { pages }, async (where) => {
        const views = viewsOf(visited.push(where) + at);
        for (const fault of await faultsIn(page, session, views))
          faults.push(`${email ?? "a visitor"} at ${where}: ${fault}`);
      });
      await page.context().close();
    }
    expect(faults).toEqual([]);
    if (MUST_SEE_ALL) expect(notVisited(visited)).toEqual([]);
  });
}
