/**
 * What sign-in refuses, closed: the code never changes, the message is what people read in English, and the web client
 * shows the same code in the person's language. Answered as `{code, message, field?, …details}` with the status.
 */
interface AuthRefusalEntry {
  status: number;
  message: string;
  field?: string;
}

export const AUTH_REFUSALS = {
  "invalid-credentials": { status: 401, message: "Invalid email or password. Please check your credentials." },
  "email-not-verified": {
    status: 403,
    message: "Please check your email and click the confirmation link before signing in.",
  },
  "account-locked": { status: 429, message: "Too many failed attempts, wait 30 minutes" },
  "account-suspended": { status: 403, message: "This account is suspended. Please contact support." },
  "too-many-requests": {
    status: 429,
    message: "Too many login attempts. Please wait a moment before trying again.",
  },
  "session-expired": { status: 401, message: "Your session has expired. Please sign in again." },
  "service-unavailable": {
    status: 503,
    message: "Authentication service temporarily unavailable. Please try again later.",
  },
  "registration-failed": { status: 422, message: "Account creation failed" },
  "username-taken": { status: 422, message: "This username is taken. Please choose another.", field: "username" },
  "username-too-short": {
    status: 400,
    message: "Username Too Short: use at least 3 characters.",
    field: "username",
  },
  "invalid-username": {
    status: 400,
    message: "Use 3 to 30 letters, digits, dots or underscores.",
    field: "username",
  },
  "invalid-email": { status: 400, message: "Invalid Email: Please enter a valid email address.", field: "email" },
  "invalid-phone": {
    status: 400,
    message: "Invalid Phone: use digits, spaces, hyphens and parentheses.",
    field: "phone",
  },
  "password-too-short": {
    status: 400,
    message: "Password Too Short: must be at least 12 characters long for enhanced security",
    field: "password",
  },
  "weak-password": {
    status: 400,
    message: "Password must include uppercase, lowercase, numbers, and special characters. Avoid common words.",
    field: "password",
  },
  "terms-not-accepted": {
    status: 400,
    message: "Please accept the Terms of Service and the Privacy Policy.",
    field: "acceptTerms",
  },
  "resend-paused": { status: 429, message: "You can resend the email in {n} seconds." },
  "resend-limit-reached": {
    status: 429,
    message: "You've reached the maximum number of resend attempts. Please contact support if you need help.",
  },
  "reset-link-invalid": {
    status: 400,
    message: "This link is invalid or has expired. Please ask for a new one.",
    field: "token",
  },
  "not-allowed": { status: 403, message: "You are not authorized to perform this action." },
  "invalid-input": { status: 400, message: "Please check your input and try again." },
} as const satisfies Record<string, AuthRefusalEntry>;

export type AuthRefusalCode = keyof typeof AUTH_REFUSALS;

/** Values for the text or the screen, such as `attemptsLeft`, or `retryAfter` in seconds. */
export type RefusalDetails = Record<string, number | string>;

/** A refusal on its way to the browser. */
export class AuthRefusal extends Error {
  readonly code: AuthRefusalCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly details: RefusalDetails;

  constructor(code: AuthRefusalCode, { field, ...details }: RefusalDetails & { field?: string } = {}) {
    const refusal: AuthRefusalEntry = AUTH_REFUSALS[code];
    super(refusal.message.replace("{n}", String(details.retryAfter ?? "")));
    this.name = "AuthRefusal";
    this.code = code;
    this.status = refusal.status;
    this.field = field ?? refusal.field;
    this.details = details;
  }
}

export const isAuthRefusalCode = (text: string): text is AuthRefusalCode => Object.hasOwn(AUTH_REFUSALS, text);

/** The library's own codes in our words. */
const LIBRARY_CODES: Readonly<Record<string, AuthRefusalCode>> = {
  INVALID_EMAIL_OR_PASSWORD: "invalid-credentials",
  EMAIL_NOT_VERIFIED: "email-not-verified",
  INVALID_EMAIL: "invalid-email",
  PASSWORD_TOO_SHORT: "password-too-short",
  FAILED_TO_CREATE_USER: "registration-failed",
  ACCOUNT_SUSPENDED: "account-suspended",
  EMAIL_MISMATCH: "not-allowed",
  INVALID_ORIGIN: "not-allowed",
  MISSING_OR_NULL_ORIGIN: "not-allowed",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "not-allowed",
};

/** The refusal for an answer of the library: by its code, else by its status. */
export function libraryRefusal(status: number, code: string | undefined, retryAfter: number | undefined): AuthRefusal {
  const known = code === undefined ? undefined : LIBRARY_CODES[code];
  if (known) return new AuthRefusal(known);
  if (status === 429) return new AuthRefusal("too-many-requests", { retryAfter: retryAfter ?? 60 });
  if (status === 401) return new AuthRefusal("session-expired");
  if (status === 403) return new AuthRefusal("not-allowed");
  return new AuthRefusal(status >= 500 ? "service-unavailable" : "invalid-input");
}
