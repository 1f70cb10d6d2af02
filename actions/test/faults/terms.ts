import { sql } from "kysely";
import { expect } from "vitest";
import { type TestGroup } from "../factories.ts";
import type { Operations, Scene } from "./scene.ts";

/** Terms that change under members. */
export function terms({ db, service, input, bruno, recruiting, rows, byAdmin }: Scene): Operations {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const otherTerms = (group: TestGroup) => ({
    ...input(group),
    contribution_amount: 150_00,
    currency: "USD",
    frequency: "monthly",
    member_limit: 5,
    payout_assignment_method: "join_order",
    start_date: inDays(20),
  });
  const changeTerms = (group: TestGroup) =>
    service.callAction("change_group_terms", otherTerms(group), group.admin.userId);
  /** A group whose members are asked to accept other terms. */
  const askedAboutTerms = async (): Promise<TestGroup> => {
    const group = await recruiting();
    expect((await changeTerms(group)).status).toBe(200);
    return group;
  };
  const acceptTerms = async (group: TestGroup) => {
    const { rows: asked } = await sql<{ terms_hash: string }>`select terms_hash from term_consents
      where group_id = ${group.groupId} and user_id = ${bruno(group)}`.execute(db);
    return service.callAction(
      "accept_group_terms",
      { ...input(group), terms_hash: asked[0]!.terms_hash, accept_agreement: true },
      bruno(group),
    );
  };
  const declineTerms = (group: TestGroup) => service.callAction("decline_group_terms", input(group), bruno(group));

  return {
    changeTerms: {
      prepare: recruiting,
      trigger: changeTerms,
      repeat: changeTerms,
      expectOnce: async (group) => {
        expect(await rows("groups", group, "contribution_amount = 15000")).toBe(1);
        expect(await rows("term_consents", group)).toBe(2);
        expect(await rows("notifications", group, "kind = 'terms_changed'")).toBe(2);
      },
    },
    acceptTerms: {
      prepare: askedAboutTerms,
      trigger: acceptTerms,
      repeat: acceptTerms,
      expectOnce: async (group) => {
        expect(await rows("group_agreements", group, `user_id = '${bruno(group)}'`)).toBe(1);
        expect(await rows("term_consents", group, "accepted_at is not null")).toBe(1);
      },
    },
    declineTerms: {
      prepare: askedAboutTerms,
      trigger: declineTerms,
      repeat: declineTerms,
      expectOnce: async (group) => {
        expect(await rows("group_members", group, `user_id = '${bruno(group)}'`)).toBe(0);
        expect(await rows("notifications", group, "kind = 'member_released'")).toBe(1);
      },
    },
    termConsents: {
      prepare: async () => {
        const group = await askedAboutTerms();
        await sql`update private.app_clock set shift = '3 days 1 minute'`.execute(db);
        return group;
      },
      trigger: () => service.tick("term_consents"),
      repeat: async () => expect(await service.tick("term_consents")).toBe(200),
      expectOnce: async (group) => {
        expect(await rows("group_members", group)).toBe(1);
        expect(await rows("notifications", group, "kind = 'terms_unanswered'")).toBe(2);
      },
    },
    extend: {
      ...byAdmin("extend_recruitment", () => ({ start_date: inDays(20) })),
      expectOnce: async (group) => {
        expect(await rows("cycles", group, "start_date is not null")).toBe(1);
        expect(await rows("notifications", group, "kind = 'terms_changed'")).toBe(2);
      },
    },
  };
}
