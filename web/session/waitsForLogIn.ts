import { Listeners } from "../lib/Listeners.ts";

/**
 * Hears that a message waits for its writer to log in again. It is no queue's own, because a queue ends with the session: whoever
 * tells the writer hears of it all the same.
 */
export const waitsForLogIn = new Listeners<[]>();
