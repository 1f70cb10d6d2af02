/**
 * Runs at most `count` pieces of work at once. The others wait, and begin in the order in which they came.
 * @param queue how many may wait, and the error that the next one gets; without it any number may
 */
export function atMost(
  count: number,
  queue?: { longest: number; full: () => Error },
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else if (queue && waiting.length >= queue.longest) throw queue.full();
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
