import type { Logger } from "pino";

export interface Polling {
  /** Runs a round now; during a running round, one more right after it. */
  wake(): void;
  /** Starts no more rounds; resolves when the running one has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `round` over and over, one at a time: `intervalMs` after the last one, or when woken. An error does not end the
 * loop.
 */
export function startPolling(
  name: string,
  round: () => Promise<unknown>,
  { intervalMs, log }: { intervalMs: number; log: Logger },
): Polling {
  let isStopped = false;
  let isAsked = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const lookOnce = async () => {
    try {
      await round();
    } catch (error) {
      log.error({ err: error, worker: name }, "a worker failed; it runs again at its next interval");
    }
    running = null;
    if (isAsked) run();
    else if (!isStopped) timer = setTimeout(run, intervalMs);
  };
  const run = () => {
    clearTimeout(timer);
    if (isStopped) return;
    isAsked = running !== null;
    running ??= lookOnce();
  };
  run();
  return {
    wake: run,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
