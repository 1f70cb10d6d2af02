/** Uploading, showing, replacing and removing the picture of a group, over HTTP and Postgres (D91, D262). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookieOf } from "../test/cookie.ts";
import { buildGroup, buildUser, sessionOf } from "../test/factories.ts";
import { bomb, NO_PICTURES, photo, TELLTALES, telltalePhoto } from "../test/pictures.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { groupPictures } from "./groupPictures.ts";

let service: TestService;
let picture: Buffer;
beforeAll(async () => {
  service = await startTestService();
  picture = await photo();
});
afterAll(() => service.stop());

const db = () => service.services.db;

interface Uploaded {
  status: number;
  headers: Headers;
  body: { file_id: string; url: string; code?: string; field?: string; message?: string; values?: object };
}

async function upload(userId: string | null, bytes: Uint8Array | ReadableStream, headers: object = {}) {
  const response = await fetch(`${service.url}/files/group-pictures`, {
    method: "POST",
    headers: {
      "content-type": "image/jpeg",
      origin: "https://circle.test",
      ...(userId && { cookie: cookieOf(userId) }),
      ...headers,
    },
    body: bytes as BodyInit,
    ...(bytes instanceof ReadableStream && { duplex: "half" }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() } as Uploaded;
}

async function read(url: string, userId?: string, headers: object = {}) {
  const response = await fetch(service.url + url, {
    headers: { ...(userId !== undefined && { cookie: cookieOf(userId) }), ...headers },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const set = (groupId: string, pictureId: string | null, as: string) =>
  service.callAction("set_group_picture", { group_id: groupId, picture_id: pictureId }, { as });

const shownBy = async (groupId: string) =>
  (await db().selectFrom("groups").select("image_url").where("group_id", "=", groupId).executeTakeFirstOrThrow())
    .image_url;

/** The ids of all files that have a row. */
const filesWithRow = async () =>
  (await db().selectFrom("private.stored_files").select("file_id").execute()).map(({ file_id }) => file_id);

async function hasObjects(fileId: string): Promise<boolean[]> {
  return Promise.all(
    groupPictures.parts.map(async ({ name }) => {
      const object = await service.services.storage.get(`group_picture/${fileId}/${name}`);
      object?.body.destroy();
      return object !== undefined;
    }),
  );
}

/** A group with a picture. */
async function picturedGroup(terms: Parameters<typeof buildGroup>[1] = {}) {
  const group = await buildGroup(db(), terms);
  const { body } = await upload(group.admin.userId, picture);
  expect((await set(group.groupId, body.file_id, group.admin.userId)).status).toBe(200);
  return { ...group, fileId: body.file_id, url: body.url };
}

describe("an upload", () => {
  it("is stored in every size, and its bytes say nothing about place, device or person", async () => {
    const { userId } = await buildUser(db());
    const { body, status } = await upload(userId, await telltalePhoto());
    expect(status).toBe(200);
    expect(body.url).toBe(`/files/group-pictures/${body.file_id}`);
    for (const { name } of groupPictures.parts) {
      const object = await service.services.storage.get(`group_picture/${body.file_id}/${name}`);
      const bytes = Buffer.concat(await object!.body.toArray());
      expect(bytes).toHaveLength(object!.length);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      for (const word of TELLTALES) expect(bytes.includes(word)).toBe(false);
    }
  });

  it("is what its bytes are, whatever its name and type say", async () => {
    const { userId } = await buildUser(db());
    const asText = await upload(userId, picture, { "content-type": "image/svg+xml" });
    expect(asText.status).toBe(200);
    expect((await read(asText.body.url, userId)).headers.get("content-type")).toBe("image/webp");
    for (const [what, bytes] of Object.entries(NO_PICTURES)) {
      const { body, status } = await upload(userId, bytes);
      expect([what, status, body.code, body.field]).toEqual([what, 415, "picture-type", "picture_id"]);
    }
  });

  it("leaves nothing behind when it is refused", async () => {
    const { userId } = await buildUser(db());
    const before = await filesWithRow();
    expect((await upload(userId, picture.subarray(0, 900))).body.code).toBe("picture-unreadable");
    expect((await upload(userId, bomb(60_000, 60_000))).body).toMatchObject({
      code: "picture-too-many-pixels",
      values: { max: 50 },
    });
    expect(await filesWithRow()).toEqual(before);
  });

  it("may have 5 MB and not a byte more, told before it has come and while it comes", async () => {
    const { userId } = await buildUser(db());
    const most = 5 * 1024 * 1024;
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect((await upload(userId, padded(most))).status).toBe(200);

    const tooLarge = { code: "picture-too-large", field: "picture_id", values: { max: 5 } };
    const told = await upload(userId, padded(most + 1));
    expect([told.status, told.body]).toEqual([413, expect.objectContaining(tooLarge)]);
    // Without a length before it.
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(sent === 65_536 ? padded(65_536) : Buffer.alloc(65_536));
        if (sent >= most + 65_536) controller.close();
      },
    });
    const streamed = await upload(userId, stream);
    expect([streamed.status, streamed.body]).toEqual([413, expect.objectContaining(tooLarge)]);
  });

  it("is refused to visitors, the suspended, ended sessions, and pages of others", async () => {
    const { userId } = await buildUser(db());
    expect((await upload(null, picture)).body.code).toBe("session-expired");
    const forged = cookieOf(userId, "another-secret-of-32-characters!!");
    expect((await upload(null, picture, { cookie: forged })).status).toBe(401);
    expect((await upload(userId, picture, { origin: "https://elsewhere.test" })).body.code).toBe("not-allowed");
    // The types that a foreign form can send.
    for (const type of ["text/plain", "multipart/form-data", "application/x-www-form-urlencoded"])
      expect((await upload(userId, picture, { "content-type": type })).status).toBe(415);

    await sql`update user_profiles set suspended_at = app_now() where user_id = ${userId}`.execute(db());
    expect((await upload(userId, picture)).body.code).toBe("account-suspended");
    const gone = await buildUser(db());
    await sql`delete from auth.sessions where id = ${sessionOf(gone.userId)}`.execute(db());
    expect((await upload(gone.userId, picture)).status).toBe(401);
  });

  it("finds a place while there is one: nobody fills the memory alone", async () => {
    const { userId } = await buildUser(db());
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(userId, picture)));
    const codes = answers.map(({ body }) => body.code ?? "taken");
    expect(codes.filter((code) => code === "taken").length).toBeGreaterThanOrEqual(2);
    expect(new Set(codes)).toEqual(new Set(["taken", "too-many-requests"]));
    // The places are free again.
    expect((await upload(userId, picture)).status).toBe(200);
  });
});

describe("the picture of a group", () => {
  it("is set, replaced and removed by its admin, and what was there is gone", async () => {
    const { admin, fileId, groupId, url } = await picturedGroup();
    expect(await shownBy(groupId)).toBe(url);

    const next = await upload(admin.userId, picture);
    expect((await set(groupId, next.body.file_id, admin.userId)).status).toBe(200);
    expect(await shownBy(groupId)).toBe(next.body.url);
    expect(await hasObjects(fileId)).toEqual([false, false, false]);
    expect((await read(url, admin.userId)).status).toBe(404);

    expect((await set(groupId, null, admin.userId)).status).toBe(200);
    expect(await shownBy(groupId)).toBeNull();
    expect(await hasObjects(next.body.file_id)).toEqual([false, false, false]);
    expect(await filesWithRow()).not.toContain(fileId);
    expect(await filesWithRow()).not.toContain(next.body.file_id);
  });

  it("is the same after the same call twice", async () => {
    const { admin, fileId, groupId, url } = await picturedGroup();
    expect((await set(groupId, fileId, admin.userId)).status).toBe(200);
    expect(await shownBy(groupId)).toBe(url);
    expect(await hasObjects(fileId)).toEqual([true, true, true]);
    expect((await set(groupId, null, admin.userId)).status).toBe(200);
    expect((await set(groupId, null, admin.userId)).status).toBe(200);
  });

  it("is refused to a member and a stranger, who may give one to a group of their own", async () => {
    const { groupId, members } = await buildGroup(db(), { members: ["Bruno"] });
    for (const person of [members[1]!, await buildUser(db())]) {
      const { body } = await upload(person.userId, picture);
      await expectRefusal(service, () => set(groupId, body.file_id, person.userId), "not-allowed");
      const own = await buildGroup(db(), { admin: person });
      expect((await set(own.groupId, body.file_id, person.userId)).status).toBe(200);
    }
    expect(await shownBy(groupId)).toBeNull();
  });

  it("is one that this person uploaded, that is whole, and that nothing else shows", async () => {
    const { admin, groupId } = await buildGroup(db());
    const other = await buildUser(db());
    const theirs = (await upload(other.userId, picture)).body.file_id;
    const shown = (await picturedGroup({ admin })).fileId;
    const arriving = (
      await db()
        .insertInto("private.stored_files")
        .values({ kind: "group_picture", owner_id: admin.userId })
        .returning("file_id")
        .executeTakeFirstOrThrow()
    ).file_id;
    for (const id of [theirs, shown, arriving, randomUUID()])
      await expectRefusal(service, () => set(groupId, id, admin.userId), "picture-not-found");
    expect(await shownBy(groupId)).toBeNull();
  });

  it("goes to one of two groups that want it at the same moment", async () => {
    const { admin, groupId: first } = await buildGroup(db());
    const { groupId: second } = await buildGroup(db(), { admin });
    const { body } = await upload(admin.userId, picture);
    const answers = await Promise.all([first, second].map((id) => set(id, body.file_id, admin.userId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect([await shownBy(first), await shownBy(second)].toSorted()).toEqual([body.url, null]);
  });

  it("can be no file that is not whole, and none that it shows is released: the database holds it", async () => {
    const { fileId, groupId } = await picturedGroup();
    const released = sql`update private.stored_files set released_at = now() where file_id = ${fileId}`.execute(db());
    await expect(released).rejects.toThrow("groups_picture_is_whole");
    const gone = sql`delete from private.stored_files where file_id = ${fileId}`.execute(db());
    await expect(gone).rejects.toThrow("groups_picture_is_whole");
    const unknown = sql`update groups set picture_id = ${randomUUID()} where group_id = ${groupId}`.execute(db());
    await expect(unknown).rejects.toThrow("groups_picture_is_whole");
  });
});

describe("who sees the group sees its picture", () => {
  const stranger = async () => (await buildUser(db())).userId;

  it("everybody that of a public one, in each of its sizes", async () => {
    const { url } = await picturedGroup();
    for (const part of ["", "/page", "/card", "/link"]) {
      for (const who of [undefined, await stranger()]) {
        const { bytes, headers, status } = await read(url + part, who);
        expect(status).toBe(200);
        expect((await sharp(bytes).metadata()).format).toBe(part === "/link" ? "jpeg" : "webp");
        expect(headers.get("content-length")).toBe(String(bytes.length));
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      }
    }
    expect((await read(`${url}/original`)).status).toBe(404);
  });

  it("members and invited people that of a private one; for everybody else there is none, also by its address", async () => {
    const { admin, groupId, members, url } = await picturedGroup({ members: ["Bruno"], joinMethod: "invite_only" });
    const invited = await buildUser(db());
    const nothing = await read(`/files/group-pictures/${randomUUID()}`);
    expect(nothing.status).toBe(404);
    for (const who of [undefined, await stranger(), invited.userId]) {
      const { bytes, headers, status } = await read(url, who);
      expect([status, bytes.toString()]).toEqual([404, nothing.bytes.toString()]);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("etag")).toBeNull();
    }
    await db()
      .insertInto("group_invitations")
      .values({
        group_id: groupId,
        inviter_id: admin.userId,
        invitee_email: invited.email,
        expires_at: sql<Date>`app_now() + interval '1 day'`,
      })
      .execute();
    for (const { userId } of [...members, invited]) expect((await read(url, userId)).status).toBe(200);
  });

  it("is asked again with each request: what a person may not see any more is not even confirmed as unchanged", async () => {
    const { groupId, url } = await picturedGroup();
    const person = await stranger();
    const first = await read(url, person);
    const etag = first.headers.get("etag")!;
    expect(first.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    const again = await read(url, person, { "if-none-match": etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    await sql`update groups set is_public = false, join_method = 'invite_only' where group_id = ${groupId}`.execute(
      db(),
    );
    expect((await read(url, person, { "if-none-match": etag })).status).toBe(404);
  });

  it("an upload that nothing shows yet, its owner alone", async () => {
    const { userId } = await buildUser(db());
    const { body } = await upload(userId, picture);
    expect((await read(body.url, userId)).status).toBe(200);
    for (const who of [undefined, await stranger()]) expect((await read(body.url, who)).status).toBe(404);
  });

  it("nobody that of a deleted group", async () => {
    const { groupId, members, url } = await picturedGroup({ members: ["Bruno"] });
    await sql`update groups set deleted_at = app_now() where group_id = ${groupId}`.execute(db());
    expect((await read(url, members[1]!.userId)).status).toBe(404);
  });
});

describe("the sweep", () => {
  const sweep = async () => expect(await service.tick("sweep_files")).toBe(200);
  const age = (fileId: string, hours: number) =>
    sql`update private.stored_files set noted_at = now() - make_interval(hours => ${hours}) where file_id = ${fileId}`.execute(
      db(),
    );

  it("takes uploads that nobody used within a day, and leaves younger ones and those that are shown", async () => {
    const { admin, fileId } = await picturedGroup();
    const young = (await upload(admin.userId, picture)).body.file_id;
    const old = (await upload(admin.userId, picture)).body.file_id;
    await age(young, 23);
    await age(old, 25);
    await age(fileId, 25);
    await sweep();
    expect(await Promise.all([young, old, fileId].map(hasObjects))).toEqual([
      [true, true, true],
      [false, false, false],
      [true, true, true],
    ]);
    expect(await filesWithRow()).toEqual(expect.arrayContaining([young, fileId]));
    expect(await filesWithRow()).not.toContain(old);
  });

  it("takes the pictures of deleted groups", async () => {
    const { fileId, groupId } = await picturedGroup();
    await sql`update groups set deleted_at = app_now() where group_id = ${groupId}`.execute(db());
    await sweep();
    expect(await hasObjects(fileId)).toEqual([false, false, false]);
    expect(await filesWithRow()).not.toContain(fileId);
  });
});
