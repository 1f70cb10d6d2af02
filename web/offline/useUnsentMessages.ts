import { useSyncExternalStore } from "react";
import { ownOf } from "./own.ts";
import type { WaitingEntry } from "./Waiting.ts";

/** Messages that have not arrived, those among them that are back with their writer; a sign-out deletes them. */
export const messagesIn = (entries: readonly WaitingEntry[]): number =>
  entries.filter(({ kind }) => kind === "say").length;

/** How many messages of the person have not arrived. */
export function useUnsentMessages(userId: string): number {
  const { queue } = ownOf(userId);
  return useSyncExternalStore(queue.subscribe, () => messagesIn(queue.shown()));
}
