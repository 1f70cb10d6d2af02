/** The service dies at each step of a picture: there is no object without a row, no picture without objects, and nothing for ever. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { cookieOf } from "../test/cookie.ts";
import { buildGroup } from "../test/factories.ts";
import { type KillableService, startKillableService } from "../test/killableService.ts";
import { photo } from "../test/pictures.ts";
import { groupPictures } from "./groupPictures.ts";

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

const partsOf = (fileIds: readonly string[]) =>
  fileIds.flatMap((id) => groupPictures.parts.map(({ name }) => `${id}/${name}`)).toSorted();

const rows = () => db.selectFrom("private.stored_files").select(["file_id", "is_whole"]).execute();

async function upload(userId: string): Promise<string> {
  const response = await fetch(`${service.url}/files/group-pictures`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", cookie: cookieOf(userId) },
    body: picture as BodyInit,
  });
  return ((await response.json()) as { file_id: string }).file_id;
}

const pictureOf = async (groupId: string) =>
  (await db.selectFrom("groups").select("picture_id").where("group_id", "=", groupId).executeTakeFirstOrThrow())
    .picture_id;

/** True at every moment, also right after a kill. */
async function expectNothingLost(): Promise<void> {
  const known = await rows();
  const whole = known.filter(({ is_whole }) => is_whole).map(({ file_id }) => file_id);
  expect(objects()).toEqual(expect.arrayContaining(partsOf(whole)));
  const ids = new Set(known.map(({ file_id }) => file_id));
  expect(objects().filter((object) => !ids.has(object.split("/")[0]!))).toEqual([]);
}

afterEach(async () => {
  await expectNothingLost();
  // A day later nothing is left but what a group shows.
  await service.start();
  await sql`update private.stored_files set noted_at = now() - interval '25 hours'`.execute(db);
  expect(await service.tick("sweep_files")).toBe(200);
  const shown = await db.selectFrom("groups").select("picture_id").where("picture_id", "is not", null).execute();
  const ids = shown.map(({ picture_id }) => picture_id!);
  expect((await rows()).map(({ file_id }) => file_id).toSorted()).toEqual(ids.toSorted());
  expect(objects()).toEqual(partsOf(ids));
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

it("dies in the middle of a sweep, and the next one goes on", async () => {
  const { admin } = await buildGroup(db);
  await service.start();
  for (let n = 0; n < 3; n += 1) await upload(admin.userId);
  await sql`update private.stored_files set noted_at = now() - interval '25 hours'`.execute(db);
  await service.start("file:part-deleted#4");
  await expect(service.tick("sweep_files")).rejects.toThrow();
  expect(await service.died()).toBe("SIGKILL");
});
