/** Somebody on a waiting list. */
export interface Waiting {
  userId: string;
  /** Until when a seat is offered to them; null where none is. */
  offerEndsAt: Date | null;
  /** They answered the offer by asking the admin, who has not decided yet: the seat is kept meanwhile. */
  hasAsked: boolean;
}

/**
 * Whose offer has ended, and to whom a seat is to be offered now (D92): the free seats belong to the first on the list,
 * and an offer lasts until its instant.
 * @param waiting those who wait, the first one first
 * @param free seats that nobody sits on
 */
export function seatsToOffer({ free, now, waiting }: { free: number; waiting: readonly Waiting[]; now: Date }): {
  ended: string[];
  offered: string[];
} {
  const hasEnded = ({ hasAsked, offerEndsAt }: Waiting) => offerEndsAt !== null && offerEndsAt <= now && !hasAsked;
  const first = waiting.filter((one) => !hasEnded(one)).slice(0, Math.max(0, free));
  return {
    ended: waiting.filter(hasEnded).map(({ userId }) => userId),
    offered: first.filter(({ offerEndsAt }) => offerEndsAt === null).map(({ userId }) => userId),
  };
}
