import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lockGroup } from "../groups/queries.ts";
import { buildGroup, buildUser, type TestGroup, type TestUser } from "../test/factories.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: TestGroup;
let amina: TestUser;
let marisol: TestUser;
beforeAll(async () => {
  service = await startTestService();
  const { db } = service.services;
  amina = await buildUser(db, { name: "Amina" });
  circle = await buildGroup(db, { admin: amina, members: ["Moonraker"] });
  marisol = await buildUser(db, { name: "Marisol Vega" });
  await db
    .updateTable("user_profiles")
    .set({ alias: "Moonlight", username: "mv.savings", phone: "+1 555 0100" })
    .where("user_id", "=", marisol.userId)
    .execute();
});
afterAll(() => service.stop());

const search = (text: string, as = amina) =>
  service.callAction("search_people", { group_id: circle.groupId, text }, { as: as.userId });
const found = async (text: string) =>
  ((await search(text)).body["people"] as { alias: string }[]).map(({ alias }) => alias);

it.each(["moon", "LIGHT", "@mv.sav", "v.savi", "marisol", "Vega", "marisol vega"])(
  "D180: by %j, without regard to case",
  async (text) => {
    expect(await found(text)).toEqual(["Moonlight"]);
  },
);

it.each([
  ["a part of the legal name, which could be spelled out letter by letter", "mariso"],
  ["an address", () => marisol.email],
  ["a part of an address", "example.com"],
  ["a phone number", "+1 555 0100"],
  ["signs that stand for any others", "%%"],
  ["signs that stand for any one", "__"],
  ["oneself", "amina"],
])("D180, D181, D266: not by %s", async (_, text) => {
  expect(await found(typeof text === "string" ? text : text())).toEqual([]);
});

it("D180: tells alias, @username and picture, whether the person is invited, and nothing else", async () => {
  expect((await search("moonlight")).body).toEqual({
    people: [
      { user_id: marisol.userId, alias: "Moonlight", username: "mv.savings", avatar_url: null, is_invited: false },
    ],
  });
});

it("D109, D266: marks who was picked and has not answered, and nobody whose address was typed", async () => {
  const nadia = await buildUser(service.services.db, { name: "Nadia Noor" });
  const invited = async () => ((await search("noor")).body["people"] as { is_invited: boolean }[])[0]!.is_invited;
  const call = (name: string, input: object) => service.callAction(name, input, { as: amina.userId });
  const { body: typed } = await call("invite_by_email", { group_id: circle.groupId, email: nadia.email });
  expect([typed["success"], await invited()]).toEqual([true, false]);
  const { body: picked } = await call("invite_person", { group_id: circle.groupId, user_id: nadia.userId });
  expect([picked["success"], await invited()]).toEqual([true, true]);
  await call("revoke_invitation", { invitation_id: picked["invitation_id"] });
  expect(await invited()).toBe(false);
});

it("finds nobody who has not proved an address, is suspended, gone, has blocked the one who looks or is blocked by them (D292)", async () => {
  const { db } = service.services;
  const hidden = await Promise.all(
    [{ isConfirmed: false }, {}, {}, {}, {}].map((options, n) => buildUser(db, { name: `Hidden ${n}`, ...options })),
  );
  const set = (at: number, values: object) =>
    db.updateTable("user_profiles").set(values).where("user_id", "=", hidden[at]!.userId).execute();
  await set(1, { suspended_at: new Date() });
  await sql`select private.forget_profile(${hidden[2]!.userId})`.execute(db);
  await db
    .insertInto("user_blocks")
    .values([
      { user_id: hidden[3]!.userId, blocked_user_id: amina.userId },
      { user_id: amina.userId, blocked_user_id: hidden[4]!.userId },
    ])
    .execute();
  expect(await found("hidden")).toEqual([]);
  expect(await found("former")).toEqual([]);
});

it("D107: is for who may invite to the group, and shows nobody who is in it", async () => {
  await expectRefusal(service, () => search("moon", marisol), "not-allowed");
  expect(await found("moonraker")).toEqual([]);
});

it("waits for nobody who is changing the circle", async () => {
  const aliases = await service.services.db.transaction().execute(async (tx) => {
    await lockGroup(tx, circle.groupId);
    return found("moonlight");
  });
  expect(aliases).toEqual(["Moonlight"]);
});

it("D180: asks for two characters, and shows fifty people at most", async () => {
  await expectRefusal(service, () => search("m"), "search-too-short");
  await expectRefusal(service, () => search(" @m "), "search-too-short");
  for (let n = 0; n < 51; n++) await buildUser(service.services.db, { name: `Crowd ${n}` });
  expect(await found("crowd")).toHaveLength(50);
});
