import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { hoursAfter, lastWholeDay } from "../domain/cycle.ts";
import { failPoint } from "../faults.ts";
import { occasionOfDay } from "../news/occasionOfDay.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";
import { seatsToOffer } from "../domain/waitingList.ts";

/**
 * Offers the free seats of a group to who has waited longest, and ends offers that are out of their time (D92). To be
 * called wherever a seat gets free, under the group's lock and after the seat is given up; called again it changes nothing.
 * A group that does not recruit, is private or is frozen offers nothing, and no offer of it ends (D263).
 */
export async function offerFreeSeats(tx: Tx, { group_id }: { group_id: string }, now: Date): Promise<void> {
  // Read anew, because the caller has changed it.
  const group = await tx
    .selectFrom("groups as g")
    .innerJoin("currencies as c", "c.code", "g.currency")
    .select(["g.group_id", "g.name", "g.time_zone", "g.member_limit", "g.current_members"])
    .where("g.group_id", "=", group_id)
    .where("g.status", "=", "recruiting")
    .where("g.is_public", "=", true)
    .where("g.frozen_at", "is", null)
    .where("g.deleted_at", "is", null)
    .where("c.is_enabled", "=", true)
    .executeTakeFirst();
  if (!group) return;
  const { rows: waiting } = await sql<{
    user_id: string;
    created_at: Date;
    offer_ends_at: Date | null;
    has_asked: boolean;
  }>`
    select w.user_id, w.created_at, w.offer_ends_at, exists (select from join_requests j
      where j.group_id = w.group_id and j.user_id = w.user_id and j.status = 'pending') as has_asked
    from group_waiting_list w where w.group_id = ${group_id} order by w.created_at, w.user_id`.execute(tx);
  const { ended, offered } = seatsToOffer({
    free: group.member_limit - group.current_members,
    waiting: waiting.map(({ has_asked, offer_ends_at, user_id }) => ({
      userId: user_id,
      offerEndsAt: offer_ends_at,
      hasAsked: has_asked,
    })),
    now,
  });
  for (const userId of ended) {
    await leave(tx, { group_id, userId });
    await tell(tx, "seat_offer_ended", { to: [userId], group, values: {}, occasion: occasionOf(group, userId, now) });
  }
  const endsAt = hoursAfter(now, await readLimit(tx, "seat_offer"));
  const waitsSince = new Map(waiting.map(({ created_at, user_id }) => [user_id, created_at]));
  for (const userId of offered) {
    await tx
      .updateTable("group_waiting_list")
      .set({ offered_at: now, offer_ends_at: endsAt })
      .where("group_id", "=", group_id)
      .where("user_id", "=", userId)
      .execute();
    await tell(tx, "seat_offered", {
      to: [userId],
      group,
      values: { until: lastWholeDay(endsAt, group.time_zone) },
      // An admin who closes and opens registration again and again sends one letter a day.
      occasion: occasionOfDay(group, userId, now, waitsSince.get(userId)!.getTime()),
    });
  }
  failPoint("offerSeats:before-commit");
}

/**
 * Takes back the offers that nobody has answered, because registration closes and nobody could. Their places on the list
 * stay, and when the group recruits again they are offered the seats anew, for the whole time (D92). Whoever has answered by
 * asking the admin keeps the seat until there is an answer. The caller holds the group's lock.
 */
export async function takeOffersBack(tx: Tx, { group_id }: { group_id: string }): Promise<void> {
  await sql`update group_waiting_list w set offered_at = null, offer_ends_at = null
    where group_id = ${group_id} and offered_at is not null and not exists (select from join_requests j
      where j.group_id = w.group_id and j.user_id = w.user_id and j.status = 'pending')`.execute(tx);
}

/** Passes the seat on that is offered to somebody who does not get it after all. The caller holds the group's lock. */
export async function giveUpOffer(tx: Tx, group: { group_id: string }, userId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom("group_waiting_list")
    .where("group_id", "=", group.group_id)
    .where("user_id", "=", userId)
    .where("offered_at", "is not", null)
    .execute();
  await offerFreeSeats(tx, group, now);
}

const leave = (tx: Tx, { group_id, userId }: { group_id: string; userId: string }) =>
  tx.deleteFrom("group_waiting_list").where("group_id", "=", group_id).where("user_id", "=", userId).execute();

const occasionOf = ({ group_id }: { group_id: string }, userId: string, now: Date) =>
  `${group_id}:${userId}:${now.getTime()}`;
