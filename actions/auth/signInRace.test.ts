import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Browser } from "../test/browser.ts";
import { expectWaiting } from "../test/expectWaiting.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { makeResetToken } from "./resetToken.ts";

const OLD = "Quiet-Harbour7";
const NEW = "Calm-Meadow42";
const GATE = 4711;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  // Every new session waits here while the test holds the lock: after the password was checked and before the session
  // opens.
  await sql`create function wait_at_the_gate() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(4711); return new; end $$`.execute(service.services.db);
  await sql`create trigger wait_at_the_gate before insert on auth.sessions
    for each row execute function wait_at_the_gate()`.execute(service.services.db);
});
afterAll(() => service.stop());

/** D296: a reset also ends a session that the old password is about to open. */
it("the old password opens no session while it is being replaced", async () => {
  const { db, env } = service.services;
  const email = "amina@example.com";
  const browser = new Browser(service.url);
  const form = { name: "Amina", email, username: "amina.d", password: OLD, acceptTerms: true };
  expect((await browser.post("/auth/sign-up/email", form)).status).toBe(200);
  const { id: userId } = await db
    .updateTable("auth.users")
    .set({ email_verified: true })
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirstOrThrow();
  const { password } = await db.selectFrom("auth.accounts").select("password").executeTakeFirstOrThrow();
  const token = await makeResetToken(env.AUTH_SECRET, { email, hours: 1, passwordHash: password!, userId });

  await db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${GATE})`.execute(holder);
    const signingIn = browser.post("/auth/sign-in/email", { email, password: OLD });
    await expectWaiting(db, 1);
    const reset = await new Browser(service.url).post("/auth/reset-password", { token, newPassword: NEW });
    expect(reset.status).toBe(200);
    await sql`select pg_advisory_unlock(${GATE})`.execute(holder);
    expect(await signingIn).toMatchObject({ status: 401, body: { code: "invalid-credentials" } });
  });
  expect(browser.cookie).toBe("");
  expect(await db.selectFrom("auth.sessions").select("id").execute()).toEqual([]);
  expect((await browser.post("/auth/sign-in/email", { email, password: NEW })).status).toBe(200);
});
