import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buildGroup, buildUser, type TestGroup, type TestUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let member: TestUser;
let stranger: TestUser;
/** Whom the answers about the member are compared with: in no group at all. */
let nobody: TestUser;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { db } = service.services;
  [member, stranger, nobody] = await Promise.all([buildUser(db), buildUser(db), buildUser(db)]);
});

/** The acts that name a person, with what they would ask of one. */
const ACTS: Record<string, (groupId: string, userId: string) => object> = {
  allow_late_payment: (group_id, user_id) => ({ group_id, user_id, cycle: 1, payout_round: 1 }),
  invite_person: (group_id, user_id) => ({ group_id, user_id }),
  offer_admin_role: (group_id, user_id) => ({ group_id, user_id }),
  open_chat: (_, user_id) => ({ user_id }),
  open_extend_grace_vote: (group_id, user_id) => ({ group_id, user_id, cycle: 1, payout_round: 1 }),
  open_removal_vote: (group_id, user_id) => ({ group_id, user_id, reason: "Because I say so" }),
  preview_exit: (group_id, user_id) => ({ group_id, user_id }),
  remove_member: (group_id, user_id) => ({ group_id, user_id, reason: "Because I say so" }),
  report_person: (_, user_id) => ({ user_id, reason: "Because I say so" }),
  set_payout_order: (group_id, user_id) => ({ group_id, user_ids: [user_id] }),
};

it("knows every act that names a person", () => {
  const declared = readFileSync(path.resolve(import.meta.dirname, "../../hasura/metadata/actions.graphql"), "utf8");
  const naming = [...declared.matchAll(/^  (\w+)\(([^)]*)\)/gm)].filter(([, , input]) => /\buser_ids?:/.test(input!));
  expect(naming.map(([, act]) => act).toSorted()).toEqual(Object.keys(ACTS).toSorted());
});

const ways = (["direct", "request_to_join", "invite_only"] as const).flatMap((joinMethod) =>
  Object.keys(ACTS).map((act) => ({ act, joinMethod })),
);

it.each(ways)("D96: $act tells a stranger nothing of who is in a group ($joinMethod)", async ({ act, joinMethod }) => {
  const group: TestGroup = await buildGroup(service.services.db, { joinMethod, members: [member] });
  // Somebody who runs a group too, so that nothing of their own is in the way.
  await buildGroup(service.services.db, { admin: stranger });
  const answerAbout = async ({ userId }: TestUser) => {
    const { body, status } = await service.callAction(act, ACTS[act]!(group.groupId, userId), { as: stranger.userId });
    return { body, status };
  };
  const ofNobody = await answerAbout(nobody);
  expect(ofNobody.status).toBe(400);
  expect(await answerAbout(member)).toEqual(ofNobody);
});
