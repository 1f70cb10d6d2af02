import type { Logger } from "pino";

/** Some items could not be handled; each was logged. */
class ItemsFailed extends AggregateError {}

/**
 * Does the work for every item, one after the other, and goes on after an item that fails. Items may come a page at a time, and be
 * lists themselves whose work is this function.
 * @throws ItemsFailed at the end when any failed, so that the tick is delivered again
 */
export async function eachOf<T>(
  items: Iterable<T> | AsyncIterable<T>,
  { log, name }: { log: Logger; name: (item: T) => object },
  work: (item: T) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  let tried = 0;
  for await (const item of items) {
    tried += 1;
    try {
      await work(item);
    } catch (error) {
      if (!(error instanceof ItemsFailed))
        log.error({ err: error, ...name(item) }, "a cron could not handle an item; its next run tries again");
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new ItemsFailed(errors, `${errors.length} of ${tried} failed`);
}
