/** The service dies at each step of a picture or a recording: there is no object without a row, nothing whole without objects, and nothing for ever. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { cookieOf } from "../test/cookie.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { type KillableService, startKillableService } from "../test/killableService.ts";
import { photo } from "../test/pictures.ts";
import { webm } from "../test/recordings.ts";
import { objectKey } from "./fileKind.ts";
import { FILE_KINDS } from "./kinds.ts";

let database: TestDatabase;
let db: Database;
let service: KillableService;
let folder: string;
let picture: Buffer;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 4 });
  folder = mkdtempSync(path.join(tmpdir(), "savings-circle-killed-"));
  service = await startKillableService(database.url, { STORAGE_FOLDER: folder });
  picture = await photo({ width: 300, height: 200 });
});
afterAll(async () => {
  await service.stop();
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every object, as `<file>/<part>`. */
const objects = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => `${path.basename(parentPath)}/${name}`)
    .toSorted();

type Row = Awaited<ReturnType<typeof rows>>[number];

/** Where a whole file has its objects: a recording has the one of its format. */
const partsOf = (files: readonly Row[]) =>
  files
    .flatMap(({ file_id, format, kind }) =>
      FILE_KINDS[kind].parts
        .filter(({ name }) => format === null || name === format)
        .map(({ name }) => objectKey(FILE_KINDS[kind], file_id, name).split("/").slice(1).join("/")),
    )
    .toSorted();

const rows = () => db.selectFrom("private.stored_files").select(["file_id", "is_whole", "kind", "format"]).execute();

async function upload(userId: string, path = "group-pictures"): Promise<string> {
  const response = await fetch(`${service.url}/files/${path}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", cookie: cookieOf(userId) },
    body: (path === "voices" ? webm() : picture) as BodyInit,
  });
  return ((await response.json()) as { file_id: string }).file_id;
}

const pictureOf = async (groupId: string) =>
  (await db.selectFrom("groups").select("picture_id").where("group_id", "=", groupId).executeTakeFirstOrThrow())
    .picture_id;

/** True at every moment, also right after a kill. */
async function expectNothingLost(): Promise<void> {
  const known = await rows();
  const whole = known.filter(({ is_whole }) => is_whole);
  expect(objects()).toEqual(expect.arrayContaining(partsOf(whole)));
  const ids = new Set(known.map(({ file_id }) => file_id));
  expect(objects().filter((object) => !ids.has(object.split("/")[0]!))).toEqual([]);
}

afterEach(async () => {
  await expectNothingLost();
  // A day later nothing is left but what a group shows or somebody said.
  await service.start();
  await sql`update private.stored_files set noted_at = now() - interval '25 hours'`.execute(db);
  expect(await service.tick("sweep_files")).toBe(200);
  const used = await sql<{ id: string }>`select picture_id as id from groups where picture_id is not null
    union all select avatar_id from user_profiles where avatar_id is not null
    union all select voice_id from messages where voice_id is not null`.execute(db);
  const left = await rows();
  expect(left.map(({ file_id }) => file_id).toSorted()).toEqual(used.rows.map(({ id }) => id).toSorted());
  expect(objects()).toEqual(partsOf(left));
});

it.each(["file:noted", "file:part-stored", "file:part-stored#2", "file:part-stored#3", "file:whole"])(
  "dies at %s of an upload",
  async (point) => {
    const { admin } = await buildGroup(db);
    await service.start(point);
    await expect(upload(admin.userId)).rejects.toThrow();
    expect(await service.died()).toBe("SIGKILL");
  },
);

it.each(["file:picture-changed", "file:part-deleted", "file:part-deleted#2", "file:part-deleted#3"])(
  "dies at %s of a change: the group shows the new picture, and the old one goes",
  async (point) => {
    const { admin, groupId } = await buildGroup(db);
    await service.start();
    const [first, second] = [await upload(admin.userId), await upload(admin.userId)];
    const set = (id: string) =>
      service.callAction("set_group_picture", { group_id: groupId, picture_id: id }, admin.userId);
    expect((await set(first)).status).toBe(200);
    await service.start(point);
    await expect(set(second)).rejects.toThrow();
    expect(await service.died()).toBe("SIGKILL");
    expect(await pictureOf(groupId)).toBe(second);
    // Sent again, as Hasura or a person would.
    await service.start();
    expect((await set(second)).status).toBe(200);
  },
);

it.each(["file:picture-changed", "file:part-deleted", "file:part-deleted#2"])(
  "dies at %s of a change of somebody's own picture: the new one is shown, and the old one goes (D168)",
  async (point) => {
    const { userId } = await buildUser(db);
    await service.start();
    const [first, second] = [await upload(userId, "avatars"), await upload(userId, "avatars")];
    const set = (id: string) => service.callAction("set_avatar", { avatar_id: id }, userId);
    expect((await set(first)).status).toBe(200);
    await service.start(point);
    await expect(set(second)).rejects.toThrow();
    expect(await service.died()).toBe("SIGKILL");
    const shown = db.selectFrom("user_profiles").select("avatar_id").where("user_id", "=", userId);
    expect((await shown.executeTakeFirstOrThrow()).avatar_id).toBe(second);
    await service.start();
    expect((await set(second)).status).toBe(200);
  },
);

it.each(["file:noted", "file:part-stored", "file:whole"])(
  "dies at %s of a recording, which is then brought again, said, and kept",
  async (point) => {
    const { admin, groupId } = await buildGroup(db);
    await service.start(point);
    await expect(upload(admin.userId, "voices")).rejects.toThrow();
    expect(await service.died()).toBe("SIGKILL");
    await service.start();
    const fileId = await upload(admin.userId, "voices");
    await sql`insert into messages (chat_id, sender_id, voice_id, voice_levels) values (${groupId}, ${admin.userId}, ${fileId},
      ${JSON.stringify(Array(48).fill(50))}::jsonb)`.execute(db);
  },
);

it("dies in the middle of a sweep, and the next one goes on", async () => {
  const { admin } = await buildGroup(db);
  await service.start();
  for (let n = 0; n < 3; n += 1) await upload(admin.userId);
  await sql`update private.stored_files set noted_at = now() - interval '25 hours'`.execute(db);
  await service.start("file:part-deleted#4");
  await expect(service.tick("sweep_files")).rejects.toThrow();
  expect(await service.died()).toBe("SIGKILL");
});
