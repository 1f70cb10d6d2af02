import { asFailure } from "../lib/AppFailure.ts";

/** Codes that say nothing of what was asked, only that the service is out of reach for now. */
const CODES: ReadonlySet<string> = new Set([
  "network",
  "service-unavailable",
  "temporarily-unavailable",
  "postgres-error",
]);

/** Each browser has a message of its own for a piece of the app that cannot be fetched. */
export const isCodeFailure = (thrown: unknown): boolean =>
  thrown instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(thrown.message);

/** Whether the service could not answer just now, so that what failed may succeed later as it is. */
export const isOutOfReach = (thrown: unknown): boolean => CODES.has(asFailure(thrown).code);
