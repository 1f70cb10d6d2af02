/** What the tests of the table of acts share: a call that succeeds, its group in any state, and people who may not do it. */
import { sql } from "kysely";
import { GROUP_ACTS, type GroupActName, type GroupStatus } from "../domain/groupActs.ts";
import type { RefusalCode } from "../refusals/catalogue.ts";
import { baseCalls } from "./baseCalls.ts";
import { buildUser } from "./factories.ts";
import type { TestService } from "./testService.ts";

export const ACT_NAMES = Object.keys(GROUP_ACTS) as GroupActName[];
export const actOf = (name: GroupActName) =>
  GROUP_ACTS[name] as {
    by: string;
    in?: readonly GroupStatus[];
    elsewhere?: (status: GroupStatus) => RefusalCode;
    whenFrozen: boolean;
  };

/** The group that an action's input leads to. */
async function groupOf({ services: { db } }: TestService, input: Record<string, unknown>): Promise<string> {
  const { rows } = await sql<{ group_id: string }>`
    select group_id from groups where group_id = ${input["group_id"] ?? null}::uuid
    union all select group_id from join_requests where join_request_id = ${input["join_request_id"] ?? null}::uuid
    union all select group_id from leave_requests where leave_request_id = ${input["leave_request_id"] ?? null}::uuid
    union all select group_id from group_invitations where invitation_id = ${input["invitation_id"] ?? null}::uuid
    union all select group_id from grace_period_votes where vote_id = ${input["vote_id"] ?? null}::uuid
    union all select group_id from join_links where join_link_id = ${input["join_link_id"] ?? null}::uuid
    union all select group_id from payments where payment_id = ${input["payment_id"] ?? null}::uuid`.execute(db);
  return rows[0]!.group_id;
}

/** Puts a group into a state, whatever its cycle and rounds: the table of acts asks for nothing else. */
export function put(
  { services: { db } }: TestService,
  groupId: string,
  { status, isFrozen = false }: { status: GroupStatus; isFrozen?: boolean },
) {
  return db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update groups set status = ${status}, frozen_at = ${isFrozen ? sql`app_now()` : null}
      where group_id = ${groupId}`.execute(tx);
  });
}

export async function statusOf({ services: { db } }: TestService, groupId: string): Promise<GroupStatus> {
  const { status } = await db
    .selectFrom("groups")
    .select("status")
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  return status;
}

/** A call that succeeds, with its group. */
export async function readyFor(service: TestService, name: GroupActName) {
  const { as, input } = await baseCalls[name]!(service);
  return {
    as,
    groupId: await groupOf(service, input),
    input,
    call: (caller = as) => service.callAction(name, input, { as: caller }),
  };
}
export const outsider = async ({ services: { db } }: TestService) => (await buildUser(db, { plan: "premium" })).userId;

/** A member who does not run the group; a running one is full, so that nobody can be added. */
export async function memberOf(service: TestService, groupId: string): Promise<string> {
  const { db } = service.services;
  const { rows } = await sql<{ user_id: string }>`
    select user_id from group_members where group_id = ${groupId} and role <> 'admin' and status = 'active' limit 1`.execute(
    db,
  );
  if (rows[0]) return rows[0].user_id;
  const userId = await outsider(service);
  await db.insertInto("group_members").values({ group_id: groupId, user_id: userId }).execute();
  return userId;
}

/** What an action refuses with when its row is not there for a person: nobody learns that it exists for others. */
export const refusalOfOthers = (input: object): RefusalCode => {
  if ("payment_id" in input) return "payment-not-found";
  if ("vote_id" in input) return "vote-not-found";
  if ("invitation_id" in input) return "invitation-not-found";
  if ("leave_request_id" in input) return "leave-request-not-found";
  if ("join_link_id" in input) return "join-link-not-found";
  return "join_request_id" in input ? "join-request-not-found" : "not-allowed";
};
