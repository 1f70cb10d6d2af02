import { networkAddress } from "../middleware/networkAddress.ts";
import type { Context } from "koa";
import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";

/**
 * Writes one row of the security log and finds the person by the e-mail address. The address is kept, because people
 * must recognise it in their own log.
 */
export async function noteSecurityEvent(
  db: Database | Tx,
  ctx: Context,
  event: {
    type:
      | "login_attempt"
      | "registration_attempt"
      | "password_reset_request"
      | "password_change"
      | "suspicious_activity";
    email: string;
    success: boolean;
    refusal?: string;
  },
): Promise<void> {
  const data = { email: event.email, ...(event.refusal && { error_message: event.refusal }) };
  await sql`
    insert into public.security_audit_logs (user_id, event_type, success, event_data, ip_address, user_agent)
    values (
      (select user_id from public.user_profiles where email = ${event.email}),
      ${event.type}, ${event.success}, ${JSON.stringify(data)}::jsonb, ${networkAddress(ctx)}, ${ctx.get("user-agent").slice(0, 300)}
    )`.execute(db);
}
