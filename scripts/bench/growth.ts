import { SIZES, type Sizes } from "./chatData.ts";
import type { Report } from "./figure.ts";
import { startLoadProcess } from "./loadProcess.ts";
import { runRounds, side } from "./rounds.ts";
import { openScene, type Scene } from "./scene.ts";
import type { Settings } from "./settings.ts";
import { SHAPES } from "./shapes.ts";
import { asksOf, engineRequests } from "./sides.ts";
import { median } from "./statistics.ts";

const TIMES = 10;
/** How much more a request may cost when there are ten times as many rows. */
const MOST = 1.3;

/**
 * Compares the cost of a page with its cost where every table holds a tenth of the rows: it should depend on the page
 * alone.
 */
export async function measureGrowth(large: Scene, settings: Settings, report: Report): Promise<void> {
  const { groups, people, ...perGroup } = SIZES;
  const sizes: Sizes = { ...perGroup, groups: groups / TIMES, people: people / TIMES };
  const small = await openScene(sizes);
  const loader = startLoadProcess();
  try {
    const [few, many] = await Promise.all([small.startEngine(), large.startEngine()]);
    for (const shape of SHAPES) {
      const sides = [
        side("few rows", small, few, await engineRequests(shape, asksOf(shape, sizes), small.tokens)),
        side("many rows", large, many, await engineRequests(shape, asksOf(shape, SIZES), large.tokens)),
      ] as const;
      await runRounds(sides, { loader, settings });
      const [before, after] = sides.map(({ rounds }) => rounds.map(({ perSecond }) => perSecond)) as [
        number[],
        number[],
      ];
      report(`${shape.name}: cost with ${TIMES} times the rows`, 1e6 / median(after), "µs per request", {
        vs: `a tenth of the rows; at most ${MOST}`,
        ratio: median(before.map((perSecond, round) => perSecond / after[round]!)),
      });
    }
    await many.stop();
  } finally {
    loader.stop();
    await small.close();
  }
}
