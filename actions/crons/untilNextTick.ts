/** With the five seconds that it may wait for its turn, and its last item, less than the 50 seconds that Hasura waits for an answer. */
const LONGEST_MS = 35_000;

/**
 * Gives items until 35 seconds have passed; the next tick finds the others. Two ticks at once would wait for each other's
 * locks, and each would hold a connection.
 */
export async function* untilNextTick<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  const until = performance.now() + LONGEST_MS;
  for await (const item of items) {
    if (performance.now() > until) return;
    yield item;
  }
}
