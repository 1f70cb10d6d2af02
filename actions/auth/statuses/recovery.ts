export const RECOVERY = {
  "recovery-link-invalid": 400,
  "consent-required": 400,
  "verification-attempts-used": 429,
  "verification-session-failed": 502,
} as const;
