import { createEmailVerificationToken } from "better-auth/api";
import type { Context } from "koa";
import { z } from "zod";
import { placeInside } from "../../schema/wayBack.ts";
import type { Services } from "../context.ts";
import type { Env } from "../env.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { readLimit } from "../plans/catalogue.ts";
import type { BetterAuth } from "./library.ts";
import { askLibrary } from "./callLibrary.ts";
import { takeResend } from "./confirmationLimits.ts";
import { grantFirstAdmin } from "./firstAdmin.ts";
import { addressOfLink, ownPasswordFirst } from "./ownPasswordFirst.ts";
import { letterTo } from "./letterTo.ts";
import { emailInput } from "./signUpInput.ts";

/**
 * The link that confirms this address, valid for `hours`. It is made when the letter is sent and stored nowhere.
 * @param wayBack where the person was when they signed up; the letter may be opened in another browser
 */
export async function confirmationLink(
  env: Env,
  email: string,
  hours: number,
  wayBack: string | null = null,
): Promise<string> {
  const token = await createEmailVerificationToken(env.AUTH_SECRET, email, undefined, hours * 3600);
  return `${env.PUBLIC_ORIGIN}/auth/verify-email?${new URLSearchParams({ token, ...(wayBack && { next: wayBack }) })}`;
}

export const resendInput = z.object({ email: emailInput });

/**
 * Sends the confirmation letter again if an account waits for it. Otherwise the answer and the work are the same.
 * @returns in how many seconds it may be asked for again
 * @throws AuthRefusal during the pause and beyond the limit of D241
 */
export async function resendConfirmation(
  { email }: z.output<typeof resendInput>,
  services: Services,
): Promise<{ status: true; resendAfter: number }> {
  const { db, wakeOutbox } = services;
  await takeResend(db, email);
  const waiting = await db
    .selectFrom("auth.users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified", "=", false)
    .executeTakeFirst();
  await enqueue(db, letterTo(waiting?.id, "confirm-address"));
  wakeOutbox();
  return { status: true, resendAfter: await readLimit(db, "resend_pause") };
}

/**
 * Handles the letter's link: confirms the address, then leads to the sign-in page, which shows the result and goes on to
 * `next`. Where others may have signed up with the address too, it leads to choosing a password instead.
 */
export async function verifyAddress(
  { token, next }: { token: string; next: string },
  { auth, ctx, services }: { auth: BetterAuth; ctx: Context; services: Services },
): Promise<void> {
  const place = placeInside(next);
  const signIn = (result: Record<string, string>) =>
    ctx.redirect(`/login?${new URLSearchParams({ ...result, ...(place && { next: place }) })}`);
  const email = await addressOfLink(services.env.AUTH_SECRET, token);
  const choosing = email === null ? null : await ownPasswordFirst(services, email);
  if (choosing !== null) {
    ctx.redirect(
      `${choosing}${place ? `&${new URLSearchParams({ next: place })}` : ""}#email=${encodeURIComponent(email!)}`,
    );
    return;
  }
  const { code, status } = await askLibrary(auth, ctx, "/verify-email", { query: { token } });
  if (status === 200) {
    await grantFirstAdmin(services);
    services.wakeOutbox();
    signIn({ confirmed: "1" });
  } else {
    signIn({ error: code === "TOKEN_EXPIRED" ? "link-expired" : "link-invalid" });
  }
}
