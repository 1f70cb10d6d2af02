/** The state of the live connection: for the "Reconnecting…" line, and to read again after a gap. */
import { useSyncExternalStore } from "react";

export type ConnectionState = "idle" | "connected" | "reconnecting";

let state: ConnectionState = "idle";
const listeners = new Set<() => void>();
const gapListeners = new Set<() => void>();

export function setConnectionState(next: ConnectionState): void {
  if (state === next) return;
  const isAfterGap = state === "reconnecting" && next === "connected";
  state = next;
  for (const listener of listeners) listener();
  if (isAfterGap) for (const listener of gapListeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useConnectionState = (): ConnectionState => useSyncExternalStore(subscribe, () => state);

/** Calls `listener` when a lost live connection is back. @returns a function that removes it */
export function onGapClosed(listener: () => void): () => void {
  gapListeners.add(listener);
  return () => void gapListeners.delete(listener);
}
