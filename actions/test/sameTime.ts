import { expect } from "vitest";

/** How often each side is asked in a round. */
export const TRIES = 200;
const ROUNDS = 5;
const MOST_MS = 1;

/** Two questions that must not be told apart; the milliseconds until the answer to the `n`th of a side. */
type Sides = (side: 0 | 1, n: number) => Promise<number>;

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The difference between the medians of two sides, asked in turn. */
async function gapOf(ask: Sides): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < TRIES; n++) {
    // The order alternates, so that after-effects of one request burden both sides equally.
    for (const side of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) times[side].push(await ask(side, n));
  }
  return medianOf(times[0]) - medianOf(times[1]);
}

/** Expects that the time of an answer does not tell which of two questions was asked. @param ready prepares a round */
export async function expectSameTime(name: string, ready: () => Promise<Sides>): Promise<void> {
  const gaps: number[] = [];
  // A busy machine causes differences too. Only one that stays in every round comes from the work itself.
  while (gaps.length < ROUNDS && !gaps.some((gap) => Math.abs(gap) <= MOST_MS)) gaps.push(await gapOf(await ready()));
  console.info(`${name}: medians of ${TRIES} differ by ${gaps.map((gap) => `${gap.toFixed(2)} ms`).join(", then ")}`);
  expect(Math.min(...gaps.map(Math.abs))).toBeLessThanOrEqual(MOST_MS);
}
