/** Downloading one's own data, from asking to the last byte, over HTTP and Postgres (D170). */
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  download,
  madePackage,
  openPackage,
  type Package,
  readCsv,
  signIn,
  tellDemoStory,
  unpack,
} from "../test/exportPackage.ts";
import { cookieOf } from "../test/cookie.ts";
import { StorageTrouble } from "../providers/storage/provider.ts";
import { buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { shownColumns } from "./cell.ts";
import type { Row } from "./column.ts";
import { dataExportHandler } from "./makeExport.ts";
import { SECTIONS } from "./sections/sections.ts";

let service: TestService;
let amina: string;
beforeAll(async () => {
  service = await startTestService();
  await tellDemoStory(service.services.db);
  amina = await signIn(service.services.db, "amina@example.com");
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.letters.length = 0;
  await run(sql`update private.app_clock set shift = '0'`);
});

const run = async <R>(query: RawBuilder<R>) => (await query.execute(service.services.db)).rows;
const ask = (as: string) => service.callAction("ask_for_export", {}, { as });
const rowsOf = (userId: string) =>
  service.services.db
    .selectFrom("data_exports")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("asked_at")
    .execute();
const passed = (time: string) => run(sql`update private.app_clock set shift = ${time}::interval`);

async function packageOf(userId: string): Promise<Package> {
  const { body } = await openPackage(service, userId, await madePackage(service, userId));
  const response = await download(service, String(body["url"]), userId);
  expect(response.status).toBe(200);
  return unpack(Buffer.from(await response.arrayBuffer()));
}

describe("what a package holds", () => {
  let made: Package;
  let data: Record<string, Record<string, unknown>[]>;
  beforeAll(async () => {
    made = await packageOf(amina);
    data = JSON.parse(String(made.get("data.json"))) as typeof data;
  });

  it.each(SECTIONS.map((section) => [section.id, section] as const))(
    "%s: every row of the database, three times",
    async (id, section) => {
      const stored = (await run(section.rows(sql`${amina}::uuid`))) as Row[];
      expect(data[id]).toHaveLength(stored.length);
      const [head, ...lines] = readCsv(made.get(`tables/${id}.csv`)!);
      const columns = shownColumns(section.columns);
      expect(head).toHaveLength(columns.length);
      expect(lines).toHaveLength(stored.length);
      expect(lines.every((line) => line.length === columns.length)).toBe(true);
      const page = String(made.get(`pages/${id}.html`));
      expect(page.match(/<tr><td/g) ?? []).toHaveLength(stored.length);
      expect(page).toContain("</html>");
    },
  );

  it("has something of most kinds, or the test above would prove little", () => {
    expect(SECTIONS.filter(({ id }) => data[id]!.length > 0).length).toBeGreaterThan(30);
  });

  it("says amounts as plain decimals that sum up to the books, and days and instants by ISO 8601", async () => {
    const [{ total }] = (await run(sql`select sum(total)::bigint as total from payments where user_id = ${amina}`)) as [
      { total: number },
    ];
    const [head, ...lines] = readCsv(made.get("tables/contributions.csv")!);
    const of = (name: string) => lines.map((line) => line[head!.indexOf(name)]!);
    expect(of("Total").every((text) => /^\d+\.\d\d$/.test(text))).toBe(true);
    expect(of("Total").reduce((sum, text) => sum + Math.round(Number(text) * 100), 0)).toBe(total);
    expect(of("Due date").every((text) => /^\d{4}-\d\d-\d\d$/.test(text))).toBe(true);
    expect(of("Started").every((text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text))).toBe(true);
    expect(data["contributions"]![0]!["total"]).toEqual({
      value: expect.stringMatching(/^\d+\.\d\d$/),
      currency: "USD",
    });
  });

  it("counts on its first page what is in each list, and leads to it without a script or a connection", () => {
    const index = String(made.get("index.html"));
    const links = [...index.matchAll(/href="([^"]+)"/g)].map(([, path]) => path!);
    expect(links.filter((path) => !made.has(path))).toEqual([]);
    const lists = [...index.matchAll(/href="pages\/(\w+)\.html">[^<]*<\/a><\/td><td class="n">([\d,]+)</g)];
    expect(Object.fromEntries(lists.map(([, id, count]) => [id, Number(count!.replaceAll(",", ""))]))).toEqual(
      Object.fromEntries(SECTIONS.map(({ id }) => [id, data[id]!.length])),
    );
    for (const [path, content] of made) {
      if (path.endsWith(".html")) expect(String(content)).not.toMatch(/<script|<img|<link|src=|https?:/i);
    }
  });

  it.each([
    ["es", "Aportaciones", "Tus datos"],
    ["fr", "Cotisations", "Vos données"],
  ])("is in the language of its reader: %s (D172)", async (language, contributions, title) => {
    const { userId } = await buildUser(service.services.db, { language: language as "es" | "fr" });
    const index = String((await packageOf(userId)).get("index.html"));
    expect(index).toContain(`<html lang="${language}">`);
    expect(index).toContain(contributions);
    expect(index).toContain(title);
  });

  it("shows nothing that a person wrote as a formula, or as part of a page", async () => {
    const { userId } = await buildUser(service.services.db);
    const trick = '=HYPERLINK("https://evil.test","<b>x</b>")';
    await run(sql`update user_profiles set location = ${trick} where user_id = ${userId}`);
    const trapped = await packageOf(userId);
    const [head, line] = readCsv(trapped.get("tables/profile.csv")!);
    expect(line![head!.indexOf("Place")]).toBe(`'${trick}`);
    expect(String(trapped.get("pages/profile.html"))).toContain(
      "=HYPERLINK(&#34;https://evil.test&#34;,&#34;&#60;b&#62;x&#60;/b&#62;&#34;)",
    );
    const { profile } = JSON.parse(String(trapped.get("data.json"))) as { profile: [{ location: string }] };
    expect(profile[0].location).toBe(trick);
  });
});

describe("asking", () => {
  it("is answered with the package that is being made, however often and at once (D170)", async () => {
    const { userId } = await buildUser(service.services.db);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(userId)));
    expect(new Set(answers.map(({ body }) => body["data_export_id"])).size).toBe(1);
    await service.settle();
    expect(await rowsOf(userId)).toMatchObject([
      { status: "ready", data_export_id: answers[0]!.body["data_export_id"] },
    ]);
    await service.settle();
    expect(service.letters).toHaveLength(1);
  });

  it("wants a fresh proof, and so does getting the file (D302)", async () => {
    const { userId } = await buildUser(service.services.db);
    const id = await madePackage(service, userId);
    const { url } = (await openPackage(service, userId, id)).body;
    await run(sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${userId}`);
    for (const { body } of [await ask(userId), await openPackage(service, userId, id)]) {
      expect(body.extensions?.code).toBe("fresh-proof-needed");
    }
    const refused = await download(service, String(url), userId);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, "fresh-proof-needed"]);
    expect(await rowsOf(userId)).toHaveLength(1);
  });

  it("makes a newer one in the place of the one before, whose file goes", async () => {
    const { userId } = await buildUser(service.services.db);
    const first = await madePackage(service, userId);
    const { url } = (await openPackage(service, userId, first)).body;
    await madePackage(service, userId);
    expect((await rowsOf(userId)).map(({ status }) => status)).toEqual(["expired", "ready"]);
    expect((await download(service, String(url), userId)).status).toBe(404);
    expect((await openPackage(service, userId, first)).body.extensions?.code).toBe("export-expired");
    expect(await service.tick("sweep_files")).toBe(200);
    expect(await run(sql`select from private.stored_files where owner_id = ${userId}`)).toHaveLength(1);
  });

  it("is told by one letter in the reader's language, which holds no link to the file", async () => {
    const { email, userId } = await buildUser(service.services.db, { language: "fr" });
    await madePackage(service, userId);
    await service.settle();
    expect(service.letters).toMatchObject([{ to: email, subject: "Vos données sont prêtes à être téléchargées" }]);
    expect(service.letters[0]!.text).toContain("/settings?tab=advanced#export");
    expect(service.letters[0]!.text).not.toContain("/files/");
  });
});

describe("the file", () => {
  it("is its owner's alone: nobody else gets it, with its address or without a session", async () => {
    const [owner, other] = [await buildUser(service.services.db), await buildUser(service.services.db)];
    const id = await madePackage(service, owner.userId);
    const { url } = (await openPackage(service, owner.userId, id)).body;
    expect((await download(service, String(url))).status).toBe(404);
    expect((await download(service, String(url), other.userId)).status).toBe(404);
    expect((await openPackage(service, other.userId, id)).body.extensions?.code).toBe("export-not-found");
    await run(sql`delete from auth.sessions where user_id = ${owner.userId}`);
    expect((await download(service, String(url), owner.userId)).status).toBe(404);
  });

  it("comes as a file to keep, is kept by nothing between, and cannot be brought", async () => {
    const { userId } = await buildUser(service.services.db);
    const { url } = (await openPackage(service, userId, await madePackage(service, userId))).body;
    const { headers, status } = await download(service, String(url), userId, { method: "HEAD" });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="savings-circle-data.zip"',
      "content-type": "application/zip",
      "x-content-type-options": "nosniff",
    });
    expect(Number(headers.get("content-length"))).toBe((await rowsOf(userId))[0]!.file_size);
    expect((await download(service, "/files/exports", userId, { method: "POST", body: "x" })).status).toBe(404);
  });

  it("that cannot be given is refused in words, and never comes as a file to keep (D302)", async () => {
    const { userId } = await buildUser(service.services.db);
    const { url } = (await openPackage(service, userId, await madePackage(service, userId))).body;
    const { storage } = service.services;
    const { get } = storage;
    const refused = async () => {
      const { headers, json, status } = await download(service, String(url), userId).then(async (response) => ({
        headers: response.headers,
        json: (await response.json()) as { code: string },
        status: response.status,
      }));
      return [status, json.code, headers.get("content-disposition"), headers.get("cache-control")];
    };
    storage.get = () => Promise.reject(new StorageTrouble("down"));
    expect(await refused()).toEqual([503, "temporarily-unavailable", null, "no-store"]);
    storage.get = () => Promise.resolve(undefined);
    expect(await refused()).toEqual([404, "export-not-found", null, "no-store"]);
    storage.get = get;
    await run(sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${userId}`);
    expect(await refused()).toEqual([403, "fresh-proof-needed", null, "no-store"]);
  });

  it("is there for seven days of the product's clock, and then it is deleted", async () => {
    const { userId } = await buildUser(service.services.db);
    const id = await madePackage(service, userId);
    const { url } = (await openPackage(service, userId, id)).body;
    await passed("6 days 23 hours 59 minutes");
    expect((await download(service, String(url), userId)).status).toBe(200);
    await passed("7 days 1 second");
    expect((await download(service, String(url), userId)).status).toBe(404);
    expect((await openPackage(service, userId, id)).body.extensions?.code).toBe("export-expired");
    expect(await service.tick("sweep_files")).toBe(200);
    expect(await rowsOf(userId)).toMatchObject([{ status: "expired", file_id: null }]);
    expect(await run(sql`select from private.stored_files where owner_id = ${userId}`)).toEqual([]);
  });
});

describe("what cannot be made", () => {
  it("fails after a day, and can be asked for again; tried once more by an admin it comes all the same", async () => {
    const { userId } = await buildUser(service.services.db);
    await ask(userId);
    await passed("23 hours 59 minutes");
    await service.tick("sweep_files");
    expect(await rowsOf(userId)).toMatchObject([{ status: "asked" }]);
    await passed("24 hours 1 second");
    await service.tick("sweep_files");
    expect(await rowsOf(userId)).toMatchObject([{ status: "failed" }]);
    await service.settle();
    expect(await rowsOf(userId)).toMatchObject([{ status: "ready", failed_at: null }]);
  });

  it("gives way to a newer wish", async () => {
    const { userId } = await buildUser(service.services.db);
    await ask(userId);
    await passed("25 hours");
    await service.tick("sweep_files");
    await madePackage(service, userId);
    expect((await rowsOf(userId)).map(({ status }) => status)).toEqual(["failed", "ready"]);
  });

  it("is tried again where the storage does not take it, and leaves nothing behind", async () => {
    const { userId } = await buildUser(service.services.db);
    const { storage } = service.services;
    const put = storage.put.bind(storage);
    storage.put = () => Promise.reject(new Error("full"));
    await ask(userId);
    await service.settle();
    storage.put = put;
    expect(await rowsOf(userId)).toMatchObject([{ status: "asked" }]);
    expect(await run(sql`select from private.stored_files where owner_id = ${userId}`)).toEqual([]);
    await run(sql`update private.outbox set next_attempt_at = now() where kind = 'data-export' and done_at is null`);
    await service.settle();
    expect(await rowsOf(userId)).toMatchObject([{ status: "ready" }]);
  });

  it("is kept once where two workers make it, and is told once", async () => {
    const { userId } = await buildUser(service.services.db);
    const { body } = await ask(userId);
    const item = { outboxId: 1, payload: { data_export_id: body["data_export_id"] } };
    await Promise.all([item, item].map((wanted) => dataExportHandler(wanted, service.services)));
    const [made] = await rowsOf(userId);
    expect(await run(sql`select file_id from private.stored_files where owner_id = ${userId} and is_whole`)).toEqual([
      { file_id: made!.file_id },
    ]);
    await service.settle();
    expect(service.letters).toHaveLength(1);
  });

  it("goes at once with the account, and what is still being made comes to nothing (D169)", async () => {
    const { userId } = await buildUser(service.services.db);
    await madePackage(service, userId);
    await ask(userId);
    const response = await fetch(`${service.url}/auth/delete-account`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://circle.test", cookie: cookieOf(userId) },
      body: JSON.stringify({ confirmation: "DELETE" }),
    });
    expect(response.status).toBe(200);
    expect(await rowsOf(userId)).toEqual([]);
    await service.tick("sweep_files");
    await service.settle();
    expect(await run(sql`select from private.stored_files where owner_id = ${userId}`)).toEqual([]);
  });
});
