import type { Page } from "@playwright/test";
import { type Look, MUST_SEE_ALL } from "../look.ts";
import { findFaults } from "./geometry.ts";

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

/** The narrowest window shows most faults; some of the other views take their turn from page to page. */
const viewsOf = (nth: number, others: number): readonly View[] =>
  MUST_SEE_ALL
    ? ALL_VIEWS
    : [narrowest, ...Array.from({ length: others }, (_, at) => OTHER_VIEWS[(others * nth + at) % OTHER_VIEWS.length]!)];

/**
 * Looks whether something is cut, covered or overlapping, from 320 to 1920 px, with text of 100 and 200 %.
 * @param turn which of the views the first page is seen in
 */
export async function lookAtGeometry(page: Page, turn: number): Promise<Look> {
  const browser = await page.context().newCDPSession(page);
  /** As the browser's own settings do: `rem` and the widths at which a layout changes follow it. */
  const setTextSize = (percent: number) =>
    browser.send("Page.setFontSizes", {
      fontSizes: { standard: (USUAL_PX * percent) / 100, fixed: (13 * percent) / 100 },
    });
  let seen = turn;
  /** Measures the page, or the dialog that is open on it. @returns each fault with the views that show it */
  const look = async (others: number) => {
    const where = new Map<string, string[]>();
    // What a mouse rests on may say more than the page does.
    await page.mouse.move(0, 0);
    for (const { percent, ...window } of viewsOf(seen++, others)) {
      await setTextSize(percent);
      await page.setViewportSize(window);
      for (const fault of await findFaults(page))
        where.set(fault, [...(where.get(fault) ?? []), `${window.width} px at ${percent} %`]);
    }
    await setTextSize(100);
    return [...where].map(([fault, views]) => `${fault} (${views.join(", ")})`);
  };
  // What is opened on a page is small, and there is more of it than there are pages.
  return { atPage: () => look(2), atOpened: () => look(1) };
}
