import { sql } from "kysely";
import type { Services } from "../context.ts";

/**
 * Makes the person with FIRST_ADMIN_EMAIL a platform admin once the address is confirmed, once per deployment and with
 * a line in the audit log (D206). Safe to repeat: it runs at every start and after every confirmation.
 */
export async function grantFirstAdmin({ db, env, log }: Pick<Services, "db" | "env" | "log">): Promise<void> {
  if (!env.FIRST_ADMIN_EMAIL) return;
  const { rows } = await sql<{ user_id: string }>`
    with chosen as (
      select user_id from public.user_profiles
      where email = ${env.FIRST_ADMIN_EMAIL} and email_confirmed_at is not null and deleted_at is null
        and not exists (select from public.admin_audit_logs where action = 'grant_first_admin')
    ), granted as (
      insert into public.user_roles (user_id, role) select user_id, 'admin' from chosen
      on conflict do nothing returning user_id
    )
    insert into public.admin_audit_logs (admin_id, action, subject_type, subject_id, reason)
    select user_id, 'grant_first_admin', 'user', user_id, 'named by the deployment' from granted
    returning admin_id as user_id`.execute(db);
  for (const { user_id } of rows) log.info({ userId: user_id }, "first platform admin granted");
}
