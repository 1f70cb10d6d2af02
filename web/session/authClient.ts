import type { SessionError } from "../../schema/sessionErrors.ts";
import { deviceTimeZone } from "../lib/deviceTimeZone.ts";
import { AppFailure, kebabCode } from "../lib/AppFailure.ts";
import { reach } from "../lib/reach.ts";
import { takeEarly } from "../start/early.ts";

const timeoutMs = 15_000;

interface Refusal {
  code?: string;
  message?: string;
  field?: string;
  values?: Record<string, unknown>;
}

function failureOf(status: number, refusal: Refusal): AppFailure {
  const { code, message, field, values } = refusal;
  const own = code === undefined ? undefined : kebabCode(code);
  const byStatus = status === 429 ? "too-many-sign-ins" : status >= 500 ? "service-unavailable" : "unexpected";
  return new AppFailure(own ?? byStatus, message ?? "", {
    field,
    status,
    values,
  });
}

const SIGN_OUT = "/sign-out";

let signOutHeard: () => Promise<void> = () => Promise.resolve();

/** Whatever is sent waits for this first: a sign-out that the server has not heard of would end the session that comes. */
export function sendAfter(isHeard: () => Promise<void>): void {
  signOutHeard = isHeard;
}

/** By what the security log knows the device (D234). No page begins with it, so it is fetched when something is sent. */
const deviceHeader = (): Promise<Record<string, string>> =>
  import("./deviceFingerprint.ts").then(
    (found) => found.deviceHeader(),
    () => ({}),
  );

/** Ends the session of the cookie. */
export const endSession = () => callAuth<unknown>(SIGN_OUT, {});

/**
 * One call to the sign-in service, with its cookie. A body makes it a POST.
 * @throws AppFailure with the service's code, or `network` when no answer came
 */
export async function callAuth<Answer>(path: string, body?: Record<string, unknown>): Promise<Answer> {
  if (body && path !== SIGN_OUT) await signOutHeard();
  const early = body ? undefined : takeEarly(`/auth${path}`);
  const response = await reach(
    early ??
      fetch(`/auth${path}`, {
        method: body ? "POST" : "GET",
        headers: {
          accept: "application/json",
          "x-request-id": crypto.randomUUID(),
          ...(body && { "content-type": "application/json", ...(await deviceHeader()) }),
        },
        body: body && JSON.stringify(body),
        credentials: "same-origin",
        signal: AbortSignal.timeout(timeoutMs),
      }),
  );
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response.status, (answer ?? {}) as Refusal);
  return answer as Answer;
}

/** Tells the security log that a page could not be shown for a fault of the session; nobody waits for it. */
export const noteSessionError = (code: SessionError, path: string): void =>
  void callAuth<unknown>("/log-security-event", { code, path: path.slice(0, 200) }).catch(() => {});

/** What a person gives to sign up: the short form, or the one in five steps (D144). */
export type SignUpDetails = {
  email: string;
  password: string;
  name: string;
  username: string;
  acceptTerms: boolean;
} & (
  | { form: "quick" }
  | {
      form: "wizard";
      phone: string;
      location: string;
      dateOfBirth: string;
      address: string;
      city: string;
      state: string;
      postalCode: string;
      ssnLast4: string;
    }
);

export type SignUp = SignUpDetails & {
  language: string;
  /** A uuid of this filled-in form, so that sending it again after a lost answer is the same sign-up. */
  signUpKey: string;
  /** The address that the form was sent for before, if it was mistyped. */
  insteadOf?: string;
  /** Where to go on to when the address is confirmed, a place of ours. */
  wayBack?: string | undefined;
};

export const signInWithEmail = (email: string, password: string) =>
  callAuth<{ twoFactorRedirect?: boolean }>("/sign-in/email", { email, password });

export const signUpWithEmail = async (form: SignUp) =>
  callAuth<{
    user?: { emailVerified?: boolean } | null;
    /** Seconds until the confirmation letter may be asked for again. */
    resendAfter: number;
  }>("/sign-up/email", {
    ...form,
    timeZone: await deviceTimeZone(),
  });

/**
 * Whether somebody new may be called that.
 * @param form what tells their own earlier sign-up from somebody else's
 * @throws AppFailure that says why not
 */
export const checkUsername = (username: string, form: Pick<SignUp, "email" | "insteadOf" | "signUpKey">) =>
  callAuth<unknown>("/check-username", { username, ...form });

export const sendVerificationEmail = (email: string) =>
  callAuth<{ status: boolean; resendAfter: number }>("/send-verification-email", { email });

/** Confirms an address with the token of its letter; no session is asked for. The answer names the page that tells the result. */
export const verifyAddress = (token: string, next?: string) =>
  callAuth<{ goTo: string }>("/verify-email", { token, ...(next && { next }) });

/** Asks for a letter with the link `/forgot-password?token=…`. The answer does not tell whether the account exists. */
export const requestPasswordReset = (email: string, wayBack?: string) =>
  callAuth<{ status: boolean }>("/request-password-reset", { email, ...(wayBack && { wayBack }) });

/** Sets a new password with the token of the link, and ends every session of the account. */
export const resetPassword = (token: string, newPassword: string) =>
  callAuth<{ status: boolean }>("/reset-password", { token, newPassword });

/** Agrees to Terms and Privacy, for who did not sign up by the form (D253). */
export const acceptTerms = () => callAuth<{ status: boolean }>("/accept-terms", { acceptTerms: true });

/** The second step of a sign-in: six digits of the app, or a recovery code. */
export const giveSecondFactor = (code: string) => callAuth<unknown>("/sign-in/code", { code });
