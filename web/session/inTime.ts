import { pause } from "../lib/pause.ts";

/** Nobody who signs out waits longer for a disk, a dialog or its code, in milliseconds. */
const LONGEST_MS = 1000;

/** What is found within {@link LONGEST_MS}, or something else in its place. */
export const inTime = <Found>(found: Promise<Found>, otherwise: () => Found): Promise<Found> =>
  Promise.race([found, pause(LONGEST_MS).then(otherwise)]);
