import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction, type Database } from "../db/database.ts";
import { defineCron } from "../define.ts";
import { lockGroup } from "../groups/queries.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { eachOf } from "./eachOf.ts";
import { inAnyOrder } from "./inAnyOrder.ts";
import { untilNextTick } from "./untilNextTick.ts";

/** Passes on the seats that nobody took in time, and offers those that got free in any other way (D92). */
export const seatOffers = defineCron("seat_offers", async (context) => {
  await eachOf(
    untilNextTick(inAnyOrder(await groupsWithOffersToMake(context.db))),
    { log: context.log, name: (groupId) => ({ group_id: groupId }) },
    (groupId) => offer(context, groupId),
  );
});

async function offer({ db }: Services, groupId: string): Promise<void> {
  await inTransaction(db, async (tx, now) => {
    const group = await lockGroup(tx, groupId);
    if (group) await offerFreeSeats(tx, group, now);
  });
}

/** Whose offer is out of its time, or who waits for a seat that is free. What is to be done is decided under the lock. */
async function groupsWithOffersToMake(db: Database): Promise<string[]> {
  const { rows } = await sql<{ group_id: string }>`
    select distinct w.group_id from group_waiting_list w join groups g using (group_id)
    where g.status = 'recruiting' and g.frozen_at is null and g.deleted_at is null
      and (w.offer_ends_at <= app_now() or w.offered_at is null and g.current_members < g.member_limit)`.execute(db);
  return rows.map(({ group_id }) => group_id);
}
