/** The cover of a group, where the plan has one, over HTTP and Postgres (D6). Uploads and bytes: groupPictures.test.ts. */
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import english from "../../schema/refusals/en.json" with { type: "json" };
import spanish from "../../schema/refusals/es.json" with { type: "json" };
import french from "../../schema/refusals/fr.json" with { type: "json" };
import { cookieOf } from "../test/cookie.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { NO_PICTURES, photo } from "../test/pictures.ts";
import { expectRefusal } from "../test/refusal.ts";
import { storedPicture } from "../test/storedPicture.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let picture: Buffer;
beforeAll(async () => {
  service = await startTestService();
  picture = await photo();
});
afterAll(() => service.stop());

const db = () => service.services.db;
const PLANS = ["free", "premium", "all_inclusive", "enterprise"] as const;
const person = (plan: (typeof PLANS)[number] = "all_inclusive") => buildUser(db(), { plan });
const set = (groupId: string, coverId: string | null, as: string) =>
  service.callAction("set_group_cover", { group_id: groupId, cover_id: coverId }, { as });
const coverOf = async (groupId: string) =>
  (await db().selectFrom("groups").select("cover_url").where("group_id", "=", groupId).executeTakeFirstOrThrow())
    .cover_url;
const stored = (userId: string) => storedPicture(db(), userId, "group_cover");
const planOf = (userId: string, subscription_tier: (typeof PLANS)[number]) =>
  db()
    .updateTable("subscribers")
    .set({ subscription_tier, subscribed: subscription_tier !== "free" })
    .where("user_id", "=", userId)
    .execute();

async function upload(userId: string, bytes = picture, path = "group-covers") {
  const response = await fetch(`${service.url}/files/${path}`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", origin: "https://circle.test", cookie: cookieOf(userId) },
    body: bytes as BodyInit,
  });
  return { status: response.status, body: (await response.json()) as { file_id: string; url: string; code?: string } };
}
const read = async (url: string, userId?: string) => {
  const response = await fetch(service.url + url, { headers: userId ? { cookie: cookieOf(userId) } : {} });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

async function coveredGroup(terms: Parameters<typeof buildGroup>[1] = {}) {
  const group = await buildGroup(db(), { admin: await person(), ...terms });
  const { body } = await upload(group.admin.userId);
  expect((await set(group.groupId, body.file_id, group.admin.userId)).body).toEqual({ success: true });
  return { ...group, ...body };
}

describe("D6: the plan", () => {
  it.each(PLANS)("%s decides whether the admin gives a cover", async (plan) => {
    const { userId } = await person(plan);
    const { groupId } = await buildGroup(db(), { admin: { userId, name: "Amina", email: "amina@example.com" } });
    const cover = await stored(userId);
    const give = () => set(groupId, cover, userId);
    if (plan === "free" || plan === "premium") {
      await expectRefusal(service, give, "custom-needs-plan");
      expect((await give()).body.extensions).toMatchObject({ field: "cover_id", next: "/subscription" });
      expect(await coverOf(groupId)).toBeNull();
    } else {
      for (let n = 0; n < 2; n++) expect((await give()).status).toBe(200);
      expect(await coverOf(groupId)).toMatch(/^\/files\/group-covers\//);
    }
  });

  it.each([
    [english, "A link name, an accent colour and a cover of your own are part of {{plan}}."],
    [spanish, "Un nombre de enlace, un color y una portada propios forman parte de {{plan}}."],
    [french, "Un nom de lien, une couleur et une couverture à vous font partie de {{plan}}."],
  ])("is named where it has no covers, in each language", (refusals, words) => {
    expect(refusals["custom-needs-plan"]).toBe(words);
  });

  it("asks nothing for what stays, and what is there is taken away on every plan, from a frozen group too", async () => {
    const { admin, file_id, groupId } = await coveredGroup();
    const next = await stored(admin.userId);
    await planOf(admin.userId, "free");
    await sql`update groups set frozen_at = app_now() where group_id = ${groupId}`.execute(db());
    expect((await set(groupId, file_id, admin.userId)).status).toBe(200);
    await expectRefusal(service, () => set(groupId, next, admin.userId), "custom-needs-plan");
    for (let n = 0; n < 2; n++) expect((await set(groupId, null, admin.userId)).status).toBe(200);
    expect(await coverOf(groupId)).toBeNull();
  });
});

describe("the cover of a group", () => {
  it("is refused to a member and a stranger, who may give one to a group of their own", async () => {
    const member = await person();
    const { groupId } = await buildGroup(db(), { admin: await person(), members: ["Bruno"] });
    await sql`insert into group_members (group_id, user_id) values (${groupId}, ${member.userId})`.execute(db());
    for (const { userId } of [member, await person()]) {
      const cover = await stored(userId);
      await expectRefusal(service, () => set(groupId, cover, userId), "not-allowed");
      const own = await buildGroup(db(), { admin: { userId, name: "Amina", email: "amina@example.com" } });
      expect((await set(own.groupId, cover, userId)).status).toBe(200);
    }
    expect(await coverOf(groupId)).toBeNull();
  });

  it("is an upload of this person that was meant as one: a group's picture is none, and a cover no picture", async () => {
    const { admin, groupId } = await buildGroup(db(), { admin: await person() });
    const asPicture = (await upload(admin.userId, picture, "group-pictures")).body.file_id;
    const asCover = (await upload(admin.userId)).body.file_id;
    await expectRefusal(service, () => set(groupId, asPicture, admin.userId), "picture-not-found");
    expect((await set(groupId, asPicture, admin.userId)).body.extensions).toMatchObject({ field: "cover_id" });
    const setPicture = (picture_id: string) =>
      service.callAction("set_group_picture", { group_id: groupId, picture_id }, { as: admin.userId });
    expect((await setPicture(asCover)).body.extensions).toMatchObject({ code: "picture-not-found" });
    expect((await set(groupId, asCover, admin.userId)).status).toBe(200);
    expect((await setPicture(asPicture)).status).toBe(200);
  });

  it("is kept in two wide sizes; what is no picture is refused and leaves nothing", async () => {
    const { url } = await coveredGroup();
    for (const [part, width] of [["", 1600] as const, ["/page", 1600] as const, ["/phone", 800] as const])
      expect(await sharp((await read(url + part)).bytes).metadata()).toMatchObject({ format: "webp", width });
    const { userId } = await person();
    for (const bytes of Object.values(NO_PICTURES))
      expect(await upload(userId, bytes)).toMatchObject({ status: 415, body: { code: "picture-type" } });
    const left = await db()
      .selectFrom("private.stored_files")
      .select("file_id")
      .where("owner_id", "=", userId)
      .execute();
    expect(left).toEqual([]);
  });

  it("is gone when another takes its place", async () => {
    const { admin, groupId, url } = await coveredGroup();
    const next = (await upload(admin.userId)).body;
    expect((await set(groupId, next.file_id, admin.userId)).status).toBe(200);
    expect(await coverOf(groupId)).toBe(next.url);
    expect((await read(url, admin.userId)).status).toBe(404);
  });

  it("of a private group is for its members alone, and nobody's once the group is deleted", async () => {
    const { groupId, members, url } = await coveredGroup({ members: ["Bruno"], joinMethod: "invite_only" });
    for (const { userId } of members) expect((await read(url, userId)).status).toBe(200);
    for (const who of [undefined, (await person()).userId]) expect((await read(url, who)).status).toBe(404);
    await sql`update groups set deleted_at = app_now() where group_id = ${groupId}`.execute(db());
    for (const { userId } of members.slice(1)) expect((await read(url, userId)).status).toBe(404);
  });

  it("that it shows is released by nothing: the database holds it", async () => {
    const { file_id } = await coveredGroup();
    const released = sql`update private.stored_files set released_at = now() where file_id = ${file_id}`.execute(db());
    await expect(released).rejects.toThrow("groups_cover_is_whole");
  });

  it("is swept with a deleted group, and stays, however old, while it is shown", async () => {
    const [shown, deleted] = [await coveredGroup(), await coveredGroup()];
    const unused = await stored(shown.admin.userId);
    await sql`update private.stored_files set noted_at = now() - interval '25 hours'`.execute(db());
    await sql`update groups set deleted_at = app_now() where group_id = ${deleted.groupId}`.execute(db());
    expect(await service.tick("sweep_files")).toBe(200);
    const ids = [shown.file_id, deleted.file_id, unused];
    const left = await db().selectFrom("private.stored_files").select("file_id").where("file_id", "in", ids).execute();
    expect(left).toEqual([{ file_id: shown.file_id }]);
  });
});
