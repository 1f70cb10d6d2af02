/** Less than the minute between two ticks, and than what Hasura waits for an answer. */
const LONGEST_MS = 40_000;

/**
 * Gives items until 40 seconds have passed; the next tick finds the others. Two ticks at once would wait for each other's
 * locks, and each would hold a connection.
 */
export async function* untilNextTick<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  const until = performance.now() + LONGEST_MS;
  for await (const item of items) {
    if (performance.now() > until) return;
    yield item;
  }
}
