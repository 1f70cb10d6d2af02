import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestService, type TestService } from "../test/testService.ts";
import { hasOpenLetter } from "./openLetters.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const { db } = service.services;
  await sql`insert into private.outbox (kind, dedupe_key, payload, done_at)
    select 'mail', 'letter ' || n, jsonb_build_object('template', 'confirm-address', 'user_id', gen_random_uuid()), now()
    from generate_series(1, 20000) n`.execute(db);
  await sql`analyze private.outbox`.execute(db);
});
afterAll(() => service.stop());

it.each([
  [
    "whether an account has an open letter",
    sql`select ${hasOpenLetter("u.id")} from auth.users u where u.email = '7@example.com'`,
  ],
  [
    "what waits to be sent to an account that is deleted",
    sql`select from private.outbox where done_at is null and payload ->> 'user_id' = '7'`,
  ],
])("finds by an index, however many letters there are, %s", async (_, query) => {
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(service.services.db);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("outbox_user_idx");
  expect(plan).not.toContain("Seq Scan on outbox");
});
