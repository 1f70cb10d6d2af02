import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { followConfirmation, WIZARD } from "../../test/accounts.ts";
import { letProofsAge, turnOnTwoFactor } from "../../test/authenticatorApp.ts";
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
beforeEach(() => sql`delete from private.request_limits`.execute(service.services.db));

const PASSWORD = "Quiet-Harbour7";
let made = 0;
const anAddress = () => `person${++made}@example.com`;
const aBrowser = () => new Browser(service.url);

const personOf = async (email: string) => {
  const { rows } = await sql<{
    user_id: string;
    name: string;
    username: string;
    is_confirmed: boolean;
    has_agreed: boolean;
    ways: string[];
    language: string;
    time_zone: string | null;
  }>`
    select p.user_id, p.name, p.username, p.email_confirmed_at is not null as is_confirmed, p.time_zone,
      p.terms_accepted_at is not null as has_agreed, f.language,
      array(select provider_id from auth.accounts a where a.user_id = p.user_id order by 1) as ways
    from user_profiles p join user_preferences f using (user_id) where p.email = ${email}`.execute(service.services.db);
  return rows[0];
};
/** Everything that a sign-in may write. */
const written = async () => {
  const { rows } = await sql`
    select (select count(*) from auth.users) as users, (select count(*) from auth.accounts) as accounts,
      (select count(*) from auth.sessions) as sessions, (select count(*) from private.outbox) as letters`.execute(
    service.services.db,
  );
  return rows[0];
};
async function signUp(email: string, { confirmed, ...more }: { confirmed: boolean; [field: string]: unknown }) {
  const username = email.split("@")[0]!;
  const form = { name: "First Comer", email, username, password: PASSWORD, acceptTerms: true, ...more };
  expect((await aBrowser().post("/auth/sign-up/email", form)).status).toBe(200);
  if (confirmed)
    await sql`update auth.users set email_verified = true where email = ${email}`.execute(service.services.db);
}
/** Comes by Google and agrees to the terms, before which no route of an account is open (D253). */
async function comeByGoogle(browser: Browser, email: string) {
  await oidc.signIn(browser, { choice: "another", email });
  expect((await browser.post("/auth/accept-terms", { acceptTerms: true })).status).toBe(200);
}
const signIn = (email: string, browser = aBrowser()) =>
  browser.post("/auth/sign-in/email", { email, password: PASSWORD });

describe("somebody new by Google", () => {
  it("has a confirmed account, and gets a token after agreeing to the terms (D253)", async () => {
    const [browser, email] = [aBrowser(), anAddress()];
    const told = { language: "fr", timeZone: "Europe/Paris", wayBack: "/g/family?round=2" };
    const there = await oidc.signIn(browser, { choice: "another", email, name: "Noor  Haddad" }, told);
    expect(there).toBe("/login?next=%2Fg%2Ffamily%3Fround%3D2");
    expect(await personOf(email)).toMatchObject({
      name: "Noor Haddad",
      is_confirmed: true,
      has_agreed: false,
      ways: ["google"],
      language: "fr",
      time_zone: "Europe/Paris",
    });

    expect(await browser.get("/auth/token")).toMatchObject({ status: 400, body: { code: "terms-not-accepted" } });
    expect(await browser.post("/auth/accept-terms", { acceptTerms: false })).toMatchObject({
      status: 400,
      body: { code: "terms-not-accepted" },
    });
    expect((await browser.get("/auth/token")).status).toBe(400);
    expect((await browser.post("/auth/accept-terms", { acceptTerms: true })).status).toBe(200);
    expect((await browser.get("/auth/token")).status).toBe(200);
    expect((await personOf(email))?.has_agreed).toBe(true);
  });

  it("has a username that says nothing of the address, and is welcomed once", async () => {
    const [email, choice] = [anAddress(), { choice: "another", name: "Support" } as const];
    await oidc.signIn(aBrowser(), { ...choice, email });
    await oidc.signIn(aBrowser(), { ...choice, email });
    const person = (await personOf(email))!;
    expect(person.username).toMatch(/^member\.[a-z0-9]{8}$/);
    // A name that could be taken for our support's is nobody's.
    expect(person.name).toBe(person.username);
    const { rows } = await sql`
      select payload ->> 'template' as template from private.outbox where payload ->> 'user_id' = ${person.user_id}`.execute(
      service.services.db,
    );
    expect(rows).toEqual([{ template: "welcome" }]);
  });

  it("keeps neither the ID token nor, in the clear, what opens the account at Google", async () => {
    const email = anAddress();
    await oidc.signIn(aBrowser(), { choice: "another", email });
    const { user_id } = (await personOf(email))!;
    const { rows } = await sql<Record<string, string | null>>`
      select id_token, access_token, refresh_token from auth.accounts where user_id = ${user_id}`.execute(
      service.services.db,
    );
    expect(rows[0]!["id_token"]).toBeNull();
    expect(rows[0]!["access_token"]).toMatch(/^[0-9a-f]{80,}$/);
    expect(rows[0]!["refresh_token"]).toMatch(/^[0-9a-f]{80,}$/);
  });

  it("D297: waits for the letter where Google does not vouch for the address, and finds the way back in it", async () => {
    const [browser, email] = [aBrowser(), anAddress()];
    await oidc.signIn(browser, { choice: "unconfirmed", email }, { wayBack: "/g/family" });
    expect(await personOf(email)).toMatchObject({ is_confirmed: false, ways: ["google"] });
    expect(await browser.get("/auth/token")).toMatchObject({ status: 403, body: { code: "email-not-verified" } });
    await service.settle();
    const letter = service.letters.findLast(({ to }) => to === email)!;
    const [link] = /https:\/\/circle\.test\/auth\/verify-email\S+/.exec(letter.text)!;
    expect(await followConfirmation(aBrowser(), link)).toBe("/login?confirmed=1&next=%2Fg%2Ffamily");
  });
});

describe("D166: an account with the same address", () => {
  it("gets Google as another way in, and keeps its password", async () => {
    const [browser, email] = [aBrowser(), anAddress()];
    await signUp(email, { confirmed: true });
    const before = await personOf(email);
    expect(await oidc.signIn(browser, { choice: "another", email, name: "Another Name" })).toBe("/login");
    expect(await personOf(email)).toEqual({ ...before, ways: ["credential", "google"] });
    expect((await browser.get("/auth/token")).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it("that a stranger registered and never confirmed loses the stranger's password and acceptance", async () => {
    const [browser, email] = [aBrowser(), anAddress()];
    await signUp(email, { confirmed: false });
    const before = (await personOf(email))!;
    await oidc.signIn(browser, { choice: "another", email, name: "Noor" });
    expect(await personOf(email)).toEqual({ ...before, ways: ["google"], is_confirmed: true, has_agreed: false });
    expect(await signIn(email)).toMatchObject({ status: 401, body: { code: "invalid-credentials" } });
    expect(await browser.get("/auth/token")).toMatchObject({ body: { code: "terms-not-accepted" } });
  });

  it("D246: that a stranger registered tells the stranger nothing when the same form is sent again", async () => {
    const email = anAddress();
    const username = email.split("@")[0]!;
    const signUpKey = crypto.randomUUID();
    const form = { name: "First Comer", email, username, password: PASSWORD, acceptTerms: true, signUpKey };
    const send = async () => {
      const { body, status } = await aBrowser().post("/auth/sign-up/email", form);
      return { body, status };
    };
    const before = await send();
    expect(before.status).toBe(200);
    await oidc.signIn(aBrowser(), { choice: "another", email, name: "Noor" });
    expect(await send()).toEqual(before);
    expect(await signIn(email)).toMatchObject({ status: 401, body: { code: "invalid-credentials" } });
  });

  it("that a stranger registered with the long form loses the stranger's identity details", async () => {
    const email = anAddress();
    await signUp(email, { confirmed: false, ...WIZARD });
    const kept = async () => {
      const { user_id } = (await personOf(email))!;
      const { rows } = await sql`select from private.identity_details where user_id = ${user_id}`.execute(
        service.services.db,
      );
      return rows.length;
    };
    expect(await kept()).toBe(1);
    await oidc.signIn(aBrowser(), { choice: "another", email, name: "Noor" });
    expect(await kept()).toBe(0);
  });

  it("that a stranger brought from a provider without proof loses the stranger's way in and sessions", async () => {
    const [stranger, owner, email] = [aBrowser(), aBrowser(), anAddress()];
    await oidc.signIn(stranger, { choice: "unconfirmed", email });
    expect((await stranger.get("/auth/get-session")).body).toMatchObject({ user: { email } });
    const token = await oidc.idToken({ provider: "apple", email, nonce: "n-0123" });
    const answer = await owner.post("/auth/sign-in/social", { provider: "apple", idToken: { token, nonce: "n-0123" } });
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await personOf(email)).toMatchObject({ ways: ["apple"], is_confirmed: true });
    expect((await stranger.get("/auth/get-session")).body).toEqual({});
  });

  it("is not opened where the provider does not vouch for it: the password comes first", async () => {
    const [browser, email] = [aBrowser(), anAddress()];
    await signUp(email, { confirmed: true });
    const before = await written();
    const there = await oidc.signIn(browser, { choice: "unconfirmed", email }, { wayBack: "/groups" });
    expect(there).toBe("/login?error=password-first&provider=google&next=%2Fgroups");
    expect(await written()).toEqual(before);
    expect((await browser.get("/auth/get-session")).body).toEqual({});
  });

  it("opens to nobody while it is suspended", async () => {
    const [browser, email] = [aBrowser(), anAddress()];
    await oidc.signIn(aBrowser(), { choice: "another", email });
    await sql`update user_profiles set suspended_at = app_now() where email = ${email}`.execute(service.services.db);
    expect(await oidc.signIn(browser, { choice: "another", email })).toContain("error=account-suspended");
    expect((await browser.get("/auth/get-session")).body).toEqual({});
  });

  it("asks for the second factor too (D302), and keeps the place that was asked for", async () => {
    const [first, browser, email] = [aBrowser(), aBrowser(), anAddress()];
    await signUp(email, { confirmed: true });
    expect((await signIn(email, first)).status).toBe(200);
    const app = await turnOnTwoFactor(first);
    const there = await oidc.signIn(browser, { choice: "another", email }, { wayBack: "/g/family" });
    expect(there).toBe("/login?step=code&next=%2Fg%2Ffamily");
    expect((await browser.get("/auth/get-session")).body).toEqual({});
    expect((await browser.post("/auth/sign-in/code", { code: app.code() })).status).toBe(200);
    expect((await browser.get("/auth/token")).status).toBe(200);
  });

  it("asks for it after the ID token of an app", async () => {
    const [first, browser, email] = [aBrowser(), aBrowser(), anAddress()];
    await comeByGoogle(first, email);
    const app = await turnOnTwoFactor(first);
    const token = await oidc.idToken({ provider: "google", email });
    const { body } = await browser.post("/auth/sign-in/social", { provider: "google", idToken: { token } });
    expect(body).toEqual({ twoFactorRedirect: true });
    expect((await browser.get("/auth/get-session")).body).toEqual({});
    expect((await browser.post("/auth/sign-in/code", { code: app.code() })).status).toBe(200);
    expect((await browser.get("/auth/token")).status).toBe(200);
  });
});

describe("D302: as a fresh proof, a sign-in at Google", () => {
  const ask = (browser: Browser) => browser.post("/auth/change-email", { email: anAddress() });

  it("counts where there is no password", async () => {
    const [browser, email] = [aBrowser(), anAddress()];
    await comeByGoogle(browser, email);
    expect((await ask(browser)).status).toBe(200);
    await letProofsAge(service);
    expect(await ask(browser)).toMatchObject({ status: 403, body: { code: "fresh-proof-needed" } });
  });

  it("does not count where there is one: whoever finds an open laptop does not know it", async () => {
    const [browser, email] = [aBrowser(), anAddress()];
    await signUp(email, { confirmed: true });
    await oidc.signIn(browser, { choice: "another", email });
    expect(await ask(browser)).toMatchObject({ status: 403, body: { code: "fresh-proof-needed" } });
    expect((await browser.post("/auth/prove", { password: PASSWORD })).status).toBe(200);
    expect((await ask(browser)).status).toBe(200);
  });

  it("does not count once a second factor is on; the code that turned it on does", async () => {
    const [browser, other, email] = [aBrowser(), aBrowser(), anAddress()];
    await comeByGoogle(browser, email);
    await oidc.signIn(other, { choice: "another", email });
    await turnOnTwoFactor(browser);
    expect(await ask(other)).toMatchObject({ status: 403, body: { code: "fresh-proof-needed" } });
    expect((await ask(browser)).status).toBe(200);
  });

  it("is followed by a code, which counts", async () => {
    const [first, browser, email] = [aBrowser(), aBrowser(), anAddress()];
    await comeByGoogle(first, email);
    const app = await turnOnTwoFactor(first);
    await oidc.signIn(browser, { choice: "another", email });
    expect((await browser.post("/auth/sign-in/code", { code: app.code() })).status).toBe(200);
    expect((await ask(browser)).status).toBe(200);
  });

  it("is followed by the first password, which counts", async () => {
    const [browser, email] = [aBrowser(), anAddress()];
    await comeByGoogle(browser, email);
    expect((await browser.post("/auth/change-password", { newPassword: PASSWORD })).status).toBe(200);
    expect((await ask(browser)).status).toBe(200);
  });
});

describe("a sign-in at Google that does not come to its end", () => {
  it("is told as cancelled, and keeps the place that was asked for", async () => {
    const there = await oidc.signIn(aBrowser(), { choice: "cancel" }, { wayBack: "/g/family" });
    expect(there).toBe("/login?error=provider-cancelled&provider=google&next=%2Fg%2Ffamily");
  });

  it.each([
    ["the provider answers nothing of use", { action: "status", status: 500 }, "/google/token"],
    ["the provider's answer is lost", { action: "reset_after" }, "/google/token"],
    ["its answer is no JSON", { action: "bad_json" }, "/google/token"],
    ["its ID token is another's", { action: "alter", set: { id_token: "a.b.c" } }, "/google/token"],
  ])("writes nothing when %s", async (_, fault, path) => {
    const email = anAddress();
    const before = await written();
    await oidc.control("faults", { match: { path }, ...fault });
    const there = await oidc.signIn(aBrowser(), { choice: "another", email });
    expect(there).toBe("/login?error=provider-failed&provider=google");
    expect(await personOf(email)).toBeUndefined();
    expect(await written()).toEqual(before);
  });

  it("opens nothing in a browser that did not begin it, and nothing twice", async () => {
    const [browser, email] = [aBrowser(), anAddress()];
    const begun = await browser.post("/auth/sign-in/social", { provider: "google" });
    const back = await oidc.choose(String(begun.body["url"]), { choice: "another", email });
    const elsewhere = await aBrowser().get(back.pathname + back.search);
    expect(elsewhere.headers.get("location")).toContain("error=provider-failed");
    expect(await personOf(email)).toBeUndefined();
    expect((await browser.get(back.pathname + back.search)).headers.get("location")).toBe("/login");
    expect((await browser.get(back.pathname + back.search)).headers.get("location")).toContain("error=provider-failed");
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example"])(
    "leads to no other site: %s",
    async (wayBack) => {
      const there = await oidc.signIn(aBrowser(), { choice: "another", email: anAddress() }, { wayBack });
      expect(there).toBe("/login");
    },
  );

  it("asks with PKCE, state, nonce, the choice of an account, and for access without the person (specification, section 7)", async () => {
    const begun = await aBrowser().post("/auth/sign-in/social", { provider: "google" });
    const asked = Object.fromEntries(new URL(String(begun.body["url"])).searchParams);
    expect(asked).toMatchObject({
      response_type: "code",
      client_id: "web-client",
      redirect_uri: "https://circle.test/auth/callback/google",
      scope: "openid email profile",
      prompt: "select_account",
      access_type: "offline",
      code_challenge_method: "S256",
    });
    expect(
      [asked["state"], asked["nonce"], asked["code_challenge"]].every((value) => value && value.length >= 32),
    ).toBe(true);
  });
});

describe("the ID token of an app", () => {
  const withToken = (provider: "google" | "apple", token: string, more: object = {}) =>
    aBrowser().post("/auth/sign-in/social", { provider, idToken: { token, ...more } });

  it.each(["web-client", "ios-client"])("of Google signs in when it was made for %s", async (audience) => {
    const email = anAddress();
    const token = await oidc.idToken({ provider: "google", email, audience, name: "Noor Haddad" });
    expect(await withToken("google", token)).toMatchObject({
      status: 200,
      body: { user: { email, name: "Noor Haddad" } },
    });
  });

  it("of Apple signs in, with the name that Apple told the app and booleans as text", async () => {
    const email = anAddress();
    const { createHash } = await import("node:crypto");
    const nonce = createHash("sha256").update("raw-nonce").digest("hex");
    const token = await oidc.idToken({ provider: "apple", email, nonce, hasTextBooleans: true });
    const name = { firstName: "Bruno", lastName: "Costa" };
    expect(await withToken("apple", token, { nonce: "raw-nonce", name })).toMatchObject({ status: 200 });
    expect(await personOf(email)).toMatchObject({ name: "Bruno Costa", is_confirmed: true, ways: ["apple"] });
  });

  it("of Apple that vouches for nothing, in text, makes no confirmed account", async () => {
    const email = anAddress();
    const wish = { provider: "apple", email, nonce: "n-0123", isEmailVerified: false, hasTextBooleans: true } as const;
    await withToken("apple", await oidc.idToken(wish), { nonce: "n-0123" });
    expect(await personOf(email)).toMatchObject({ is_confirmed: false });
  });

  const FORGED: [string, "google" | "apple", object, object][] = [
    ["for another app", "google", { audience: "another-client" }, {}],
    ["of another issuer", "google", { wrong: "issuer" }, {}],
    ["signed with another key", "google", { wrong: "key" }, {}],
    ["that names an unknown key", "google", { wrong: "kid" }, {}],
    ["that is too old", "google", { wrong: "expired" }, {}],
    ["without a signature", "google", { wrong: "none" }, {}],
    ["for another sign-in", "google", { nonce: "n-0123" }, { nonce: "n-9999" }],
    ["that was made with a nonce, without it", "google", { nonce: "n-0123" }, {}],
    ["without the nonce that was asked with", "google", {}, { nonce: "n-0123" }],
    ["for another app", "apple", { audience: "web-client", nonce: "n-0123" }, { nonce: "n-0123" }],
    ["without any nonce", "apple", {}, {}],
  ];
  it.each(FORGED)(
    "%s (%s) is refused in the catalogue's words, and nothing is written",
    async (_, provider, wish, more) => {
      const email = anAddress();
      const token = await oidc.idToken({ provider, email, ...wish });
      const before = await written();
      const answer = await withToken(provider, token, more);
      expect(answer).toMatchObject({
        status: 401,
        body: {
          code: "provider-token-invalid",
          message: "This sign-in could not be verified. Please try again.",
        },
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await written()).toEqual(before);
      // The same person with a right token gets in.
      const right = await oidc.idToken({ provider, email, nonce: "n-0001" });
      expect((await withToken(provider, right, { nonce: "n-0001" })).status).toBe(200);
    },
  );

  it.each(["", "a.b", "a.b.c", `${"x".repeat(9000)}.y.z`])("that is none is refused", async (token) => {
    const before = await written();
    expect((await withToken("google", token)).status).toBeGreaterThanOrEqual(400);
    expect(await written()).toEqual(before);
  });

  it("of one provider opens nothing at the other", async () => {
    const token = await oidc.idToken({
      provider: "google",
      email: anAddress(),
      audience: "example.circle",
      nonce: "n",
    });
    expect(await withToken("apple", token, { nonce: "n" })).toMatchObject({ status: 401 });
  });
});

describe("the ways in", () => {
  it("are those that this deployment is known to", async () => {
    expect((await aBrowser().get("/auth/ways-in")).body).toEqual({ providers: ["google", "apple"] });
  });

  it("are none where no provider is configured", async () => {
    const without = await startTestService();
    const browser = new Browser(without.url);
    expect((await browser.get("/auth/ways-in")).body).toEqual({ providers: [] });
    expect(await browser.post("/auth/sign-in/social", { provider: "google" })).toMatchObject({
      status: 404,
      body: { code: "provider-unavailable" },
    });
    await without.stop();
  });

  it("are open to 30 people who share one address of the network", async () => {
    const begin = () =>
      new Browser(service.url, { ip: "10.9.8.7" }).post("/auth/sign-in/social", { provider: "google" });
    const statuses = (await Promise.all(Array.from({ length: 30 }, begin))).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it("let nobody be sent to a page of Apple's", async () => {
    expect((await aBrowser().post("/auth/sign-in/social", { provider: "apple" })).status).toBeGreaterThanOrEqual(400);
  });

  it("D149: are told by letter to who asks for a new password and has none", async () => {
    const email = anAddress();
    await oidc.signIn(aBrowser(), { choice: "another", email });
    await aBrowser().post("/auth/request-password-reset", { email, wayBack: "/groups" });
    await service.settle();
    const letter = service.letters.find(({ subject, to }) => to === email && subject === "How you sign in")!;
    expect(letter.text).toContain("you sign in with Google.");
    expect(letter.text).toContain("https://circle.test/login?next=%2Fgroups");
    expect(letter.text).not.toContain("/forgot-password");
  });
});
