/** Circles that were created and not finished (D72, D73): kept, gone on with, finished, dropped. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "../test/clock.ts";
import { buildUser } from "../test/factories.ts";
import { expectRefusal } from "../test/refusal.ts";
import { storedPicture } from "../test/storedPicture.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => setClock(service.services.db, new Date("2027-01-04T12:00:00Z")));

const db = () => service.services.db;
let made = 0;
const terms = (changes: object = {}) => ({
  name: `Unfinished ${++made}`,
  contribution_amount: 100_00,
  frequency: "monthly",
  member_limit: 4,
  is_public: true,
  start_date: "2027-03-01",
  time_zone: "UTC",
  accept_agreement: false,
  ...changes,
});
const save = (as: string, input: object = terms()) => service.callAction("save_pending_group", { input }, { as });
const update = (as: string, group_id: unknown, input: object, finish: boolean) =>
  service.callAction("update_pending_group", { group_id, input, finish }, { as });
const discard = (as: string, group_id: unknown) => service.callAction("discard_pending_group", { group_id }, { as });

const row = (groupId: unknown) =>
  db().selectFrom("groups").selectAll().where("group_id", "=", String(groupId)).executeTakeFirstOrThrow();
const agreements = async (groupId: unknown) =>
  (await db().selectFrom("group_agreements").select("user_id").where("group_id", "=", String(groupId)).execute())
    .length;
const told = async (userId: string) =>
  (await db().selectFrom("activity_feed").select("kind").where("user_id", "=", userId).execute()).map(
    ({ kind }) => kind,
  );

describe("a circle that is kept", () => {
  it("is its founder's alone, counts toward no plan, and nobody was told or has agreed", async () => {
    const { userId } = await buildUser(db(), { plan: "free" });
    const { body } = await save(userId);
    expect(await row(body["group_id"])).toMatchObject({ status: "pending", is_visible_to_all: false });
    expect(await agreements(body["group_id"])).toBe(0);
    expect(await told(userId)).toEqual([]);
    // The one circle of the free plan is still free.
    const created = { input: terms({ accept_agreement: true }) };
    expect((await service.callAction("create_group", created, { as: userId })).status).toBe(200);
  });

  it("can be changed as often as one likes, keeps its picture, and lets go of the one before", async () => {
    const { userId } = await buildUser(db());
    const [first, second] = [await storedPicture(db(), userId), await storedPicture(db(), userId)];
    const { body } = await save(userId, terms({ picture_id: first }));
    const id = body["group_id"];
    expect((await update(userId, id, terms({ name: "Another name", picture_id: first }), false)).status).toBe(200);
    expect(await row(id)).toMatchObject({ name: "Another name", status: "pending", picture_id: first });
    expect((await update(userId, id, terms({ picture_id: second }), false)).status).toBe(200);
    expect(await row(id)).toMatchObject({ picture_id: second });
    const released = await db()
      .selectFrom("private.stored_files")
      .select("file_id")
      .where("file_id", "in", [first, second])
      .where("released_at", "is not", null)
      .execute();
    expect(released).toEqual([{ file_id: first }]);
  });

  it("D6: keeps its cover on a plan that has one, and lets go of the one before", async () => {
    const { userId } = await buildUser(db(), { plan: "all_inclusive" });
    const cover = () => storedPicture(db(), userId, "group_cover");
    const [first, second] = [await cover(), await cover()];
    const { body } = await save(userId, terms({ cover_id: first }));
    const id = body["group_id"];
    for (const coverId of [first, second])
      expect((await update(userId, id, terms({ cover_id: coverId }), false)).status).toBe(200);
    expect(await row(id)).toMatchObject({ cover_id: second, cover_url: `/files/group-covers/${second}` });
    expect((await discard(userId, id)).status).toBe(200);
    const released = await db()
      .selectFrom("private.stored_files")
      .select("file_id")
      .where("owner_id", "=", userId)
      .where("released_at", "is not", null)
      .execute();
    expect(released.map(({ file_id }) => file_id).toSorted()).toEqual([first, second].toSorted());
  });

  it("is finished by who founded it, with the agreement: then it recruits, under the terms of that moment", async () => {
    const { userId } = await buildUser(db());
    const { body } = await save(userId);
    const id = body["group_id"];
    await expectRefusal(service, () => update(userId, id, terms(), true), "agreement-required");
    const last = terms({ name: "Finished circle", member_limit: 6, start_date: "2027-04-01", accept_agreement: true });
    expect((await update(userId, id, last, true)).status).toBe(200);
    expect(await row(id)).toMatchObject({ status: "recruiting", name: "Finished circle", member_limit: 6 });
    expect(await agreements(id)).toBe(1);
    expect(await told(userId)).toEqual(["group_created"]);
    const cycles = await db().selectFrom("cycles").select("start_date").where("group_id", "=", String(id)).execute();
    expect(cycles).toEqual([{ start_date: "2027-04-01" }]);
    // D73: there is no way back.
    await expectRefusal(service, () => update(userId, id, last, true), "group-not-pending");
    await expectRefusal(service, () => discard(userId, id), "group-not-pending");
  });

  it("is finished by nobody who may found none: the limit of the plan holds at the end", async () => {
    const { userId } = await buildUser(db(), { plan: "free" });
    const { body } = await save(userId);
    await service.callAction("create_group", { input: terms({ accept_agreement: true }) }, { as: userId });
    const input = terms({ accept_agreement: true });
    await expectRefusal(service, () => update(userId, body["group_id"], input, true), "free-plan-limit");
  });

  it("does not exist for others, who may do the same with one of theirs", async () => {
    const { userId } = await buildUser(db());
    const other = await buildUser(db());
    const { body } = await save(userId, terms({ is_public: false }));
    const input = terms({ accept_agreement: true });
    await expectRefusal(service, () => update(other.userId, body["group_id"], input, true), "group-not-found");
    await expectRefusal(service, () => discard(other.userId, body["group_id"]), "group-not-found");
    const own = await save(other.userId);
    expect((await discard(other.userId, own.body["group_id"])).status).toBe(200);
  });

  it("is refused what a new one is refused", async () => {
    const { userId } = await buildUser(db());
    await expectRefusal(service, () => save(userId, terms({ name: "x" })), "group-name-length");
    await expectRefusal(service, () => save(userId, terms({ payout_delay_days: 2 })), "scheduling-needs-plan");
    const unverified = await buildUser(db(), { isVerified: false });
    await expectRefusal(service, () => save(unverified.userId), "identity-required-to-create");
  });
});

describe("a circle that is dropped", () => {
  it("is gone, with its picture, and gives its name and link back", async () => {
    const { userId } = await buildUser(db(), { plan: "all_inclusive" });
    const picture = await storedPicture(db(), userId);
    const wished = terms({ name: "Given back", link_name: "given-back", picture_id: picture });
    const { body } = await save(userId, wished);
    expect((await discard(userId, body["group_id"])).status).toBe(200);
    expect((await row(body["group_id"])).deleted_at).not.toBeNull();
    expect((await save(userId, { ...wished, picture_id: null })).body).toMatchObject({ url_slug: "given-back" });
    expect(await service.tick("sweep_files")).toBe(200);
    const left = await db().selectFrom("private.stored_files").selectAll().where("file_id", "=", picture).execute();
    expect(left).toEqual([]);
  });

  it("by time alone: 30 days after its founder last went on with it", async () => {
    const { userId } = await buildUser(db());
    const kept = (await save(userId)).body["group_id"];
    const goneOn = (await save(userId)).body["group_id"];
    await setClock(db(), new Date("2027-02-02T12:00:00Z"));
    await update(userId, goneOn, terms({ start_date: "2027-05-01" }), false);
    expect(await service.tick("discard_pending_groups")).toBe(200);
    expect((await row(kept)).deleted_at).toBeNull();
    await setClock(db(), new Date("2027-02-03T13:00:00Z"));
    expect(await service.tick("discard_pending_groups")).toBe(200);
    expect((await row(kept)).deleted_at).not.toBeNull();
    expect((await row(goneOn)).deleted_at).toBeNull();
    // Circles that recruit are nobody's to drop.
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from groups where status <> 'pending' and deleted_at is not null`.execute(db());
    expect(rows[0]!.n).toBe(0);
  });
});
