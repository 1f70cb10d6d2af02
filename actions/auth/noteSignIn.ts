import type { Context } from "koa";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import { tellSecurity } from "./tellSecurity.ts";

/**
 * Records a sign-in. The person is told, by letter too, if the device is new to them (D192). A device is recognised by its fingerprint
 * (D234). A sign-in without a fingerprint is compared by the name of its browser, and only with others that had none: a thief
 * who leaves it out is not taken for a device that sent one. Of the first sign-in of an account nobody is told.
 */
export async function noteSignIn(
  tx: Tx,
  ctx: Context,
  { email, userId }: { userId: string; email: string },
): Promise<void> {
  const eventId = await noteSecurityEvent(tx, ctx, { type: "login_attempt", email, success: true });
  await sql`update public.user_profiles set last_sign_in_at = app_now() where user_id = ${userId}`.execute(tx);
  const { rows } = await sql<{ isNew: boolean }>`
    with earlier as (
      select device_fingerprint, user_agent from public.security_audit_logs
      where user_id = ${userId} and event_type = 'login_attempt' and success and security_audit_log_id <> ${eventId}
    )
    select exists (select from earlier) and not exists (
      select from earlier e where e.device_fingerprint is not distinct from n.device_fingerprint
        and (n.device_fingerprint is not null or e.user_agent is not distinct from n.user_agent)
    ) as "isNew" from public.security_audit_logs n where security_audit_log_id = ${eventId}`.execute(tx);
  if (rows[0]?.isNew) {
    await tellSecurity(tx, userId, {
      reason: "new_sign_in",
      letter: {
        kind: "mail",
        dedupeKey: `new-sign-in:${eventId}`,
        payload: { template: "new-sign-in", user_id: userId, event_id: eventId },
      },
    });
  }
}
