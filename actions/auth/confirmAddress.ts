import { createEmailVerificationToken } from "better-auth/api";
import type { Context } from "koa";
import { z } from "zod";
import { placeInside } from "../../schema/wayBack.ts";
import type { Services } from "../context.ts";
import type { Env } from "../env.ts";
import { secret } from "../middleware/textInput.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { readLimit } from "../plans/catalogue.ts";
import type { BetterAuth } from "./library.ts";
import { askLibrary } from "./callLibrary.ts";
import { takeResend } from "./confirmationLimits.ts";
import { grantFirstAdmin } from "./firstAdmin.ts";
import { addressOfLink, ownPasswordFirst } from "./ownPasswordFirst.ts";
import { letterTo } from "./letterTo.ts";
import { emailInput } from "./signUpInput.ts";

/** No token of ours is longer, however long the address in it is. */
export const LONGEST_TOKEN = 4096;

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

export const verifyInput = z.object({
  token: secret({ max: LONGEST_TOKEN, min: 0 }),
  /** The page that the person wanted to open; an address outside the app is ignored. */
  next: z.string().transform(placeInside).optional(),
});
type GivenLink = z.output<typeof verifyInput>;

/**
 * Where the letter's link leads: to a page whose button confirms, because mail programs open links by themselves. It
 * changes nothing, and one that is not good any more leads to the sign-in page, which says so.
 */
export async function placeOfLink(link: GivenLink, services: Services): Promise<string> {
  const { token, next } = link;
  const found = await readLink(link, services);
  if ("elsewhere" in found) return found.elsewhere;
  return `/verify-email?${new URLSearchParams({ token, ...(next && { next }) })}`;
}

/**
 * Confirms the address with the token of the letter.
 * @returns where the person goes on: to the sign-in page, which shows the result and goes on to `next`
 */
export async function verifyAddress(
  link: GivenLink,
  { auth, ctx, services }: { auth: BetterAuth; ctx: Context; services: Services },
): Promise<{ goTo: string }> {
  const found = await readLink(link, services);
  if ("elsewhere" in found) return { goTo: found.elsewhere };
  const { token, next } = link;
  const { status } = await askLibrary(auth, ctx, "/verify-email", { method: "GET", query: { token } });
  // Its account is gone by now.
  if (status !== 200) return { goTo: signInPlace({ error: "link-invalid" }, next) };
  await grantFirstAdmin(services);
  services.wakeOutbox();
  return { goTo: signInPlace({ confirmed: "1" }, next) };
}

/**
 * Whose address a link confirms, or where it leads instead: to the sign-in page with what is wrong with it or, where others
 * may have signed up with the address too, to choosing a password.
 */
async function readLink(
  { token, next }: GivenLink,
  services: Services,
): Promise<{ email: string } | { elsewhere: string }> {
  const link = await addressOfLink(services.env.AUTH_SECRET, token);
  if ("fault" in link) return { elsewhere: signInPlace({ error: link.fault }, next) };
  const { email } = link;
  const choosing = await ownPasswordFirst(services, email);
  if (choosing === null) return { email };
  return {
    elsewhere: `${choosing}${next ? `&${new URLSearchParams({ next })}` : ""}#email=${encodeURIComponent(email)}`,
  };
}

function signInPlace(result: Record<string, string>, next: string | undefined): string {
  return `/login?${new URLSearchParams({ ...result, ...(next && { next }) })}`;
}
