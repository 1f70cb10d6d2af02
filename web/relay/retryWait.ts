const longestWaitMs = 30_000;

/**
 * Doubles from one second to half a minute, with a random part, so that not everybody returns at once after a restart.
 */
export function retryWaitMs(retries: number, random: () => number = Math.random): number {
  const longest = Math.min(longestWaitMs, 1000 * 2 ** Math.min(retries, 10));
  return Math.round(longest * (0.5 + random() / 2));
}
