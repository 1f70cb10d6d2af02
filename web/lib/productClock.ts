/**
 * The product's clock (docs/architecture.md, "Time"): what the server told last, which runs on here by the timer that no
 * setting of the device moves. Before the first answer there is only the device's clock, and nothing on screen that
 * came from the server.
 */
import { useSyncExternalStore } from "react";

/** How often what depends on the time looks at it. */
const lookEveryMs = 20_000;

let told: { instant: number; at: number } | null = null;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const look = () => {
  for (const listener of listeners) listener();
};

/** @param header the time that an answer of the server tells; null when it tells none */
export function hearProductTime(header: string | null): void {
  const instant = Date.parse(header ?? "");
  if (Number.isNaN(instant)) return;
  told = { instant, at: performance.now() };
  look();
}

export const productNow = (): Date =>
  new Date(told === null ? Date.now() : told.instant + (performance.now() - told.at));

function follow(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(look, lookEveryMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const minuteMs = 60_000;

/** The time in milliseconds, to the whole minute; what shows an age moves on with it. */
export const useProductMinute = (): number =>
  useSyncExternalStore(follow, () => Math.floor(productNow().getTime() / minuteMs) * minuteMs);

/** The seconds until an instant (ISO 8601), up to the whole minute; 0 once it has come. What counts down moves on with it. */
export const useSecondsUntil = (instant: string): number =>
  useSyncExternalStore(
    follow,
    () => Math.max(0, Math.ceil((Date.parse(instant) - productNow().getTime()) / minuteMs)) * 60,
  );

/** The year in the reader's time zone. */
export const useProductYear = (): number => useSyncExternalStore(follow, () => productNow().getFullYear());
