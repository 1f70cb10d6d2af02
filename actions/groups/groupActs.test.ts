import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GROUP_ACTS, type GroupActName, type GroupStatus } from "../domain/groupActs.ts";
import type { RefusalCode } from "../refusals/catalogue.ts";
import { routes } from "../routes.ts";
import { baseCalls } from "../test/baseCalls.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { NOBODY } from "../test/hostile.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const NAMES = Object.keys(GROUP_ACTS) as GroupActName[];
const STATES: GroupStatus[] = ["pending", "recruiting", "ready_to_start", "started", "completed", "closed", "inactive"];
/** Actions that touch no existing group. */
const ELSEWHERE = [
  "open_join_link",
  "open_chat",
  "find_chat_people",
  "report_message",
  "report_person",
  "create_group",
  "preview_group",
  "save_pending_group",
  "create_didit_session",
  "check_didit_status",
  "retry_given_up",
];

/** The group that an action's input leads to. */
async function groupOf(input: Record<string, unknown>): Promise<string> {
  const { rows } = await sql<{ group_id: string }>`
    select group_id from groups where group_id = ${input["group_id"] ?? null}::uuid
    union all select group_id from join_requests where join_request_id = ${input["join_request_id"] ?? null}::uuid
    union all select group_id from leave_requests where leave_request_id = ${input["leave_request_id"] ?? null}::uuid
    union all select group_id from group_invitations where invitation_id = ${input["invitation_id"] ?? null}::uuid
    union all select group_id from grace_period_votes where vote_id = ${input["vote_id"] ?? null}::uuid
    union all select group_id from join_links where join_link_id = ${input["join_link_id"] ?? null}::uuid
    union all select group_id from payments where payment_id = ${input["payment_id"] ?? null}::uuid`.execute(
    service.services.db,
  );
  return rows[0]!.group_id;
}

/** Puts a group into a state, whatever its cycle and rounds: the table of acts asks for nothing else. */
function put(groupId: string, { status, isFrozen = false }: { status: GroupStatus; isFrozen?: boolean }) {
  return service.services.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update groups set status = ${status}, frozen_at = ${isFrozen ? sql`app_now()` : null}
      where group_id = ${groupId}`.execute(tx);
  });
}

async function statusOf(groupId: string): Promise<GroupStatus> {
  const { status } = await service.services.db
    .selectFrom("groups")
    .select("status")
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  return status;
}

it("every action is in the table of acts or touches no group", () => {
  expect([...NAMES, ...ELSEWHERE].toSorted()).toEqual(routes.actions.map(({ name }) => name).toSorted());
});

it("the states of the table are those of the database", async () => {
  const rows = await service.services.db.selectFrom("group_statuses").select("value").execute();
  expect(STATES.toSorted()).toEqual(rows.map(({ value }) => value).toSorted());
});

it.each([
  "groups",
  "members",
  "invitations",
  "joinLinks",
  "waitingList",
  "contributions",
  "latePayments",
  "managing",
  "terms",
  "adminRole",
  "votes",
  "restart",
  "leaving",
])("actions/%s asks the table who the admin is, not the row", (folder) => {
  const sources = routes.actions
    .map(({ name }) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .flatMap((file) => {
      try {
        return [readFileSync(`actions/${folder}/${file}.ts`, "utf8")];
      } catch {
        return [];
      }
    });
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => /admin_id\s*[!=]==/.test(source))).toEqual([]);
});

const actOf = (name: GroupActName) =>
  GROUP_ACTS[name] as {
    by: string;
    in?: readonly GroupStatus[];
    elsewhere?: (status: GroupStatus) => RefusalCode;
    whenFrozen: boolean;
  };
const namesOf = (isMeant: (act: ReturnType<typeof actOf>) => boolean) => NAMES.filter((name) => isMeant(actOf(name)));

/** A call that succeeds, with its group. */
async function readyFor(name: GroupActName) {
  const { as, input } = await baseCalls[name]!(service);
  return {
    groupId: await groupOf(input),
    input,
    call: (caller = as) => service.callAction(name, input, { as: caller }),
  };
}
const outsider = async () => (await buildUser(service.services.db, { plan: "premium" })).userId;

/** A member who does not run the group; a running one is full, so that nobody can be added. */
async function memberOf(groupId: string): Promise<string> {
  const { db } = service.services;
  const { rows } = await sql<{ user_id: string }>`
    select user_id from group_members where group_id = ${groupId} and role <> 'admin' limit 1`.execute(db);
  if (rows[0]) return rows[0].user_id;
  const userId = await outsider();
  await db.insertInto("group_members").values({ group_id: groupId, user_id: userId }).execute();
  return userId;
}

/** What an action refuses with when its row is not there for a person: nobody learns that it exists for others. */
const refusalOfOthers = (input: object): RefusalCode => {
  if ("payment_id" in input) return "payment-not-found";
  if ("vote_id" in input) return "vote-not-found";
  if ("invitation_id" in input) return "invitation-not-found";
  if ("leave_request_id" in input) return "leave-request-not-found";
  if ("join_link_id" in input) return "join-link-not-found";
  return "join_request_id" in input ? "join-request-not-found" : "not-allowed";
};

/** What a handover leaves behind: the member runs the group. */
function handOver(groupId: string, userId: string) {
  return service.services.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update group_members set role = case when user_id = ${userId} then 'admin' else 'member' end
      where group_id = ${groupId}`.execute(tx);
    await sql`update groups set admin_id = ${userId} where group_id = ${groupId}`.execute(tx);
  });
}

const codeOf = ({ body }: { body: { extensions?: { code?: string } } }) => body.extensions?.code;

describe("refused to the wrong person, who may do the same in a group of their own", () => {
  it.each(namesOf(({ by }) => by !== "anyone"))("%s by a stranger", async (name) => {
    const { call, input } = await readyFor(name);
    const stranger = await outsider();
    await expectRefusal(service, () => call(stranger), refusalOfOthers(input));
  });

  it.each(namesOf(({ by }) => by === "admin"))("%s by a member", async (name) => {
    const { call, groupId, input } = await readyFor(name);
    const member = await memberOf(groupId);
    // A member may see the circle's votes, so there is nothing to hide.
    const refusal = "vote_id" in input ? "not-allowed" : refusalOfOthers(input);
    await expectRefusal(service, () => call(member), refusal);
    // Once the group is handed over, it is another person's to do, who may meet other rules.
    await handOver(groupId, member);
    expect(codeOf(await call(member))).not.toBe(refusal);
  });
});

it.each(NAMES)("D95: a private group answers a stranger's %s like an unknown one", async (name) => {
  const { call, groupId, input } = await readyFor(name);
  await sql`update groups set is_public = false, join_method = 'invite_only' where group_id = ${groupId}`.execute(
    service.services.db,
  );
  const stranger = await outsider();
  const id = Object.keys(input).find((key) =>
    /^(group|invitation|join_link|join_request|leave_request|payment|vote)_id$/.test(key),
  )!;
  const unknown = await service.callAction(name, { ...input, [id]: NOBODY }, { as: stranger });
  expect(unknown).toMatchObject({ status: 400, body: { extensions: { code: expect.stringMatching(/-not-found$/) } } });
  expect(await call(stranger)).toEqual(unknown);
});

it.each(namesOf((act) => act.in !== undefined))(
  "D73: %s is refused in every other state, with its reason, and done once the group is in the right one",
  async (name) => {
    const { call, groupId } = await readyFor(name);
    const act = actOf(name);
    const right = await statusOf(groupId);
    for (const status of STATES.filter((state) => !act.in!.includes(state))) {
      await put(groupId, { status });
      await expectRefusal(service, call, act.elsewhere!(status));
    }
    await put(groupId, { status: right });
    expect((await call()).status).toBe(200);
  },
);

describe("D210, D263: while the group is frozen", () => {
  const frozen = async (name: GroupActName) => {
    const { call, groupId } = await readyFor(name);
    const status = await statusOf(groupId);
    await put(groupId, { status, isFrozen: true });
    return { call, thaw: () => put(groupId, { status }) };
  };

  it.each(namesOf(({ whenFrozen }) => !whenFrozen))("%s is refused, and done when it goes on", async (name) => {
    const { call, thaw } = await frozen(name);
    await expectRefusal(service, call, "group-frozen");
    await thaw();
    expect((await call()).status).toBe(200);
  });

  it.each(namesOf(({ whenFrozen }) => whenFrozen))("%s is done", async (name) => {
    const { call } = await frozen(name);
    expect((await call()).status).toBe(200);
  });
});

describe("D236: what keeps a person from an act is gone once its next step is done", () => {
  const asked = { identity: new Set<string>(), plan: new Set<string>() };
  const change = (query: ReturnType<typeof sql>) => query.execute(service.services.db);

  it.each(NAMES)("%s", async (name) => {
    const { as, input } = await baseCalls[name]!(service);
    const answer = () => service.callAction(name, input, { as });
    const next = async (): Promise<string | undefined> => {
      const { body } = await answer();
      return body.extensions?.["next"] as string | undefined;
    };
    await change(sql`update user_profiles set is_verified = false, verified_at = null where user_id = ${as}`);
    const unverified = await answer();
    if (unverified.status === 200) return;
    asked.identity.add(name);
    expect(codeOf(unverified)).toMatch(/^identity-required/);
    expect(await next()).toBe("/identity-verification");
    await change(sql`update user_profiles set is_verified = true, verified_at = app_now() where user_id = ${as}`);

    await change(sql`update subscribers set subscription_tier = 'free', subscribed = false where user_id = ${as}`);
    const { groupId } = await buildGroup(service.services.db);
    // Its admin may have the same alias as the person.
    await change(sql`update group_members set alias_look = gen_random_uuid()::text where group_id = ${groupId}`);
    await change(sql`insert into group_members (group_id, user_id) values (${groupId}, ${as})`);
    const onFreePlan = await answer();
    if (onFreePlan.status === 200) return;
    asked.plan.add(name);
    await expectRefusal(service, answer, "free-plan-limit");
    expect(await next()).toBe("/subscription");
    await change(sql`update subscribers set subscription_tier = 'premium', subscribed = true where user_id = ${as}`);
    expect((await answer()).status).toBe(200);
  });

  it("identity is asked by every door, to found and to pay, the plan by every door and to found (D3)", () => {
    const both = ["accept_invitation", "confirm_restart", "join_group", "update_pending_group"];
    expect([...asked.plan].toSorted()).toEqual(both);
    expect([...asked.identity].toSorted()).toEqual([...both, "join_waiting_list", "stripe_contribute"].toSorted());
  });
});
