import { pause } from "../lib/pause.ts";

/** A screen's code is fetched when it is first visited; a weak connection gets three more tries, later each time. */

const tries = 3;
const firstWaitMs = 1000;

export function lazyScreen<Module>(load: () => Promise<Module>, wait: (ms: number) => Promise<void> = pause) {
  return async (): Promise<Module> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await load();
      } catch (thrown) {
        if (attempt > tries) throw thrown;
        await wait(firstWaitMs * attempt);
      }
    }
  };
}
