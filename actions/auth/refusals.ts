import { AppError } from "../refusals/AppError.ts";
import type { Refusal, RefusalCode } from "../refusals/catalogue.ts";
import { GENERAL } from "./statuses/general.ts";
import { PASSWORD } from "./statuses/password.ts";
import { RECOVERY } from "./statuses/recovery.ts";
import { SECURING } from "./statuses/securing.ts";
import { PROVIDERS } from "./statuses/providers.ts";
import { SIGN_IN } from "./statuses/signIn.ts";
import { SIGN_UP } from "./statuses/signUp.ts";
import { SUPPORT } from "./statuses/support.ts";

/** The codes of the catalogue that the routes under /auth refuse with, and the HTTP status of each: an area a file. */
export const AUTH_STATUSES = {
  ...GENERAL,
  ...SIGN_UP,
  ...SIGN_IN,
  ...PASSWORD,
  ...SECURING,
  ...RECOVERY,
  ...SUPPORT,
  ...PROVIDERS,
} as const satisfies Partial<Record<RefusalCode, number>>;

type AuthCode = keyof typeof AUTH_STATUSES;
type AuthReason = Extract<Refusal, { code: AuthCode }>;
type PlainAuthCode = Extract<AuthReason, { values?: undefined }>["code"];

/** A refusal on its way to the browser, answered as `{code, message, field?, values?}` with the status. */
export class AuthRefusal extends AppError {
  readonly status: number;

  constructor(refusal: AuthReason | PlainAuthCode, more: { field?: string | undefined } = {}) {
    super(refusal, more);
    this.name = "AuthRefusal";
    this.status = AUTH_STATUSES[typeof refusal === "string" ? refusal : refusal.code];
  }

  /** Seconds until it may be tried again. */
  get retryAfter(): number | undefined {
    const seconds = this.values?.["retryAfter"];
    return typeof seconds === "number" ? seconds : undefined;
  }
}

export const isAuthRefusal = (refusal: Refusal): refusal is AuthReason => Object.hasOwn(AUTH_STATUSES, refusal.code);

/** Our codes for those of the library. */
const LIBRARY_CODES: Readonly<Record<string, PlainAuthCode>> = {
  EMAIL_NOT_VERIFIED: "email-not-verified",
  INVALID_EMAIL: "invalid-email",
  ACCOUNT_SUSPENDED: "account-suspended",
  TERMS_NOT_ACCEPTED: "terms-not-accepted",
  EMAIL_MISMATCH: "not-allowed",
  INVALID_ORIGIN: "not-allowed",
  MISSING_OR_NULL_ORIGIN: "not-allowed",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "not-allowed",
};

/** Seconds to wait where the library does not say how long. */
const DEFAULT_WAIT_S = 60;

/** The refusal for an answer of the library, by its code or else its status. */
export function libraryRefusal(status: number, code: string | undefined, retryAfter: number | undefined): AuthRefusal {
  const known = code === undefined ? undefined : LIBRARY_CODES[code];
  if (known) return new AuthRefusal(known);
  if (status === 429) {
    return new AuthRefusal({ code: "too-many-sign-ins", values: { retryAfter: retryAfter ?? DEFAULT_WAIT_S } });
  }
  if (status === 401) return new AuthRefusal("session-expired");
  if (status === 403) return new AuthRefusal("not-allowed");
  return new AuthRefusal(status >= 500 ? "service-unavailable" : "invalid-input");
}
