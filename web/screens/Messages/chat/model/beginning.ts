import { keptOf } from "../keptPlaces.ts";

/** A place in a conversation. */
export type Lead = number | "unread" | "end";

/** How far a reader is in a conversation. */
interface Reading {
  read_number: number;
  unread: number;
  last_number: number;
  chat: { top_number?: number | null };
}

/** The number of the last change of a conversation that the reader may see. */
export const topOf = ({ chat, last_number }: Reading): number => Math.max(chat.top_number ?? 0, last_number);

/** Chooses the place where a reader begins to read a conversation, by what they had read when they opened it. */
export function beginningOf(
  { read_number, unread }: Pick<Reading, "read_number" | "unread">,
  /** What the address of the page names. */
  { address, at }: { address: string; at: number | null },
): {
  /** The number from which on it is unread; null where nothing is. */
  unreadFrom: number | null;
  /** What is shown: the message that the address names, the line of unread ones, where they were last, or the end. */
  lead: Lead;
  /** The number that it is read from; undefined reads its end. */
  from: number | undefined;
} {
  const unreadFrom = unread > 0 ? read_number + 1 : null;
  const lead = at ?? (unreadFrom === null ? (keptOf(address).at ?? "end") : "unread");
  return {
    unreadFrom,
    lead,
    from: lead === "end" ? undefined : lead === "unread" ? (unreadFrom ?? undefined) : lead,
  };
}
