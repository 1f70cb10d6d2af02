/** Bringing a recording, saying it and hearing it, over HTTP and Postgres (D178, D183, D184, D185). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestS3, type TestS3 } from "../../local/s3/forTests.ts";
import { S3Storage } from "../providers/storage/s3.ts";
import { cookieOf } from "../test/cookie.ts";
import { buildGroup, buildUser, type TestUser } from "../test/factories.ts";
import { mp4, NO_VOICES, TELLTALE, webm } from "../test/recordings.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const MEGABYTE = 1024 * 1024;
const LEVELS = JSON.stringify(Array.from({ length: 48 }, (_, at) => at * 2));

let s3: TestS3;
let service: TestService;
let amina: TestUser;
let bruno: TestUser;
let groupId: string;
beforeAll(async () => {
  s3 = await startTestS3();
  service = await startTestService({ storage: new S3Storage(s3) });
});
afterAll(async () => {
  await service.stop();
  await s3.stop();
});
beforeEach(async () => {
  const circle = await buildGroup(service.services.db, { members: ["Bruno"] });
  [amina, bruno] = circle.members as [TestUser, TestUser];
  ({ groupId } = circle);
});

const run = <Row>(text: ReturnType<typeof sql<Row>>) => text.execute(service.services.db);

async function upload(person: TestUser | null, bytes: Uint8Array, headers: object = {}) {
  const response = await fetch(`${service.url}/files/voices`, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      origin: "https://circle.test",
      ...(person && { cookie: cookieOf(person.userId) }),
      ...headers,
    },
    body: bytes as BodyInit,
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function hear(fileId: string, person: TestUser | null, headers: object = {}, format = "webm") {
  const response = await fetch(`${service.url}/files/voices/${fileId}/${format}`, {
    headers: { ...(person && { cookie: cookieOf(person.userId) }), ...headers },
  });
  const { headers: told, status } = response;
  return { status, told, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** As the member's mutation does it. */
const say = async (chat: string, person: TestUser, fileId: string, messageId: string = randomUUID()) => {
  await run(sql`insert into messages (message_id, chat_id, sender_id, voice_id, voice_levels)
    values (${messageId}, ${chat}, ${person.userId}, ${fileId}, ${LEVELS}::jsonb)`);
  return messageId;
};

const said = async (person: TestUser = amina, bytes = webm()) => {
  const fileId = (await upload(person, bytes)).body["file_id"]!;
  return { fileId, messageId: await say(groupId, person, fileId) };
};

const leave = (person: TestUser) =>
  run(
    sql`update group_members set status = 'left', left_at = app_now() where group_id = ${groupId} and user_id = ${person.userId}`,
  );

const filesOf = async (person: TestUser) =>
  (
    await run(sql<{ file_id: string }>`select file_id from private.stored_files where owner_id = ${person.userId}`)
  ).rows.map(({ file_id }) => file_id);

describe("D184: a recording is told by its bytes", () => {
  it.each([
    ["WebM", webm({ ms: 12_340 }), "webm", 12_340],
    ["WebM in groups of blocks", webm({ ms: 7_000, isGrouped: true }), "webm", 7_000],
    ["MP4 in fragments", mp4({ ms: 12_340 }), "mp4", 12_340],
    ["MP4 in one piece", mp4({ ms: 2_500, isWhole: true }), "mp4", 2_500],
  ])("%s: its format and length are measured", async (_, bytes, format, length_ms) => {
    const { body, status } = await upload(amina, bytes);
    expect(status).toBe(200);
    const file = await run(sql`select format, length_ms from private.stored_files where file_id = ${body["file_id"]}`);
    expect(file.rows).toEqual([{ format, length_ms }]);
    expect(await s3.keys()).toContain(`voice/${body["file_id"]}/${format}`);
  });

  it.each(Object.entries(NO_VOICES))("%s is none, whatever its name says", async (_, bytes) => {
    const { body, status } = await upload(amina, bytes, { "content-type": "audio/webm" });
    expect([status, body["code"], body["field"]]).toEqual([415, "voice-type", "voice_id"]);
    expect(await filesOf(amina)).toEqual([]);
  });

  it.each([
    ["999 ms", webm({ ms: 999 }), 400, "voice-too-short"],
    ["1 s", webm({ ms: 1_000 }), 200, undefined],
    ["300 s", webm({ ms: 300_000 }), 200, undefined],
    ["300 s and a packet", mp4({ ms: 300_100 }), 200, undefined],
    ["301 s of WebM", webm({ ms: 301_000 }), 400, "voice-too-long"],
    ["301 s of MP4", mp4({ ms: 301_000 }), 400, "voice-too-long"],
  ])("%s", async (_, bytes, status, code) => {
    const answer = await upload(amina, bytes);
    expect([answer.status, answer.body["code"]]).toEqual([status, code]);
    if (code) expect(answer.body["field"]).toBe("voice_id");
    expect(await filesOf(amina)).toHaveLength(code ? 0 : 1);
  });

  it("D185: 10 MB are taken, and one byte more is refused", async () => {
    const filled = (size: number, ms = 300_000) => {
      const bytes = mp4({ ms, isWhole: true });
      const rest = Buffer.alloc(size - bytes.length);
      rest.writeUInt32BE(rest.length);
      rest.write("mdat", 4);
      return Buffer.concat([bytes, rest]);
    };
    // Ten megabytes that say they last three seconds are no recording.
    expect((await upload(amina, filled(10 * MEGABYTE, 3_000))).body["code"]).toBe("voice-type");
    expect((await upload(amina, filled(10 * MEGABYTE))).status).toBe(200);
    const { body, status } = await upload(amina, filled(10 * MEGABYTE + 1));
    expect([status, body["code"], body["field"], body["values"]]).toEqual([
      413,
      "voice-too-large",
      "voice_id",
      { max: 10 },
    ]);
    expect(await filesOf(amina)).toHaveLength(1);
  });

  it("WebM is written anew: with its length, and without what the device told of itself", async () => {
    const { fileId } = await said(amina, webm({ ms: 4_200 }));
    const { bytes } = await hear(fileId, bruno);
    expect(bytes.includes(TELLTALE)).toBe(false);
    const duration = bytes.indexOf(Buffer.from("448910000008", "hex"));
    expect(bytes.readDoubleBE(duration + 6)).toBe(4_200);
    // What was written anew is a recording like any other.
    expect((await upload(amina, bytes)).status).toBe(200);
  });

  it("is taken from nobody who is not signed in", async () => {
    expect((await upload(null, webm())).status).toBe(401);
  });
});

describe("saying it", () => {
  it("takes the length and the format of the file, and shows in the list how long it is", async () => {
    const { messageId } = await said(amina, mp4({ ms: 8_000 }));
    const message = await run(
      sql`select message, voice_ms, voice_format from messages where message_id = ${messageId}`,
    );
    expect(message.rows).toEqual([{ message: null, voice_ms: 8_000, voice_format: "mp4" }]);
    const list = await run(
      sql`select last_text, last_voice_ms, unread from chat_user_states where chat_id = ${groupId} and user_id = ${bruno.userId}`,
    );
    expect(list.rows).toEqual([{ last_text: null, last_voice_ms: 8_000, unread: 1 }]);
  });

  it("sent again with the same id is said once", async () => {
    const { fileId, messageId } = await said();
    await say(groupId, amina, fileId, messageId);
    const rows = await run(sql`select from messages where chat_id = ${groupId} and voice_id is not null`);
    expect(rows.rows).toHaveLength(1);
  });

  it("at once as two messages is one of them", async () => {
    const fileId = (await upload(amina, webm())).body["file_id"]!;
    const outcomes = await Promise.allSettled([say(groupId, amina, fileId), say(groupId, amina, fileId)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is refused for the file of somebody else, a picture, one that is said, taken back or swept, and none", async () => {
    const theirs = (await upload(bruno, webm())).body["file_id"]!;
    const { fileId: once } = await said();
    const { fileId: takenBack, messageId } = await said();
    await run(sql`update messages set deleted_at = app_now() where message_id = ${messageId}`);
    const swept = (await upload(amina, webm())).body["file_id"]!;
    await run(sql`update private.stored_files set released_at = now() where file_id = ${swept}`);
    const picture = await run(sql<{ file_id: string }>`
      insert into private.stored_files (kind, owner_id, stored_at) values ('group_picture', ${amina.userId}, now()) returning file_id`);
    for (const fileId of [theirs, once, takenBack, swept, picture.rows[0]!.file_id, randomUUID()]) {
      await expect(say(groupId, amina, fileId)).rejects.toThrow("voice-not-found");
    }
  });

  it.each([
    ["47 numbers", JSON.stringify(Array(47).fill(1))],
    ["a number above 100", JSON.stringify([...Array(47).fill(1), 101])],
    ["a broken number", JSON.stringify([...Array(47).fill(1), 0.5])],
    ["a text", JSON.stringify([...Array(47).fill(1), "x"])],
    ["no list", "{}"],
  ])("with %s for its picture is refused", async (_, levels) => {
    const fileId = (await upload(amina, webm())).body["file_id"]!;
    const saying = run(sql`insert into messages (chat_id, sender_id, voice_id, voice_levels)
      values (${groupId}, ${amina.userId}, ${fileId}, ${levels}::jsonb)`);
    await expect(saying).rejects.toThrow("messages_voice_levels_form");
  });

  it("is words or a voice; what looks like the marker of another product stays words", async () => {
    const fileId = (await upload(amina, webm())).body["file_id"]!;
    const both = run(sql`insert into messages (chat_id, sender_id, message, voice_id, voice_levels)
      values (${groupId}, ${amina.userId}, 'Hello', ${fileId}, ${LEVELS}::jsonb)`);
    await expect(both).rejects.toThrow("messages_say_words_or_news");
    const neither = run(sql`insert into messages (chat_id, sender_id) values (${groupId}, ${amina.userId})`);
    await expect(neither).rejects.toThrow("message-empty");
    const { rows } = await run(sql`insert into messages (chat_id, sender_id, message)
      values (${groupId}, ${amina.userId}, ${`Voice Message [/files/voices/${fileId}]`}) returning message, voice_id`);
    expect(rows).toEqual([{ message: `Voice Message [/files/voices/${fileId}]`, voice_id: null }]);
    expect((await hear(fileId, bruno)).status).toBe(404);
  });
});

describe("D183: who hears it is asked each time", () => {
  it("those who are there do; a visitor and a stranger get the answer of a file that is not there", async () => {
    const { fileId } = await said();
    const stranger = await buildUser(service.services.db);
    for (const person of [amina, bruno]) expect((await hear(fileId, person)).status).toBe(200);
    const none = await hear(randomUUID(), bruno);
    for (const person of [stranger, null]) {
      const answer = await hear(fileId, person);
      expect([answer.status, answer.bytes]).toEqual([none.status, none.bytes]);
    }
    expect(none.status).toBe(404);
  });

  it("before it is said nobody does, not even by its id", async () => {
    const fileId = (await upload(amina, webm())).body["file_id"]!;
    for (const person of [amina, bruno]) expect((await hear(fileId, person)).status).toBe(404);
  });

  it("who left hears what was said until then, and nothing of what came later or while away", async () => {
    const before = await said();
    await leave(bruno);
    const meanwhile = await said();
    expect((await hear(before.fileId, bruno)).status).toBe(200);
    expect((await hear(meanwhile.fileId, bruno)).status).toBe(404);
    await run(
      sql`update group_members set status = 'active', left_at = null where group_id = ${groupId} and user_id = ${bruno.userId}`,
    );
    expect((await hear(meanwhile.fileId, bruno)).status).toBe(404);
    expect((await hear((await said()).fileId, bruno)).status).toBe(200);
  });

  it("a browser asks again at each play, and whoever may not hear it any more is not told that it is unchanged", async () => {
    const { fileId, messageId } = await said();
    const first = await hear(fileId, bruno);
    expect(first.told.get("cache-control")).toBe("private, no-cache");
    const known = { "if-none-match": first.told.get("etag") };
    expect((await hear(fileId, bruno, known)).status).toBe(304);
    await run(sql`update messages set deleted_at = app_now() where message_id = ${messageId}`);
    expect((await hear(fileId, bruno, known)).status).toBe(404);
  });

  it("D178: what is taken back is heard by nobody, its sender included, and is kept until its time is over", async () => {
    const { fileId, messageId } = await said();
    await run(sql`update messages set deleted_at = app_now() where message_id = ${messageId}`);
    for (const person of [amina, bruno]) expect((await hear(fileId, person)).status).toBe(404);
    await run(sql`update private.stored_files set noted_at = now() - interval '25 hours' where file_id = ${fileId}`);
    expect(await service.tick("sweep_files")).toBe(200);
    expect(await filesOf(amina)).toEqual([fileId]);
    await run(sql`delete from private.withheld_messages where message_id = ${messageId}`);
    expect(await service.tick("sweep_files")).toBe(200);
    expect(await filesOf(amina)).toEqual([]);
    expect((await s3.keys()).filter((key) => key.includes(fileId))).toEqual([]);
  });

  it("what was never said is swept after its time, and what was said stays", async () => {
    const { fileId } = await said();
    const unsaid = (await upload(amina, webm())).body["file_id"]!;
    await run(
      sql`update private.stored_files set noted_at = now() - interval '25 hours' where owner_id = ${amina.userId}`,
    );
    expect(await service.tick("sweep_files")).toBe(200);
    expect(await filesOf(amina)).toEqual([fileId]);
    expect((await s3.keys()).filter((key) => key.includes(unsaid))).toEqual([]);
    expect((await hear(fileId, bruno)).status).toBe(200);
  });
});

describe("a part of it, as players ask", () => {
  it.each([
    ["bytes=0-1", 0, 2],
    ["bytes=10-19", 10, 20],
    ["bytes=100-", 100, undefined],
    ["bytes=5-99999999", 5, undefined],
  ])("%s", async (range, start, end) => {
    const { fileId } = await said();
    const whole = (await hear(fileId, bruno)).bytes;
    const { bytes, status, told } = await hear(fileId, bruno, { range });
    expect(status).toBe(206);
    expect(bytes).toEqual(whole.subarray(start, end));
    expect(told.get("content-range")).toBe(`bytes ${start}-${(end ?? whole.length) - 1}/${whole.length}`);
    expect(told.get("content-length")).toBe(String(bytes.length));
    expect(told.get("content-type")).toBe("audio/webm");
  });

  it("the whole says that parts can be had; a range of another form or of another file gets the whole", async () => {
    const { fileId } = await said();
    const whole = await hear(fileId, bruno);
    expect(whole.told.get("accept-ranges")).toBe("bytes");
    for (const headers of [
      { range: "bytes=-5" },
      { range: "bytes=9-3" },
      { range: "bytes=0-1,3-4" },
      { range: "bytes=0-1", "if-range": '"another"' },
    ]) {
      const { bytes, status } = await hear(fileId, bruno, headers);
      expect([status, bytes.equals(whole.bytes)]).toEqual([200, true]);
    }
  });

  it("behind its end there is none; whoever may not hear it is told nothing of it", async () => {
    const { fileId } = await said();
    const stranger = await buildUser(service.services.db);
    expect((await hear(fileId, bruno, { range: "bytes=999999-" })).status).toBe(416);
    expect((await hear(fileId, stranger, { range: "bytes=999999-" })).status).toBe(404);
    expect((await hear(fileId, stranger, { range: "bytes=0-1" })).status).toBe(404);
  });
});

it("while the storage is down the person is told, nothing is left, and the same recording goes through later", async () => {
  await s3.fault({ match: { method: "PUT" }, action: "status", status: 503, times: 2 });
  const { body, status } = await upload(amina, webm());
  expect([status, body["code"], body["message"]]).toEqual([503, "voice-not-stored", "Failed to upload voice message"]);
  expect(await filesOf(amina)).toEqual([]);
  expect((await upload(amina, webm())).status).toBe(200);
});
