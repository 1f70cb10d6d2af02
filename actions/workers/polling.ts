import type { Logger } from "pino";

export interface Polling {
  /** Looks now, or once more right after the round that is running. */
  wake(): void;
  /** No new round; resolves when the running one has ended. */
  stop(): Promise<void>;
}

/** Runs `round` over and over, at most one at a time, `intervalMs` after the last or when woken. A fault ends no loop. */
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
