import { sql } from "kysely";
import { expect } from "vitest";
import { type TestGroup } from "../factories.ts";
import type { Operations, Scene } from "./scene.ts";

/** A started circle: its payments, payouts and reminders. */
export function money({
  db,
  service,
  input,
  bruno,
  contribution,
  recruiting,
  started,
  open,
  fill,
  rows,
  byAdmin,
}: Scene): Operations {
  const paymentOf = (group: TestGroup) =>
    db
      .selectFrom("payments")
      .selectAll()
      .where("group_id", "=", group.groupId)
      .where("status", "<>", "failed")
      .execute();
  const check = async (group: TestGroup) => {
    const [payment] = await paymentOf(group);
    return service.insist("check_contribution", { payment_id: payment!.payment_id }, payment!.user_id);
  };
  let checkout = { url: "", payment_id: "" };

  return {
    start: {
      prepare: recruiting,
      trigger: (group) => service.callAction("start_group", input(group), group.admin.userId),
      repeat: (group) => service.insist("start_group", input(group), group.admin.userId),
      expectOnce: async (group) => {
        expect(await rows("rounds", group)).toBe(3);
        expect(await rows("notifications", group, "kind = 'group_started'")).toBe(3);
      },
    },
    contribute: {
      prepare: started,
      trigger: (group) => service.callAction("stripe_contribute", contribution(group), bruno(group)),
      repeat: (group) => service.insist("stripe_contribute", contribution(group), bruno(group)),
      expectOnce: async (group) => {
        const payments = await paymentOf(group);
        expect(payments).toHaveLength(1);
        const sessions = await service.stripe.stripe.checkout.sessions.list({ limit: 100 });
        const open = sessions.data.filter(
          ({ metadata, status }) => status === "open" && metadata?.payment_id === payments[0]!.payment_id,
        );
        expect(open).toHaveLength(1);
      },
    },
    settle: {
      // Opened beforehand: a late message about an earlier payment may reach the named place first.
      prepare: async () => {
        const group = await started();
        checkout = await open(group, bruno(group));
        return group;
      },
      trigger: async (group) => {
        await fill(checkout);
        // Whichever comes first, this question or the provider's own message, settles the payment.
        return service.callAction("check_contribution", { payment_id: checkout.payment_id }, bruno(group));
      },
      repeat: check,
      expectOnce: async (group) => {
        expect(await paymentOf(group)).toMatchObject([{ status: "completed" }]);
        expect(await rows("ledger_transactions", group, "kind = 'contribution'")).toBe(1);
        expect(await rows("notifications", group, "kind = 'contribution_received'")).toBe(1);
      },
    },
    payout: {
      prepare: async () => {
        const group = await started();
        for (const { userId } of group.members.slice(1)) {
          const { payment_id, url } = await open(group, userId);
          await fill({ url });
          await service.insist("check_contribution", { payment_id }, userId);
        }
        await sql`update private.app_clock set shift = '3 days'`.execute(db);
        return group;
      },
      trigger: () => service.tick("rounds"),
      repeat: async () => {
        // The days that pass also end what other operations left open.
        for (const cron of ["expire_checkouts", "rounds"]) expect(await service.tick(cron)).toBe(200);
      },
      expectOnce: async (group) => {
        expect(await rows("payout_distributions", group, "amount = 20000")).toBe(1);
        expect(await rows("ledger_transactions", group, "kind = 'payout'")).toBe(1);
        expect(await rows("notifications", group, "kind = 'payout_released'")).toBe(1);
      },
    },
    reminders: {
      prepare: async () => {
        const group = await started();
        await sql`update user_preferences set reminder_timing = '3-days'`.execute(db);
        // Noon of the day before the due date, where the circle and its members are.
        await sql`update private.app_clock set shift = (select (due_date - 1 + time '12:00') at time zone 'America/New_York' - now()
          from rounds where group_id = ${group.groupId} and payout_round = 1)`.execute(db);
        return group;
      },
      trigger: () => service.tick("payment_reminders"),
      repeat: async () => expect(await service.tick("payment_reminders")).toBe(200),
      expectOnce: async (group) => {
        expect(await rows("notifications", group, "kind = 'payment_due'")).toBe(2);
      },
    },
    remind: {
      ...byAdmin("remind_members"),
      prepare: async () => {
        const group = await started();
        await sql`update private.app_clock set shift = '3 days'`.execute(db);
        return group;
      },
      expectOnce: async (group) => {
        expect(await rows("notifications", group, "kind = 'payment_reminder'")).toBe(2);
      },
    },
  };
}
