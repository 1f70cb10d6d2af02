import { vi } from "vitest";

/** Lets the pauses between retries pass at once. */
export function hurry(): void {
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms = 0) =>
    later(run, ms >= 1000 && ms <= 3000 ? 0 : ms)) as typeof setTimeout);
}
