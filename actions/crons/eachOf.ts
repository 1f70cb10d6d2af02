import type { Logger } from "pino";

/**
 * Does the work for every item, one after the other, and goes on after an item that fails.
 * @throws AggregateError at the end when any failed, so that the tick is delivered again
 */
export async function eachOf<T>(
  items: readonly T[],
  { log, name }: { log: Logger; name: (item: T) => object },
  work: (item: T) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      log.error({ err: error, ...name(item) }, "a cron could not handle an item; its next run tries again");
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`);
}
