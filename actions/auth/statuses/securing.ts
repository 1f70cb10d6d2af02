export const SECURING = {
  "invalid-two-factor-code": 401,
  "wrong-password": 401,
  "second-factor-expired": 401,
  "no-two-factor": 404,
  "two-factor-is-on": 409,
  "fresh-proof-needed": 403,
  "changed-password-too-short": 400,
  "email-unchanged": 400,
  "deletion-not-confirmed": 400,
  "account-still-needed": 409,
  "last-way-in": 409,
  "way-in-taken": 409,
} as const;
