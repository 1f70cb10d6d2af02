import { keptInTab } from "../../lib/keptInTab.ts";

/** Longer than anybody is new, in milliseconds. */
const KEPT_MS = 60 * 60 * 1000;

const kept = keptInTab("came-by-provider", {});

/** Remembers in this tab that its person came by a provider for the first time. */
export const noteProvider = (): void => kept.keep({}, Date.now() + KEPT_MS);

export const cameByProvider = (): boolean => kept.read() !== null;
