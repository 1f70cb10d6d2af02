/** Bringing files beside a question to support, putting them there and reading them, over HTTP and Postgres (D211). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database, Tx } from "../db/database.ts";
import { cookieOf } from "../test/cookie.ts";
import { expectWaiting } from "../test/expectWaiting.ts";
import { buildUser } from "../test/factories.ts";
import { photo, TELLTALES, telltalePhoto } from "../test/pictures.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { isPdf } from "./isPdf.ts";

const MEGABYTE = 1024 * 1024;
const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

let service: TestService;
let amina: string;
let bruno: string;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const people = [await buildUser(service.services.db), await buildUser(service.services.db)];
  [amina, bruno] = people.map(({ userId }) => userId) as [string, string];
});

const run = <Row>(text: ReturnType<typeof sql<Row>>) => text.execute(service.services.db);

async function upload(userId: string, bytes: Uint8Array, type = "application/octet-stream") {
  const response = await fetch(`${service.url}/files/attachments`, {
    method: "POST",
    headers: { "content-type": type, origin: "https://circle.test", cookie: cookieOf(userId) },
    body: bytes as BodyInit,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const brought = async (userId: string, bytes: Uint8Array = PDF) =>
  String((await upload(userId, bytes)).body["file_id"]);

async function read(fileId: string, userId: string | null, format = "pdf") {
  const response = await fetch(`${service.url}/files/attachments/${fileId}/${format}`, {
    headers: userId === null ? {} : { cookie: cookieOf(userId) },
  });
  const { headers: told, status } = response;
  return { status, told, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function ticketOf(userId: string): Promise<string> {
  const { rows } = await run(sql<{ ticket_id: string }>`
    insert into support_tickets (user_id, category, subject, body)
    values (${userId}, 'payment', 'A question', 'A question that is long enough.') returning ticket_id`);
  return rows[0]!.ticket_id;
}

/** As the member's mutation does it. */
const attachIn = (db: Database | Tx, fileId: string, ticketId: string, userId: string) =>
  sql`insert into ticket_attachments (attachment_id, ticket_id, user_id, name)
    values (${fileId}::uuid, ${ticketId}::uuid, ${userId}, 'screen.png')`.execute(db);
const attach = (fileId: string, ticketId: string, userId: string) =>
  attachIn(service.services.db, fileId, ticketId, userId);

const attachedTo = async (ticketId: string) =>
  (
    await run(sql<{ attachment_id: string; format: string; place: number }>`
      select attachment_id, format, place from ticket_attachments where ticket_id = ${ticketId} order by place`)
  ).rows;

/** The code of a refusal by the database. */
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "done",
    (error: { detail?: string; message: string }) =>
      /[a-z]+(?:-[a-z]+)+/.exec(`${error.message} ${error.detail ?? ""}`)?.[0] ?? error.message,
  );

describe("an upload", () => {
  it("of a picture is kept legible, upright, and says nothing about place, device or person", async () => {
    const { body, status } = await upload(amina, await telltalePhoto());
    expect(status).toBe(200);
    const object = await service.services.storage.get(`attachment/${String(body["file_id"])}/webp`);
    const bytes = Buffer.concat(await object!.body.toArray());
    for (const word of TELLTALES) expect(bytes.includes(word)).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 600, height: 800 });
  });

  it("of a larger picture keeps as many pixels as the limit says", async () => {
    const fileId = await brought(amina, await photo({ width: 4000, height: 2000 }));
    const object = await service.services.storage.get(`attachment/${fileId}/webp`);
    const { height, width } = await sharp(Buffer.concat(await object!.body.toArray())).metadata();
    expect([width, height]).toEqual([2400, 1200]);
  });

  it("of a PDF is kept as it is, also under its own type", async () => {
    const { body, status } = await upload(amina, PDF, "application/pdf");
    expect(status).toBe(200);
    const ticket = await ticketOf(amina);
    await attach(String(body["file_id"]), ticket, amina);
    expect((await read(String(body["file_id"]), amina)).bytes).toEqual(PDF);
  });

  it.each<[string, Buffer, number, string]>([
    ["a text", Buffer.from("hello"), 415, "attachment-type"],
    ["a page with a PDF's words in it", Buffer.from("<script>%PDF-1.4 %%EOF</script>"), 415, "attachment-type"],
    ["a PDF that was cut off", PDF.subarray(0, 40), 415, "attachment-type"],
    ["a PDF of 5 MB and a byte", Buffer.concat([PDF, Buffer.alloc(5 * MEGABYTE)]), 413, "attachment-too-large"],
  ])("of %s is refused", async (_, bytes, status, code) => {
    expect(await upload(amina, bytes)).toMatchObject({ status, body: { code, field: "attachment_id" } });
  });
});

it.each([
  ["%PDF-1.7\n%%EOF", true],
  ["%PDF-2.0\n%%EOF\r\n\r\n", true],
  ["\n%PDF-1.7\n%%EOF", false],
  ["%PDF-9.9\n%%EOF", false],
  ["%PDF-1.7\n", false],
  [`%PDF-1.7\n%%EOF${" ".repeat(2000)}`, false],
  ["", false],
])("whether %j is a PDF: %s", (text, is) => {
  expect(isPdf(Buffer.from(text))).toBe(is);
});

describe("beside a question", () => {
  it("files stand in their order, each once, and no more than three", async () => {
    const ticket = await ticketOf(amina);
    const files = [
      await brought(amina),
      await brought(amina, await photo({ width: 40, height: 40 })),
      await brought(amina),
      await brought(amina),
    ];
    for (const file of files.slice(0, 3)) await attach(file, ticket, amina);
    expect(await codeOf(attach(files[3]!, ticket, amina))).toBe("too-many-attachments");
    // Sent again after a lost answer.
    await attach(files[0]!, ticket, amina);
    expect(await attachedTo(ticket)).toEqual([
      { attachment_id: files[0], format: "pdf", place: 1 },
      { attachment_id: files[1], format: "webp", place: 2 },
      { attachment_id: files[2], format: "pdf", place: 3 },
    ]);
  });

  it("two at once are counted one after the other", async () => {
    const ticket = await ticketOf(amina);
    const [first, second] = [await brought(amina), await brought(amina)];
    let waiting: Promise<unknown> | undefined;
    await service.services.db.transaction().execute(async (tx) => {
      await attachIn(tx, first, ticket, amina);
      waiting = attach(second, ticket, amina);
      await expectWaiting(service.services.db, 1);
    });
    await waiting;
    expect((await attachedTo(ticket)).map(({ attachment_id }) => attachment_id)).toEqual([first, second]);
  });

  it("nothing stands that is another's, of another kind, unknown, or beside another question already", async () => {
    const [ticket, other] = [await ticketOf(amina), await ticketOf(amina)];
    const file = await brought(amina);
    await attach(file, other, amina);
    const { rows } = await run(sql<{ file_id: string }>`
      insert into private.stored_files (kind, owner_id, stored_at) values ('avatar', ${amina}, now()) returning file_id`);
    for (const wrong of [await brought(bruno), rows[0]!.file_id, randomUUID(), file])
      expect(await codeOf(attach(wrong, ticket, amina))).toBe("attachment-not-found");
    expect(await attachedTo(ticket)).toEqual([]);
  });

  it("a reply's file belongs to the same question", async () => {
    const [ticket, other] = [await ticketOf(amina), await ticketOf(amina)];
    const { rows } = await run(sql<{ id: string }>`
      insert into ticket_messages (ticket_id, author_id, body) values (${other}, ${amina}, 'More') returning ticket_message_id as id`);
    const wrong = run(sql`insert into ticket_attachments (attachment_id, ticket_id, ticket_message_id, user_id, name)
      values (${await brought(amina)}::uuid, ${ticket}::uuid, ${rows[0]!.id}::uuid, ${amina}, 'screen.png')`);
    await expect(wrong).rejects.toThrow("ticket_attachments_message_of_the_ticket");
  });
});

describe("reading", () => {
  it("is for whoever asked; a PDF is saved and never shown as a page of ours", async () => {
    const file = await brought(amina);
    await attach(file, await ticketOf(amina), amina);
    const { status, told } = await read(file, amina);
    expect(status).toBe(200);
    expect(told.get("content-disposition")).toBe("attachment");
    expect(told.get("cache-control")).toBe("private, no-cache");
    for (const reader of [bruno, null]) expect((await read(file, reader)).status).toBe(404);
  });

  it("is for a platform's admin with a second factor, and not without", async () => {
    const file = await brought(amina);
    await attach(file, await ticketOf(amina), amina);
    await run(sql`insert into user_roles (user_id, role) values (${bruno}, 'admin')`);
    expect((await read(file, bruno)).status).toBe(404);
    await run(sql`update user_profiles set two_factor_enabled = true where user_id = ${bruno}`);
    expect((await read(file, bruno)).status).toBe(200);
  });

  it("is for nobody while it stands beside nothing; then it is swept", async () => {
    const [kept, left] = [await brought(amina), await brought(amina)];
    await attach(kept, await ticketOf(amina), amina);
    expect((await read(left, amina)).status).toBe(404);
    await run(
      sql`update private.stored_files set noted_at = now() - interval '2 days', stored_at = now() - interval '2 days'`,
    );
    for (const name of ["sweep_files", "sweep_files"]) expect(await service.tick(name)).toBe(200);
    const { rows } = await run(
      sql<{ file_id: string }>`select file_id from private.stored_files where owner_id = ${amina}`,
    );
    expect(rows).toEqual([{ file_id: kept }]);
    expect((await read(kept, amina)).status).toBe(200);
  });
});

it("D225: goes with a question that nobody has touched for long", async () => {
  const ticket = await ticketOf(amina);
  await attach(await brought(amina), ticket, amina);
  await run(sql`update support_tickets set updated_at = app_now() - interval '20 years' where ticket_id = ${ticket}`);
  expect(await service.tick("clean_up")).toBe(200);
  expect(await attachedTo(ticket)).toEqual([]);
});
