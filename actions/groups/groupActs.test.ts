/**
 * Who may do an act is found out by a call that is otherwise right. That every other person is refused it, and everybody in every
 * other state and while the group is frozen, is held in `everyAct.test.ts`.
 */
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GROUP_ACTS, type GroupActName } from "../domain/groupActs.ts";
import { routes } from "../routes.ts";
import { STATES } from "../test/actRules.ts";
import { baseCalls } from "../test/baseCalls.ts";
import { buildGroup } from "../test/factories.ts";
import { ACT_NAMES, actOf, memberOf, outsider, put, readyFor, refusalOfOthers, statusOf } from "../test/groupActs.ts";
import { NOBODY } from "../test/corpus/ids.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

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
  "end_given_up",
  "get_vapid_key",
  "send_push_notification",
  "set_avatar",
  "load_google_maps",
  "ask_for_export",
  "open_export",
];

it("every action is in the table of acts or touches no group", () => {
  expect([...ACT_NAMES, ...ELSEWHERE].toSorted()).toEqual(routes.actions.map(({ name }) => name).toSorted());
});

/** With another line of the table while `work` is done. */
async function withAct(name: GroupActName, line: object, work: () => Promise<void>): Promise<void> {
  const table: Record<string, object> = GROUP_ACTS;
  const own = table[name]!;
  table[name] = { ...own, ...line };
  try {
    await work();
  } finally {
    table[name] = own;
  }
}

it.each(ACT_NAMES)("D73: %s is done because the table of acts allows it", async (name) => {
  const { call } = await readyFor(service, name);
  await withAct(name, { in: [], elsewhere: () => "circle-is-over" }, () =>
    expectRefusal(service, call, "circle-is-over"),
  );
  expect((await call()).status).toBe(200);
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

const namesOf = (isMeant: (act: ReturnType<typeof actOf>) => boolean) =>
  ACT_NAMES.filter((name) => isMeant(actOf(name)));

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

it.each(namesOf(({ by }) => by === "admin"))(
  "%s is refused to a member, and to be done by them once the group is handed over",
  async (name) => {
    const { call, groupId, input } = await readyFor(service, name);
    const member = await memberOf(service, groupId);
    // A member may see the circle's votes, so there is nothing to hide.
    const refusal = "vote_id" in input ? "not-allowed" : refusalOfOthers(input);
    await expectRefusal(service, () => call(member), refusal);
    // Now it is theirs to do, though they may meet other rules.
    await handOver(groupId, member);
    expect(codeOf(await call(member))).not.toBe(refusal);
  },
);

it.each(ACT_NAMES)("D95: a private group answers a stranger's %s like an unknown one", async (name) => {
  const { call, groupId, input } = await readyFor(service, name);
  await sql`update groups set is_public = false, join_method = 'invite_only' where group_id = ${groupId}`.execute(
    service.services.db,
  );
  const stranger = await outsider(service);
  const id = Object.keys(input).find((key) =>
    /^(group|invitation|join_link|join_request|leave_request|payment|vote)_id$/.test(key),
  )!;
  const unknown = await service.callAction(name, { ...input, [id]: NOBODY }, { as: stranger });
  expect(unknown).toMatchObject({ status: 400, body: { extensions: { code: expect.stringMatching(/-not-found$/) } } });
  expect(await call(stranger)).toEqual(unknown);
});

it.each(namesOf(({ whenFrozen }) => whenFrozen))("D210, D263: %s is done while the group is frozen", async (name) => {
  const { call, groupId } = await readyFor(service, name);
  await put(service, groupId, { status: await statusOf(service, groupId), isFrozen: true });
  expect((await call()).status).toBe(200);
});

describe("D236: what keeps a person from an act is gone once its next step is done", () => {
  const asked = { identity: new Set<string>(), plan: new Set<string>() };
  const change = (query: ReturnType<typeof sql>) => query.execute(service.services.db);

  it.each(ACT_NAMES)("%s", async (name) => {
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
