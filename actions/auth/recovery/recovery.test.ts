import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { identityFingerprint } from "../../identity/identity.ts";
import { newAddressToken, PASSWORD, register, signIn } from "../../test/accounts.ts";
import { turnOnTwoFactor } from "../../test/authenticatorApp.ts";
import { Browser } from "../../test/browser.ts";
import { startTestService, type TestService } from "../../test/testService.ts";
import { document, verifications } from "../../test/verifications.ts";

let service: TestService;
let the: ReturnType<typeof verifications>;
beforeAll(async () => {
  service = await startTestService();
  the = verifications(service);
});
afterAll(() => service.stop());
beforeEach(() => {
  service.letters.length = 0;
});

/** As after an identity check with this document. */
async function verifiedBy(userId: string, shown: ReturnType<typeof document>) {
  const { db, env } = service.services;
  const fingerprint = identityFingerprint(shown, env.IDENTITY_FINGERPRINT_KEY ?? env.IDENTITY_KEY);
  await db.insertInto("private.identity_fingerprints").values({ user_id: userId, fingerprint }).execute();
  await sql`update user_profiles set is_verified = true, verified_at = app_now() where user_id = ${userId}`.execute(db);
}

/** Somebody with two-factor on, whom a document has verified, unless told otherwise. */
async function person({ isVerified = true } = {}) {
  const { email, userId } = await register(service);
  const browser = new Browser(service.url);
  expect((await signIn(browser, email)).status).toBe(200);
  const passport = document();
  if (isVerified) await verifiedBy(userId, passport);
  const app = await turnOnTwoFactor(browser);
  return { app, browser, email, passport, userId };
}
async function halfway(email: string) {
  const browser = new Browser(service.url);
  expect((await signIn(browser, email)).body).toMatchObject({ twoFactorRedirect: true });
  return browser;
}
const ask = (browser: Browser) => browser.post("/auth/recovery/ask", {});
const open = (browser: Browser, token: string) => browser.post("/auth/recovery/open", { token });
const startCheck = (browser: Browser) => browser.post("/auth/recovery/check", { consent: true });
const look = async (browser: Browser) => (await browser.get("/auth/recovery")).body;
/** The same when the provider may be asked again. */
async function standing(browser: Browser) {
  await sql`update private.request_limits set resets_at = now() where bucket like 'recovery-read:%'`.execute(
    service.services.db,
  );
  return look(browser);
}
async function tokenFor(email: string): Promise<string> {
  await service.settle();
  const letter = service.letters.findLast(({ text, to }) => to === email && text.includes("/recover-access?token="))!;
  return new URL(/https:\/\/\S+\/recover-access\S+/.exec(letter.text)![0]).searchParams.get("token")!;
}
/** A browser in which the password was given and the link of the letter was opened. */
async function recovering(email: string) {
  const browser = await halfway(email);
  expect((await ask(browser)).status).toBe(200);
  expect((await open(browser, await tokenFor(email))).status).toBe(200);
  return browser;
}
const row = async (userId: string) =>
  (
    await sql<{ session_id: string; failure: string | null; recovered_at: Date | null; ticket_id: string }>`
      select * from auth.factor_recoveries where user_id = ${userId}`.execute(service.services.db)
  ).rows[0];
async function decide(browser: Browser, userId: string, identity: ReturnType<typeof document>) {
  expect((await startCheck(browser)).status).toBe(200);
  the.approve((await row(userId))!.session_id, identity);
  return standing(browser);
}
const profile = (userId: string) =>
  service.services.db
    .selectFrom("user_profiles")
    .select(["two_factor_enabled", "withdrawals_held_until", "is_verified"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
const tickets = (userId: string) =>
  service.services.db
    .selectFrom("support_tickets")
    .select(["category", "priority", "status", "subject"])
    .where("user_id", "=", userId)
    .execute();
const withdraw = (userId: string) =>
  sql`insert into withdrawals (user_id, amount, fee, currency, method) values (${userId}, 5000, 0, 'USD', 'bank')`.execute(
    service.services.db,
  );

describe("D150: a lost second factor", () => {
  it("asks the provider once in five seconds, however often the page asks", async () => {
    const { email, passport, userId } = await person();
    const browser = await recovering(email);
    await startCheck(browser);
    const asked = vi.spyOn(service.services.identity, "readDecision");
    const [first] = await Promise.all([look(browser), look(browser), look(browser)]);
    expect(first).toMatchObject({ state: "waiting", sessionUrl: expect.any(String) });
    the.approve((await row(userId))!.session_id, passport);
    expect(await look(browser)).toMatchObject({ state: "waiting" });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await standing(browser)).toMatchObject({ state: "recovered" });
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it("is given up after password, inbox and the document of before: sessions end, withdrawals wait for 72 hours", async () => {
    const { browser: device, email, passport, userId } = await person();
    const browser = await recovering(email);
    expect(await standing(browser)).toMatchObject({ state: "open", ticketNumber: expect.any(Number) });
    expect(await tickets(userId)).toMatchObject([{ category: "account", priority: "urgent", status: "open" }]);
    expect((await startCheck(browser)).body["sessionUrl"]).toMatch(/^https:\/\/verify\.invalid\//);
    expect(await standing(browser)).toMatchObject({ state: "waiting", sessionUrl: expect.any(String) });
    expect((await device.get("/auth/token")).status).toBe(200);

    expect(await decide(browser, userId, passport)).toMatchObject({ state: "recovered", sessionUrl: null });
    expect((await device.get("/auth/token")).status).toBe(401);
    const { two_factor_enabled, withdrawals_held_until } = await profile(userId);
    expect(two_factor_enabled).toBe(false);
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from ${withdrawals_held_until} - app_now())::float8 / 3600 as hours`.execute(
      service.services.db,
    );
    expect(rows[0]!.hours).toBeGreaterThan(71.9);
    expect(rows[0]!.hours).toBeLessThanOrEqual(72);
    await expect(withdraw(userId)).rejects.toThrow(/"withdrawals-held"/);
    await sql`update user_profiles set withdrawals_held_until = app_now() where user_id = ${userId}`.execute(
      service.services.db,
    );
    await withdraw(userId);

    expect(await tickets(userId)).toMatchObject([{ status: "resolved" }]);
    await service.settle();
    expect(service.letters.map(({ subject }) => subject)).toContain(
      "Two-factor sign-in was turned off after an identity check",
    );
    const again = new Browser(service.url);
    expect(await signIn(again, email)).toMatchObject({ status: 200 });
    expect((await again.get("/auth/token")).status).toBe(200);
  });

  it("is decided by the provider's own word too, which may come twice", async () => {
    const { email, passport, userId } = await person();
    const browser = await recovering(email);
    await startCheck(browser);
    const { session_id: sessionId } = (await row(userId))!;
    the.approve(sessionId, passport);
    await the.webhook(sessionId, "Approved");
    const { recovered_at, session_id } = (await row(userId))!;
    expect([recovered_at, session_id]).toEqual([expect.any(Date), sessionId]);
    await the.webhook(sessionId, "Approved");
    service.identity.decide(sessionId, { status: "Declined" });
    await the.webhook(sessionId, "Declined");
    expect((await row(userId))!.recovered_at).toEqual(recovered_at);
    expect(await profile(userId)).toMatchObject({ two_factor_enabled: false, is_verified: true });
    expect(service.letters.filter(({ subject }) => subject.includes("after an identity check"))).toHaveLength(1);
  });

  it.each([
    ["a document that nobody has shown", () => Promise.resolve(document())],
    ["somebody else's document", async () => (await person()).passport],
  ])("stays with %s, and that document is kept nowhere", async (_, shown) => {
    const stranger = await shown();
    const { email, userId } = await person();
    const count = sql<{ n: number }>`select count(*)::int as n from private.identity_fingerprints`;
    const before = (await count.execute(service.services.db)).rows;
    const browser = await recovering(email);
    expect(await decide(browser, userId, stranger)).toMatchObject({ state: "failed", failure: "other_document" });
    expect(await profile(userId)).toMatchObject({
      two_factor_enabled: true,
      withdrawals_held_until: null,
      is_verified: true,
    });
    expect((await count.execute(service.services.db)).rows).toEqual(before);
    expect(await tickets(userId)).toMatchObject([{ status: "open" }]);
  });

  it("stays while the check was refused, and another try may succeed", async () => {
    const { email, passport, userId } = await person();
    const browser = await recovering(email);
    await startCheck(browser);
    service.identity.decide((await row(userId))!.session_id, { status: "Declined" });
    expect(await standing(browser)).toMatchObject({ state: "failed", failure: "declined" });
    expect(await decide(browser, userId, passport)).toMatchObject({ state: "recovered" });
  });

  it("of whoever was never verified is given up for any document of an adult, which is not kept", async () => {
    const { email, userId } = await person({ isVerified: false });
    const browser = await recovering(email);
    expect(await decide(browser, userId, document({ dateOfBirth: "2026-01-01" }))).toMatchObject({
      state: "failed",
      failure: "under_age",
    });
    expect(await decide(browser, userId, document())).toMatchObject({ state: "recovered" });
    expect(await profile(userId)).toMatchObject({ two_factor_enabled: false, is_verified: false });
  });
});

it("decides about itself alone, not about an identity check that waits for the answer with its session", async () => {
  const { email, userId } = await person({ isVerified: false });
  await sql`insert into identity_verifications (user_id, consented_at) values (${userId}, app_now())`.execute(
    service.services.db,
  );
  const browser = await recovering(email);
  await startCheck(browser);
  service.identity.decide((await row(userId))!.session_id, { status: "Declined" });
  expect(await standing(browser)).toMatchObject({ state: "failed", failure: "declined" });
  expect(await the.rows(userId)).toMatchObject([{ status: "pending", session_id: null }]);
});

describe("D150: a stranger", () => {
  it("with the password, the inbox and a document of their own does not get a platform admin's account (D313)", async () => {
    const { email, userId } = await person({ isVerified: false });
    await sql`insert into user_roles (user_id, role) values (${userId}, 'admin')`.execute(service.services.db);
    const thief = await recovering(email);
    expect(await decide(thief, userId, document())).toMatchObject({ state: "failed", failure: "other_document" });
    expect(await profile(userId)).toMatchObject({ two_factor_enabled: true, is_verified: false });
    expect(await tickets(userId)).toMatchObject([{ status: "open" }]);
  });

  it("with the password alone sees nothing, and the person is told", async () => {
    const { email, userId } = await person();
    const thief = await halfway(email);
    const answer = await ask(thief);
    expect(answer.body).toEqual({ success: true });
    for (const path of ["/auth/recovery", "/auth/token", "/auth/security"])
      expect((await thief.get(path)).status).toBeGreaterThanOrEqual(400);
    expect((await startCheck(thief)).body).toMatchObject({ code: "recovery-link-invalid" });
    expect(await row(userId)).toMatchObject({ ticket_id: null, session_id: null });
    await service.settle();
    const letter = service.letters.find(
      ({ subject, to }) => to === email && subject === "You lost your two-factor device",
    );
    expect(letter!.text).toMatch(/somebody knows your password/);
    expect((await profile(userId)).two_factor_enabled).toBe(true);
  });

  it("is stopped by a new password, and by the person's own sign-in with a code", async () => {
    const one = await person();
    const thief = await recovering(one.email);
    const change = { currentPassword: PASSWORD, newPassword: "Calm-Meadow42" };
    expect((await one.browser.post("/auth/change-password", change)).status).toBe(200);
    expect((await thief.get("/auth/recovery")).body).toMatchObject({ code: "recovery-link-invalid" });

    const other = await person();
    const second = await recovering(other.email);
    await startCheck(second);
    const { session_id: sessionId } = (await row(other.userId))!;
    const code = { code: other.app.recoveryCodes[0] };
    expect((await (await halfway(other.email)).post("/auth/sign-in/code", code)).status).toBe(200);
    expect(await tickets(other.userId)).toMatchObject([{ status: "resolved" }]);
    the.approve(sessionId, other.passport);
    await the.webhook(sessionId, "Approved");
    expect((await profile(other.userId)).two_factor_enabled).toBe(true);
  });

  it.each([
    ["turning the factor off", "/auth/two-factor/end", true],
    ["a code that is asked for", "/auth/prove", true],
    ["new recovery codes", "/auth/two-factor/recovery-codes", false],
  ])("is stopped by %s where the person is signed in", async (_, path, byCode) => {
    const { app, browser: device, email, userId } = await person();
    const thief = await recovering(email);
    expect((await device.post(path, byCode ? { code: app.recoveryCodes[0] } : {})).status).toBe(200);
    expect((await thief.get("/auth/recovery")).body).toMatchObject({ code: "recovery-link-invalid" });
    expect(await tickets(userId)).toMatchObject([{ status: "resolved" }]);
  });

  it("who reads the old inbox goes on with nothing once another address counts", async () => {
    const { browser: device, email, userId } = await person({ isVerified: false });
    const thief = await recovering(email);
    const another = `new.${email}`;
    expect((await device.post("/auth/change-email", { email: another })).status).toBe(200);
    await service.settle();
    const letter = service.letters.findLast(({ to }) => to === another)!;
    await new Browser(service.url).post("/auth/confirm-new-address", newAddressToken(letter));
    expect(await tickets(userId)).toMatchObject([{ status: "resolved" }]);
    expect((await startCheck(thief)).body).toMatchObject({ code: "recovery-link-invalid" });
    expect((await device.get("/auth/token")).status).toBe(200);
  });

  it("without half a sign-in asks for nothing, and no link of another letter opens it", async () => {
    const { email } = await person();
    const nobody = new Browser(service.url);
    expect(await ask(nobody)).toMatchObject({ status: 401, body: { code: "second-factor-expired" } });
    await nobody.post("/auth/request-password-reset", { email });
    await service.settle();
    const reset = service.letters.flatMap(({ text }) => /forgot-password\?token=([\w.-]+)/.exec(text)?.[1] ?? [])[0]!;
    for (const token of [reset, "a-token"])
      expect(await open(nobody, token)).toMatchObject({ status: 400, body: { code: "recovery-link-invalid" } });
  });
});

describe("asked more than once", () => {
  it("letters come three an hour, and both links lead to one ticket", async () => {
    const { email, userId } = await person();
    const browser = await halfway(email);
    await ask(browser);
    const first = await tokenFor(email);
    await ask(browser);
    const second = await tokenFor(email);
    await ask(browser);
    expect(await ask(browser)).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect((await open(browser, first)).body).toMatchObject({ state: "open" });
    expect((await open(new Browser(service.url), second)).body).toMatchObject({ state: "open" });
    expect(await tickets(userId)).toHaveLength(1);
  });

  it("D156: an open check is the same one; three are opened in a day, and none while the provider is away", async () => {
    const { email, userId } = await person();
    const browser = await recovering(email);
    expect(await browser.post("/auth/recovery/check", { consent: false })).toMatchObject({
      status: 400,
      body: { code: "consent-required", field: "consent" },
    });
    service.identity.isDown = true;
    for (let n = 0; n < 4; n += 1) expect((await startCheck(browser)).body.code).toBe("verification-session-failed");
    service.identity.isDown = false;
    for (let n = 0; n < 3; n += 1) {
      const [one, same] = [await startCheck(browser), await startCheck(browser)];
      expect(one.body).toEqual(same.body);
      service.identity.decide((await row(userId))!.session_id, { status: "Abandoned" });
      expect(await standing(browser)).toMatchObject({ state: "failed", failure: "abandoned" });
    }
    expect(await startCheck(browser)).toMatchObject({
      status: 429,
      body: { code: "verification-attempts-used", values: { attempts: 3 } },
    });
  });

  it("a second device that is lost later begins anew", async () => {
    const { email, passport, userId } = await person();
    await decide(await recovering(email), userId, passport);
    const before = await row(userId);
    const again = new Browser(service.url);
    await signIn(again, email);
    await turnOnTwoFactor(again);
    const browser = await recovering(email);
    expect(await standing(browser)).toMatchObject({ state: "open" });
    expect((await row(userId))!.ticket_id).not.toBe(before!.ticket_id);
  });
});
