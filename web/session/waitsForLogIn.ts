import { Listeners } from "../lib/Listeners.ts";

/**
 * Hear that a message waits until its writer logs in again. They belong to no queue, because a queue closes when its session ends.
 */
export const waitsForLogIn = new Listeners<[]>();
