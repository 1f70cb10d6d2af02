/** One page as Lighthouse saw it: scores of 100, milliseconds, and the shift of the layout. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

export interface Bounds {
  performance: number;
  lcpMs: number;
}

/** The same for every page. */
const EVERYWHERE = { accessibility: 100, bestPractices: 100, seo: 100, tbtMs: 150, cls: 0.02 };
/** How many times the largest paint of an empty page a page of ours may take. */
const TIMES_FLOOR = 1.5;

/** The middle of an odd number of runs, figure by figure. */
export function medianOf(runs: readonly Figures[]): Figures {
  const middle = (pick: (run: Figures) => number) => runs.map(pick).toSorted((a, b) => a - b)[(runs.length - 1) >> 1]!;
  return {
    performance: middle((run) => run.performance),
    accessibility: middle((run) => run.accessibility),
    bestPractices: middle((run) => run.bestPractices),
    seo: middle((run) => run.seo),
    lcpMs: middle((run) => run.lcpMs),
    tbtMs: middle((run) => run.tbtMs),
    cls: middle((run) => run.cls),
  };
}

/** What of a page is worse than it may be, in words; empty when nothing is. */
export function faultsOf(seen: Figures, bounds: Bounds, floorLcpMs: number): string[] {
  const least = { ...EVERYWHERE, ...bounds };
  const lcpMs = Math.min(bounds.lcpMs, Math.round(floorLcpMs * TIMES_FLOOR));
  return [
    ...(["performance", "accessibility", "bestPractices", "seo"] as const)
      .filter((name) => seen[name] < least[name])
      .map((name) => `${name} ${seen[name]} < ${least[name]}`),
    ...(seen.lcpMs > lcpMs ? [`LCP ${Math.round(seen.lcpMs)} ms > ${lcpMs}`] : []),
    ...(seen.tbtMs > least.tbtMs ? [`TBT ${Math.round(seen.tbtMs)} ms > ${least.tbtMs}`] : []),
    ...(seen.cls > least.cls ? [`CLS ${seen.cls.toFixed(3)} > ${least.cls}`] : []),
  ];
}
