import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { baseCalls } from "../test/baseCalls.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** The circle that a call is about, which it may name by an invitation or a vote. */
async function groupOf({ group_id, invitation_id, vote_id }: Record<string, string>): Promise<string> {
  if (group_id) return group_id;
  const { db } = service.services;
  const named = invitation_id
    ? db.selectFrom("group_invitations").select("group_id").where("invitation_id", "=", invitation_id)
    : db.selectFrom("grace_period_votes").select("group_id").where("vote_id", "=", vote_id!);
  return (await named.executeTakeFirstOrThrow()).group_id;
}

/** The terms of a circle, as pages show them beside the tick. */
const termsOf = (groupId: string) =>
  service.services.db
    .selectFrom("groups as g")
    .innerJoin("cycles as c", (join) =>
      join.onRef("c.group_id", "=", "g.group_id").onRef("c.cycle", "=", "g.current_cycle"),
    )
    .select([
      "g.contribution_amount",
      "g.currency",
      "g.frequency",
      "g.manual_start_enabled",
      "g.member_limit",
      "g.minimum_members_to_start",
      "g.payout_assignment_method",
      "g.payout_delay_days",
      "g.rules",
      "c.start_date",
    ])
    .where("g.group_id", "=", groupId)
    .executeTakeFirstOrThrow();

type Shown = Awaited<ReturnType<typeof termsOf>>;
const OTHER_AMOUNT = [
  "another amount",
  (shown: Shown) => ({ contribution_amount: shown.contribution_amount + 1_00 }),
] as const;
const OTHER_RULES = ["other rules", () => ({ rules: "Who is late brings cake." })] as const;

describe.each([OTHER_AMOUNT, OTHER_RULES])("D106, D267: %s under the tick", (_, changed) => {
  it.each(["join_group", "accept_invitation", "cast_vote", "confirm_restart", "accept_group_terms"])(
    "bind nobody by %s",
    async (name) => {
      const { db } = service.services;
      const { as, input } = await baseCalls[name]!(service);
      const groupId = await groupOf(input as Record<string, string>);
      const call = (shown_terms: object) => service.callAction(name, { ...input, shown_terms }, { as });
      const shown = await termsOf(groupId);
      await db.updateTable("groups").set(changed(shown)).where("group_id", "=", groupId).execute();
      const agreements = () =>
        db.selectFrom("group_agreements").select("terms_hash").where("group_id", "=", groupId).execute();
      const before = await agreements();
      await expectRefusal(service, () => call(shown), "terms-changed");
      expect(await agreements()).toEqual(before);
      expect((await call(await termsOf(groupId))).status).toBe(200);
      expect((await agreements()).length).toBe(before.length + 1);
    },
  );
});
