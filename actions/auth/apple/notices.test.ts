/** What Apple tells of somebody who signs in with it: the end of a consent or of an Apple account ends what Apple opened here. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { register, signIn } from "../../test/accounts.ts";
import { grants, signInWithApple } from "../../test/apple.ts";
import { turnOnTwoFactor } from "../../test/authenticatorApp.ts";
import { Browser } from "../../test/browser.ts";
import { contentsHash } from "../../test/contents.ts";
import { startOidc } from "../../test/oidc.ts";
import { givePushes, ringing } from "../../test/ringing.ts";
import { startTestService, type TestService } from "../../test/testService.ts";

let oidc: Awaited<ReturnType<typeof startOidc>>;
let service: TestService;
beforeAll(async () => {
  oidc = await startOidc();
  service = await startTestService({ env: oidc.env });
});
afterAll(async () => {
  await service.stop();
  await oidc.stop();
});
beforeEach(() => sql`delete from private.request_limits`.execute(service.services.db));

interface Notice {
  type: string;
  sub: string;
  id?: string;
  at?: number;
  audience?: string;
  wrong?: string;
}
/** @returns the status that the service answered */
const post = async (body: string, { url }: { url: string } = service) =>
  (await fetch(`${url}/webhooks/apple`, { method: "POST", headers: { "content-type": "application/json" }, body }))
    .status;
const signed = async (notice: Notice) =>
  (await oidc.control<{ payload: string }>("notices", { provider: "apple", ...notice })).payload;
async function tell(notice: Notice): Promise<number> {
  const status = await post(JSON.stringify({ payload: await signed(notice) }));
  await service.settle();
  return status;
}
const isOpen = async (browser: Browser) => (await browser.get("/auth/get-session")).body["user"] !== undefined;
const waysOf = async (userId: string) =>
  (
    await sql<{ provider_id: string }>`
      select provider_id from auth.accounts where user_id = ${userId} order by 1`.execute(service.services.db)
  ).rows.map(({ provider_id }) => provider_id);

/** Somebody with a password, who is signed in by it and, on another device, by Apple. */
async function both() {
  const { browser: byPassword, email, userId } = await register(service);
  expect((await signIn(byPassword, email)).status).toBe(200);
  const there = `notices${userId.slice(0, 8)}@example.net`;
  const { idToken, sub } = await oidc.fromIphone(there);
  expect((await byPassword.post("/auth/add-way-in", { provider: "apple", idToken })).status).toBe(200);
  const { browser: byApple } = await signInWithApple({ oidc, service }, { email: there });
  await service.settle();
  return { byApple, byPassword, email, sub, there, userId };
}
const sessionsOf = (userId: string) =>
  service.services.db.selectFrom("auth.sessions").select(["id", "opened_by"]).where("user_id", "=", userId).execute();
const subjects = (email: string) => service.letters.filter(({ to }) => to === email).map(({ subject }) => subject);

describe.each(["consent-revoked", "account-delete"])("%s", (type) => {
  it("ends the sessions that Apple opened, and Apple opens the account no more", async () => {
    const { byApple, byPassword, email, sub, userId } = await both();
    expect([await isOpen(byApple), await isOpen(byPassword)]).toEqual([true, true]);
    const sessions = await sessionsOf(userId);
    for (const { id } of sessions) await givePushes(service, userId, id);
    const others = sessions.filter(({ opened_by }) => opened_by !== "apple").map(({ id }) => id);
    expect(others).not.toHaveLength(sessions.length);
    expect(await tell({ type, sub })).toBe(200);
    expect([await isOpen(byApple), await isOpen(byPassword)]).toEqual([false, true]);
    expect(await ringing(service, userId)).toEqual(others.toSorted());
    expect(await waysOf(userId)).toEqual(["credential"]);
    expect((await grants(service)).filter((grant) => grant.user_id === userId || grant.user_id === null)).toEqual([]);
    expect(
      subjects(email).filter((subject) => /^Apple does not open your account any more$/.test(subject)),
    ).toHaveLength(1);
  });

  it("leaves the last way in, and ends its sessions", async () => {
    const { browser, email, sub, userId } = await signInWithApple({ oidc, service });
    expect(await tell({ type, sub })).toBe(200);
    expect(await isOpen(browser)).toBe(false);
    expect(await waysOf(userId)).toEqual(["apple"]);
    expect((await signInWithApple({ oidc, service }, { email })).userId).toBe(userId);
  });
});

it("ends a session that a code completed after Apple's word", async () => {
  const { byPassword, sub, there } = await both();
  const app = await turnOnTwoFactor(byPassword);
  const { browser } = await signInWithApple({ oidc, service }, { email: there });
  expect((await browser.post("/auth/sign-in/code", { code: app.code() })).status).toBe(200);
  const { browser: halfway } = await signInWithApple({ oidc, service }, { email: there });
  await tell({ type: "consent-revoked", sub });
  expect(await isOpen(browser)).toBe(false);
  expect((await halfway.post("/auth/sign-in/code", { code: app.code() })).body.code).toBe("second-factor-expired");
});

it("told twice, or at the same moment, it does nothing more", async () => {
  const { email, sub, there, userId } = await both();
  const notice = { type: "consent-revoked", sub, id: crypto.randomUUID() };
  const body = JSON.stringify({ payload: await signed(notice) });
  expect(await Promise.all([post(body), post(body)])).toEqual([200, 200]);
  await service.settle();
  const byPassword = new Browser(service.url);
  expect((await signIn(byPassword, email)).status).toBe(200);
  const { idToken } = await oidc.fromIphone(there);
  expect((await byPassword.post("/auth/add-way-in", { provider: "apple", idToken })).status).toBe(200);
  expect(await tell(notice)).toBe(200);
  expect(await waysOf(userId)).toEqual(["apple", "credential"]);
});

it("that comes after the person agreed anew changes nothing", async () => {
  const { byApple, sub, userId } = await both();
  expect(await tell({ type: "consent-revoked", sub, at: Date.now() - 3600_000 })).toBe(200);
  expect(await isOpen(byApple)).toBe(true);
  expect(await waysOf(userId)).toEqual(["apple", "credential"]);
});

it.each(["email-disabled", "email-enabled", "something-new"])("%s is taken and changes nothing", async (type) => {
  const { byApple, sub, userId } = await both();
  expect(await tell({ type, sub })).toBe(200);
  expect(await isOpen(byApple)).toBe(true);
  expect(await waysOf(userId)).toEqual(["apple", "credential"]);
});

it("about somebody whom we do not know is taken", async () => {
  expect(await tell({ type: "account-delete", sub: "000009.nobody" })).toBe(200);
});

describe("a notice that is not Apple's for this app", () => {
  it.each([
    ["of another issuer", { wrong: "issuer" }],
    ["signed with another key", { wrong: "key" }],
    ["whose key is not published", { wrong: "kid" }],
    ["that is out of its time", { wrong: "expired" }],
    ["without a signature", { wrong: "none" }],
    ["for another app", { audience: "example.other" }],
  ])("%s is refused, and nothing is written", async (_, changes) => {
    const { byApple, sub } = await both();
    const before = await contentsHash(service.services.db);
    expect(await tell({ type: "consent-revoked", sub, ...changes })).toBe(400);
    expect(await contentsHash(service.services.db)).toBe(before);
    expect(await isOpen(byApple)).toBe(true);
  });

  it.each([
    ["no JSON", "payload"],
    ["no notice", "{}"],
    ["no token", JSON.stringify({ payload: "x.y.z" })],
  ])("%s is refused", async (_, body) => {
    const before = await contentsHash(service.services.db);
    expect(await post(body)).toBe(400);
    expect(await contentsHash(service.services.db)).toBe(before);
  });

  it("but an ID token that Apple signed is refused, for it says of no event", async () => {
    const { idToken } = await oidc.fromIphone("notice@example.net");
    expect(await post(JSON.stringify({ payload: idToken.token }))).toBe(400);
  });
});

it("is believed when Apple signs with a new key, and asks to be told again where Apple's keys cannot be had", async () => {
  const { sub } = await both();
  await oidc.control("keys", { provider: "apple" });
  const elsewhere = await startTestService({ env: { ...oidc.env } });
  const payload = await signed({ type: "account-delete", sub });
  const send = () => post(JSON.stringify({ payload }), elsewhere);
  await oidc.control("faults", { match: { path: "/apple/*" }, action: "status", status: 503, times: 1 });
  expect(await send()).toBe(500);
  expect(await send()).toBe(200);
  await elsewhere.stop();
});

it("is refused where nobody signs in with Apple", async () => {
  const without = await startTestService();
  const payload = await signed({ type: "account-delete", sub: "someone" });
  expect(await post(JSON.stringify({ payload }), without)).toBe(400);
  await without.stop();
});
