import { sql } from "kysely";
import { expect } from "vitest";
import { type TestGroup } from "../factories.ts";
import type { Operations, Scene } from "./scene.ts";

/** Votes on more days and on a removal. */
export function votes({ db, service, input, bruno, started, rows, ballot }: Scene): Operations {
  let voteId = "";
  /** A group in the grace of its first round, which Bruno has not paid. */
  const inGrace = async (): Promise<TestGroup> => {
    const group = await started();
    await sql`update private.app_clock set shift = '5 days'`.execute(db);
    // The clock has gone on for the circles and checkouts of the other tests too.
    for (const cron of ["reconcile_payments", "rounds"]) expect(await service.tick(cron)).toBe(200);
    return group;
  };
  const askForDays = (group: TestGroup) =>
    service.callAction(
      "open_extend_grace_vote",
      { ...input(group), user_id: bruno(group), cycle: 1, payout_round: 1 },
      bruno(group),
    );
  const askToRemove = (group: TestGroup) =>
    service.callAction(
      "open_removal_vote",
      { ...input(group), user_id: bruno(group), reason: "Does not answer" },
      group.admin.userId,
    );
  const takeBack = (group: TestGroup) => service.callAction("delete_vote", { vote_id: voteId }, group.admin.userId);
  /** By how many days graces of single members are longer than their round's. */
  const movedGraces = async (group: TestGroup) => {
    const { rows: moved } = await sql<{ days: number }>`
      select (o.grace_ends_at at time zone g.time_zone)::date - (r.grace_ends_at at time zone g.time_zone)::date as days
      from obligations o join rounds r using (group_id, cycle, payout_round) join groups g using (group_id)
      where o.group_id = ${group.groupId} and o.grace_ends_at <> r.grace_ends_at`.execute(db);
    return moved.map(({ days }) => days);
  };

  return {
    extensionOpen: {
      prepare: inGrace,
      trigger: askForDays,
      repeat: async (group) => expect((await askForDays(group)).status).toBe(200),
      expectOnce: async (group) => {
        expect(await rows("grace_period_votes", group, "status = 'active' and grace_held_days = 2")).toBe(1);
        expect(await movedGraces(group)).toEqual([2]);
        expect(await rows("notifications", group, "kind = 'extension_vote_opened'")).toBe(2);
      },
    },
    removalOpen: {
      prepare: started,
      trigger: askToRemove,
      repeat: async (group) => expect((await askToRemove(group)).status).toBe(200),
      expectOnce: async (group) => {
        expect(await rows("grace_period_votes", group, "status = 'active'")).toBe(1);
        expect(await rows("notifications", group, "kind = 'vote_about_you'")).toBe(1);
      },
    },
    voteDelete: {
      prepare: async () => {
        const group = await inGrace();
        voteId = String((await askForDays(group)).body["vote_id"]);
        return group;
      },
      trigger: takeBack,
      repeat: async (group) => expect((await takeBack(group)).body).toEqual({ success: true }),
      expectOnce: async (group) => {
        expect(await rows("grace_period_votes", group, "status = 'deleted'")).toBe(1);
        expect(await movedGraces(group)).toEqual([1]);
        expect(await rows("notifications", group, "kind = 'your_vote_decided'")).toBe(1);
      },
    },
    removal: {
      // The vote has passed, and the exit is not written yet (D128).
      prepare: async () => {
        const group = await started();
        voteId = String((await askToRemove(group)).body["vote_id"]);
        expect((await ballot(voteId, group.admin.userId)).status).toBe(200);
        return group;
      },
      trigger: (group) =>
        service.callAction("cast_vote", { vote_id: voteId, vote_choice: "yes" }, group.members[2]!.userId),
      repeat: async (group) =>
        expect((await ballot(voteId, group.members[2]!.userId)).body).toEqual({ success: true, status: "approved" }),
      expectOnce: async (group) => {
        expect(await rows("grace_period_votes", group, "status = 'approved' and yes_count = 2")).toBe(1);
        expect(await rows("exits", group, `user_id = '${bruno(group)}'`)).toBe(1);
        expect(await rows("notifications", group, "kind = 'removal_decided'")).toBe(2);
        expect(await rows("notifications", group, "kind = 'your_vote_decided'")).toBe(1);
      },
    },
  };
}
