import type pg from "pg";
import type { ProductSize } from "./productSize.ts";

export const id = (kind: string, n: string) =>
  `(('${kind}0000000-0000-7000-8000-' || to_char(${n}, 'FM000000000000'))::uuid)`;

/** Who looks: a verified person in no circle. */
export const READER = "a0000000-0000-7000-8000-000000000000";

/**
 * People, and public circles that recruit, ten members in each. Every seventh is a monthly one in Queens for 100.00 that
 * starts in January 2027 and has "savings" in its name. Three of the oldest have a name of their own, however many there are.
 */
export async function createRecruitingCircles(pool: pg.Pool, { circles, people }: ProductSize): Promise<void> {
  const client = await pool.connect();
  try {
    // Rows as they stand after all that triggers do; their checks hold all the same.
    await client.query("begin; set local session_replication_role = replica");
    await client.query(`insert into user_profiles (user_id, name, alias, username, email, email_confirmed_at, is_verified, verified_at)
      select ${id("a", "n")}, 'Person ' || n, 'Person ' || n, 'person' || n, 'person' || n || '@example.com', app_now(), true, app_now()
      from generate_series(0, ${people}) n`);
    await client.query(`insert into groups (group_id, url_slug, name, description, location, frequency, contribution_amount, admin_id, created_by,
        join_method, member_limit, current_members, minimum_members_to_start, created_at)
      select ${id("b", "n")}, 'circle-' || n, CASE WHEN n % 7 = 0 THEN 'Savings ' WHEN n IN (100, 200, 300) THEN 'Zanzibar ' ELSE 'Circle ' END || n, 'Neighbours who put money aside together.',
        (ARRAY['Queens, NY', 'Edison, NJ', 'Lagos', 'Berlin', 'London', 'Lisbon', 'Accra'])[1 + n % 7],
        (ARRAY['monthly', 'weekly', 'biweekly', 'quarterly', 'weekly', 'weekly', 'biweekly'])[1 + n % 7],
        CASE WHEN n % 7 = 0 THEN 10000 ELSE 3000 END, ${id("a", "1 + (n * 10) % " + people)}, ${id("a", "1 + (n * 10) % " + people)}, 'direct', 12, 10, 3, timestamptz '2026-12-01' + make_interval(mins => n)
      from generate_series(1, ${circles}) n`);
    await client.query(`insert into cycles (group_id, cycle, start_date)
      select ${id("b", "n")}, 1, date '2027-01-01' + (n % 28) from generate_series(1, ${circles}) n`);
    await client.query(`insert into group_members (group_id, user_id, role, status, alias_look)
      select ${id("b", "n")}, ${id("a", `1 + (n * 10 + m) % ${people}`)}, CASE m WHEN 0 THEN 'admin' ELSE 'member' END, 'active', 'person' || (n * 10 + m)
      from generate_series(1, ${circles}) n, generate_series(0, 9) m`);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    client.release();
  }
}
