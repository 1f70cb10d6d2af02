import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { expect, test } from "./fixtures.ts";
import { addCrowd } from "./fit/crowd.ts";
import { walk } from "./fit/walk.ts";
import { pagesOf } from "./pages.ts";
import { drawAll, goOn, rest } from "./steps/pageReady.ts";
import { readIn } from "./steps/reading.ts";

const MUST_SEE_ALL = process.env["FIT"] === "all";

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

interface Look {
  theme: "default" | "dark" | "forest";
  isMoreContrast: boolean;
  width: number;
}
const LOOKS: readonly Look[] = [390, 1280].flatMap((width) =>
  [false, true].flatMap((isMoreContrast) =>
    (["default", "dark", "forest"] as const).map((theme) => ({ theme, isMoreContrast, width })),
  ),
);

/** One look of each page, taking turns. */
const looksOf = (nth: number): readonly Look[] => (MUST_SEE_ALL ? LOOKS : [LOOKS[nth % LOOKS.length]!]);

async function putOn(page: Page, { isMoreContrast, theme, width }: Look): Promise<void> {
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
const wears = (page: Page, { isMoreContrast, theme }: Look) =>
  page.evaluate<boolean>(`(({ contrast, theme }) => theme === "${theme}" && (contrast === "more") === ${isMoreContrast})(
    document.documentElement.dataset,
  )`);

/** The bars at the edges cover what is scrolled under them; in the middle of the screen nothing does. */
async function isSmallInTheMiddle(page: Page, target: string): Promise<boolean> {
  const place = JSON.stringify(target);
  await page.evaluate(`document.querySelector(${place}).scrollIntoView({ block: "center", behavior: "instant" })`);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${place}, { runOnly: ["${OF_SIZE}"] })`);
  return violations.length > 0;
}

/** What axe finds on the page at hand, by rule and place. */
async function faultsIn(page: Page, looks: readonly Look[]): Promise<string[]> {
  // Once for each program that is loaded. Asked directly: the usual wrapper loads it before each look.
  if (!(await page.evaluate("'axe' in window")))
    await page.evaluate(`${axe.source}; axe.configure(${JSON.stringify(NOT_SEATS)})`);
  const faults: string[] = [];
  for (const [at, look] of looks.entries()) {
    const isAsked = (rule: string) => rule !== OF_HIGH_CONTRAST || look.isMoreContrast;
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
      await putOn(page, look);
      ({ violations } = await page.evaluate<AxeResults>(
        `axe.run(${JSON.stringify({ resultTypes: ["violations"], ...asked })})`,
      ));
    } while (!(await wears(page, look)));
    for (const { id, nodes } of violations) {
      const places: string[] = [];
      for (const { any, target } of nodes)
        if (id !== OF_SIZE || (await isSmallInTheMiddle(page, target.join(" "))))
          places.push(`${target.join(" ")} ${any[0]?.message ?? ""}`);
      if (places.length > 0)
        faults.push(
          `${id} (${look.theme}${look.isMoreContrast ? ", high contrast" : ""}, ${look.width} px) at ${places.join("; ")}`,
        );
    }
    if (await page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))
      faults.push(`scrolls sideways at ${look.width} px`);
  }
  return faults;
}

// Halves of the readers, so that two workers share them.
for (const [half, who] of ["visitors and members", "newcomers and organizers"].entries()) {
  test(`axe finds nothing on any page of ${who}, in three themes, with and without high contrast`, async ({
    browser,
    stack,
  }) => {
    if (MUST_SEE_ALL) test.setTimeout(1_800_000);
    const faults: string[] = [];
    let seen = half;
    const readers = [...(await pagesOf(stack)), await addCrowd(stack)];
    for (const { email, pages } of readers.filter((_, nth) => nth % 2 === half)) {
      const page = await readIn("en", { browser, email, stack });
      page.on("pageerror", ({ message }) => faults.push(`${email ?? "a visitor"}: ${message}`));
      const look = async (where: string) => {
        await drawAll(page);
        for (const fault of await faultsIn(page, looksOf(seen++)))
          faults.push(`${email ?? "a visitor"} at ${where}: ${fault}`);
      };
      // What opens on each page takes several times as long.
      if (MUST_SEE_ALL) await walk(page, { pages }, look);
      else
        for (const address of pages) {
          await goOn(page, address);
          await look(address);
        }
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });
}
