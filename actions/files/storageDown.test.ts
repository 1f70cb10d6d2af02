/** The storage is down, or falls silent, while people upload and look: they are told, and nothing is lost or left behind. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestS3, type TestS3 } from "../../local/s3/forTests.ts";
import { S3Storage } from "../providers/storage/s3.ts";
import { cookieOf } from "../test/cookie.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { photo } from "../test/pictures.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let s3: TestS3;
let service: TestService;
let picture: Buffer;
beforeAll(async () => {
  s3 = await startTestS3();
  service = await startTestService({ storage: new S3Storage(s3, { silenceMs: 300 }) });
  picture = await photo({ width: 400, height: 300 });
});
afterAll(async () => {
  await service.stop();
  await s3.stop();
});

async function upload(userId: string) {
  const response = await fetch(`${service.url}/files/group-pictures`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", cookie: cookieOf(userId) },
    body: picture as BodyInit,
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const rows = () => service.services.db.selectFrom("private.stored_files").select("file_id").execute();

it("stores and shows pictures over S3", async () => {
  const { admin, groupId } = await buildGroup(service.services.db);
  const { body } = await upload(admin.userId);
  const input = { group_id: groupId, picture_id: body["file_id"] };
  expect((await service.callAction("set_group_picture", input, { as: admin.userId })).status).toBe(200);
  expect(await s3.keys()).toEqual(["card", "link", "page"].map((part) => `group_picture/${body["file_id"]}/${part}`));
  expect((await fetch(service.url + body["url"])).status).toBe(200);
  expect((await service.callAction("set_group_picture", { group_id: groupId }, { as: admin.userId })).status).toBe(200);
  expect(await s3.keys()).toEqual([]);
});

it.each([
  ["down", { action: "status", status: 503, times: 2 }],
  ["silent", { action: "timeout", times: 2 }],
  ["cut off", { action: "reset_before", times: 2 }],
])("an upload while it is %s is refused in words, and the same upload goes through afterwards", async (_, fault) => {
  const { userId } = await buildUser(service.services.db);
  const before = await rows();
  await s3.fault({ match: { method: "PUT", path: "*/card" }, ...fault });
  const { body, status } = await upload(userId);
  expect([status, body["code"], body["field"]]).toEqual([503, "picture-not-stored", "picture_id"]);
  expect(await rows()).toEqual(before);
  expect(await s3.keys()).toEqual(before.flatMap(({ file_id }) => [`group_picture/${file_id}/card`]));
  const again = await upload(userId);
  expect(again.status).toBe(200);
  await service.services.db.deleteFrom("private.stored_files").execute();
  for (const key of await s3.keys()) await service.services.storage.delete(key);
});

it("a picture that cannot be read now is no picture that is gone", async () => {
  const { userId } = await buildUser(service.services.db);
  const { body } = await upload(userId);
  await s3.fault({ match: { method: "GET" }, times: 2, action: "status", status: 503 });
  const response = await fetch(service.url + body["url"], { headers: { cookie: cookieOf(userId) } });
  expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
});

it("what could not be deleted is deleted by the next sweep", async () => {
  const { admin, groupId } = await buildGroup(service.services.db);
  const fileId = (await upload(admin.userId)).body["file_id"];
  const set = (id: string | null) =>
    service.callAction("set_group_picture", { group_id: groupId, picture_id: id }, { as: admin.userId });
  expect((await set(fileId!)).status).toBe(200);
  await s3.fault({ match: { method: "DELETE" }, times: 2, action: "status", status: 503 });
  // The picture is gone for people, whatever the storage does.
  expect((await set(null)).status).toBe(200);
  expect((await rows()).map(({ file_id }) => file_id)).toContain(fileId);
  expect(await service.tick("sweep_files")).toBe(200);
  expect((await rows()).map(({ file_id }) => file_id)).not.toContain(fileId);
  expect((await s3.keys()).filter((key) => key.includes(fileId!))).toEqual([]);
});
