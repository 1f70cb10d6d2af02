/** Uploading, showing, replacing and removing the picture of a person, over HTTP and Postgres (D168). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { avatars } from "../files/avatars.ts";
import { cookieOf } from "../test/cookie.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { bomb, NO_PICTURES, photo, TELLTALES, telltalePhoto } from "../test/pictures.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let picture: Buffer;
beforeAll(async () => {
  service = await startTestService();
  picture = await photo();
});
afterAll(() => service.stop());

const db = () => service.services.db;

interface Answer {
  status: number;
  body: { file_id: string; url: string; code?: string; field?: string; message?: string; values?: object };
}

async function upload(userId: string, bytes: Uint8Array): Promise<Answer> {
  const response = await fetch(`${service.url}/files/avatars`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", origin: "https://circle.test", cookie: cookieOf(userId) },
    body: bytes as BodyInit,
  });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

async function read(url: string, userId?: string) {
  const response = await fetch(service.url + url, {
    headers: userId === undefined ? {} : { cookie: cookieOf(userId) },
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

const set = (avatarId: string | null, as: string) => service.callAction("set_avatar", { avatar_id: avatarId }, { as });

const shownBy = (userId: string) =>
  db()
    .selectFrom("user_profiles")
    .select(["avatar_id", "avatar_url"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();

async function pictured(person?: { userId: string }) {
  const { userId } = person ?? (await buildUser(db()));
  const { body } = await upload(userId, picture);
  expect((await set(body.file_id, userId)).status).toBe(200);
  return { userId, fileId: body.file_id, url: body.url };
}

async function hasObjects(fileId: string): Promise<boolean[]> {
  return Promise.all(
    avatars.parts.map(async ({ name }) => {
      const object = await service.services.storage.get(`avatar/${fileId}/${name}`);
      object?.body.destroy();
      return object !== undefined;
    }),
  );
}

describe("an upload (D168)", () => {
  it("is kept as two squares of 512 and 96 pixels, whose bytes say nothing about place, device or person", async () => {
    const { userId } = await buildUser(db());
    const { body, status } = await upload(userId, await telltalePhoto());
    expect(status).toBe(200);
    for (const [name, most] of [
      ["large", 512],
      ["small", 96],
    ] as const) {
      const object = await service.services.storage.get(`avatar/${body.file_id}/${name}`);
      const bytes = Buffer.concat(await object!.body.toArray());
      const { exif, format, height, width } = await sharp(bytes).metadata();
      expect([format, exif]).toEqual(["webp", undefined]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(most);
      for (const word of TELLTALES) expect(bytes.includes(word)).toBe(false);
    }
    const large = await sharp(await photo({ width: 900, height: 700 })).toBuffer();
    const square = await upload(userId, large);
    const sizes = await Promise.all(
      ["large", "small"].map(async (part) => {
        const { bytes } = await read(`${square.body.url}/${part}`, userId);
        const { height, width } = await sharp(bytes).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [512, 512],
      [96, 96],
    ]);
  });

  it("is refused in the stated words when it is no picture, whatever it is called, and when it is too large", async () => {
    const { userId } = await buildUser(db());
    for (const [what, bytes] of Object.entries(NO_PICTURES)) {
      const { body, status } = await upload(userId, bytes);
      expect([what, status, body.code, body.field, body.message]).toEqual([
        what,
        415,
        "avatar-type",
        "avatar_id",
        "Invalid file type: Please select an image file.",
      ]);
    }
    const heavy = await upload(userId, Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)]));
    expect([heavy.status, heavy.body.message]).toEqual([
      413,
      "File too large: Please select an image smaller than 5MB.",
    ]);
  });

  it("is refused when it is cut off or would fill the memory, and leaves nothing behind", async () => {
    const { userId } = await buildUser(db());
    const cut = await upload(userId, picture.subarray(0, 900));
    expect([cut.body.code, cut.body.field]).toEqual(["picture-unreadable", "avatar_id"]);
    expect((await upload(userId, bomb(60_000, 60_000))).body.code).toBe("picture-too-many-pixels");
    const rows = await db().selectFrom("private.stored_files").where("owner_id", "=", userId).selectAll().execute();
    expect(rows).toEqual([]);
  });
});

describe("the picture of a person", () => {
  it("is set, replaced and removed, and what was there is gone; the same call twice changes nothing", async () => {
    const { fileId, url, userId } = await pictured();
    expect(await shownBy(userId)).toEqual({ avatar_id: fileId, avatar_url: url });
    expect((await set(fileId, userId)).status).toBe(200);
    expect(await hasObjects(fileId)).toEqual([true, true]);

    const next = await upload(userId, picture);
    await set(next.body.file_id, userId);
    expect(await shownBy(userId)).toEqual({ avatar_id: next.body.file_id, avatar_url: next.body.url });
    expect(await hasObjects(fileId)).toEqual([false, false]);
    expect((await read(url, userId)).status).toBe(404);

    for (let times = 0; times < 2; times += 1) expect((await set(null, userId)).status).toBe(200);
    expect(await shownBy(userId)).toEqual({ avatar_id: null, avatar_url: null });
    expect(await hasObjects(next.body.file_id)).toEqual([false, false]);
  });

  it("is one that this person uploaded as such, that is whole, and that nothing shows", async () => {
    const { userId } = await buildUser(db());
    const theirs = (await upload((await buildUser(db())).userId, picture)).body.file_id;
    const [arriving, ofGroup] = await Promise.all(
      [
        { kind: "avatar" as const, owner_id: userId },
        { kind: "group_picture" as const, owner_id: userId, stored_at: new Date() },
      ].map(async (row) => {
        const stored = await db()
          .insertInto("private.stored_files")
          .values(row)
          .returning("file_id")
          .executeTakeFirst();
        return stored!.file_id;
      }),
    );
    for (const id of [theirs, arriving!, ofGroup!, randomUUID()])
      await expectRefusal(service, () => set(id, userId), "picture-not-found");
    expect(await shownBy(userId)).toEqual({ avatar_id: null, avatar_url: null });
  });

  it("has the address of its file and no other, and the database keeps what is shown", async () => {
    const { fileId, userId } = await pictured();
    const elsewhere = sql`update user_profiles set avatar_url = 'https://elsewhere.test/a.png' where user_id = ${userId}`;
    await expect(elsewhere.execute(db())).rejects.toThrow("user_profiles_avatar_url_is_its_own");
    const released = sql`update private.stored_files set released_at = now() where file_id = ${fileId}`;
    await expect(released.execute(db())).rejects.toThrow("user_profiles_avatar_is_whole");
  });

  it("makes the open pages of the person's circles read again", async () => {
    const { admin, groupId, members } = await buildGroup(db(), { members: ["Bruno"] });
    const mark = async () => {
      const { rows } = await sql<{ mark: string }>`select group_circle_mark(g, json_build_object('x-hasura-user-id',
        ${admin.userId}::text)) as mark from groups g where group_id = ${groupId}`.execute(db());
      return rows[0]!.mark;
    };
    const before = await mark();
    await pictured(members[1]!);
    expect(await mark()).not.toBe(before);
  });

  it("is swept with the uploads that nobody took into use, and stays while it is shown", async () => {
    const { fileId, userId } = await pictured();
    const unused = (await upload(userId, picture)).body.file_id;
    await sql`update private.stored_files set noted_at = now() - interval '2 days' where owner_id = ${userId}`.execute(
      db(),
    );
    expect(await service.tick("sweep_files")).toBe(200);
    expect([await hasObjects(fileId), await hasObjects(unused)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe("who may see the picture of a person", () => {
  it("everybody who is signed in (D142); visitors only that of a member of a circle that everybody sees (D95)", async () => {
    const { url, userId } = await pictured();
    const stranger = (await buildUser(db())).userId;
    expect((await read(`${url}/small`, stranger)).status).toBe(200);
    expect((await read(url)).status).toBe(404);
    const { groupId } = await buildGroup(db(), { admin: { userId } as never, joinMethod: "invite_only" });
    expect((await read(url)).status).toBe(404);
    await sql`update groups set is_public = true, join_method = 'direct' where group_id = ${groupId}`.execute(db());
    expect((await read(url)).status).toBe(200);
  });

  it("nobody but its owner an upload that is not shown yet", async () => {
    const { userId } = await buildUser(db());
    const { body } = await upload(userId, picture);
    expect((await read(body.url, userId)).status).toBe(200);
    for (const who of [undefined, (await buildUser(db())).userId]) expect((await read(body.url, who)).status).toBe(404);
  });
});
