/**
 * Runs at most `count` pieces of work at once; the others wait in the order of asking.
 * @param queue how many may wait, and what the next one gets instead; without it all may
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
