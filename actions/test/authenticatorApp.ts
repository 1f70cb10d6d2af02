import { generateSync } from "otplib";
import { expect } from "vitest";
import type { Browser } from "./browser.ts";
import type { TestService } from "./testService.ts";

/** An authenticator app: shows the code of a moment. */
export interface AuthenticatorApp {
  /** @param steps how many half minutes ahead of now; a code is good from one before to one after */
  code(steps?: -1 | 0 | 1): string;
  recoveryCodes: string[];
}

/** The app of somebody who scanned this key. */
export const codeOf = (key: string, steps = 0): string =>
  generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Turns two-factor on for whoever is signed in in this browser. The code of the step before now is used up by it. */
export async function turnOnTwoFactor(browser: Browser): Promise<AuthenticatorApp> {
  const { body } = await browser.post("/auth/two-factor/begin", {});
  const key = String(body["key"]);
  const confirmed = await browser.post("/auth/two-factor/confirm", { code: codeOf(key, -1) });
  expect(confirmed.status).toBe(200);
  return { code: (steps = 0) => codeOf(key, steps), recoveryCodes: confirmed.body["recoveryCodes"] as string[] };
}

/** Lets the codes that were taken be taken again, as after half a minute. */
export const forgetTakenCodes = ({ services }: TestService) =>
  services.db.updateTable("auth.two_factors").set({ last_step: 0 }).where("confirmed_at", "is not", null).execute();

/** Lets the sign-ins of everybody be long ago, so that dangerous acts ask for a fresh proof. */
export const letProofsAge = ({ services }: TestService) =>
  services.db
    .updateTable("auth.sessions")
    .set({ created_at: new Date(Date.now() - 3_600_000), proved_at: null })
    .execute();
