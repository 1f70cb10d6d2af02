/** An Apple sign-in brings a code. We exchange it for a token, and with the token we revoke the sign-in when its way in ends (D169). */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { register, signIn } from "../../test/accounts.ts";
import { grants, signInWithApple, tryAgain } from "../../test/apple.ts";
import { turnOnTwoFactor } from "../../test/authenticatorApp.ts";
import { Browser } from "../../test/browser.ts";
import { startOidc } from "../../test/oidc.ts";
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
beforeEach(async () => {
  await sql`delete from private.request_limits`.execute(service.services.db);
  await sql`delete from private.apple_grants`.execute(service.services.db);
  await sql`delete from private.outbox`.execute(service.services.db);
});

const arrive = (more: Parameters<typeof signInWithApple>[1] = {}) => signInWithApple({ oidc, service }, more);
const held = async () => (await grants(service)).map(({ holds }) => holds);
const fail = (path: string, times = 1, status = 503) =>
  oidc.control("faults", { match: { path: `/apple/${path}` }, action: "status", status, times });
const callsOf = async (path: string) =>
  ((await (await fetch(`${oidc.url}/_sim/calls?path=/apple/${path}`)).json()) as unknown[]).length;
const jobs = async (kind: string) =>
  (
    await sql<{ attempts: number; is_done: boolean; last_error: string | null; given_up: boolean }>`
      select attempts, done_at is not null as is_done, last_error, given_up_at is not null as given_up
      from private.outbox where kind = ${kind} order by outbox_id`.execute(service.services.db)
  ).rows;
const letCodesAge = () =>
  sql`update private.apple_grants set created_at = now() - interval '301 seconds'`.execute(service.services.db);
const deleteAccount = (browser: Browser) => browser.post("/auth/delete-account", { confirmation: "DELETE" });

describe("a code of Apple", () => {
  it("is exchanged after the sign-in, once, and what it became is kept instead of it", async () => {
    const { sub } = await arrive();
    expect(await held()).toEqual(["code"]);
    await service.settle();
    expect(await held()).toEqual(["refresh_token"]);
    expect(await oidc.goodAtApple(sub)).toBe(1);
    const before = await callsOf("token");
    await sql`update private.outbox set done_at = null, next_attempt_at = now()`.execute(service.services.db);
    await service.settle();
    expect(await callsOf("token")).toBe(before);
  });

  it("of the next sign-in takes the place of the one before", async () => {
    const { email } = await arrive();
    await service.settle();
    const [first] = await grants(service);
    await arrive({ email });
    await service.settle();
    const after = await grants(service);
    expect(after).toHaveLength(1);
    expect(after[0]!.grant_id).not.toBe(first!.grant_id);
  });

  it("that Apple does not answer fails no sign-in, and is tried again", async () => {
    await fail("token", 2);
    const { answer } = await arrive();
    expect(answer.status).toBe(200);
    await service.settle();
    await tryAgain(service);
    expect(await held()).toEqual(["code"]);
    await tryAgain(service);
    expect(await held()).toEqual(["refresh_token"]);
    expect(await jobs("apple-exchange")).toMatchObject([{ attempts: 3, is_done: true }]);
  });

  it("is tried for its five minutes and then dropped", async () => {
    await fail("token");
    await arrive();
    await service.settle();
    const before = await callsOf("token");
    await letCodesAge();
    await tryAgain(service);
    expect(await held()).toEqual([]);
    expect(await callsOf("token")).toBe(before);
    expect(await jobs("apple-exchange")).toMatchObject([{ is_done: true, given_up: false }]);
  });

  it("that was used up is dropped at once", async () => {
    const { idToken } = await oidc.fromIphone("twice@example.net");
    const send = () => new Browser(service.url).post("/auth/sign-in/social", { provider: "apple", idToken });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    await service.settle();
    expect(await held()).toEqual(["refresh_token"]);
    expect(await jobs("apple-exchange")).toMatchObject([{ is_done: true }, { is_done: true }]);
  });

  it("of somebody else is not kept, and their sign-in stays good", async () => {
    const [mine, theirs] = [await oidc.fromIphone("me@example.net"), await oidc.fromIphone("they@example.net")];
    const idToken = { ...mine.idToken, authorizationCode: theirs.idToken.authorizationCode };
    await new Browser(service.url).post("/auth/sign-in/social", { provider: "apple", idToken });
    await service.settle();
    expect(await held()).toEqual([]);
    expect(await oidc.goodAtApple(theirs.sub)).toBe(1);
  });

  it("comes with a half sign-in too, and with Apple added in the settings", async () => {
    const { browser, email } = await register(service);
    expect((await signIn(browser, email)).status).toBe(200);
    const { idToken } = await oidc.fromIphone("added@example.net");
    expect((await browser.post("/auth/add-way-in", { provider: "apple", idToken })).status).toBe(200);
    await service.settle();
    expect(await held()).toEqual(["refresh_token"]);
    await turnOnTwoFactor(browser);
    const half = await arrive({ email: "added@example.net" });
    expect(half.answer.body).toEqual({ twoFactorRedirect: true });
    expect(await held()).toEqual(["refresh_token", "code"]);
  });

  it("of a refused sign-in is not kept", async () => {
    const { idToken } = await oidc.fromIphone("refused@example.net");
    const refused = { ...idToken, nonce: "another" };
    const answer = await new Browser(service.url).post("/auth/sign-in/social", { provider: "apple", idToken: refused });
    expect(answer.status).toBe(401);
    expect(await held()).toEqual([]);
    expect(await jobs("apple-exchange")).toEqual([]);
  });

  it("is not needed to sign in", async () => {
    await arrive({ code: false });
    expect(await held()).toEqual([]);
  });
});

describe("D169: the end of an account", () => {
  it("takes the sign-in back at Apple, and nothing of it is kept", async () => {
    const { browser, sub } = await arrive();
    await service.settle();
    expect((await deleteAccount(browser)).status).toBe(200);
    expect(await grants(service)).toMatchObject([{ user_id: null, holds: "refresh_token" }]);
    await service.settle();
    expect(await oidc.goodAtApple(sub)).toBe(0);
    expect(await held()).toEqual([]);
    const before = await callsOf("revoke");
    await sql`update private.outbox set done_at = null, next_attempt_at = now() where kind = 'apple-revoke'`.execute(
      service.services.db,
    );
    await service.settle();
    expect(await callsOf("revoke")).toBe(before);
  });

  it("is not held up by Apple, which is asked until it has done it", async () => {
    const { browser, sub } = await arrive();
    await service.settle();
    await fail("revoke", 2);
    expect((await deleteAccount(browser)).status).toBe(200);
    await service.settle();
    await tryAgain(service);
    expect(await oidc.goodAtApple(sub)).toBe(1);
    await tryAgain(service);
    expect(await oidc.goodAtApple(sub)).toBe(0);
    expect(await held()).toEqual([]);
  });

  it("exchanges first what was not exchanged yet", async () => {
    const { browser, sub } = await arrive();
    await sql`update private.outbox set next_attempt_at = now() + interval '1 hour' where kind = 'apple-exchange'`.execute(
      service.services.db,
    );
    const before = await callsOf("token");
    expect((await deleteAccount(browser)).status).toBe(200);
    await service.settle();
    expect(await callsOf("token")).toBe(before + 1);
    expect([await oidc.goodAtApple(sub), await held()]).toEqual([0, []]);
    await tryAgain(service);
    expect(await callsOf("token")).toBe(before + 1);
    expect(await jobs("apple-exchange")).toMatchObject([{ is_done: true }]);
  });

  it("waits for an exchange that is under way, or the token that it brings would stay good", async () => {
    const { browser, sub } = await arrive();
    const before = await callsOf("token");
    await oidc.control("faults", { match: { path: "/apple/token" }, action: "delay", ms: 700, times: 1 });
    const exchanging = service.settle();
    await expect.poll(() => jobs("apple-exchange")).toMatchObject([{ attempts: 1 }]);
    expect((await deleteAccount(browser)).status).toBe(200);
    await service.settle();
    await exchanging;
    await tryAgain(service);
    expect(await callsOf("token")).toBe(before + 1);
    expect([await oidc.goodAtApple(sub), await held()]).toEqual([0, []]);
  });

  it("keeps what Apple would not take for a day, for a person to try again, and no longer than that work is kept", async () => {
    const { browser } = await arrive();
    await service.settle();
    await fail("revoke");
    await deleteAccount(browser);
    await sql`update private.outbox set tried_since = now() - interval '25 hours' where kind = 'apple-revoke'`.execute(
      service.services.db,
    );
    await service.settle();
    expect(await jobs("apple-revoke")).toMatchObject([{ given_up: true }]);
    expect(await held()).toEqual(["refresh_token"]);
    await service.tick("clean_up");
    expect(await held()).toEqual(["refresh_token"]);
    await sql`update private.outbox set given_up_at = now() - interval '31 days' where kind = 'apple-revoke'`.execute(
      service.services.db,
    );
    await service.tick("clean_up");
    expect(await held()).toEqual([]);
  });
});

it("D166: Apple taken away in the settings is taken back at Apple; the account stays", async () => {
  const { browser, email } = await register(service);
  expect((await signIn(browser, email)).status).toBe(200);
  const { idToken, sub } = await oidc.fromIphone("removed@example.net");
  await browser.post("/auth/add-way-in", { provider: "apple", idToken });
  await service.settle();
  expect(await oidc.goodAtApple(sub)).toBe(1);
  expect((await browser.post("/auth/remove-way-in", { provider: "apple" })).status).toBe(200);
  expect((await browser.post("/auth/remove-way-in", { provider: "apple" })).status).toBe(200);
  await service.settle();
  expect([await oidc.goodAtApple(sub), await held()]).toEqual([0, []]);
  expect((await browser.get("/auth/token")).status).toBe(200);
});

it("D166: what a stranger had brought to an address that is not theirs is taken back too", async () => {
  const email = "taken-over@example.net";
  await oidc.control("id_tokens", { provider: "apple", email, isEmailVerified: false });
  const { sub } = await arrive({ email });
  await service.settle();
  expect(await oidc.goodAtApple(sub)).toBe(1);
  expect(await oidc.signIn(new Browser(service.url), { choice: "another", email })).toBe("/login");
  await service.settle();
  expect([await oidc.goodAtApple(sub), await held()]).toEqual([0, []]);
});

it("without a key of ours at Apple people sign in, and nothing is kept", async () => {
  const keyless = await startTestService({
    env: { ...oidc.env, APPLE_TEAM_ID: "", APPLE_KEY_ID: "", APPLE_PRIVATE_KEY: "" },
  });
  await signInWithApple({ oidc, service: keyless });
  expect(await grants(keyless)).toEqual([]);
  await keyless.stop();
});

it("with a wrong key of ours people sign in, and the job says what Apple refused, without the code", async () => {
  const wrong = await startTestService({ env: { ...oidc.env, APPLE_KEY_ID: "ANOTHERKEY" } });
  const { authorizationCode } = await signInWithApple({ oidc, service: wrong });
  await wrong.settle();
  const { rows } = await sql<{
    job: string;
  }>`select t::text as job from private.outbox t where kind = 'apple-exchange'`.execute(wrong.services.db);
  expect(rows[0]!.job).toContain("Apple refused: invalid_client");
  expect(rows[0]!.job).not.toContain(authorizationCode);
  await wrong.stop();
});
