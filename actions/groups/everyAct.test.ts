/**
 * D73, D210, D263: every act in every state, frozen or not, by everybody for whom the rules refuse it there; who may otherwise do
 * it stands for those who are the same to the group. In the end nothing is in the way any more, and it is done.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "../db/database.ts";
import type { GroupActName, GroupStatus, Standing } from "../domain/groupActs.ts";
import type { RefusalCode } from "../refusals/catalogue.ts";
import { ACT_RULES, STANDINGS, STATES } from "../test/actRules.ts";
import { contentsHash } from "../test/contents.ts";
import { actOf, memberOf, outsider, put, readyFor, refusalOfOthers, statusOf } from "../test/groupActs.ts";
import { expectRefused } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { standingIn } from "./lockGroupFor.ts";
import { lockGroup } from "./queries.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/**
 * What is said of the person or their row whatever the state, because it is nearer than the state: whoever is in already
 * hears so as a success (D111), an invitation exists for its own people alone (D110), and a member sees the votes.
 */
const NEARER: Partial<Record<GroupActName, Partial<Record<Standing, RefusalCode | "done">>>> = {
  join_group: { admin: "done", member: "done" },
  join_waiting_list: { admin: "already-member", member: "already-member" },
  resend_invitation: { member: "invitation-not-found" },
  accept_invitation: {
    admin: "invitation-not-found",
    member: "invitation-not-found",
    former: "invitation-not-found",
  },
  delete_vote: { member: "not-allowed", former: "not-allowed" },
  confirm_restart: { admin: "done", member: "done" },
};

/** Somebody of each standing in a group: wherever it fits, who may do the act. */
async function everybodyAround(groupId: string, whoMay: string): Promise<Record<Standing, string>> {
  const { db } = service.services;
  const { admin_id } = await db
    .selectFrom("groups")
    .select("admin_id")
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  const former = await outsider(service);
  await db
    .insertInto("group_members")
    .values({ group_id: groupId, user_id: former, status: "left", left_at: new Date() })
    .execute();
  const people = {
    admin: admin_id,
    member: await memberOf(service, groupId),
    former,
    stranger: await outsider(service),
  };
  const standing = await inTransaction(db, async (tx) => standingIn(tx, (await lockGroup(tx, groupId))!, whoMay));
  return { ...people, [standing]: whoMay };
}

it.each(ACT_RULES)(
  "%s is refused wherever its rule does not allow it, with its sentence and next step",
  async (...rule) => {
    const [name, persons, states, whenFrozen] = rule;
    const { as, call, groupId, input } = await readyFor(service, name);
    const people = await everybodyAround(groupId, as);
    const right = await statusOf(service, groupId);

    const refusalFor = (who: Standing, status: GroupStatus, isFrozen: boolean): RefusalCode | null => {
      if (!persons.includes(who)) return refusalOfOthers(input);
      if (!states.includes(status)) return actOf(name).elsewhere!(status);
      return isFrozen && !whenFrozen ? "group-frozen" : null;
    };
    const before = await contentsHash(service.services.db);
    const wrong: string[] = [];
    for (const status of STATES)
      for (const isFrozen of [false, true]) {
        await put(service, groupId, { status, isFrozen });
        for (const who of STANDINGS) {
          const refusal = refusalFor(who, status, isFrozen);
          if (refusal === null) continue;
          const expected = NEARER[name]?.[who] ?? refusal;
          const answer = await call(people[who]);
          const code = answer.body.extensions?.code ?? "done";
          if (code !== expected) wrong.push(`${who}, ${status}${isFrozen ? ", frozen" : ""}: ${code}, not ${expected}`);
          else if (expected !== "done") expectRefused(answer, expected);
        }
      }
    expect(wrong).toEqual([]);
    await put(service, groupId, { status: right });
    expect(await contentsHash(service.services.db), "a refusal must not write").toBe(before);
    expect((await call()).status).toBe(200);
  },
);
