/** The state of the live connections: for the "Reconnecting…" line, and to read again after a gap. */
import { useSyncExternalStore } from "react";
import type { Role } from "./roles.ts";

export type ConnectionState = "idle" | "connected" | "reconnecting";

const states = new Map<Role, ConnectionState>();
let shown: ConnectionState = "idle";
const listeners = new Set<() => void>();
const gapListeners = new Set<() => void>();

/** Each role has a connection of its own: the page says the worst of them, and whichever is back after a gap is told of. */
export function setConnectionState(role: Role, next: ConnectionState): void {
  const isAfterGap = states.get(role) === "reconnecting" && next === "connected";
  states.set(role, next);
  const all = new Set(states.values());
  shown = (["reconnecting", "connected"] as const).find((each) => all.has(each)) ?? "idle";
  for (const listener of listeners) listener();
  if (isAfterGap) for (const listener of gapListeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const connectionState = (): ConnectionState => shown;
export const useConnectionState = (): ConnectionState => useSyncExternalStore(subscribe, connectionState);

/** Calls `listener` when a lost live connection is back. @returns a function that removes it */
export function onGapClosed(listener: () => void): () => void {
  gapListeners.add(listener);
  return () => void gapListeners.delete(listener);
}
