import { decodeJwt } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PASSWORD, register, signIn } from "../../test/accounts.ts";
import { codeOf, forgetTakenCodes, letProofsAge, turnOnTwoFactor } from "../../test/authenticatorApp.ts";
import { Browser } from "../../test/browser.ts";
import { startTestService, type TestService } from "../../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.letters.length = 0;
});

async function member() {
  const { email, userId } = await register(service);
  const browser = new Browser(service.url);
  expect((await signIn(browser, email)).status).toBe(200);
  return { browser, email, userId };
}
async function withTwoFactor() {
  const person = await member();
  return { ...person, app: await turnOnTwoFactor(person.browser) };
}
/** A browser in which the password was given, and the code is to come. */
async function halfway(email: string) {
  const browser = new Browser(service.url);
  expect(await signIn(browser, email)).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
  return browser;
}
const give = (browser: Browser, code: string) => browser.post("/auth/sign-in/code", { code });
const isSignedIn = async (browser: Browser) => (await browser.get("/auth/token")).status === 200;
const subjects = async () => {
  await service.settle();
  return service.letters.map(({ subject }) => subject);
};
const sessionsOf = (userId: string) =>
  service.services.db.selectFrom("auth.sessions").select("id").where("user_id", "=", userId).execute();
const enabledOf = async (userId: string) =>
  (
    await service.services.db
      .selectFrom("user_profiles")
      .select("two_factor_enabled")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow()
  ).two_factor_enabled;

describe("turning it on", () => {
  it("gives a key that stays the same until it is confirmed, and codes that are shown once", async () => {
    const { browser, email, userId } = await member();
    const begun = await browser.post("/auth/two-factor/begin", {});
    const key = String(begun.body["key"]);
    expect(begun.body["uri"]).toBe(
      `otpauth://totp/Savings%20Circle:${encodeURIComponent(email)}?secret=${key}&issuer=Savings%20Circle`,
    );
    expect((await browser.post("/auth/two-factor/begin", {})).body["key"]).toBe(key);
    expect(await enabledOf(userId)).toBe(false);

    const code = codeOf(key);
    const confirmed = await browser.post("/auth/two-factor/confirm", { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    const codes = confirmed.body["recoveryCodes"] as string[];
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((one) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(one))).toBe(true);
    expect(await enabledOf(userId)).toBe(true);
    expect(await subjects()).toContain("Two-factor sign-in is on");
    expect(await browser.post("/auth/two-factor/begin", {})).toMatchObject({ status: 409 });
  });

  it("gives nobody a key that somebody may have seen here before: it ends with its time and with the other sessions", async () => {
    const { browser } = await member();
    const begin = async () => String((await browser.post("/auth/two-factor/begin", {})).body["key"]);
    const first = await begin();
    await sql`update auth.two_factors set created_at = now() - span_of('fresh_proof')`.execute(service.services.db);
    const second = await begin();
    expect((await browser.post("/auth/end-other-devices", {})).status).toBe(200);
    expect(await browser.post("/auth/two-factor/confirm", { code: codeOf(second) })).toMatchObject({
      body: { code: "no-two-factor" },
    });
    expect(new Set([first, second, await begin()]).size).toBe(3);
  });

  it("with one code in several tabs at once, or again after a lost answer, is done once and gives all the same codes", async () => {
    const { browser, email } = await member();
    const key = String((await browser.post("/auth/two-factor/begin", {})).body["key"]);
    const code = codeOf(key);
    const confirm = () => browser.post("/auth/two-factor/confirm", { code });
    const tabs = await Promise.all([confirm(), confirm(), confirm()]);
    const [shown] = tabs.map(({ body }) => body["recoveryCodes"] as string[]);
    expect(tabs.map(({ body }) => body["recoveryCodes"])).toEqual([shown, shown, shown]);
    expect((await subjects()).filter((subject) => subject.startsWith("Two-factor"))).toHaveLength(1);
    expect((await give(await halfway(email), shown![0]!)).status).toBe(200);

    expect((await confirm()).body["recoveryCodes"]).toEqual(shown);
    // One that is used stays so.
    expect((await browser.get("/auth/security")).body).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it("gives them to no later code, also not to one that a sign-in took", async () => {
    const { app, browser, email } = await withTwoFactor();
    const code = app.code();
    expect((await give(await halfway(email), code)).status).toBe(200);
    expect(await browser.post("/auth/two-factor/confirm", { code })).toMatchObject({
      status: 409,
      body: { code: "two-factor-is-on" },
    });
  });

  it("is refused with the code that turned it on once the recovery codes are others, and these stay", async () => {
    const { browser, email } = await member();
    const key = String((await browser.post("/auth/two-factor/begin", {})).body["key"]);
    const code = codeOf(key);
    await browser.post("/auth/two-factor/confirm", { code });
    const { body } = await browser.post("/auth/two-factor/recovery-codes", {});
    expect(await browser.post("/auth/two-factor/confirm", { code })).toMatchObject({
      status: 409,
      body: { code: "two-factor-is-on" },
    });
    expect((await give(await halfway(email), (body["recoveryCodes"] as string[])[0]!)).status).toBe(200);
  });

  it("gives other codes each time it is turned on", async () => {
    const { browser } = await member();
    const first = await turnOnTwoFactor(browser);
    await forgetTakenCodes(service);
    expect((await browser.post("/auth/two-factor/end", { code: first.code() })).status).toBe(200);
    const second = await turnOnTwoFactor(browser);
    expect(new Set([...first.recoveryCodes, ...second.recoveryCodes]).size).toBe(20);
  });

  it("is refused without a factor, and with a wrong code", async () => {
    const { browser, userId } = await member();
    expect(await browser.post("/auth/two-factor/confirm", { code: "123456" })).toMatchObject({
      status: 404,
      body: { code: "no-two-factor", message: "No 2FA factor found" },
    });
    await browser.post("/auth/two-factor/begin", {});
    expect(await browser.post("/auth/two-factor/confirm", { code: "abcdef" })).toMatchObject({
      status: 401,
      body: { code: "invalid-two-factor-code", field: "code", values: { attemptsLeft: 4 } },
    });
    expect(await enabledOf(userId)).toBe(false);
  });

  it("asks for a fresh proof (D302)", async () => {
    const { browser } = await member();
    await letProofsAge(service);
    const begin = () => browser.post("/auth/two-factor/begin", {});
    expect(await begin()).toMatchObject({ status: 403, body: { code: "fresh-proof-needed" } });
    expect((await browser.post("/auth/prove", { password: PASSWORD })).status).toBe(200);
    expect((await begin()).status).toBe(200);
  });

  it("leaves neither key nor recovery code in the database as it is", async () => {
    const { browser } = await member();
    const key = String((await browser.post("/auth/two-factor/begin", {})).body["key"]);
    const { body } = await browser.post("/auth/two-factor/confirm", { code: codeOf(key) });
    const secrets = [key, ...(body["recoveryCodes"] as string[]).flatMap((one) => [one, one.replace("-", "")])];
    for (const table of ["auth.two_factors", "auth.recovery_codes", "private.outbox", "security_audit_logs"]) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(
        service.services.db,
      );
      const text = rows.map((row) => row.text).join("\n");
      expect(secrets.filter((one) => text.includes(one))).toEqual([]);
    }
  });
});

describe("signing in with it", () => {
  it("opens nothing before the code", async () => {
    const { email, userId } = await withTwoFactor();
    const before = await sessionsOf(userId);
    const browser = await halfway(email);
    expect((await browser.get("/auth/token")).status).toBe(401);
    expect((await browser.get("/auth/security")).status).toBe(401);
    expect(await sessionsOf(userId)).toEqual(before);
  });

  it("takes the code of the app, each once, also as a pair of three", async () => {
    const { app, email } = await withTwoFactor();
    const [browser, thief] = [await halfway(email), await halfway(email)];
    const code = app.code();
    expect((await give(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await give(thief, code)).toMatchObject({ status: 401, body: { code: "invalid-two-factor-code" } });
    // The code that turned it on is used up too.
    expect((await give(thief, app.code(-1))).status).toBe(401);
    expect(await isSignedIn(thief)).toBe(false);
  });

  it("takes a recovery code once, in any spelling, and tells of it", async () => {
    const { app, email } = await withTwoFactor();
    const [code] = app.recoveryCodes;
    const browser = await halfway(email);
    expect((await give(browser, ` ${code!.toUpperCase().replace("-", " ")} `)).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await browser.get("/auth/security")).body).toMatchObject({ hasTwoFactor: true, recoveryCodesLeft: 9 });
    expect((await give(await halfway(email), code!)).status).toBe(401);
    expect(await subjects()).toContain("A recovery code was used");
    expect(service.letters.find(({ subject }) => subject === "A recovery code was used")!.text).toContain("left: 9");
  });

  it("takes each recovery code for one of those who give it at once, and different ones all", async () => {
    const { app, email } = await withTwoFactor();
    const [one, another, third] = app.recoveryCodes;
    const given = [one!, one!, one!, another!, third!];
    const browsers: Browser[] = [];
    for (const _ of given) browsers.push(await halfway(email));
    const answers = await Promise.all(browsers.map((browser, nth) => give(browser, given[nth]!)));
    const statuses = answers.map(({ status }) => status);
    // The last of five that may fail is told of the lock, if it is wrong.
    expect(statuses.slice(0, 3).toSorted()).toEqual([200, 401, expect.toBeOneOf([401, 429])]);
    expect(statuses.slice(3)).toEqual([200, 200]);
    const inside = browsers[statuses.indexOf(200)]!;
    expect((await inside.get("/auth/security")).body).toMatchObject({ recoveryCodesLeft: 7 });
    expect(await Promise.all(browsers.map(isSignedIn))).toEqual(statuses.map((status) => status === 200));
  });

  it("with the same code again after a lost answer is the same sign-in", async () => {
    const { app, email, userId } = await withTwoFactor();
    const browser = await halfway(email);
    const cookie = browser.cookie;
    const before = (await sessionsOf(userId)).length;
    const [code] = app.recoveryCodes;
    expect((await give(browser, code!)).status).toBe(200);
    const again = await browser.post("/auth/sign-in/code", { code }, { cookie });
    expect(again.status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await sessionsOf(userId)).toHaveLength(before + 1);
    expect((await browser.get("/auth/security")).body).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it("that was signed out is not signed in again by what is left of it", async () => {
    const { app, email, userId } = await withTwoFactor();
    const browser = await halfway(email);
    const cookie = browser.cookie;
    const before = (await sessionsOf(userId)).length;
    const [code] = app.recoveryCodes;
    expect((await give(browser, code!)).status).toBe(200);
    expect((await browser.post("/auth/sign-out", {})).status).toBe(200);
    const again = await new Browser(service.url).post("/auth/sign-in/code", { code }, { cookie });
    expect(again.body.code).toBe("second-factor-expired");
    expect(await sessionsOf(userId)).toHaveLength(before);
  });

  it("D164: of twenty wrong codes at once five are looked at, and then none, not even a right one", async () => {
    const { app, email } = await withTwoFactor();
    const browsers: Browser[] = [];
    for (let n = 0; n < 20; n += 1) browsers.push(await halfway(email));
    const answers = await Promise.all(browsers.map((browser) => give(browser, "000000")));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === "invalid-two-factor-code")).toHaveLength(4);
    expect(codes.filter((code) => code === "account-locked")).toHaveLength(16);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from security_audit_logs where event_data ->> 'error_message' = 'invalid-two-factor-code'
        and user_id = (select user_id from user_profiles where email = ${email})`.execute(service.services.db);
    expect(rows).toEqual([{ n: 5 }]);
    expect(await give(await halfway(email), app.code())).toMatchObject({
      status: 429,
      body: { code: "account-locked", values: { minutes: 30 } },
    });
  });

  it("a right password gives nobody more tries at codes", async () => {
    const { email } = await withTwoFactor();
    for (let n = 0; n < 5; n += 1) await give(await halfway(email), "000000");
    expect((await give(await halfway(email), "000000")).body.code).toBe("account-locked");
  });

  it("waits ten minutes for the code", async () => {
    const { app, email } = await withTwoFactor();
    const browser = await halfway(email);
    await service.services.db.updateTable("auth.half_sign_ins").set({ expires_at: new Date() }).execute();
    const expired = { status: 401, body: { code: "second-factor-expired" } };
    expect(await give(browser, app.code())).toMatchObject(expired);
    expect(await give(new Browser(service.url), app.code())).toMatchObject(expired);
  });

  it("is refused to somebody who was suspended after the password", async () => {
    const { app, email, userId } = await withTwoFactor();
    const browser = await halfway(email);
    await sql`update user_profiles set suspended_at = app_now() where user_id = ${userId}`.execute(service.services.db);
    expect(await give(browser, app.code())).toMatchObject({ status: 403, body: { code: "account-suspended" } });
  });
});

describe("turning it off", () => {
  it("takes a code, ends the recovery codes, and tells of it", async () => {
    const { app, browser, email, userId } = await withTwoFactor();
    await letProofsAge(service);
    expect((await browser.post("/auth/two-factor/end", { code: "000000" })).status).toBe(401);
    expect(await enabledOf(userId)).toBe(true);
    expect((await browser.post("/auth/two-factor/end", { code: app.code() })).status).toBe(200);
    expect(await enabledOf(userId)).toBe(false);
    expect(await subjects()).toContain("Two-factor sign-in is off");
    const other = new Browser(service.url);
    expect((await signIn(other, email)).body["twoFactorRedirect"]).toBeUndefined();
    expect(await isSignedIn(other)).toBe(true);
    expect((await browser.post("/auth/two-factor/end", { code: app.code(1) })).body.code).toBe("no-two-factor");
  });
});

describe("new recovery codes", () => {
  it("ask for a fresh proof, a code is one, and end those of before", async () => {
    const { app, browser, email } = await withTwoFactor();
    await letProofsAge(service);
    const renew = () => browser.post("/auth/two-factor/recovery-codes", {});
    expect((await renew()).body.code).toBe("fresh-proof-needed");
    expect((await browser.post("/auth/prove", { code: app.code() })).status).toBe(200);
    const { body } = await renew();
    expect(await subjects()).toContain("You have new recovery codes");
    expect((await give(await halfway(email), app.recoveryCodes[0]!)).status).toBe(401);
    expect((await give(await halfway(email), (body["recoveryCodes"] as string[])[0]!)).status).toBe(200);
  });
});

describe("D313: a platform admin", () => {
  const rolesOf = async (browser: Browser) => {
    const { body } = await browser.get("/auth/token");
    const claims = decodeJwt(String(body["token"]))["https://hasura.io/jwt/claims"] as Record<string, string[]>;
    return claims["x-hasura-allowed-roles"];
  };

  it("has the role only while the second factor is on, and loses it at once", async () => {
    const { browser, userId } = await member();
    await service.services.db.insertInto("user_roles").values({ user_id: userId, role: "admin" }).execute();
    expect(await rolesOf(browser)).toEqual(["member", "group_admin"]);
    const app = await turnOnTwoFactor(browser);
    expect(await rolesOf(browser)).toEqual(["member", "group_admin", "platform_admin"]);
    await forgetTakenCodes(service);
    expect((await browser.post("/auth/two-factor/end", { code: app.code() })).status).toBe(200);
    expect(await rolesOf(browser)).toEqual(["member", "group_admin"]);
    const ended = await service.services.db
      .selectFrom("private.ended_access")
      .select(["kind", "role"])
      .where("subject", "=", userId)
      .execute();
    expect(ended).toEqual([{ kind: "role", role: "platform_admin" }]);
  });
});
