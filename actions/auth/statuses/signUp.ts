export const SIGN_UP = {
  "registration-failed": 422,
  "username-taken": 422,
  "name-reserved": 400,
  "username-too-short": 400,
  "invalid-username": 400,
  "invalid-phone": 400,
  "terms-not-accepted": 400,
  "resend-paused": 429,
  "resend-limit-reached": 429,
} as const;
