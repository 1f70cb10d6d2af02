import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, register, signIn } from "../test/accounts.ts";
import { makeAdmin } from "../test/factories.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe("the token", () => {
  async function verify(token: string) {
    const keys = createRemoteJWKSet(new URL(`${service.url}/auth/jwks`));
    return jwtVerify(token, keys, { issuer: "https://circle.test", algorithms: ["ES256"] });
  }
  const claimsOf = (payload: object) =>
    (payload as Record<string, Record<string, unknown>>)["https://hasura.io/jwt/claims"];

  it("is an ES256 JWT of 15 minutes with Hasura's claims, for a member", async () => {
    const { browser, email, userId } = await register(service);
    await signIn(browser, email);
    const { body, status } = await browser.get("/auth/token");
    expect(status).toBe(200);
    const { payload } = await verify(String(body.token));
    expect(decodeProtectedHeader(String(body.token))).toMatchObject({ alg: "ES256", kid: expect.any(String) });
    expect(payload.exp! - payload.iat!).toBe(900);
    expect(payload.sub).toBe(userId);
    const { id: sessionId } = await service.services.db
      .selectFrom("auth.sessions")
      .select("id")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(claimsOf(payload)).toEqual({
      "x-hasura-user-id": userId,
      "x-hasura-session-id": sessionId,
      "x-hasura-user-email": email,
      "x-hasura-default-role": "member",
      "x-hasura-allowed-roles": ["member", "group_admin"],
    });
  });

  it("allows platform_admin only to people with the role's row", async () => {
    const { browser, email, userId } = await register(service);
    await signIn(browser, email);
    await makeAdmin(service.services.db, userId);
    const { payload } = await verify(String((await browser.get("/auth/token")).body.token));
    expect(claimsOf(payload)?.["x-hasura-allowed-roles"]).toEqual(["member", "group_admin", "platform_admin"]);
  });

  it("is refused without a session, with the cookie of an ended session, and with forged cookies", async () => {
    const expired = {
      status: 401,
      body: { code: "session-expired", message: "Your session has expired. Please sign in again." },
    };
    expect(await new Browser(service.url).get("/auth/token")).toMatchObject(expired);
    const { browser, email } = await register(service);
    await signIn(browser, email);
    const stolen = browser.cookie;
    expect(await browser.post("/auth/sign-out", {})).toMatchObject({ status: 200, body: { success: true } });
    expect(browser.cookie).toBe("");
    const thief = new Browser(service.url);
    expect(await thief.get("/auth/token", { cookie: stolen })).toMatchObject(expired);
    expect(await thief.get("/auth/token", { cookie: stolen.replace(/.{4}$/, "AAAA") })).toMatchObject(expired);
    expect((await new Browser(service.url).get("/auth/get-session")).body).toEqual({});
  });

  it("is refused to suspended people, and so is a new session", async () => {
    const { browser, email, userId } = await register(service);
    await signIn(browser, email);
    await service.services.db
      .updateTable("user_profiles")
      .set({ suspended_at: new Date() })
      .where("user_id", "=", userId)
      .execute();
    expect(await browser.get("/auth/token")).toMatchObject({ status: 403, body: { code: "account-suspended" } });
    expect(await signIn(new Browser(service.url), email)).toMatchObject({
      status: 403,
      body: { code: "account-suspended" },
    });
  });

  it("D297: is refused while the address is not confirmed; the session says for which one", async () => {
    const { browser, email, userId } = await register(service);
    await signIn(browser, email);
    await service.services.db
      .updateTable("auth.users")
      .set({ email_verified: false })
      .where("id", "=", userId)
      .execute();
    expect(await browser.get("/auth/token")).toMatchObject({ status: 403, body: { code: "email-not-verified" } });
    expect((await browser.get("/auth/get-session")).body).toMatchObject({
      user: { email, emailVerified: false },
      waitsFor: "confirmation",
    });
    await service.services.db
      .updateTable("auth.users")
      .set({ email_verified: true })
      .where("id", "=", userId)
      .execute();
    expect((await browser.get("/auth/token")).status).toBe(200);
    expect((await browser.get("/auth/get-session")).body).toMatchObject({ waitsFor: null });
  });

  it("D253: is refused until the terms are agreed to; the session says that it waits for that", async () => {
    const { browser, email, userId } = await register(service);
    await signIn(browser, email);
    await service.services.db
      .updateTable("user_profiles")
      .set({ terms_accepted_at: null })
      .where("user_id", "=", userId)
      .execute();
    expect(await browser.get("/auth/token")).toMatchObject({ status: 400, body: { code: "terms-not-accepted" } });
    expect((await browser.get("/auth/get-session")).body).toMatchObject({ user: { email }, waitsFor: "terms" });
  });

  it.each([
    ["D297", "email_confirmed_at", 403, "email-not-verified"],
    ["D253", "terms_accepted_at", 400, "terms-not-accepted"],
  ] as const)("%s: while it waits for %s, no route of the account is open either", async (_, column, status, code) => {
    const { browser, email, userId } = await register(service);
    await signIn(browser, email);
    const stand = async (value: Date | null) => {
      await service.services.db
        .updateTable("user_profiles")
        .set({ [column]: value })
        .where("user_id", "=", userId)
        .execute();
    };
    const asks = [
      () => browser.get("/auth/security"),
      () => browser.get("/auth/deletion"),
      () => browser.post("/auth/change-email", { email: `new.${email}` }),
      () => browser.post("/auth/change-password", { currentPassword: PASSWORD, newPassword: "Calm-Meadow42" }),
      () => browser.post("/auth/two-factor/begin", {}),
      () => browser.post("/auth/remove-way-in", { provider: "google" }),
      () => browser.post("/auth/delete-account", { confirmation: "DELETE" }),
    ];
    await stand(null);
    for (const ask of asks) expect(await ask()).toMatchObject({ status, body: { code } });
    expect((await browser.get("/auth/get-session")).body).toMatchObject({ user: { email } });
    await stand(new Date());
    for (const ask of asks) expect(await ask()).toMatchObject({ status: 200 });
  });

  it("is signed with a key that Hasura may keep for five minutes, whose private half is not published", async () => {
    const { body, headers } = await new Browser(service.url).get("/auth/jwks");
    expect(headers.get("cache-control")).toBe("public, max-age=300, must-revalidate");
    const [key] = body.keys as Record<string, string>[];
    expect(key).toMatchObject({ alg: "ES256", kty: "EC", crv: "P-256" });
    expect(key).not.toHaveProperty("d");
  });
});
