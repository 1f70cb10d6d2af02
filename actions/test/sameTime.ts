import { expect } from "vitest";

/** How often each side is asked with what was prepared at once. */
export const TRIES = 200;
/** After how many tries each time it is looked whether they are enough, and when no more are made. */
const LOOK = 50;
const MOST_TRIES = 2000;
const LONGEST_MS = 60_000;
/** What an observer across a network cannot see in any number of tries that our limits allow. */
const MOST_MS = 1;
/** The share of an answer's own time within which two are alike: what little is done more takes longer on a busy machine. */
const MOST_SHARE = 0.1;
/** Standard deviations of the rank on either side of a median: the interval misses it once in 1,000 times. */
const WIDTH = 3.29;

/** Two questions that must not be told apart; the milliseconds until the answer to the `n`th of a side. */
type Sides = (side: 0 | 1, n: number) => Promise<number>;

export interface Interval {
  from: number;
  to: number;
}

/**
 * Where the median of what these differences are drawn from lies, whatever their distribution: between the ranks that a
 * fair coin leaves open.
 */
export function medianBetween(differences: readonly number[]): Interval {
  const sorted = differences.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const ranks = (WIDTH * Math.sqrt(sorted.length)) / 2;
  return {
    from: sorted[Math.max(0, Math.floor(half - ranks))]!,
    to: sorted[Math.min(sorted.length - 1, Math.ceil(half + ranks))]!,
  };
}

/**
 * Whether the sides differ, as far as the tries tell: `same` where the whole interval is within the bound, `different` where it
 * is whole beyond it, null where more tries are needed. After the last one every difference that is certain counts.
 * @param most the bound, in milliseconds
 */
export function verdictOn({ from, to }: Interval, isLast: boolean, most = MOST_MS): "same" | "different" | null {
  if (from >= -most && to <= most) return "same";
  if (from > most || to < -most) return "different";
  if (!isLast) return null;
  return from <= 0 && to >= 0 ? "same" : "different";
}

/** Each try asks both sides at once after the other, so that what burdens the machine burdens both. */
async function timesOf(ask: Sides, n: number): Promise<[number, number]> {
  const times: [number, number] = [0, 0];
  // The order alternates, so that after-effects of one request burden both sides equally.
  for (const side of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) times[side] = await ask(side, n);
  return times;
}

const medianOf = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/**
 * Expects that the time of an answer does not tell which of two questions was asked. All tries count: none is thrown away
 * because of how it came out, and a busy machine only makes more of them needed.
 * @param ready prepares what the next `TRIES` are asked with
 */
export async function expectSameTime(name: string, ready: () => Promise<Sides>): Promise<void> {
  const differences: number[] = [];
  /** The quicker of the two of each try. */
  const shorter: number[] = [];
  const until = performance.now() + LONGEST_MS;
  for (let ask = await ready(); ;) {
    const times = await timesOf(ask, differences.length % TRIES);
    differences.push(times[0] - times[1]);
    shorter.push(Math.min(...times));
    const tries = differences.length;
    if (tries % LOOK === 0) {
      const interval = medianBetween(differences);
      const usual = medianOf(shorter);
      const most = Math.max(MOST_MS, usual * MOST_SHARE);
      const verdict = verdictOn(interval, tries >= MOST_TRIES || performance.now() > until, most);
      const between = `${interval.from.toFixed(2)} to ${interval.to.toFixed(2)} ms`;
      const said = `${name}: after ${tries} tries of ${usual.toFixed(1)} ms the median difference is ${between}`;
      if (verdict !== null) {
        console.info(said);
        expect(verdict, said).toBe("same");
        return;
      }
    }
    if (tries % TRIES === 0) ask = await ready();
  }
}
