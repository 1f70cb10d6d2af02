/** What only some plans let a circle have: a payout day (D8), a link name and an accent colour (D6). */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localDate } from "../domain/cycle.ts";
import { productNow } from "../db/productClock.ts";
import { buildUser } from "../test/factories.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let tomorrow: string;
beforeAll(async () => {
  service = await startTestService();
  const now = await productNow(service.services.db);
  tomorrow = localDate(new Date(now.getTime() + 2 * 86_400_000), "UTC");
});
afterAll(() => service.stop());

let made = 0;
const create = (userId: string, choices: object) =>
  service.callAction(
    "create_group",
    {
      input: {
        name: `Choices ${++made}`,
        contribution_amount: 100_00,
        frequency: "monthly",
        member_limit: 4,
        is_public: true,
        start_date: tomorrow,
        time_zone: "UTC",
        accept_agreement: true,
        ...choices,
      },
    },
    { as: userId },
  );
const on = async (plan: "free" | "premium" | "all_inclusive" | "enterprise") =>
  (await buildUser(service.services.db, { plan })).userId;

const PLANS = ["free", "premium", "all_inclusive", "enterprise"] as const;
const CHOICES = [
  { choice: { payout_delay_days: 3 }, code: "scheduling-needs-plan", field: "payout_delay_days", from: "premium" },
  { choice: { link_name: "our-garden" }, code: "custom-needs-plan", field: "link_name", from: "all_inclusive" },
  { choice: { accent_color: "#CFE8E3" }, code: "custom-needs-plan", field: "accent_color", from: "all_inclusive" },
] as const;

describe.each(CHOICES)("$field", ({ choice, code, field, from }) => {
  it.each(PLANS)("on the plan %s", async (plan) => {
    const userId = await on(plan);
    const unique = "link_name" in choice ? { link_name: `our-garden-of-${plan.replace("_", "-")}` } : choice;
    if (PLANS.indexOf(plan) < PLANS.indexOf(from)) {
      await expectRefusal(service, () => create(userId, unique), code);
      const { body } = await create(userId, unique);
      expect(body.extensions).toMatchObject({ field, next: "/subscription" });
    } else {
      expect((await create(userId, unique)).body).toMatchObject({ success: true });
    }
    // Without the choice it was the plan alone that stood in the way.
    if (PLANS.indexOf(plan) < PLANS.indexOf(from)) expect((await create(userId, {})).status).toBe(200);
  });
});

it("a payout day is kept, moves the payouts of the schedule, and has a bound", async () => {
  const userId = await on("premium");
  const { body } = await create(userId, { payout_delay_days: 5 });
  const rounds = await service.services.db
    .selectFrom("group_schedule")
    .select(["due_date", "payout_date"])
    .where("group_id", "=", String(body["group_id"]))
    .execute();
  expect(rounds.length).toBe(4);
  for (const { due_date, payout_date } of rounds)
    expect((Date.parse(String(payout_date)) - Date.parse(String(due_date))) / 86_400_000).toBe(5);
  await expectRefusal(service, () => create(userId, { payout_delay_days: 6 }), "payout-day-range");
  await expectRefusal(service, () => create(userId, { payout_delay_days: -1 }), "payout-day-range");
});

describe("a link name", () => {
  it("is the circle's address, and nobody else's: neither now nor when the circle has another", async () => {
    const userId = await on("all_inclusive");
    const { body } = await create(userId, { link_name: "river-walkers" });
    expect(body["url_slug"]).toBe("river-walkers");
    await expectRefusal(service, () => create(userId, { link_name: "river-walkers" }), "link-name-taken");
    await service.services.db
      .updateTable("groups")
      .set({ url_slug: "river-walkers-two" })
      .where("group_id", "=", String(body["group_id"]))
      .execute();
    await expectRefusal(service, () => create(userId, { link_name: "river-walkers" }), "link-name-taken");
  });

  it("goes to one of two who want it at the same moment", async () => {
    const people = [await on("all_inclusive"), await on("all_inclusive")];
    const answers = await Promise.all(people.map((userId) => create(userId, { link_name: "same-moment" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400)!;
    expect(refused.body.extensions).toMatchObject({ code: "link-name-taken", field: "link_name" });
  });

  it.each([
    ["a", "link-name-form"],
    ["Our Garden", "link-name-form"],
    ["garden-1010", "link-name-form"],
    ["support", "link-name-reserved"],
    ["savings-circle-support", "link-name-reserved"],
    ["0fficial-helpdesk", "link-name-reserved"],
  ] as const)("is not %s", async (name, code) => {
    const userId = await on("all_inclusive");
    await expectRefusal(service, () => create(userId, { link_name: name }), code);
  });
});

it("an accent is one of those that can be read on in every theme", async () => {
  const userId = await on("all_inclusive");
  await expectRefusal(service, () => create(userId, { accent_color: "#000000" }), "unknown-accent");
  await expectRefusal(service, () => create(userId, { accent_color: "red;}" }), "unknown-accent");
});

describe("changed later", () => {
  const planOf = (userId: string, subscription_tier: "free" | "premium" | "all_inclusive") =>
    service.services.db
      .updateTable("subscribers")
      .set({ subscription_tier, subscribed: subscription_tier !== "free" })
      .where("user_id", "=", userId)
      .execute();
  const founded = async (plan: "free" | "premium" | "all_inclusive", choices: object = {}) => {
    const userId = await on(plan);
    const groupId = String((await create(userId, choices)).body["group_id"]);
    const call = (name: string, input: object) =>
      service.callAction(name, { group_id: groupId, ...input }, { as: userId });
    return {
      userId,
      groupId,
      setLook: (link_name: string, accent_color = "") => call("set_group_look", { link_name, accent_color }),
      setPayoutDay: (payout_delay_days: number) => call("set_payout_day", { payout_delay_days }),
      row: () =>
        service.services.db
          .selectFrom("groups")
          .select(["url_slug", "short_id", "accent_color", "payout_delay_days"])
          .where("group_id", "=", groupId)
          .executeTakeFirstOrThrow(),
    };
  };

  it("D6, D90: link name and colour are given and taken away, and every link leads on", async () => {
    const { groupId, row, setLook } = await founded("all_inclusive");
    const { url_slug: made } = await row();
    expect((await setLook("later-garden", "#CFE8E3")).body).toEqual({ success: true });
    expect(await row()).toMatchObject({ url_slug: "later-garden", accent_color: "#CFE8E3" });
    expect((await setLook("", "")).status).toBe(200);
    expect(await row()).toMatchObject({ url_slug: made, accent_color: null });
    const links = await service.services.db
      .selectFrom("group_slugs")
      .select("url_slug")
      .where("group_id", "=", groupId)
      .execute();
    expect(links.map(({ url_slug }) => url_slug).toSorted()).toEqual(["later-garden", made].toSorted());
    // The own name of before is free for this circle and for no other.
    expect((await setLook("later-garden")).status).toBe(200);
    const other = await founded("all_inclusive");
    await expectRefusal(service, () => other.setLook("later-garden"), "link-name-taken");
    await expectRefusal(service, () => other.setLook("admin"), "link-name-reserved");
    await expectRefusal(service, () => other.setLook("garden-7"), "link-name-form");
    await expectRefusal(service, () => other.setLook("", "#000000"), "unknown-accent");
  });

  it("D6, R3: a circle has so many link names in its life; those of before and none remain", async () => {
    const { row, setLook } = await founded("all_inclusive", { link_name: "lane-a" });
    const { rows } = await sql<{ max: number }>`select limit_of('link_names_max') as max`.execute(service.services.db);
    const later = ["lane-b", "lane-c", "lane-d", "lane-e", "lane-f", "lane-g"].slice(0, rows[0]!.max - 1);
    for (const name of later) expect((await setLook(name)).status).toBe(200);
    const answer = await setLook("lane-too-many");
    expect(answer.body.extensions).toMatchObject({
      code: "link-names-enough",
      field: "link_name",
      values: { max: rows[0]!.max },
    });
    expect((await setLook("lane-a")).status).toBe(200);
    expect((await setLook("")).status).toBe(200);
    await expectRefusal(service, () => setLook("lane-too-many"), "link-names-enough");
    expect((await setLook("lane-b")).status).toBe(200);
    expect(await row()).toMatchObject({ url_slug: "lane-b" });
  });

  it("D6: the admin's plan decides; what is there stays or is taken away on every plan", async () => {
    const poor = await founded("premium");
    await expectRefusal(service, () => poor.setLook("poor-garden"), "custom-needs-plan");
    await expectRefusal(service, () => poor.setLook("", "#CFE8E3"), "custom-needs-plan");
    const { row, setLook, userId } = await founded("all_inclusive", {
      link_name: "kept-garden",
      accent_color: "#CFE8E3",
    });
    await planOf(userId, "free");
    expect((await setLook("kept-garden", "#CFE8E3")).status).toBe(200);
    await expectRefusal(service, () => setLook("kept-garden", "#F6D9C4"), "custom-needs-plan");
    expect((await setLook("kept-garden", "")).status).toBe(200);
    expect(await row()).toMatchObject({ url_slug: "kept-garden", accent_color: null });
  });

  it("D8, D89: a payout day is the founder's plan, and asks who has agreed to another", async () => {
    const { groupId, row, setPayoutDay, userId } = await founded("premium");
    const member = await on("premium");
    await service.callAction("join_group", { group_id: groupId, accept_agreement: true }, { as: member });
    await sql`insert into group_members (group_id, user_id) values (${groupId}, ${member}) on conflict do nothing`.execute(
      service.services.db,
    );
    await expectRefusal(service, () => setPayoutDay(6), "payout-day-range");
    await expectRefusal(service, () => setPayoutDay(-1), "payout-day-range");
    for (let n = 0; n < 2; n++) expect((await setPayoutDay(4)).body).toEqual({ success: true });
    expect(await row()).toMatchObject({ payout_delay_days: 4 });
    const asked = await service.services.db
      .selectFrom("term_consents")
      .select(["user_id", "terms_before"])
      .where("group_id", "=", groupId)
      .execute();
    expect(asked).toEqual([{ user_id: member, terms_before: expect.objectContaining({ payout_delay_days: 0 }) }]);
    await planOf(userId, "free");
    await expectRefusal(service, () => setPayoutDay(3), "scheduling-needs-plan");
    expect((await setPayoutDay(0)).status).toBe(200);
  });
});
