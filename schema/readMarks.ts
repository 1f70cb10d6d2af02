/** A least and a most number of milliseconds, between which chance decides. */
export type Between = readonly [least: number, most: number];

/** How often a device tells how far a conversation was read. */
export const MARKS = { soonMs: [300, 1800], restMs: [4000, 7500] } as const satisfies Record<string, Between>;

/** How long a mark may take to the server and through its queue, in milliseconds. */
const ON_THE_WAY_MS = 3500;

/** How often a device that polls (D173) asks for the conversation that is open, in milliseconds. */
export const OPEN_CHAT_POLL_MS = 4000;

/**
 * Seconds by which whoever has the conversation open has told that they have read what was said there, also where it is
 * polled and a mark has just gone when it is found (D293).
 */
export const TIME_TO_READ_S = (OPEN_CHAT_POLL_MS + MARKS.restMs[1] + ON_THE_WAY_MS) / 1000;
