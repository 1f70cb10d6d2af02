import { lookForBarriers } from "./accessible/lookForBarriers.ts";
import { expect, test } from "./fixtures.ts";
import { addCrowd } from "./fit/crowd.ts";
import { lookAtGeometry } from "./fit/lookAtGeometry.ts";
import { lookForMotion } from "./fit/lookForMotion.ts";
import { lookForForeign } from "./languages/lookForForeign.ts";
import { DRESS, MUST_SEE_ALL } from "./look.ts";
import { CROWD, nameOf, notVisited, pagesOf, READERS } from "./pages.ts";
import { countQueries } from "./queries/countQueries.ts";
import type { Stack } from "./stack.ts";
import { readIn } from "./steps/reading.ts";
import { visit } from "./visit.ts";

/** The longest words first. */
const LANGUAGES = ["fr", "es", "en"] as const;

/**
 * In which language each reads. To open a page costs more than to look at it, so all looks take place in one visit, and the
 * languages take turns. English is for pages that others read too: it has no foreign words.
 */
const LANGUAGE_OF: Readonly<Record<(typeof READERS)[number], (typeof LANGUAGES)[number]>> = {
  amina: "fr",
  "a visitor": "es",
  [CROWD]: "en",
  newcomer: "fr",
  bruno: "es",
  linh: "fr",
  olga: "es",
  priya: "fr",
  isabel: "en",
};

/** Long enough for a machine that is busy with others. */
const MOST_MS = MUST_SEE_ALL ? 3_600_000 : 600_000;

const readersOf = async (stack: Stack) => [...(await pagesOf(stack)), await addCrowd(stack)];

for (const [nth, name] of READERS.entries())
  for (const language of MUST_SEE_ALL ? LANGUAGES : [LANGUAGE_OF[name]]) {
    test(`${name} finds nothing wrong on any page in ${language}`, async ({ browser, stack }) => {
      test.setTimeout(MOST_MS);
      const { email, pages } = (await readersOf(stack)).find((reader) => nameOf(reader) === name)!;
      const page = await readIn(language, { browser, email, stack });
      // The crowd is there for its size, and its long names are cut.
      const isRead = language !== "en" && name !== CROWD;
      const looks = {
        // Before the others: what comes into sight in another window, or with a menu, may ask for more.
        queries: countQueries(page),
        geometry: await lookAtGeometry(page, nth + DRESS),
        axe: lookForBarriers(page, nth + DRESS),
        ...(isRead && { language: await lookForForeign(page, { language, stack }) }),
        // After those that change window, text or theme.
        motion: await lookForMotion(page),
      };
      expect(await visit(page, pages, looks), `DRESS=${DRESS}`).toEqual([]);
      await page.context().close();
    });
  }

test("every address of the client is among the pages of these readers", async ({ stack }) => {
  const readers = await readersOf(stack);
  expect(readers.map(nameOf).toSorted()).toEqual(READERS.toSorted());
  expect(notVisited(readers.flatMap(({ pages }) => pages))).toEqual([]);
});
