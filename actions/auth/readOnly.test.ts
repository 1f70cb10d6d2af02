import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { hashPassword } from "./passwordHash.ts";

const PASSWORD = "Quiet-Harbour7";
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** As on a full disk: nothing is written. */
async function writeNothing(): Promise<void> {
  const { db } = service.services;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(rows[0]!.name)} set default_transaction_read_only = on`.execute(db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  await sql`set default_transaction_read_only = on`.execute(db);
}

it("D296: who is signed in for a day stays so while nothing can be written, also when the session is due to be prolonged", async () => {
  const { db } = service.services;
  await sql`
    with account as (
      insert into auth.users (name, email, email_verified, username, terms_accepted_at)
      values ('Bruno', 'bruno@example.com', true, 'bruno', now())
      returning id)
    insert into auth.accounts (user_id, provider_id, account_id, password, updated_at)
    select id, 'credential', id, ${await hashPassword(PASSWORD)}, now() from account`.execute(db);
  const browser = new Browser(service.url);
  expect((await browser.post("/auth/sign-in/email", { email: "bruno@example.com", password: PASSWORD })).status).toBe(
    200,
  );
  expect((await browser.get("/auth/token")).status).toBe(200);
  await sql`update auth.sessions set expires_at = expires_at - interval '2 days'`.execute(db);

  await writeNothing();
  // The service may not have noticed yet that its connections were cut.
  await expect
    .poll(async () => (await browser.get("/auth/get-session")).body)
    .toMatchObject({ user: { email: "bruno@example.com" } });
  expect(await browser.get("/auth/token")).toMatchObject({ status: 200, body: { token: expect.any(String) } });
  expect((await browser.get("/auth/get-session")).status).toBe(200);
  expect(
    (await new Browser(service.url).post("/auth/sign-in/email", { email: "bruno@example.com", password: PASSWORD }))
      .status,
  ).toBe(503);
});
