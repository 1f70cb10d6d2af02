/** What the ring needs to know of a seat; plain data, so that any screen can fill it. */

export type SeatState =
  /** Has paid this round. */
  | "paid"
  /** The payment is on its way. */
  | "processing"
  /** Owes this round, in time. */
  | "due"
  /** Past the due day, within the days of grace. */
  | "grace"
  | "late"
  /** Owes nothing this round, as its recipient. */
  | "excused"
  /** Pays nothing this round, because an exit has ended it (D115). */
  | "spared"
  /** Taken, before the start. */
  | "upcoming"
  /** An empty chair. */
  | "open";

/** A place at the table. */
export interface RingSeat {
  /** Empty for an open seat. */
  userId: string;
  name: string;
  avatarUrl: string | null;
  /** Place in the payout order, from 1. */
  position: number;
  state: SeatState;
  graceDaysLeft?: number;
  /** What this seat has left open in rounds that are over, in words; absent when nothing is. */
  open?: { words: string; isUnpaid: boolean };
  hasReceived: boolean;
  /** Something is missing from what the seat has received. */
  isShort?: boolean;
  /** Has left the running circle; the seat stays where it was (D257). */
  hasLeft?: boolean;
  isMe: boolean;
  isRecipient: boolean;
  /** Nobody sits here and nobody can take it now: registration is over, or it is kept for who waits (D74, D92). */
  isKept?: boolean;
  /** Who looks on learns no names: `name` is the word for anybody, and is not written on the seat. */
  isNameless?: boolean;
}

export type RingPhase = "before" | "running" | "completed";

/** How a seat is drawn. Nothing is green while its owner owes an earlier round. */
export function lookOf({ open, state }: Pick<RingSeat, "open" | "state">): SeatState {
  if (open?.isUnpaid) return "late";
  return open && state === "paid" ? "processing" : state;
}

/** The word on a seat: the first name, cut when it is too long for its place. */
export function shortName(name: string, longest = 9): string {
  const first = name.trim().split(/\s+/)[0] ?? "";
  const letters = [...first];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : first;
}
