import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toldElsewhere } from "../../schema/news/notices.ts";
import { VERIFICATION_FAILURES } from "../identity/diditStatus.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { CATALOGUE, KINDS } from "./catalogue.ts";
import type { Channel, News } from "./define.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const kindsIn = (channel: Channel) =>
  KINDS.filter((kind) => (CATALOGUE[kind] as News).channels.includes(channel)).toSorted();

describe("the database", () => {
  it.each([
    ["notice_kinds", kindsIn("notice")],
    ["activity_kinds", kindsIn("feed")],
    ["post_kinds", kindsIn("chat")],
    ["verification_failures", VERIFICATION_FAILURES.toSorted()],
  ] as const)("lists in %s what the catalogue does, each with a word on what it is", async (table, words) => {
    const rows = await service.services.db.selectFrom(table).selectAll().orderBy("value").execute();
    expect(rows.map(({ value }) => value).toSorted()).toEqual(words);
    for (const { comment } of rows) expect(comment).toMatch(/\w/);
  });

  it("leaves those notices out of the bell that the page does not count there either (D289)", async () => {
    const rows = await service.services.db.selectFrom("private.notices_told_elsewhere").select("kind").execute();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([...toldElsewhere].toSorted());
  });
});

/** The service's own sources: what runs, without its tests. */
const ROOT = path.resolve(import.meta.dirname, "..");
const sources = globSync("**/*.ts", { cwd: ROOT })
  .filter((file) => !file.endsWith(".test.ts") && !file.startsWith(`test${path.sep}`) && file !== "db/schema.ts")
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") }));

it("has somebody who tells each kind", () => {
  const told = sources.flatMap(({ text }) => [...text.matchAll(/\btell\(\s*tx,\s*"(\w+)"/g)].map(([, kind]) => kind!));
  expect([...new Set(told)].toSorted()).toEqual(KINDS.toSorted());
});

it("is the only way to tell: nothing but tell() writes notices, lines of the feed and posts", () => {
  const writes =
    /(insertInto|updateTable|mergeInto)\(\s*"(notifications|activity_feed|messages)[ "]|(insert\s+into|update|merge\s+into)\s+(public\.)?(notifications|activity_feed|messages)\b/i;
  expect(sources.filter(({ text }) => writes.test(text)).map(({ file }) => file)).toEqual(["news/tell.ts"]);
});

it("sends a letter only beside a notice, from which it follows", () => {
  expect(kindsIn("letter").filter((kind) => !kindsIn("notice").includes(kind))).toEqual([]);
});

it("is told by no function of the database", async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc join pg_namespace n on n.oid = pronamespace
    where nspname in ('public', 'private', 'auth')
      and prosrc ~* 'insert\\s+into\\s+(public\\.)?(notifications|activity_feed|messages)\\M'`.execute(
    service.services.db,
  );
  expect(rows).toEqual([]);
});
