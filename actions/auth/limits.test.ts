import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { hashPassword } from "./passwordHash.ts";
import { makeResetToken } from "./resetToken.ts";

/** Each limit of the routes under /auth, asked by many at once: exactly the stated number passes. */
const PASSWORD = "Quiet-Harbour7";
const IP = "10.6.0.1";
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { db } = service.services;
  await sql`delete from auth.sign_in_attempts`.execute(db);
  await sql`delete from private.request_limits`.execute(db);
  await sql`delete from security_audit_logs`.execute(db);
});

let made = 0;
const emails = (count: number, name = "stranger") =>
  Array.from({ length: count }, () => `${name}${++made}@example.com`);
/** Confirmed accounts with one password. */
async function people(count: number): Promise<string[]> {
  const { db } = service.services;
  const password = await hashPassword(PASSWORD);
  const found = emails(count, "person");
  for (const email of found) {
    const username = email.split("@")[0]!;
    await sql`
      with account as (
        insert into auth.users (name, email, email_verified, username, terms_accepted_at)
        values ('Bruno', ${email}, true, ${username}, now())
        returning id)
      insert into auth.accounts (user_id, provider_id, account_id, password, updated_at)
      select id, 'credential', id, ${password}, now() from account`.execute(db);
  }
  return found;
}
const post = (path: string, body: object, ip = IP) => new Browser(service.url, { ip }).post(path, body);
const signIn = (email: string, password: string, ip?: string) => post("/auth/sign-in/email", { email, password }, ip);
const allAtOnce = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
const lookedAt = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from security_audit_logs where event_data ->> 'error_message' = 'invalid-credentials'`.execute(
    service.services.db,
  );
  return rows[0]!.n;
};

describe("D165: failures of one network", () => {
  it("are 20 of 300 guesses at once over 300 addresses; the others are not checked", async () => {
    const statuses = await allAtOnce(emails(300).map((email) => signIn(email, "Wrong-Harbour7")));
    expect({ refused: count(statuses, 401), locked: count(statuses, 429) }).toEqual({ refused: 20, locked: 280 });
    expect(await lookedAt()).toBe(20);
    expect((await signIn("one.more@example.com", "Wrong-Harbour7")).status).toBe(429);
    expect((await signIn("one.more@example.com", "Wrong-Harbour7", "10.6.0.2")).status).toBe(401);
  });

  it("do not include right passwords: 60 people behind one address sign in at once", async () => {
    const statuses = await allAtOnce((await people(60)).map((email) => signIn(email, PASSWORD)));
    expect(count(statuses, 200)).toBe(60);
  });

  it("let people sign in at the same time as 19 who mistype", async () => {
    const right = (await people(15)).map((email) => signIn(email, PASSWORD));
    const wrong = emails(19).map((email) => signIn(email, "Wrong-Harbour7"));
    expect(await allAtOnce(right)).toEqual(right.map(() => 200));
    expect(await allAtOnce(wrong)).toEqual(wrong.map(() => 401));
    const [someone] = await people(1);
    expect((await signIn(someone!, PASSWORD)).status).toBe(200);
  });

  it("are not counted for an address that is locked", async () => {
    const [email] = emails(1);
    await allAtOnce(Array.from({ length: 40 }, (_, at) => signIn(email!, "Wrong-Harbour7", `10.5.0.${at % 2}`)));
    expect(await lookedAt()).toBe(5);
    const { rows } = await sql<{ n: number }>`
      select coalesce(sum(failures + pending), 0)::int as n from auth.sign_in_attempts where subject like 'network:%'`.execute(
      service.services.db,
    );
    expect(rows).toEqual([{ n: 5 }]);
  });
});

describe("letters", () => {
  const outbox = async (template: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from private.outbox where payload ->> 'template' = ${template}
        and payload ->> 'user_id' in (select id::text from auth.users)`.execute(service.services.db);
    return rows[0]!.n;
  };

  it.each(["/auth/request-password-reset", "/auth/send-verification-email"])(
    "of %s: one network address asks for 20 in an hour",
    async (path) => {
      const statuses = await allAtOnce(emails(50).map((email) => post(path, { email })));
      expect({ taken: count(statuses, 200), refused: count(statuses, 429) }).toEqual({ taken: 20, refused: 30 });
    },
  );

  it("D149: three with a reset in an hour to one address", async () => {
    const [email] = await people(1);
    const before = await outbox("reset-password");
    const ask = (_: unknown, at: number) => post("/auth/request-password-reset", { email }, `10.4.0.${at}`);
    expect(await allAtOnce(Array.from({ length: 30 }, ask))).toEqual(Array.from({ length: 30 }, () => 200));
    expect(await outbox("reset-password")).toBe(before + 3);
  });

  it("D241: one with a confirmation in a minute to one address", async () => {
    const [email] = await people(1);
    await sql`update auth.users set email_verified = false where email = ${email}`.execute(service.services.db);
    const before = await outbox("confirm-address");
    const ask = (_: unknown, at: number) => post("/auth/send-verification-email", { email }, `10.4.1.${at}`);
    const statuses = await allAtOnce(Array.from({ length: 30 }, ask));
    expect({ sent: count(statuses, 200), paused: count(statuses, 429) }).toEqual({ sent: 1, paused: 29 });
    expect(await outbox("confirm-address")).toBe(before + 1);
  });

  it("D241: three with a confirmation in 24 hours to one address, however many ask after each pause", async () => {
    const [email] = await people(1);
    await sql`update auth.users set email_verified = false where email = ${email}`.execute(service.services.db);
    const before = await outbox("confirm-address");
    const codes: string[][] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const ask = (_: unknown, at: number) => post("/auth/send-verification-email", { email }, `10.5.${turn}.${at}`);
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      codes.push(answers.map(({ body }) => String(body?.code ?? "sent")).filter((code) => code !== "resend-paused"));
      await sql`update private.request_limits set resets_at = now() where bucket like 'mail-pause:%'`.execute(
        service.services.db,
      );
    }
    const none = "resend-limit-reached";
    // No letter went, so there is no pause: each hears of the limit.
    const allHear = Array.from({ length: 8 }, () => none);
    expect(codes).toEqual([["sent"], ["sent"], ["sent"], allHear, allHear]);
    expect(await outbox("confirm-address")).toBe(before + 3);
  });
});

it.each(["/auth/reset-password", "/auth/change-password"])(
  "%s: one network address sends 60 in a minute",
  async (path) => {
    const [email] = await people(1);
    const { db, env } = service.services;
    const { id: userId } = await db
      .selectFrom("auth.users")
      .select("id")
      .where("email", "=", email!)
      .executeTakeFirstOrThrow();
    const browser = new Browser(service.url, { ip: IP });
    expect((await browser.post("/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
    // Both are refused before anything is hashed: the link is used, and passwords are locked.
    const token = await makeResetToken(env.AUTH_SECRET, { userId, email: email!, passwordHash: "before", hours: 1 });
    await sql`insert into auth.sign_in_attempts (subject, failures, window_ends_at, locked_until)
    values (${`proof:${userId}`}, 5, now() + interval '1 hour', now() + interval '1 hour')`.execute(db);
    const send = () => browser.post(path, { token, currentPassword: PASSWORD, newPassword: PASSWORD });
    const answers = await Promise.all(Array.from({ length: 70 }, send));
    expect(answers.filter(({ body }) => body.code === "too-many-requests")).toHaveLength(10);
  },
);

it("one network address asks for 600 tokens a minute, and again when the minute is over, also without a quiet one", async () => {
  const { db } = service.services;
  const [email] = await people(1);
  const browser = new Browser(service.url, { ip: IP });
  await browser.post("/auth/sign-in/email", { email, password: PASSWORD });
  const asked = async () => (await browser.get("/auth/token")).status;
  expect(await asked()).toBe(200);
  const bucket = sql`bucket like ${`library:${IP}%token`}`;
  const leave = (rest: number, seconds: number) =>
    sql`update private.request_limits set used = ${600 - rest}, resets_at = now() + ${seconds} * interval '1 second' where ${bucket}`.execute(
      db,
    );
  await leave(1, 30);
  expect([await asked(), await asked()]).toEqual([200, 429]);
  const { rows } = await sql<{ ends: boolean }>`
    select resets_at < now() + interval '31 seconds' as ends from private.request_limits where ${bucket}`.execute(db);
  expect(rows).toEqual([{ ends: true }]);
  await leave(0, 0);
  expect(await asked()).toBe(200);
});

it("one network address signs up 120 times in a minute", async () => {
  const [taken] = await people(1);
  const form = { name: "Amina", password: PASSWORD, acceptTerms: true, username: taken!.split("@")[0] };
  const statuses = await allAtOnce(emails(150).map((email) => post("/auth/sign-up/email", { ...form, email })));
  expect({ looked: count(statuses, 422), refused: count(statuses, 429) }).toEqual({ looked: 120, refused: 30 });
});

it("D165: one network address signs up 240 times in an hour, over however many minutes: each sends a letter to a stranger", async () => {
  const [taken] = await people(1);
  const form = { name: "Amina", password: PASSWORD, acceptTerms: true, username: taken!.split("@")[0] };
  const looked: number[] = [];
  for (let minute = 0; minute < 3; minute++) {
    const statuses = await allAtOnce(emails(120).map((email) => post("/auth/sign-up/email", { ...form, email })));
    looked.push(count(statuses, 422));
    await sql`update private.request_limits set resets_at = now() where bucket like 'sign-ups-of:%'`.execute(
      service.services.db,
    );
  }
  expect(looked).toEqual([120, 120, 0]);
  const [email] = emails(1);
  expect((await post("/auth/sign-up/email", { ...form, email }, "10.6.0.3")).status).toBe(422);
});
