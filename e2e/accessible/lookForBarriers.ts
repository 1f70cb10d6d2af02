import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { type Look, MUST_SEE_ALL } from "../look.ts";
import { drawAll, OVER_THE_PAGE, rest } from "../steps/pageReady.ts";

/** Every level of WCAG 2.2, and what is good practice beyond it. */
const TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Level AAA asks for 7:1. A theme keeps its own colours, at 4.5:1 or better; who needs 7:1 has it under high contrast. */
const OF_HIGH_CONTRAST = "color-contrast-enhanced";
/** Still an experiment of axe, so it has to be asked for: who speaks to a button says what is seen on it (WCAG 2.5.3). */
const SPOKEN = "label-content-name-mismatch";
/** Not of the seats of the ring: what is written in a picture, initials and names cut to fit, is no label. */
const NOT_SEATS = { rules: [{ id: SPOKEN, selector: ":is(a, button, summary, [role=tab], [role=menuitem])" }] };
/** Room for a finger (WCAG 2.5.8). */
const OF_SIZE = "target-size";
/** The rules that a theme can break; all others are checked once. */
const OF_COLOUR = ["color-contrast", OF_HIGH_CONTRAST, "link-in-text-block"];

interface Dress {
  theme: "default" | "dark" | "forest";
  isMoreContrast: boolean;
  width: number;
}
const DRESSES: readonly Dress[] = [390, 1280].flatMap((width) =>
  [false, true].flatMap((isMoreContrast) =>
    (["default", "dark", "forest"] as const).map((theme) => ({ theme, isMoreContrast, width })),
  ),
);

/**
 * Of what was opened. On a phone a dialog lies over the bar at the lower edge, and axe, which knows no top layer, cannot tell
 * there what is behind the words of its buttons.
 */
const WIDE_DRESSES = DRESSES.filter(({ width }) => width > 1000);

/** One of them each time, taking turns. */
const dressesOf = (nth: number, some: readonly Dress[]): readonly Dress[] =>
  MUST_SEE_ALL ? DRESSES : [some[nth % some.length]!];

async function putOn(page: Page, { isMoreContrast, theme, width }: Dress): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(`{
    const { dataset } = document.documentElement;
    dataset.theme = "${theme}";
    ${isMoreContrast ? 'dataset.contrast = "more"' : "delete dataset.contrast"};
  }`);
  // Colours are measured after their transitions.
  await rest(page);
}

/** Whether the page still wears it: what the account has chosen may come later on a slow machine, and is put on over it. */
const wears = (page: Page, { isMoreContrast, theme }: Dress) =>
  page.evaluate<boolean>(`(({ contrast, theme }) => theme === "${theme}" && (contrast === "more") === ${isMoreContrast})(
    document.documentElement.dataset,
  )`);

/** As the page was before. */
const takeOff = (page: Page) => page.evaluate(`dispatchEvent(new CustomEvent("appearance"))`);

/** The bars at the edges cover what is scrolled under them; in the middle of the screen nothing does. */
async function isSmallInTheMiddle(page: Page, target: string): Promise<boolean> {
  const place = JSON.stringify(target);
  await page.evaluate(`document.querySelector(${place}).scrollIntoView({ block: "center", behavior: "instant" })`);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${place}, { runOnly: ["${OF_SIZE}"] })`);
  return violations.length > 0;
}

/** In the page: all of it. */
const WHOLE = "document";
/** In the page: what lies over it. Where nothing does, what was opened has changed the page itself. */
const OPENED = `[...document.querySelectorAll("${OVER_THE_PAGE}")].findLast((over) => over.checkVisibility()) ?? ${WHOLE}`;

/** What axe finds on the page at hand, by rule and place. */
async function barriersIn(page: Page, part: string, dresses: readonly Dress[]): Promise<string[]> {
  // Once for each program that is loaded. Asked directly: the usual wrapper loads it before each look.
  if (!(await page.evaluate("'axe' in window")))
    await page.evaluate(`${axe.source}; axe.configure(${JSON.stringify(NOT_SEATS)})`);
  await drawAll(page);
  const faults: string[] = [];
  for (const [at, dress] of dresses.entries()) {
    const isAsked = (rule: string) => rule !== OF_HIGH_CONTRAST || dress.isMoreContrast;
    const asked: RunOptions =
      at === 0
        ? {
            runOnly: { type: "tag", values: TAGS },
            rules: { [SPOKEN]: { enabled: true }, [OF_HIGH_CONTRAST]: { enabled: isAsked(OF_HIGH_CONTRAST) } },
          }
        : // A rule that is named here is run, whatever `rules` says of it.
          { runOnly: { type: "rule", values: OF_COLOUR.filter(isAsked) } };
    let violations: AxeResults["violations"];
    do {
      await putOn(page, dress);
      ({ violations } = await page.evaluate<AxeResults>(
        `axe.run(${part}, ${JSON.stringify({ resultTypes: ["violations"], ...asked })})`,
      ));
    } while (!(await wears(page, dress)));
    for (const { id, nodes } of violations) {
      const places: string[] = [];
      for (const { any, target } of nodes)
        if (id !== OF_SIZE || (await isSmallInTheMiddle(page, target.join(" "))))
          places.push(`${target.join(" ")} ${any[0]?.message ?? ""}`);
      if (places.length > 0)
        faults.push(
          `${id} (${dress.theme}${dress.isMoreContrast ? ", high contrast" : ""}, ${dress.width} px) at ${places.join("; ")}`,
        );
    }
    if (await page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))
      faults.push(`scrolls sideways at ${dress.width} px`);
  }
  return faults;
}

/**
 * Looks with axe, in three themes, with and without high contrast.
 * @param turn which of them the first page wears
 */
export function lookForBarriers(page: Page, turn: number): Look {
  let seen = turn;
  const look = async (part: string, some: readonly Dress[]) => {
    const barriers = await barriersIn(page, part, dressesOf(seen++, some));
    // Others look at the page afterwards, as it usually is.
    await takeOff(page);
    return barriers;
  };
  return { atPage: () => look(WHOLE, DRESSES), atOpened: () => look(OPENED, WIDE_DRESSES) };
}
