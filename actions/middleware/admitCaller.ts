import { sql } from "kysely";
import type { Caller } from "../context.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../refusals/AppError.ts";

/** Roles that every signed-in person may name. Rows decide who is admin of which group. */
const EVERYBODYS: ReadonlySet<string> = new Set(["member", "group_admin"]);

/**
 * Checks that the token's claims still hold (D296). A token is valid for minutes, but a person who has since signed
 * out, been suspended or deleted, or lost the admin's role or the second factor that it needs (D313) may do nothing more.
 * @throws AppError
 */
export async function admitCaller(db: Database, { role, sessionId, userId }: Caller): Promise<void> {
  const { rows } = await sql<{ isSuspended: boolean; hasSession: boolean; isAdmin: boolean }>`
    select suspended_at is not null as "isSuspended",
      exists (select from auth.sessions s
        where s.id = ${sessionId ?? null} and s.user_id = p.user_id and s.expires_at > now()) as "hasSession",
      two_factor_enabled and exists (select from user_roles r where r.user_id = p.user_id and r.role = 'admin') as "isAdmin"
    from user_profiles p where p.user_id = ${userId} and deleted_at is null`.execute(db);
  const person = rows[0];
  if (!person) throw new AppError("not-signed-in");
  // Checked before the session, because a suspended person needs support, not another sign-in.
  if (person.isSuspended) throw new AppError("account-suspended");
  if (sessionId !== undefined && !person.hasSession) throw new AppError("session-expired");
  const holdsRole = EVERYBODYS.has(role) || (role === "platform_admin" && person.isAdmin);
  if (!holdsRole) throw new AppError("not-allowed");
}
