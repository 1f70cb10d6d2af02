/** Less than the minute between two ticks, and than what Hasura waits for an answer. */
const LONGEST_MS = 40_000;

/**
 * As many of the items as there is time for before the next tick, which finds the rest: ticks that overlap would wait for each other's
 * locks, each with a connection of its own.
 */
export async function* untilNextTick<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  const until = performance.now() + LONGEST_MS;
  for await (const item of items) {
    if (performance.now() > until) return;
    yield item;
  }
}
