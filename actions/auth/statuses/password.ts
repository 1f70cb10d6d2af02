export const PASSWORD = {
  "password-too-short": 400,
  "weak-password": 400,
  "reset-link-invalid": 400,
} as const;
