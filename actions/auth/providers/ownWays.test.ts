import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { PASSWORD, register, signIn } from "../../test/accounts.ts";
import { letProofsAge, turnOnTwoFactor } from "../../test/authenticatorApp.ts";
import { Browser } from "../../test/browser.ts";
import { startOidc } from "../../test/oidc.ts";
import { securityAlerts } from "../../test/securityAlerts.ts";
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
  service.letters.length = 0;
  await sql`delete from private.request_limits`.execute(service.services.db);
});

let made = 0;
const anAddress = () => `at-google${++made}@example.net`;

async function member() {
  const { email, userId } = await register(service);
  const browser = new Browser(service.url);
  expect((await signIn(browser, email)).status).toBe(200);
  return { browser, email, userId };
}
/** Somebody whom Google alone lets in. */
async function ofGoogle() {
  const [browser, email] = [new Browser(service.url), anAddress()];
  await oidc.signIn(browser, { choice: "another", email });
  await browser.post("/auth/accept-terms", { acceptTerms: true });
  return { browser, email };
}
const begin = (browser: Browser) => browser.post("/auth/add-way-in", { provider: "google" });
const back = async (browser: Browser, at: URL) => (await browser.get(at.pathname + at.search)).headers.get("location");
/** Adds Google from the button to the return. @returns where the browser is sent in the end */
async function add(browser: Browser, choice: Parameters<typeof oidc.choose>[1]) {
  const begun = await begin(browser);
  expect(begun.status).toBe(200);
  return back(browser, await oidc.choose(String(begun.body["url"]), choice));
}
const remove = (browser: Browser, provider = "google") => browser.post("/auth/remove-way-in", { provider });
const security = async (browser: Browser) => (await browser.get("/auth/security")).body;
const subjects = async (email: string) => {
  await service.settle();
  return service.letters.filter(({ to }) => to === email).map(({ subject }) => subject);
};
const eventsOf = async (userId: string) =>
  (
    await service.services.db
      .selectFrom("security_audit_logs")
      .select("event_type")
      .where("user_id", "=", userId)
      .where("event_type", "like", "way_in%")
      .orderBy("created_at")
      .execute()
  ).map(({ event_type }) => event_type);

describe("D166: Google is added in the settings", () => {
  it("whatever address is there, opens the account from then on, and is told to its owner", async () => {
    const { browser, email, userId } = await member();
    const there = anAddress();
    expect(await add(browser, { choice: "another", email: there })).toBe("/settings?tab=security&added=google#waysIn");
    expect(await security(browser)).toMatchObject({ email, hasPassword: true, providers: ["google"] });
    const elsewhere = new Browser(service.url);
    expect(await oidc.signIn(elsewhere, { choice: "another", email: there })).toBe("/login");
    expect(await security(elsewhere)).toMatchObject({ email });
    expect(await subjects(email)).toContain("Google opens your account now");
    expect(await eventsOf(userId)).toEqual(["way_in_added"]);
  });

  it("also where Google does not vouch for the address: who is signed in has given the password", async () => {
    const { browser, email } = await member();
    expect(await oidc.signIn(new Browser(service.url), { choice: "unconfirmed", email })).toContain("password-first");
    expect(await add(browser, { choice: "unconfirmed", email })).toBe("/settings?tab=security&added=google#waysIn");
    expect(await oidc.signIn(new Browser(service.url), { choice: "unconfirmed", email })).toBe("/login");
  });

  it("asks for a fresh proof", async () => {
    const { browser } = await member();
    await letProofsAge(service);
    expect(await begin(browser)).toMatchObject({ status: 403, body: { code: "fresh-proof-needed" } });
    expect((await browser.post("/auth/prove", { password: PASSWORD })).status).toBe(200);
    expect((await begin(browser)).status).toBe(200);
  });

  it("is refused where it opens another account, and that one stays as it is", async () => {
    const [first, second] = [await member(), await member()];
    const there = anAddress();
    await add(first.browser, { choice: "another", email: there });
    expect(await add(second.browser, { choice: "another", email: there })).toBe(
      "/settings?tab=security&provider=google&error=way-in-taken#waysIn",
    );
    expect(await security(second.browser)).toMatchObject({ providers: [] });
    const elsewhere = new Browser(service.url);
    await oidc.signIn(elsewhere, { choice: "another", email: there });
    expect(await security(elsewhere)).toMatchObject({ email: first.email });
  });

  it("by nobody whose session ended on the way, nor in another's browser", async () => {
    const { browser, userId } = await member();
    const begun = await begin(browser);
    const at = await oidc.choose(String(begun.body["url"]), { choice: "another", email: anAddress() });
    const stranger = (await member()).browser;
    await back(stranger, at);
    expect(await security(stranger)).toMatchObject({ providers: [] });
    await service.services.db.deleteFrom("auth.sessions").where("user_id", "=", userId).execute();
    expect(await back(browser, at)).toContain("error=provider-failed");
    await signIn(browser, (await emailOf(userId))!);
    expect(await security(browser)).toMatchObject({ providers: [] });
  });

  it("given up there adds nothing and says so", async () => {
    const { browser } = await member();
    expect(await add(browser, { choice: "cancel" })).toBe(
      "/settings?tab=security&provider=google&error=provider-cancelled#waysIn",
    );
    expect(await security(browser)).toMatchObject({ providers: [] });
  });
});

const emailOf = async (userId: string) =>
  (await service.services.db.selectFrom("auth.users").select("email").where("id", "=", userId).executeTakeFirst())
    ?.email;

describe("the ID token of an app", () => {
  it("adds Apple, twice the same, and is not kept", async () => {
    const { browser, email, userId } = await member();
    const token = await oidc.idToken({ provider: "apple", email: "relay@example.net", nonce: "n-0123" });
    const ask = () => browser.post("/auth/add-way-in", { provider: "apple", idToken: { token, nonce: "n-0123" } });
    expect(await ask()).toMatchObject({ status: 200, body: { success: true } });
    expect((await ask()).status).toBe(200);
    expect(await security(browser)).toMatchObject({ providers: ["apple"] });
    expect(await subjects(email)).toContain("Apple opens your account now");
    const kept = await service.services.db
      .selectFrom("auth.accounts")
      .select("id_token")
      .where("user_id", "=", userId)
      .where("provider_id", "=", "apple")
      .executeTakeFirstOrThrow();
    expect(kept.id_token).toBeNull();
    const other = (await member()).browser;
    const taken = await other.post("/auth/add-way-in", { provider: "apple", idToken: { token, nonce: "n-0123" } });
    expect(taken).toMatchObject({ status: 409, body: { code: "way-in-taken" } });
  });

  it("of another sign-in adds nothing", async () => {
    const { browser } = await member();
    const token = await oidc.idToken({ provider: "apple", email: anAddress(), nonce: "n-0123" });
    const answer = await browser.post("/auth/add-way-in", { provider: "apple", idToken: { token, nonce: "n-9" } });
    expect(answer).toMatchObject({ status: 401, body: { code: "provider-token-invalid" } });
    expect(await security(browser)).toMatchObject({ providers: [] });
  });
});

describe("a way in is taken away", () => {
  it("with a fresh proof, opens nothing from then on, and is told; twice is once", async () => {
    const { browser, email, userId } = await member();
    const there = anAddress();
    await add(browser, { choice: "another", email: there });
    await letProofsAge(service);
    expect(await remove(browser)).toMatchObject({ status: 403, body: { code: "fresh-proof-needed" } });
    await browser.post("/auth/prove", { password: PASSWORD });
    expect((await remove(browser)).status).toBe(200);
    expect((await remove(browser)).status).toBe(200);
    expect(await security(browser)).toMatchObject({ hasPassword: true, providers: [] });
    // At Google there is somebody of that name still: they get an account of their own.
    const elsewhere = new Browser(service.url);
    await oidc.signIn(elsewhere, { choice: "another", email: there });
    expect((await elsewhere.get("/auth/get-session")).body).toMatchObject({ user: { email: there } });
    expect((await subjects(email)).filter((subject) => /does not open/.test(subject))).toHaveLength(1);
    expect(await eventsOf(userId)).toEqual(["way_in_added", "way_in_removed"]);
    expect((await securityAlerts(service, userId)).toSorted()).toEqual(["way_in_added", "way_in_removed"]);
  });

  it("and whoever came in by it is out, but for who takes it away", async () => {
    const { browser, email } = await member();
    const there = anAddress();
    await add(browser, { choice: "another", email: there });
    const [stranger, owner, halfway] = [new Browser(service.url), new Browser(service.url), new Browser(service.url)];
    for (const one of [stranger, owner]) await oidc.signIn(one, { choice: "another", email: there });
    await owner.post("/auth/prove", { password: PASSWORD });
    const app = await turnOnTwoFactor(browser);
    await oidc.signIn(halfway, { choice: "another", email: there });
    expect((await remove(owner)).status).toBe(200);
    const isOpen = async (one: Browser) => (await one.get("/auth/token")).status === 200;
    expect([await isOpen(stranger), await isOpen(owner), await isOpen(browser)]).toEqual([false, true, true]);
    expect((await halfway.post("/auth/sign-in/code", { code: app.code() })).body.code).toBe("second-factor-expired");
    await service.settle();
    const letter = service.letters.find(({ subject, to }) => to === email && subject.includes("opens your account"));
    expect(letter?.text).toMatch(/first remove Google .* then set a new password/s);
    expect(letter?.text).toContain("/settings?tab=security");
  });

  it("never as the last one: a password comes first", async () => {
    const { browser, email } = await ofGoogle();
    expect(await remove(browser)).toMatchObject({ status: 409, body: { code: "last-way-in" } });
    expect((await browser.post("/auth/change-password", { newPassword: "Quiet-Harbour7" })).status).toBe(200);
    expect((await remove(browser)).status).toBe(200);
    expect((await signIn(new Browser(service.url), email, "Quiet-Harbour7")).status).toBe(200);
  });

  it("never both of two at the same moment", async () => {
    const { browser } = await ofGoogle();
    const token = await oidc.idToken({ provider: "apple", email: anAddress(), nonce: "n-0123" });
    await browser.post("/auth/add-way-in", { provider: "apple", idToken: { token, nonce: "n-0123" } });
    const answers = await Promise.all([remove(browser, "google"), remove(browser, "apple")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("nor by whoever reaches the table itself", async () => {
    const { userId } = await member();
    const taken = service.services.db.deleteFrom("auth.accounts").where("user_id", "=", userId).execute();
    await expect(taken).rejects.toMatchObject({ constraint: "accounts_keep_a_way_in" });
  });
});
