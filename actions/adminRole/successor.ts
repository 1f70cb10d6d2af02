import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { isActiveMember } from "../members/queries.ts";
import { type OfferReason, offerRole, openOffer } from "./offers.ts";

/**
 * A contribution that the admin of a group `g` owed, that became a default, and that is still not paid (D61). Here and below
 * a subquery reads the clock, so that Postgres reads it once and not for each group.
 */
const openDefault = sql`select from private.late_marks d where d.group_id = g.group_id and d.user_id = g.admin_id
  and d.defaulted_at <= (select app_now()) and d.settled_at is null`;

/**
 * Of a group `g`: it goes on, and nobody is there to run it. An admin who was asked whether they go on with the next cycle
 * runs the group until the day of its start (D86).
 */
export const isWithoutAdmin = sql<boolean>`
  g.status in ('recruiting', 'ready_to_start', 'started', 'completed') and g.frozen_at is null and g.deleted_at is null
  and exists (select from user_profiles a where a.user_id = g.admin_id and (
    a.suspended_at is not null or a.deleted_at is not null
    or greatest(a.last_sign_in_at, a.created_at, (select max(s.updated_at) from auth.sessions s where s.user_id = a.user_id))
      < (select app_now() - span_of('admin_absent'))
    or not exists (select from group_members m where m.group_id = g.group_id and m.user_id = a.user_id and m.status = 'active')
      and not (g.status in ('recruiting', 'ready_to_start') and private.is_asked_to_go_on(g.group_id, g.current_cycle, a.user_id)
        and not exists (select from cycles c where c.group_id = g.group_id and c.cycle = g.current_cycle
          and c.start_date <= (app_now() at time zone g.time_zone)::date))
    or exists (${openDefault})))`;

/**
 * Offers the role of an admin who is not there to the next in line, unless an offer is open (D118). The caller holds the
 * group's lock; called again it changes nothing.
 */
export async function offerToSuccessor(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  // Under the lock: the admin may have come back, or a member have accepted, since anybody looked.
  if ((await openOffer(tx, group.group_id)) || !(await lacksAdmin(tx, group.group_id))) return;
  const successor = await successorIn(tx, group);
  if (successor) await offerRole(tx, group, { userId: successor, by: null, why: await reasonOf(tx, group), now });
}

async function reasonOf(tx: Tx, group: GroupRow): Promise<OfferReason> {
  if (!(await isActiveMember(tx, group.group_id, group.admin_id))) return "without_seat";
  const { rows } =
    await sql`select from groups g where g.group_id = ${group.group_id} and exists (${openDefault})`.execute(tx);
  return rows.length > 0 ? "in_default" : "absent";
}

async function lacksAdmin(tx: Tx, groupId: string): Promise<boolean> {
  const { rows } = await sql`select from groups g where g.group_id = ${groupId} and ${isWithoutAdmin}`.execute(tx);
  return rows.length > 0;
}

/**
 * The longest-standing member who is here, stays and owes nothing, and to whom the system has not offered the role within
 * the days of the catalogue.
 */
async function successorIn(tx: Tx, group: GroupRow): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from group_members m join user_profiles p using (user_id)
    where m.group_id = ${group.group_id} and m.status = 'active' and m.user_id <> ${group.admin_id}
      and p.suspended_at is null and p.deleted_at is null and not has_arrears(m.user_id)
      and not exists (select from leave_requests q where q.group_id = m.group_id and q.user_id = m.user_id and q.status = 'open')
      and not exists (select from exits e where e.group_id = m.group_id and e.user_id = m.user_id and e.cycle = ${group.current_cycle})
      and greatest(p.last_sign_in_at, p.created_at, (select max(s.updated_at) from auth.sessions s where s.user_id = p.user_id))
        >= app_now() - span_of('admin_absent')
      and not exists (select from admin_offers o where o.group_id = m.group_id and o.user_id = m.user_id
        and o.offered_by is null and o.offered_at > app_now() - span_of('admin_absent'))
    order by m.joined_at, m.user_id limit 1`.execute(tx);
  return rows[0]?.user_id;
}
