/** Codes that any route under /auth may refuse with, and the HTTP status of each. */
export const GENERAL = {
  "account-suspended": 403,
  "not-signed-in": 401,
  "too-many-requests": 429,
  "session-expired": 401,
  "service-unavailable": 503,
  "invalid-email": 400,
  "invalid-input": 400,
  "not-allowed": 403,
} as const;
