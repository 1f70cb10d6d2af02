export const PROVIDERS = {
  "provider-cancelled": 400,
  "provider-failed": 502,
  "provider-token-invalid": 401,
  "provider-unavailable": 404,
  "password-first": 409,
} as const;
