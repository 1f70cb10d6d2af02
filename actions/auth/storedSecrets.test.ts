import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const PASSWORD = "Quiet-Harbour7";
const COOKIE = "__Secure-circle.session_token";
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let made = 0;
async function register() {
  const browser = new Browser(service.url);
  const email = `person${++made}@example.com`;
  const form = { name: "Bruno", email, username: `bruno.${made}`, password: PASSWORD, acceptTerms: true };
  expect((await browser.post("/auth/sign-up/email", form)).status).toBe(200);
  return { browser, email };
}
async function signedIn() {
  const { browser, email } = await register();
  await service.services.db
    .updateTable("auth.users")
    .set({ email_verified: true })
    .where("email", "=", email)
    .execute();
  expect((await browser.post("/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  return { browser, email };
}
const sessionToken = (browser: Browser) => decodeURIComponent(browser.cookie.replace(`${COOKIE}=`, "")).split(".")[0]!;
const linkTokens = () =>
  service.letters.flatMap(({ text }) => [...text.matchAll(/token=([\w.-]+)/g)].map(([, token]) => token!));

it("a stolen database holds no token of a session, a reset or a confirmation", async () => {
  const { browser, email } = await signedIn();
  await register();
  await browser.post("/auth/request-password-reset", { email });
  await service.settle();
  const { body } = await browser.get("/auth/token");
  const secrets = [sessionToken(browser), String(body.token), ...linkTokens(), PASSWORD];
  expect(secrets.length).toBeGreaterThanOrEqual(5);
  const { db } = service.services;
  const { rows: tables } = await sql<{ table: string }>`
    select format('%I.%I', schemaname, tablename) as "table" from pg_tables
    where schemaname in ('auth', 'public', 'private')`.execute(db);
  expect(tables.length).toBeGreaterThan(50);
  for (const { table } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(table)} t`.execute(db);
    const text = rows.map((row) => row.text).join("\n");
    for (const secret of secrets) expect(text.includes(secret), `${table} holds a secret`).toBe(false);
  }
});

it("the stored hash of a session opens none, even signed as a cookie", async () => {
  const { browser } = await signedIn();
  const { db, env } = service.services;
  const cookieOf = (token: string) => {
    const signature = createHmac("sha256", env.AUTH_SECRET).update(token).digest("base64");
    return `${COOKIE}=${encodeURIComponent(`${token}.${signature}`)}`;
  };
  const thief = new Browser(service.url);
  const own = await thief.get("/auth/token", { cookie: cookieOf(sessionToken(browser)) });
  expect(own.status, "signed in this way, the true token is taken").toBe(200);
  const { rows } = await sql<Record<string, unknown>>`select * from auth.sessions`.execute(db);
  const values = rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === "string");
  expect(values.length).toBeGreaterThan(2);
  for (const value of values) {
    expect((await thief.get("/auth/token", { cookie: cookieOf(value) })).status).toBe(401);
  }
});

it("a session in use keeps its token", async () => {
  const { browser } = await signedIn();
  const token = sessionToken(browser);
  const { db } = service.services;
  await sql`update auth.sessions set expires_at = now() + interval '10 days'`.execute(db);
  expect((await browser.get("/auth/get-session")).status).toBe(200);
  expect(sessionToken(browser)).toBe(token);
  expect((await browser.get("/auth/token")).status).toBe(200);
  const { rows } = await sql<{ isLonger: boolean }>`
    select bool_or(expires_at > now() + interval '29 days') as "isLonger" from auth.sessions`.execute(db);
  expect(rows).toEqual([{ isLonger: true }]);
});
