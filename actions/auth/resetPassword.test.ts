import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { WIZARD } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import * as passwordHash from "./passwordHash.ts";

const OLD = "Quiet-Harbour7";
const NEW = "Louder-Harbour8";
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function register({ isConfirmed = true, more = {} } = {}) {
  const email = `reset.${randomUUID().slice(0, 8)}@example.com`;
  const browser = new Browser(service.url);
  const form = { name: "Chloé", email, username: email.split("@")[0], password: OLD, acceptTerms: true, ...more };
  expect((await browser.post("/auth/sign-up/email", form)).status).toBe(200);
  const { db } = service.services;
  const { id: userId } = await db
    .updateTable("auth.users")
    .set({ email_verified: isConfirmed })
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirstOrThrow();
  await service.settle();
  service.letters.length = 0;
  return { browser, email, userId };
}
const signIn = (browser: Browser, email: string, password: string) =>
  browser.post("/auth/sign-in/email", { email, password });
const ask = (email: string) => new Browser(service.url).post("/auth/request-password-reset", { email });
async function linkFor(email: string): Promise<string> {
  expect(await ask(email)).toMatchObject({ status: 200, body: { status: true } });
  await service.settle();
  const letter = service.letters.findLast(({ to }) => to === email)!;
  return new URL(/https:\/\/\S+/.exec(letter.text)![0]).searchParams.get("token")!;
}
const reset = (token: string, newPassword = NEW) =>
  new Browser(service.url).post("/auth/reset-password", { token, newPassword });

it("sets the new password, ends every session and tells the owner", async () => {
  const { browser, email } = await register();
  await signIn(browser, email, OLD);
  const token = await linkFor(email);
  expect(await reset(token)).toMatchObject({ status: 200, body: { status: true } });
  expect((await browser.get("/auth/token")).status).toBe(401);
  expect((await signIn(new Browser(service.url), email, OLD)).status).toBe(401);
  expect((await signIn(new Browser(service.url), email, NEW)).status).toBe(200);
  await service.settle();
  expect(service.letters.at(-1)).toMatchObject({ to: email, subject: "Your password was changed" });
});

const changesTold = async (email: string) => {
  await service.settle();
  return service.letters.filter(({ subject, to }) => to === email && subject === "Your password was changed").length;
};
const USED = { status: 400, body: { code: "reset-link-invalid", field: "token" } };

it("works once, also when clicked many times at once, and voids earlier links", async () => {
  const { email } = await register();
  const [first, second] = [await linkFor(email), await linkFor(email)];
  const answers = await Promise.all([NEW, NEW, "Third-Harbour9", "Third-Harbour9"].map((one) => reset(second, one)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const [kept, other] = answers[0]!.status === 200 ? [NEW, "Third-Harbour9"] : ["Third-Harbour9", NEW];
  for (const token of [first, second]) expect(await reset(token, other)).toMatchObject(USED);
  expect(await changesTold(email)).toBe(1);
  expect((await signIn(new Browser(service.url), email, kept)).status).toBe(200);
});

it("sent again after a lost answer is the same reset, until the password is another one", async () => {
  const { browser, email } = await register();
  const token = await linkFor(email);
  expect((await reset(token)).status).toBe(200);
  await signIn(browser, email, NEW);
  expect(await reset(token)).toMatchObject({ status: 200, body: { status: true } });
  expect((await browser.get("/auth/token")).status).toBe(200);
  expect(await changesTold(email)).toBe(1);
  const change = { currentPassword: NEW, newPassword: NEW };
  expect((await browser.post("/auth/change-password", change)).status).toBe(200);
  expect(await reset(token)).toMatchObject(USED);
});

it("looks at five passwords for a link that is used, and hashes no more", async () => {
  const { email } = await register();
  const token = await linkFor(email);
  await reset(token);
  const hashed = vi.spyOn(passwordHash, "hashPassword");
  for (let at = 0; at < 8; at++) expect(await reset(token, `Louder-Harbour1${at}`)).toMatchObject(USED);
  expect(await reset(token)).toMatchObject(USED);
  expect(hashed).toHaveBeenCalledTimes(5);
  hashed.mockRestore();
  // Whoever guesses with a link keeps nobody from signing in.
  expect((await signIn(new Browser(service.url), email, NEW)).status).toBe(200);
});

it("is void once the account has another address: whoever reads the old inbox has no way in", async () => {
  const { email } = await register();
  const token = await linkFor(email);
  const next = `next.${email}`;
  await service.services.db.updateTable("auth.users").set({ email: next }).where("email", "=", email).execute();
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: "reset-link-invalid" } });
  expect((await signIn(new Browser(service.url), next, OLD)).status).toBe(200);
});

it("answers the same for an address without an account, and sends nothing", async () => {
  const known = await ask((await register()).email);
  service.letters.length = 0;
  const unknown = await ask("nobody@example.com");
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
  await service.settle();
  expect(service.letters.filter(({ to }) => to === "nobody@example.com")).toEqual([]);
});

it("sends at most three letters an hour, and does not say so", async () => {
  const { email } = await register();
  for (let at = 0; at < 5; at++) expect((await ask(email)).status).toBe(200);
  await service.settle();
  expect(service.letters.filter(({ to }) => to === email)).toHaveLength(3);
});

it("lets one network address ask for no more than 20 letters an hour", async () => {
  const browser = new Browser(service.url);
  const statuses: number[] = [];
  for (let at = 0; at < 21; at++) {
    statuses.push((await browser.post("/auth/request-password-reset", { email: `many${at}@example.com` })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

it("lifts the lock and confirms the address, because the link proves access to the inbox", async () => {
  const { email } = await register({ isConfirmed: false });
  for (let at = 0; at < 5; at++) await signIn(new Browser(service.url), email, "Wrong-Harbour7");
  expect((await signIn(new Browser(service.url), email, OLD)).body.code).toBe("account-locked");
  await reset(await linkFor(email));
  expect((await signIn(new Browser(service.url), email, NEW)).status).toBe(200);
});

it("of an address that nobody had confirmed leaves nothing of what was typed at the sign-up", async () => {
  const { email, userId } = await register({ isConfirmed: false, more: WIZARD });
  const { db } = service.services;
  const typed = async () =>
    (
      await sql<{ agreed: boolean[]; details: number }>`
        select array[u.terms_accepted_at is not null, p.terms_accepted_at is not null] as agreed,
          (select count(*)::int from private.identity_details d where d.user_id = u.id) as details
        from auth.users u join user_profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db)
    ).rows[0];
  expect(await typed()).toEqual({ agreed: [true, true], details: 1 });
  expect((await reset(await linkFor(email))).status).toBe(200);
  expect(await typed()).toEqual({ agreed: [false, false], details: 0 });
  const owner = new Browser(service.url);
  expect((await signIn(owner, email, NEW)).status).toBe(200);
  expect((await owner.get("/auth/get-session")).body).toMatchObject({ waitsFor: "terms" });
});

it("of a confirmed address leaves them", async () => {
  const { email, userId } = await register({ more: WIZARD });
  expect((await reset(await linkFor(email))).status).toBe(200);
  const { db } = service.services;
  const kept = await db
    .selectFrom("private.identity_details")
    .select("user_id")
    .where("user_id", "=", userId)
    .execute();
  expect(kept).toHaveLength(1);
  const owner = new Browser(service.url);
  await signIn(owner, email, NEW);
  expect((await owner.get("/auth/get-session")).body).toMatchObject({ waitsFor: null });
});

it.each([
  ["too short", "Short-Harb9", "password-too-short"],
  ["weak", "passwordpassword", "weak-password"],
])("refuses a password that is %s and leaves the old one", async (_, password, code) => {
  const { email } = await register();
  const token = await linkFor(email);
  expect(await reset(token, password)).toMatchObject({ status: 400, body: { code, field: "newPassword" } });
  expect((await signIn(new Browser(service.url), email, OLD)).status).toBe(200);
});

it("refuses tokens that it did not make for a reset", async () => {
  const { email } = await register();
  const { AUTH_SECRET } = service.services.env;
  const { id } = await service.services.db
    .selectFrom("auth.users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const forged = await new SignJWT({ state: "x" })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(id)
    .setAudience("reset-password")
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(AUTH_SECRET));
  const token = await linkFor(email);
  const [head, body, signature] = token.split(".") as [string, string, string];
  const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
  for (const bad of ["x", forged, `${unsigned}.${body}.`, `${head}.${body}.${signature.slice(0, -2)}`, `${token}x`]) {
    expect((await reset(bad)).body.code).toBe("reset-link-invalid");
  }
  expect((await signIn(new Browser(service.url), email, OLD)).status).toBe(200);
});

it("is refused to foreign pages", async () => {
  const answer = await new Browser(service.url).post(
    "/auth/request-password-reset",
    { email: "a@example.com" },
    { origin: "https://evil.example" },
  );
  expect(answer).toMatchObject({ status: 403, body: { code: "not-allowed" } });
});

it("leads on to where the person was going, and never out of the app", async () => {
  const { email } = await register();
  for (const [wayBack, next] of [
    ["/g/family?link=token", "/g/family?link=token"],
    ["//evil.example", null],
  ] as const) {
    await service.services.db.deleteFrom("private.request_limits").execute();
    await new Browser(service.url).post("/auth/request-password-reset", { email, wayBack });
    await service.settle();
    const letter = service.letters.findLast(({ to }) => to === email)!;
    expect(new URL(/https:\/\/\S+/.exec(letter.text)![0]).searchParams.get("next")).toBe(next);
  }
});
