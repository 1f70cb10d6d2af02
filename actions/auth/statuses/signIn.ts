export const SIGN_IN = {
  "invalid-credentials": 401,
  "email-not-verified": 403,
  "account-locked": 429,
  "too-many-sign-ins": 429,
} as const;
