import { readOwn, writeOwn } from "../ofPerson.ts";

const NAME = "came-by-provider";
/** Longer than anybody is new, in milliseconds. */
const KEPT_MS = 60 * 60 * 1000;

/** Remembers that the person who is here came by a provider for the first time. */
export const noteProvider = (): void => writeOwn(NAME, String(Date.now() + KEPT_MS));

export const cameByProvider = (): boolean => Number(readOwn(NAME)) > Date.now();
