import { generateSecret, generateURI, verifySync } from "otplib";

/** Seconds that one code is shown, and that the app's clock may be away from ours. */
const STEP_S = 30;

/** The name under which an authenticator app lists the account. */
const ISSUER = "Savings Circle";

export const newSecret = (): string => generateSecret();

/** What the QR code says to the app. */
export const uriOf = (email: string, secret: string): string => generateURI({ issuer: ISSUER, label: email, secret });

/**
 * The time step of an app's code, by the server's clock.
 * @param after the last step that was taken: a code of it or of an earlier one is not good any more
 * @returns null for a code that is not good
 */
export function stepOf(secret: string, code: string, after: number | null = null): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const newest = Math.floor(Date.now() / 1000 / STEP_S) + 1;
  // Nothing is left to try, and the library takes no later bound.
  if (after !== null && after >= newest) return null;
  const found = verifySync({
    secret,
    token: code,
    epochTolerance: STEP_S,
    ...(after !== null && { afterTimeStep: after }),
  });
  return found.valid && "timeStep" in found ? found.timeStep : null;
}
