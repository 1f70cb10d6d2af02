import { sql } from "kysely";
import { expect } from "vitest";
import { buildGroup, type TestGroup } from "../factories.ts";
import type { Operations, Scene } from "./scene.ts";

/** Leaving and removal. */
export function leaving({ db, service, input, bruno, recruiting, open, fill, rows }: Scene): Operations {
  const askToLeave = (group: TestGroup) => service.callAction("ask_to_leave", input(group), bruno(group));
  const afterAsking = async (group: TestGroup): Promise<TestGroup> => {
    expect((await askToLeave(group)).status).toBe(200);
    return group;
  };
  const agree = async (group: TestGroup) => {
    const { leave_request_id } = await db
      .selectFrom("leave_requests")
      .select("leave_request_id")
      .where("group_id", "=", group.groupId)
      .executeTakeFirstOrThrow();
    return service.callAction("answer_leave_request", { leave_request_id, agree: true }, group.admin.userId);
  };
  const remove = (group: TestGroup) =>
    service.callAction(
      "remove_member",
      { ...input(group), user_id: bruno(group), reason: "Goodbye" },
      group.admin.userId,
    );
  /** Bruno is out of a group that has not started, and was told once. */
  const expectOut = async (group: TestGroup, kind: string) => {
    expect(await rows("group_members", group, `user_id = '${bruno(group)}'`)).toBe(0);
    expect(await rows("notifications", group, `kind = '${kind}'`)).toBe(1);
  };

  return {
    askLeave: {
      prepare: recruiting,
      trigger: askToLeave,
      repeat: askToLeave,
      expectOnce: async (group) => {
        expect(await rows("leave_requests", group)).toBe(1);
        expect(await rows("notifications", group, "kind = 'leave_asked'")).toBe(1);
      },
    },
    withdrawLeave: {
      prepare: async () => afterAsking(await recruiting()),
      trigger: (group) => service.callAction("withdraw_leave_request", input(group), bruno(group)),
      repeat: (group) => service.insist("withdraw_leave_request", input(group), bruno(group)),
      expectOnce: async (group) => expect(await rows("leave_requests", group, "status = 'withdrawn'")).toBe(1),
    },
    answerLeave: {
      prepare: async () => afterAsking(await recruiting()),
      trigger: agree,
      repeat: agree,
      expectOnce: (group) => expectOut(group, "leave_agreed"),
    },
    removeMember: {
      prepare: recruiting,
      trigger: remove,
      repeat: remove,
      expectOnce: (group) => expectOut(group, "member_removed"),
    },
    leave: {
      prepare: recruiting,
      trigger: remove,
      repeat: remove,
      expectOnce: (group) => expectOut(group, "member_removed"),
    },
    leaveSilence: {
      prepare: async () => {
        const group = await afterAsking(await recruiting());
        await sql`update private.app_clock set shift = '3 days 1 hour'`.execute(db);
        return group;
      },
      trigger: () => service.tick("leave_requests"),
      repeat: async () => expect(await service.tick("leave_requests")).toBe(200),
      expectOnce: (group) => expectOut(group, "leave_agreed"),
    },
    exit: {
      // In Bruno's own round, the first one, Chloe has paid, which is not needed once he leaves (D117).
      prepare: async () => {
        const group = await buildGroup(db, { members: ["Bruno", "Chloe"], payoutAssignmentMethod: "manual" });
        const admin = group.admin.userId;
        const chloe = group.members[2]!.userId;
        const order = { ...input(group), user_ids: [bruno(group), admin, chloe] };
        expect((await service.callAction("set_payout_order", order, admin)).status).toBe(200);
        expect((await service.callAction("start_group", { ...input(group), order_is_final: true }, admin)).status).toBe(
          200,
        );
        const { payment_id, url } = await open(group, chloe);
        await fill({ url });
        await service.insist("check_contribution", { payment_id }, chloe);
        return afterAsking(group);
      },
      trigger: agree,
      repeat: agree,
      expectOnce: async (group) => {
        expect(await rows("exits", group, "kind = 'before_receiving'")).toBe(1);
        expect(await rows("group_members", group, "status = 'left'")).toBe(1);
        expect(await rows("ledger_transactions", group, "kind = 'contribution_returned'")).toBe(1);
        expect(await rows("notifications", group, "kind = 'contribution_returned'")).toBe(1);
        expect(await rows("notifications", group, "kind = 'exit_effective'")).toBe(1);
        expect(await rows("cycles", group, "locked_member_count = 2 and round_count = 3")).toBe(1);
      },
    },
  };
}
