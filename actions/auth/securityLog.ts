import { createHash } from "node:crypto";
import type { Context } from "koa";
import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import { networkAddress } from "../middleware/networkAddress.ts";

export type SecurityEventType =
  | "login_attempt"
  | "registration_attempt"
  | "password_reset_request"
  | "password_change"
  | "suspicious_activity"
  | "two_factor_on"
  | "two_factor_off"
  | "recovery_codes"
  | "email_change"
  | "sign_out_everywhere"
  | "account_deletion"
  | "way_in_removed"
  | "factor_recovery_asked"
  | "session_error";

/** What is noted when so many guesses were wrong that no more are looked at for a while. */
export const LOCKED = { type: "suspicious_activity", success: false, refusal: "account-locked" } as const;

/**
 * Writes one row of the security log and finds the person by the e-mail address. The address is kept, because people
 * must recognise it in their own log.
 * @returns its id
 */
export async function noteSecurityEvent(
  db: Database | Tx,
  ctx: Context,
  event: {
    type: SecurityEventType;
    /** Null where nobody knows whom it is about. */
    email: string | null;
    success: boolean;
    refusal?: string;
    /** The page that it happened at. */
    path?: string;
  },
): Promise<string> {
  const data = { email: event.email, ...(event.refusal && { error_message: event.refusal }) };
  const { rows } = await sql<{ id: string }>`
    insert into public.security_audit_logs (user_id, event_type, success, event_data, ip_address, user_agent, device_fingerprint)
    values (
      (select user_id from public.user_profiles where email = ${event.email}),
      ${event.type}, ${event.success},
      jsonb_strip_nulls(${JSON.stringify(data)}::jsonb || jsonb_build_object('path', private.path_pattern(${event.path ?? null}))), ${networkAddress(ctx)}, ${ctx.get("user-agent").slice(0, 300)},
      ${fingerprintOf(ctx)}
    ) returning security_audit_log_id as id`.execute(db);
  return rows[0]!.id;
}

/**
 * The device's fingerprint as the log keeps it (D234); null where the browser told none. It is hashed once more, so that what a browser
 * sends is not what the table shows.
 */
function fingerprintOf(ctx: Context): string | null {
  const told = ctx.get("x-device-fingerprint");
  if (!/^[0-9a-f]{64}$/.test(told)) return null;
  return createHash("sha256").update(`device:${told}`).digest("base64url");
}
