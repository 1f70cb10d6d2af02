import { createContext, use, useEffect } from "react";

type Read = () => Promise<unknown>;

/** One attempt at showing a part of the page. */
export interface OneAttempt {
  /** 0 at first, then a number that no attempt had before. What the part asks for is asked anew with each. */
  number: number;
  /** How what the part asks for, as it is on screen, is asked anew; each by a key of its own. */
  reads: Map<unknown, Read>;
  /** What was asked for before this attempt was shown, so that nobody waits for it again. */
  isRead: ReadonlySet<unknown>;
}

/** The attempt of the part around; null outside of any part. */
export const Attempt = createContext<OneAttempt | null>(null);

let last = 0;

export const firstAttempt = (): OneAttempt => ({ number: 0, reads: new Map(), isRead: new Set() });

/**
 * Asks for everything that the part had asked for when it failed, so that what stands in the part's place can stay there until the
 * part is complete.
 * @returns the next attempt
 * @throws AppFailure the first of those that failed again
 */
export async function nextAttempt(asked: OneAttempt["reads"]): Promise<OneAttempt> {
  await Promise.all([...asked.values()].map((read) => read()));
  last += 1;
  return { number: last, reads: new Map(), isRead: new Set(asked.keys()) };
}

/**
 * For what a part asks for: tells the attempt around how it is asked anew.
 * @param key names it, and is another when it asks for something else
 */
export function useReadInPart(key: unknown, read: Read): { number: number; isRead: boolean } {
  const attempt = use(Attempt);
  // In the render, since what fails at once gets no further.
  attempt?.reads.set(key, read);
  useEffect(() => {
    attempt?.reads.set(key, read);
    return () => void attempt?.reads.delete(key);
  });
  return { number: attempt?.number ?? 0, isRead: attempt?.isRead.has(key) ?? false };
}
