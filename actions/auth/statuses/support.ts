export const SUPPORT = {
  "question-link-invalid": 400,
} as const;
