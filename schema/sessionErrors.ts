/** Why a page could not be shown for a fault of the session: codes of refusals, the first ones of Hasura. */
export const SESSION_ERRORS = [
  "invalid-jwt",
  "jwt-invalid-claims",
  "access-denied",
  "session-expired",
  "no-session",
] as const;

export type SessionError = (typeof SESSION_ERRORS)[number];

export const isSessionError = (code: string): code is SessionError => SESSION_ERRORS.some((known) => known === code);
