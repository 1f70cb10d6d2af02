import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Applicant, JoinQuestion, Newcomer, Seats } from "../domain/joining.ts";
import { momentOf, standingIn } from "../groups/lockGroupFor.ts";
import type { GroupRow } from "../groups/queries.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { enabledCurrencies } from "../plans/currencies.ts";

/**
 * The seats of a group as they are for one person, and whether its currency is on. Who only hands out a seat has no
 * place of their own in the waiting list: `forWhom` is null, and everybody who waits comes before whoever is to come.
 */
export async function seatsOf(tx: Tx, group: GroupRow, forWhom: string | null): Promise<Seats> {
  const { rows } = await sql<{ held: number }>`
    select private.seats_held(${group.group_id}::uuid, ${forWhom}::uuid) as held`.execute(tx);
  return {
    members: group.current_members,
    memberLimit: group.member_limit,
    held: rows[0]!.held,
    isCurrencyOn: (await enabledCurrencies(tx)).has(group.currency),
  };
}

/** Whether an active member's alias looks like this person's. */
export async function isAliasTaken(tx: Tx, group: GroupRow, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from group_members m join user_profiles p on private.look_of(p.alias) = m.alias_look
    where m.group_id = ${group.group_id} and m.status = 'active' and m.user_id <> p.user_id and p.user_id = ${userId}`.execute(
    tx,
  );
  return rows.length > 0;
}

async function isInvited(tx: Tx, group: GroupRow, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("open_invitations")
    .select("invitation_id")
    .where("group_id", "=", group.group_id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How a person stands at the door of a group. */
type AtTheDoor = Pick<Newcomer, "link" | "place" | "removedAt">;

/** By which link a person came to a group, their place on its waiting list, and whether its admin removed them. */
async function atTheDoor(tx: Tx, group: GroupRow, userId: string): Promise<AtTheDoor> {
  const { rows } = await sql<AtTheDoor>`
    select private.link_of(${group.group_id}::uuid, ${userId}::uuid) as link,
      private.waiting_place(${group.group_id}::uuid, ${userId}::uuid) as place,
      private.removed_at(${group.group_id}::uuid, ${userId}::uuid) as "removedAt"`.execute(tx);
  return rows[0]!;
}

/** What decides whether a person who is signed in may join a group now. */
export async function joinQuestion(
  tx: Tx,
  group: GroupRow,
  { userId, applicant, now }: { userId: string; applicant: Applicant; now: Date },
): Promise<JoinQuestion> {
  const requests = await tx
    .selectFrom("join_requests")
    .select(["status", "processed_at"])
    .where("group_id", "=", group.group_id)
    .where("user_id", "=", userId)
    .where("status", "in", ["pending", "rejected"])
    .orderBy("processed_at", "desc")
    .execute();
  const limits = await readLimits(tx);
  return {
    group: {
      ...momentOf(group),
      joinMethod: group.join_method,
      ...(await seatsOf(tx, group, userId)),
    },
    waitingMax: limit(limits, "waiting_list_max"),
    person: {
      ...applicant,
      who: await standingIn(tx, group, userId),
      isAliasTaken: await isAliasTaken(tx, group, userId),
      isInvited: await isInvited(tx, group, userId),
      ...(await atTheDoor(tx, group, userId)),
      hasPendingRequest: requests.some(({ status }) => status === "pending"),
      declinedAt: requests.find(({ status }) => status === "rejected")?.processed_at ?? null,
    },
    askAgainDays: limit(limits, "ask_again_after"),
    now,
  };
}
