import { z } from "zod";
import { sql } from "kysely";
import type { Context } from "koa";
import type { Services } from "../context.ts";
import type { BetterAuth } from "./library.ts";
import { AuthRefusal } from "./refusals.ts";

export const consentInput = z.object({ acceptTerms: z.literal(true, "terms-not-accepted") });

/**
 * Records that the person of the cookie agrees to Terms and Privacy (D253). Until then their session gets no token.
 * @throws AuthRefusal without a session
 */
export async function acceptTerms({
  auth,
  ctx,
  services: { db },
}: {
  auth: BetterAuth;
  ctx: Context;
  services: Services;
}): Promise<{ status: true }> {
  const found = await auth.api.getSession({ headers: new Headers({ cookie: ctx.get("cookie") }) });
  if (!found) throw new AuthRefusal("session-expired");
  await sql`
    update public.user_profiles set terms_accepted_at = app_now()
    where user_id = ${found.user.id} and terms_accepted_at is null`.execute(db);
  return { status: true };
}
