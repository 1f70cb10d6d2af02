import { sql } from "kysely";
import { expect } from "vitest";
import { type TestGroup } from "../factories.ts";
import type { Operations, Scene } from "./scene.ts";

/** Paying after the grace. */
export function late({ db, service, input, bruno, started, rows }: Scene): Operations {
  /** A group in which Bruno let the grace of round 1 pass. */
  const lateGroup = async (): Promise<TestGroup> => {
    const group = await started();
    await sql`update private.app_clock set shift = '8 days'`.execute(db);
    for (const cron of ["expire_checkouts", "rounds", "late_requests"]) expect(await service.tick(cron)).toBe(200);
    return group;
  };
  const late = (group: TestGroup) => ({ ...input(group), cycle: 1, payout_round: 1 });
  const lateRows = async (table: "late_requests" | "late_allowances", group: TestGroup) => {
    const counted = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}
      join rounds using (round_id) where group_id = ${group.groupId}`.execute(db);
    return counted.rows[0]!.n;
  };
  const askLate = (group: TestGroup) => service.callAction("ask_to_pay_late", late(group), bruno(group));
  const allowLate = (group: TestGroup) =>
    service.callAction("allow_late_payment", { ...late(group), user_id: bruno(group) }, group.admin.userId);

  return {
    askLate: {
      prepare: lateGroup,
      trigger: askLate,
      repeat: askLate,
      expectOnce: async (group) => {
        expect(await lateRows("late_requests", group)).toBe(1);
        expect(await rows("notifications", group, "kind = 'late_payment_asked'")).toBe(1);
      },
    },
    allowLate: {
      prepare: async () => {
        const group = await lateGroup();
        expect((await askLate(group)).status).toBe(200);
        return group;
      },
      trigger: allowLate,
      repeat: allowLate,
      expectOnce: async (group) => {
        expect(await lateRows("late_allowances", group)).toBe(1);
        expect(await rows("notifications", group, "kind = 'late_payment_allowed'")).toBe(1);
      },
    },
    lateSilence: {
      prepare: async () => {
        const group = await lateGroup();
        expect((await askLate(group)).status).toBe(200);
        await sql`update private.app_clock set shift = '10 days 1 hour'`.execute(db);
        return group;
      },
      trigger: () => service.tick("late_requests"),
      repeat: async () => expect(await service.tick("late_requests")).toBe(200),
      expectOnce: async (group) => {
        expect(await rows("notifications", group, "kind = 'late_payment_opened'")).toBe(1);
      },
    },
  };
}
