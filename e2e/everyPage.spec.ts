import { lookForBarriers } from "./accessible/lookForBarriers.ts";
import { expect, test } from "./fixtures.ts";
import { addCrowd } from "./fit/crowd.ts";
import { lookAtGeometry } from "./fit/lookAtGeometry.ts";
import { lookForMotion } from "./fit/lookForMotion.ts";
import { lookForForeign } from "./languages/lookForForeign.ts";
import { MUST_SEE_ALL } from "./look.ts";
import { CROWD, nameOf, notVisited, pagesOf, READERS } from "./pages.ts";
import { countQueries } from "./queries/countQueries.ts";
import type { Stack } from "./stack.ts";
import { readIn } from "./steps/reading.ts";
import { visit } from "./visit.ts";

/** The longest words first. */
const LANGUAGES = ["fr", "es", "en"] as const;

/** Long enough for a machine that is busy with others. */
const MOST_MS = MUST_SEE_ALL ? 3_600_000 : 600_000;

const readersOf = async (stack: Stack) => [...(await pagesOf(stack)), await addCrowd(stack)];

/**
 * What is looked for at a reader's pages in a language. To open a page costs more than to look at it, so several look in one
 * visit. Foreign words are looked for in both languages that can have them; the other looks take the languages in turns.
 */
function soughtBy(nth: number, language: (typeof LANGUAGES)[number]) {
  const measured = LANGUAGES[nth % LANGUAGES.length]!;
  const heard = ({ fr: "es", es: "fr", en: "en" } as const)[measured];
  return {
    // The crowd is there for its size, and its long names are cut.
    hasForeign: language !== "en" && READERS[nth] !== CROWD,
    hasGeometry: MUST_SEE_ALL || language === measured,
    hasBarriers: MUST_SEE_ALL || language === heard,
    hasQueries: language === heard,
  };
}

for (const [nth, name] of READERS.entries())
  for (const language of LANGUAGES) {
    const sought = soughtBy(nth, language);
    if (!Object.values(sought).includes(true)) continue;
    test(`${name} finds nothing wrong on any page in ${language}`, async ({ browser, stack }) => {
      test.setTimeout(MOST_MS);
      const { email, pages } = (await readersOf(stack)).find((reader) => nameOf(reader) === name)!;
      const page = await readIn(language, { browser, email, stack });
      const looks = {
        ...(sought.hasGeometry && { geometry: await lookAtGeometry(page, nth) }),
        ...(sought.hasBarriers && { axe: lookForBarriers(page, { turn: nth, isShared: sought.hasGeometry }) }),
        // After the others, because a part may ask late; foreign words are looked for in menus too, which ask for more.
        ...(sought.hasQueries && { queries: countQueries(page) }),
        ...(language !== "en" && sought.hasForeign && { language: await lookForForeign(page, { language, stack }) }),
        // After those that change window, text or theme.
        motion: await lookForMotion(page),
      };
      expect(await visit(page, pages, looks)).toEqual([]);
      await page.context().close();
    });
  }

test("every address of the client is among the pages of these readers", async ({ stack }) => {
  const readers = await readersOf(stack);
  expect(readers.map(nameOf).toSorted()).toEqual(READERS.toSorted());
  expect(notVisited(readers.flatMap(({ pages }) => pages))).toEqual([]);
});
