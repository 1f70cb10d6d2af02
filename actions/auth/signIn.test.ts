import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followConfirmation, openLink, PASSWORD, register, signIn } from "../test/accounts.ts";
import { Browser, type BrowserAnswer } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { confirmationLink } from "./confirmAddress.ts";

const ADMIN_EMAIL = "first.admin@example.com";
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { FIRST_ADMIN_EMAIL: ADMIN_EMAIL } });
});
afterAll(() => service.stop());

const retryAfterOf = ({ body }: BrowserAnswer) => body.values?.["retryAfter"];

describe("confirming an address", () => {
  it("is required for sign-in, and marks the profile", async () => {
    const { browser, email, userId } = await register(service, { isConfirmed: false });
    expect(await signIn(browser, email)).toMatchObject({
      status: 403,
      body: {
        code: "email-not-verified",
        message: "Please check your email and click the confirmation link before signing in.",
      },
    });
    await openLink(service, browser, email);
    const { db } = service.services;
    const person = await db
      .selectFrom("user_profiles")
      .select("email_confirmed_at")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(person.email_confirmed_at).toBeInstanceOf(Date);
    const welcome = await db
      .selectFrom("private.outbox")
      .select("kind")
      .where("dedupe_key", "=", `welcome:${userId}`)
      .execute();
    expect(welcome).toHaveLength(1);
    expect((await signIn(browser, email)).status).toBe(200);
  });

  it("takes a press: mail programs open links by themselves, and that confirms nothing", async () => {
    const { browser, email } = await register(service, { isConfirmed: false });
    const { env } = service.services;
    const link = new URL(await confirmationLink(env, email, 24, "/g/family"));
    const token = link.searchParams.get("token")!;
    const opened = await new Browser(service.url).get(link.pathname + link.search);
    expect(opened.headers.get("location")).toBe(`/verify-email?token=${token}&next=%2Fg%2Ffamily`);
    expect((await signIn(browser, email)).body.code).toBe("email-not-verified");
    const pressed = await new Browser(service.url).post("/auth/verify-email", { token, next: "/g/family" });
    expect(pressed).toMatchObject({ status: 200, body: { goTo: "/login?confirmed=1&next=%2Fg%2Ffamily" } });
    expect((await signIn(browser, email)).status).toBe(200);
  });

  it("is over once the link is too old, before the press and at it", async () => {
    const { browser, email } = await register(service, { isConfirmed: false });
    const link = new URL(await confirmationLink(service.services.env, email, -1));
    const old = "/login?error=link-expired";
    expect((await browser.get(link.pathname + link.search)).headers.get("location")).toBe(old);
    const token = link.searchParams.get("token");
    expect((await browser.post("/auth/verify-email", { token })).body).toEqual({ goTo: old });
    expect((await signIn(browser, email)).body.code).toBe("email-not-verified");
  });

  it("has no use for the link of an account that is gone", async () => {
    const { env } = service.services;
    const link = await confirmationLink(env, "gone@example.com", 24);
    expect(await followConfirmation(new Browser(service.url), link)).toBe("/login?error=link-invalid");
  });

  it("does not sign anybody in, and a second click does nothing", async () => {
    const { browser, email } = await register(service);
    expect(browser.cookie).toBe("");
    expect(await openLink(service, browser, email)).toBe("/login?confirmed=1");
    expect(browser.cookie).toBe("");
  });

  it.each(["", "x", "eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAZXhhbXBsZS5jb20ifQ."])(
    "refuses the link %j",
    async (token) => {
      const answer = await new Browser(service.url).get(`/auth/verify-email?token=${token}`);
      expect(answer.headers.get("location")).toBe("/login?error=link-invalid");
      const pressed = await new Browser(service.url).post("/auth/verify-email", { token });
      expect(pressed.body).toEqual({ goTo: "/login?error=link-invalid" });
    },
  );

  it.each([
    ["/g/family", "/login?error=link-invalid&next=%2Fg%2Ffamily"],
    ["/\t/evil.example", "/login?error=link-invalid"],
    ["https://evil.example", "/login?error=link-invalid"],
  ])("goes on to %j only where that is a place of ours", async (next, location) => {
    const answer = await new Browser(service.url).get(`/auth/verify-email?token=x&next=${encodeURIComponent(next)}`);
    expect(answer.headers.get("location")).toBe(location);
    const pressed = await new Browser(service.url).post("/auth/verify-email", { token: "x", next });
    expect(pressed.body).toEqual({ goTo: location });
  });

  it("makes the person named by the deployment the first platform admin, once and with a line in the audit log", async () => {
    const { browser, email, userId } = await register(service, { email: ADMIN_EMAIL });
    await openLink(service, browser, email);
    const { db } = service.services;
    expect(await db.selectFrom("user_roles").select("user_id").execute()).toEqual([{ user_id: userId }]);
    const lines = await db.selectFrom("admin_audit_logs").select(["action", "subject_id"]).execute();
    expect(lines).toEqual([{ action: "grant_first_admin", subject_id: userId }]);
  });
});

describe("sending the confirmation again", () => {
  const resend = (email: string) => new Browser(service.url).post("/auth/send-verification-email", { email });
  const letters = async (userId: string) =>
    service.services.db
      .selectFrom("private.outbox")
      .select("outbox_id")
      .where("dedupe_key", "like", `confirm-address:${userId}%`)
      .execute();
  const afterThePause = () =>
    service.services.db.deleteFrom("private.request_limits").where("bucket", "like", "mail-pause:%").execute();

  it("waits 60 seconds after the last letter and ends after three", async () => {
    const { email, userId } = await register(service, { isConfirmed: false });
    const early = await resend(email);
    expect(early).toMatchObject({ status: 429, body: { code: "resend-paused" } });
    expect(retryAfterOf(early)).toBeGreaterThan(50);
    expect(early.body.message).toBe(`You can resend the email in ${String(retryAfterOf(early))} seconds.`);
    for (let sent = 1; sent <= 3; sent++) {
      await afterThePause();
      expect(await resend(email)).toMatchObject({ status: 200, body: { status: true } });
      expect(await letters(userId)).toHaveLength(1 + sent);
    }
    await afterThePause();
    expect(await resend(email)).toMatchObject({ status: 429, body: { code: "resend-limit-reached" } });
    expect(await letters(userId)).toHaveLength(4);
  });

  it("answers the same without an account", async () => {
    expect(await resend("nobody@example.com")).toMatchObject({ status: 200, body: { status: true } });
    expect(await resend("nobody@example.com")).toMatchObject({ status: 429, body: { code: "resend-paused" } });
  });

  it("sends nothing to a confirmed address", async () => {
    const { email, userId } = await register(service);
    await afterThePause();
    expect((await resend(email)).status).toBe(200);
    expect(await letters(userId)).toHaveLength(1);
  });
});

describe("signing in", () => {
  it("opens a session in an HttpOnly cookie and names the person", async () => {
    const { browser, email, userId } = await register(service);
    const answer = await signIn(browser, email);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: userId, email, name: "Bruno" } } });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-circle\.session_token=.*HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Secure/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const session = await browser.get("/auth/get-session");
    expect(session.body).toEqual({
      session: { expiresAt: expect.any(String) },
      user: { id: userId, email, name: "Bruno", emailVerified: true },
      waitsFor: null,
    });
  });

  it("answers wrong passwords and unknown addresses alike, with the attempts left", async () => {
    const { email } = await register(service);
    const wrong = await signIn(new Browser(service.url), email, "Wrong-Harbour7");
    const unknown = await signIn(new Browser(service.url), "unknown@example.com", "Wrong-Harbour7");
    expect(wrong).toMatchObject({ status: 401 });
    expect(wrong.body).toEqual({
      code: "invalid-credentials",
      message: "Invalid email or password. Please check your credentials.",
      values: { attemptsLeft: 4 },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it("locks the address after five failures for 30 minutes, also for the right password", async () => {
    const { email } = await register(service);
    for (const attemptsLeft of [4, 3, 2, 1]) {
      expect((await signIn(new Browser(service.url), email, "Wrong-Harbour7")).body.values).toEqual({ attemptsLeft });
    }
    const refused = {
      status: 429,
      body: { code: "account-locked", values: { minutes: 30 }, message: "Too many failed attempts, wait 30 minutes" },
    };
    expect(await signIn(new Browser(service.url), email, "Wrong-Harbour7")).toMatchObject(refused);
    const locked = await signIn(new Browser(service.url), email);
    expect(locked).toMatchObject(refused);
    expect(retryAfterOf(locked)).toBeGreaterThan(1790);
    expect(retryAfterOf(locked)).toBeLessThanOrEqual(1800);
  });

  it("checks exactly five of 20 wrong passwords at once", async () => {
    const { email } = await register(service);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        signIn(new Browser(service.url, { ip: `10.9.0.${at}` }), email, "Wrong-Harbour7"),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    // The fifth is checked too, and answered with the lock that it sets.
    expect(statuses).toEqual([...Array.from({ length: 4 }, () => 401), ...Array.from({ length: 16 }, () => 429)]);
    const looks = await sql<{ looked_at: number }>`
      select count(*)::int as looked_at from security_audit_logs
      where event_data ->> 'email' = ${email} and event_data ->> 'error_message' = 'invalid-credentials'`.execute(
      service.services.db,
    );
    expect(looks.rows).toEqual([{ looked_at: 5 }]);
  });

  it("stops one network address after 20 failures on any accounts", async () => {
    const ip = "10.8.0.1";
    const statuses: number[] = [];
    for (let at = 0; at < 22; at++) {
      statuses.push((await signIn(new Browser(service.url, { ip }), `guess${at}@example.com`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
  });

  it("lets many people behind one address sign in at once", async () => {
    const people = await Promise.all(Array.from({ length: 24 }, () => register(service)));
    const ip = "10.7.0.1";
    const answers = await Promise.all(people.map(({ email }) => signIn(new Browser(service.url, { ip }), email)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  });

  it("counts the addresses of one IPv6 network together", async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) {
      const browser = new Browser(service.url, { ip: `2001:db8:5:6::${at.toString(16)}` });
      statuses.push((await signIn(browser, `v6guess${at}@example.com`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
  });

  it("forgets failures on success, and starts to count again when the lock is over", async () => {
    const { browser, email } = await register(service);
    await signIn(browser, email, "Wrong-Harbour7");
    expect((await signIn(browser, email)).status).toBe(200);
    expect((await signIn(browser, email, "Wrong-Harbour7")).body.values).toEqual({ attemptsLeft: 4 });
    for (let at = 0; at < 4; at++) await signIn(browser, email, "Wrong-Harbour7");
    expect((await signIn(browser, email)).body.code).toBe("account-locked");
    const past = new Date(Date.now() - 1000);
    await service.services.db
      .updateTable("auth.sign_in_attempts")
      .set({ locked_until: past })
      .where("subject", "=", `email:${email}`)
      .execute();
    expect((await signIn(browser, email, "Wrong-Harbour7")).body.values).toEqual({ attemptsLeft: 4 });
    expect((await signIn(browser, email)).status).toBe(200);
  });

  it("refuses foreign pages and malformed input", async () => {
    const { browser, email } = await register(service);
    const foreign = await signIn(browser, email, PASSWORD, { origin: "https://evil.example" });
    expect(foreign).toMatchObject({ status: 403, body: { code: "not-allowed" } });
    expect(await browser.post("/auth/sign-in/email", { email })).toMatchObject({
      status: 400,
      body: { field: "password" },
    });
    expect(await browser.post("/auth/sign-in/email", { email: { $ne: "" }, password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: "invalid-email" },
    });
  });
});

it.each([
  ["POST", "/auth/update-user"],
  ["POST", "/auth/delete-user"],
  ["POST", "/auth/link-social"],
  ["GET", "/auth/list-sessions"],
  ["GET", "/auth/ok"],
  ["POST", "/auth/token"],
])("has no %s %s", async (method, path) => {
  const browser = new Browser(service.url);
  const answer = method === "GET" ? await browser.get(path) : await browser.post(path, {});
  expect([404, 405]).toContain(answer.status);
});
