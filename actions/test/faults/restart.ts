import { sql } from "kysely";
import { expect } from "vitest";
import { buildGroup, type TestGroup } from "../factories.ts";
import type { Operations, Scene } from "./scene.ts";

/** A completed circle, and the vote on its restart. */
export function restart({ db, service, input, bruno, contribution, fill, rows, ballot }: Scene): Operations {
  /**
   * A circle of two whose cycle is complete. It was played a month ago, and its debts are paid now: the provider's checkout
   * goes by its own clock.
   */
  const completed = async (): Promise<TestGroup> => {
    await sql`update private.app_clock set shift = '-30 days'`.execute(db);
    const group = await buildGroup(db, { members: ["Bruno"], frequency: "weekly" });
    expect((await service.callAction("start_group", input(group), group.admin.userId)).status).toBe(200);
    await sql`update private.app_clock set shift = '0'`.execute(db);
    for (const cron of ["expire_checkouts", "rounds"]) expect(await service.tick(cron)).toBe(200);
    for (const [payout_round, userId] of [
      [1, bruno(group)],
      [2, group.admin.userId],
    ] as const) {
      const debt = { ...contribution(group), cycle: 1, payout_round };
      const { body } = await service.callAction("stripe_contribute", debt, userId);
      await fill({ url: String(body.url) });
      await service.insist("check_contribution", { payment_id: body.payment_id }, userId);
    }
    return group;
  };
  let voteId = "";
  const openRestart = (group: TestGroup) => service.insist("initiate_group_restart", input(group), group.admin.userId);
  const voting = async (): Promise<TestGroup> => {
    const group = await completed();
    voteId = String((await openRestart(group)).body["vote_id"]);
    return group;
  };
  /** Bruno could not be enrolled at once, and may go on. */
  const asked = async (): Promise<TestGroup> => {
    const group = await voting();
    await sql`update user_profiles set is_verified = false, verified_at = null where user_id = ${bruno(group)}`.execute(
      db,
    );
    for (const userId of [group.admin.userId, bruno(group)]) expect((await ballot(voteId, userId)).status).toBe(200);
    await sql`update user_profiles set is_verified = true, verified_at = app_now() where user_id = ${bruno(group)}`.execute(
      db,
    );
    return group;
  };
  const goOn = (group: TestGroup) =>
    service.callAction("confirm_restart", { ...input(group), accept_agreement: true }, bruno(group));

  return {
    earn: {
      prepare: completed,
      trigger: (group) => service.deliver("cycle_advanced", { group_id: group.groupId, cycle: 1 }),
      repeat: async (group) => {
        expect(await service.deliver("cycle_advanced", { group_id: group.groupId, cycle: 1 })).toBe(200);
      },
      expectOnce: async (group) => {
        for (const userId of [bruno(group), group.admin.userId]) {
          const { rows: earned } = await sql<{ achievement: string; told: number }>`
            select e.achievement_id as achievement, (select count(*)::integer from notifications n where n.user_id = e.user_id
              and n.kind = 'achievement_earned' and n."values" ->> 'reason' = e.achievement_id) as told
            from user_achievements e where e.user_id = ${userId} order by 1`.execute(db);
          expect(earned).toEqual([
            { achievement: "circle_champion", told: 1 },
            { achievement: "first_payment", told: 1 },
          ]);
        }
      },
    },
    restartOpen: {
      prepare: completed,
      trigger: (group) => service.callAction("initiate_group_restart", input(group), group.admin.userId),
      repeat: openRestart,
      expectOnce: async (group) => {
        expect(await rows("grace_period_votes", group, "status = 'active'")).toBe(1);
        expect(await rows("notifications", group, "kind = 'restart_vote_opened'")).toBe(2);
      },
    },
    vote: {
      // The ballot that decides: the cycle is planned with it.
      prepare: async () => {
        const group = await voting();
        expect((await ballot(voteId, group.admin.userId)).status).toBe(200);
        return group;
      },
      trigger: (group) =>
        service.callAction("cast_vote", { vote_id: voteId, vote_choice: "yes", accept_agreement: true }, bruno(group)),
      repeat: async (group) =>
        expect((await ballot(voteId, bruno(group))).body).toEqual({ success: true, status: "approved" }),
      expectOnce: async (group) => {
        expect(await rows("grace_period_votes", group, "status = 'approved' and yes_count = 2")).toBe(1);
        expect(await rows("cycles", group)).toBe(2);
        expect(
          await rows("groups", group, "status = 'ready_to_start' and current_cycle = 2 and current_members = 2"),
        ).toBe(1);
        expect(await rows("notifications", group, "kind = 'group_restart_completed'")).toBe(2);
      },
    },
    voteClose: {
      prepare: async () => {
        const group = await voting();
        await sql`update private.app_clock set shift = '7 days'`.execute(db);
        return group;
      },
      trigger: () => service.tick("votes"),
      repeat: async () => {
        expect(await service.tick("votes")).toBe(200);
        // The clock has gone on for the circles of the other tests too.
        expect(await service.tick("rounds")).toBe(200);
      },
      expectOnce: async (group) => {
        expect(await rows("grace_period_votes", group, "status = 'failed'")).toBe(1);
        expect(await rows("notifications", group, "kind = 'restart_failed'")).toBe(2);
      },
    },
    restartConfirm: {
      prepare: asked,
      trigger: goOn,
      repeat: async (group) => expect((await goOn(group)).body).toEqual({ success: true }),
      expectOnce: async (group) => {
        expect(await rows("group_members", group, "status = 'active'")).toBe(2);
        expect(await rows("payout_assignments", group, "cycle = 2")).toBe(2);
        expect(await rows("notifications", group, "kind = 'restart_confirmed'")).toBe(1);
      },
    },
  };
}
