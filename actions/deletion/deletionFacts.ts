import { sql } from "kysely";
import { isPaidOut } from "../contributions/paidOut.ts";
import type { Database, Tx } from "../db/database.ts";
import type { DeletionCircle, DeletionFacts } from "../domain/accountDeletion.ts";
import { givenUpBy } from "./givenUp.ts";

/** What keeps, or could keep, a person's account from being deleted (D169): see `deletionObstacles`. */
export async function deletionFacts(db: Database | Tx, userId: string): Promise<DeletionFacts> {
  const { rows: circles } = await sql<DeletionCircle>`
    with lost as (select d.group_id, s.payout_id, s.payer_id, s.amount from ${givenUpBy(userId)})
    select json_build_object('group_id', g.group_id, 'name', g.name, 'url_slug', g.url_slug, 'short_id', g.short_id) as "group", g.currency,
      g.status = 'started' as "isRunning", g.status in ('recruiting', 'ready_to_start') as "isBeforeStart",
      coalesce(m.status = 'active', false) as "isMember", g.admin_id = ${userId} as "isAdmin",
      (select count(*)::integer from group_members o where o.group_id = g.group_id and o.status = 'active' and o.user_id <> ${userId}) as "otherMembers",
      coalesce((select sum(s.amount)::bigint from obligation_standings s where s.group_id = g.group_id and s.user_id = ${userId} and s.is_owed), 0) as "owedCents",
      -- Money that was paid and is not at rest can still come back, or be owed once more (D31, D40, D117). What the provider has
      -- given back whole is with its payer already.
      (select count(*)::integer from payments p join obligations o using (group_id, cycle, payout_round, user_id)
        where p.group_id = g.group_id and p.user_id = ${userId} and (p.status = 'pending' or p.status = 'completed' and p.given_back_at is null
          and (p.disputed_at is not null or p.held_until > app_now() or o.waived_at is not null and p.refunded_amount < p.total)
          and not ${isPaidOut})) as "paymentsUnderWay",
      -- What is owed once more when somebody pays late for a round that is paid out is its shortfall (D34).
      (select count(*)::integer from obligation_standings o
        left join payout_distributions d using (group_id, cycle, payout_round)
        where o.group_id = g.group_id and o.recipient_id = ${userId} and o.is_asked and (d.payout_id is null or exists (
          select from payout_shortfalls s where s.payout_id = d.payout_id and s.payer_id = o.user_id and s.settled_at is null
            and not exists (select from lost l where l.payout_id = s.payout_id and l.payer_id = s.payer_id)))) as "contributionsToCome",
      coalesce((select sum(l.amount)::bigint from lost l where l.group_id = g.group_id), 0) as "defaultedCents"
    from groups g left join group_members m on m.group_id = g.group_id and m.user_id = ${userId}
    where g.deleted_at is null and (m.user_id is not null or g.admin_id = ${userId})
    order by g.name, g.group_id`.execute(db);
  return {
    circles,
    balances: await balancesOf(db, userId),
    openWithdrawals: await openWithdrawalsOf(db, userId),
    isLastAdmin: await isLastAdmin(db, userId),
  };
}

/** Nobody else could run the platform: who has no second factor or is suspended does not act as one (D296, D313). */
async function isLastAdmin(db: Database | Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isLast: boolean }>`
    select exists (select from user_roles where user_id = ${userId} and role = 'admin') and not exists (
      select from user_roles r join user_profiles p using (user_id) where r.role = 'admin' and r.user_id <> ${userId}
        and p.two_factor_enabled and p.suspended_at is null and p.deleted_at is null) as "isLast"`.execute(db);
  return rows[0]!.isLast;
}

/** Of the last two platform admins who go at once, the second one sees that the first has gone. */
export const lockAdmins = (tx: Tx, userId: string) =>
  sql`select from user_roles where role = 'admin' and exists (select from user_roles r where r.user_id = ${userId})
    order by user_id for update`.execute(tx);

/** From the books: the balances in a person's row are those in dollars. */
async function balancesOf(db: Database | Tx, userId: string): Promise<DeletionFacts["balances"]> {
  const { rows } = await sql<DeletionFacts["balances"][number]>`
    select sum(balance)::bigint as cents, currency from ledger_accounts
    where user_id = ${userId} and kind in ('available', 'held')
    group by currency having sum(balance) > 0 order by currency`.execute(db);
  return rows;
}

async function openWithdrawalsOf(db: Database | Tx, userId: string): Promise<number> {
  const { open } = await db
    .selectFrom("withdrawals")
    .select(({ fn }) => fn.countAll<number>().as("open"))
    .where("user_id", "=", userId)
    .where("status", "in", ["pending", "in_transit"])
    .executeTakeFirstOrThrow();
  return open;
}
