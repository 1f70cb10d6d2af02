import { createContext } from "react";

/**
 * Which attempt at showing this part of the page it is: 0 at first, then a number that no attempt had before. A query of
 * the part asks again with each.
 */
export const Attempt = createContext(0);

let last = 0;

/** The number of the next attempt. */
export const nextAttempt = (): number => (last += 1);
