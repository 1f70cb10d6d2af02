import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agreementHash } from "../domain/agreement.ts";
import type { RefusalCode } from "../refusals/catalogue.ts";
import { onDay, setClock } from "../test/clock.ts";
import { buildGroup, buildUser, type TestUser } from "../test/factories.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let amina: TestUser;
beforeAll(async () => {
  service = await startTestService();
  await setClock(service.services.db, onDay("2026-11-20", "America/New_York"));
  amina = await buildUser(service.services.db, { name: "Amina", plan: "premium" });
});
afterAll(() => service.stop());

const proposal = {
  name: "Family Savings",
  contribution_amount: 100_00,
  frequency: "monthly",
  member_limit: 10,
  is_public: true,
  start_date: "2026-12-01",
  time_zone: "America/New_York",
  accept_agreement: true,
};
const create = (changes: object = {}, as: string | undefined = amina.userId) =>
  service.callAction("create_group", { input: { ...proposal, ...changes } }, as === undefined ? {} : { as });
const readGroup = (groupId: unknown) =>
  service.services.db
    .selectFrom("groups")
    .innerJoin("cycles", (join) =>
      join.onRef("cycles.group_id", "=", "groups.group_id").onRef("cycles.cycle", "=", "groups.current_cycle"),
    )
    .selectAll("groups")
    .select(["cycles.phase", "cycles.start_date"])
    .where("groups.group_id", "=", String(groupId))
    .executeTakeFirstOrThrow();

describe("create_group", () => {
  it("founds a recruiting circle with its creator as admin and only member (D78, D90, D98, D104)", async () => {
    const { body, status } = await create();
    expect({ status, success: body.success }).toEqual({ status: 200, success: true });
    const group = await readGroup(body.group_id);
    expect(group).toMatchObject({
      url_slug: `family-savings-${group.short_id}`,
      status: "recruiting",
      admin_id: amina.userId,
      current_members: 1,
      minimum_members_to_start: 3,
      join_method: "request_to_join",
      payout_assignment_method: "random",
      manual_start_enabled: true,
      currency: "USD",
      current_cycle: 1,
      phase: "planned",
      start_date: "2026-12-01",
    });
    expect(body.url_slug).toBe(group.url_slug);
    const members = await service.services.db
      .selectFrom("group_members")
      .select(["user_id", "role", "status"])
      .where("group_id", "=", group.group_id)
      .execute();
    expect(members).toEqual([{ user_id: amina.userId, role: "admin", status: "active" }]);
  });

  it("keeps what the creator agreed to, with a hash that anyone can recompute (D106)", async () => {
    const { db } = service.services;
    const { body } = await create({ name: "Agreed" });
    const kept = await db
      .selectFrom("group_agreements as a")
      .innerJoin("agreement_texts as t", "t.version", "a.version")
      .select(["a.user_id", "a.terms", "a.terms_hash", "t.body"])
      .where("group_id", "=", String(body.group_id))
      .executeTakeFirstOrThrow();
    expect(kept.user_id).toBe(amina.userId);
    expect(kept.terms_hash).toBe(
      agreementHash(kept.body, kept.terms as unknown as Parameters<typeof agreementHash>[1]),
    );
  });

  it("stores bi-weekly as biweekly, and a private group is by invitation alone (D54, D104)", async () => {
    const { body } = await create({ name: "Private", frequency: "bi-weekly", is_public: false, join_method: "direct" });
    expect(await readGroup(body.group_id)).toMatchObject({ frequency: "biweekly", join_method: "invite_only" });
  });

  it.each<[string, object, RefusalCode, string]>([
    ["a short name", { name: " Ab " }, "group-name-length", "name"],
    ["a long description", { description: "a".repeat(501) }, "description-too-long", "description"],
    ["long rules", { rules: "a".repeat(1_001) }, "rules-too-long", "rules"],
    ["4.99", { contribution_amount: 4_99 }, "contribution-range", "contribution_amount"],
    ["half a cent", { contribution_amount: 500.5 }, "invalid-input", "contribution_amount"],
    [
      "a pot above 50,000.00",
      { contribution_amount: 5_000_00, member_limit: 12 },
      "pot-too-large",
      "contribution_amount",
    ],
    ["yen", { currency: "JPY" }, "unknown-currency", "currency"],
    ["a currency that is off (D264)", { currency: "EUR" }, "unknown-currency", "currency"],
    ["every day", { frequency: "daily" }, "unknown-frequency", "frequency"],
    ["51 seats", { member_limit: 51 }, "member-limit-range", "member_limit"],
    ["a minimum of one", { minimum_members_to_start: 1 }, "minimum-members-range", "minimum_members_to_start"],
    ["Mars", { time_zone: "Mars/Olympus" }, "unknown-time-zone", "time_zone"],
    ["a start today", { start_date: "2026-11-20" }, "start-date-range", "start_date"],
    ["a start in 13 months", { start_date: "2027-12-20" }, "start-date-range", "start_date"],
    ["no agreement", { accept_agreement: false }, "agreement-required", "accept_agreement"],
  ])("refuses %s (D98)", async (_, changes, code, field) => {
    const call = () => create({ name: "Other", ...changes });
    await expectRefusal(service, call, code);
    expect((await call()).body.extensions?.field).toBe(field);
  });

  it("refuses a name that the creator has used already, whatever its case (D98)", async () => {
    await create({ name: "Once" });
    await expectRefusal(service, () => create({ name: "oNCE" }), "group-name-taken");
  });

  it("refuses who has not verified, nobody at all, and a Free member's second group (D3)", async () => {
    const { db } = service.services;
    const unverified = await buildUser(db, { name: "Newcomer", isVerified: false });
    await expectRefusal(service, () => create({ name: "Other" }, unverified.userId), "identity-required-to-create");
    await expectRefusal(service, () => service.callAction("create_group", { input: proposal }), "not-signed-in");
    const free = await buildUser(db, { name: "Chloe" });
    await buildGroup(db, { members: [free] });
    await expectRefusal(service, () => create({ name: "Other" }, free.userId), "free-plan-limit");
  });

  it("founds only one of a Free member's two groups at the same moment (D3)", async () => {
    const free = await buildUser(service.services.db, { name: "Chloe" });
    const answers = await Promise.all([1, 2, 3, 4].map((n) => create({ name: `Race ${n}` }, free.userId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });
});
