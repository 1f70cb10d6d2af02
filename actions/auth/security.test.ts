/** Password, address and devices of somebody who is signed in (D148, D150, D238, D302). */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newAddressToken, PASSWORD, register, signIn } from "../test/accounts.ts";
import { letProofsAge } from "../test/authenticatorApp.ts";
import { Browser } from "../test/browser.ts";
import { buildGroup } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { givePushes, ringing } from "../test/ringing.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { requireFreshProof } from "./freshProof.ts";

const NEW = "Calm-Meadow42";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.letters.length = 0;
});

async function member(headers = {}) {
  const { email, userId } = await register(service);
  const browser = new Browser(service.url);
  expect((await signIn(browser, email, PASSWORD, headers)).status).toBe(200);
  return { browser, email, userId };
}
const isSignedIn = async (browser: Browser) => (await browser.get("/auth/token")).status === 200;
const lettersTo = async (to: string) => {
  await service.settle();
  return service.letters.filter((letter) => letter.to === to);
};
const count = (codes: (string | undefined)[], code: string) => codes.filter((one) => one === code).length;

describe("a fresh proof (D302)", () => {
  it("is the sign-in itself, and then a password or code for a while", async () => {
    const { browser } = await member();
    const ask = () => browser.post("/auth/two-factor/begin", {});
    expect((await ask()).status).toBe(200);
    await letProofsAge(service);
    expect((await ask()).body.code).toBe("fresh-proof-needed");
    expect(await browser.post("/auth/prove", { password: "Wrong-Harbour7" })).toMatchObject({
      status: 401,
      body: { code: "wrong-password", field: "password", values: { attemptsLeft: 4 } },
    });
    expect((await ask()).body.code).toBe("fresh-proof-needed");
    expect((await browser.post("/auth/prove", { password: PASSWORD })).status).toBe(200);
    expect((await ask()).status).toBe(200);
    await sql`update auth.sessions set proved_at = now() - interval '10 minutes 1 second'`.execute(service.services.db);
    expect((await ask()).body.code).toBe("fresh-proof-needed");
  });

  it("of one device is none on another", async () => {
    const { browser, email } = await member();
    const other = new Browser(service.url);
    await signIn(other, email);
    await letProofsAge(service);
    await browser.post("/auth/prove", { password: PASSWORD });
    expect((await other.post("/auth/two-factor/begin", {})).body.code).toBe("fresh-proof-needed");
  });

  it("takes five guesses of twenty at once, counted apart from those at the sign-in page", async () => {
    const { browser, email, userId } = await member();
    const guesses = Array.from({ length: 20 }, () => browser.post("/auth/prove", { password: "Wrong-Harbour7" }));
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
    expect([count(codes, "wrong-password"), count(codes, "account-locked")]).toEqual([4, 16]);
    expect((await signIn(new Browser(service.url), email)).status).toBe(200);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from security_audit_logs
      where event_type = 'suspicious_activity' and event_data ->> 'email' = ${email}`.execute(service.services.db);
    expect(rows).toEqual([{ n: 1 }]);
    await sql`update auth.sign_in_attempts set locked_until = now() where subject = ${`proof:${userId}`}`.execute(
      service.services.db,
    );
    expect((await browser.post("/auth/prove", { password: PASSWORD })).status).toBe(200);
  });

  it("is kept from nobody by who guesses at the sign-in page", async () => {
    const { browser, email } = await member();
    for (let at = 0; at < 5; at++) await signIn(new Browser(service.url), email, "Wrong-Harbour7");
    expect((await signIn(new Browser(service.url), email)).body.code).toBe("account-locked");
    expect((await browser.post("/auth/prove", { password: PASSWORD })).status).toBe(200);
    const input = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await browser.post("/auth/change-password", input)).status).toBe(200);
  });

  it("is not asked of a session that has ended since its request was admitted", async () => {
    const { userId } = await member();
    const { db } = service.services;
    const [session] = await db.selectFrom("auth.sessions").select("id").where("user_id", "=", userId).execute();
    const ask = () => requireFreshProof(db, { sessionId: session!.id });
    await letProofsAge(service);
    await expect(ask()).rejects.toMatchObject({ code: "fresh-proof-needed" });
    await db.deleteFrom("auth.sessions").where("id", "=", session!.id).execute();
    await expect(ask()).rejects.toMatchObject({ code: "session-expired" });
  });

  it("is asked of nobody without a session", async () => {
    for (const path of ["/auth/prove", "/auth/change-password", "/auth/change-email", "/auth/two-factor/begin"]) {
      const input = { password: PASSWORD, newPassword: NEW, email: "new@example.com" };
      expect(await new Browser(service.url).post(path, input)).toMatchObject({
        status: 401,
        body: { code: "session-expired" },
      });
    }
  });
});

describe("another password (D148)", () => {
  const change = (browser: Browser, newPassword: string, currentPassword: string | undefined = PASSWORD) =>
    browser.post("/auth/change-password", { newPassword, currentPassword });

  it("ends every other session, keeps this device signed in, and tells of it", async () => {
    const { browser, email } = await member();
    const other = new Browser(service.url);
    await signIn(other, email);
    expect((await change(browser, NEW)).status).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toContain("Your password was changed");
    expect((await signIn(new Browser(service.url), email)).body.code).toBe("invalid-credentials");
    expect((await signIn(new Browser(service.url), email, NEW)).status).toBe(200);
  });

  it("has at least six characters, whatever the meter says", async () => {
    const { browser } = await member();
    expect(await change(browser, "abcde")).toMatchObject({
      status: 400,
      body: {
        code: "changed-password-too-short",
        field: "newPassword",
        message: "Password must be at least 6 characters long.",
      },
    });
    expect((await change(browser, "abcdef")).status).toBe(200);
  });

  it("is not weak for a platform admin", async () => {
    const { browser, userId } = await member();
    await service.services.db.insertInto("user_roles").values({ user_id: userId, role: "admin" }).execute();
    expect(await change(browser, "abcdef")).toMatchObject({ body: { code: "weak-password", field: "newPassword" } });
    expect((await change(browser, NEW)).status).toBe(200);
  });

  it("asks for the present one, of which five guesses of twenty at once are looked at", async () => {
    const { browser } = await member();
    expect(await browser.post("/auth/change-password", { newPassword: NEW })).toMatchObject({
      status: 400,
      body: { code: "invalid-input", field: "currentPassword" },
    });
    const guesses = Array.from({ length: 20 }, () => change(browser, NEW, "Wrong-Harbour7"));
    const answers = await Promise.all(guesses);
    const codes = answers.map(({ body }) => body.code);
    // The call without it was one of the five: it tried the new one.
    expect([count(codes, "wrong-password"), count(codes, "account-locked")]).toEqual([3, 17]);
    expect(answers.find(({ body }) => body.code === "wrong-password")?.body.field).toBe("currentPassword");
  });

  it("sent again after a lost answer is the same change, and no wrong guess", async () => {
    const { browser, email, userId } = await member();
    for (const _ of [1, 2, 3, 4, 5, 6]) expect((await change(browser, NEW)).status).toBe(200);
    expect((await lettersTo(email)).filter(({ subject }) => subject === "Your password was changed")).toHaveLength(1);
    const { rows } = await sql`select from auth.sign_in_attempts where subject = ${`proof:${userId}`}`.execute(
      service.services.db,
    );
    expect(rows).toEqual([]);
    expect((await signIn(new Browser(service.url), email, NEW)).status).toBe(200);
  });

  it("is no way to guess the present one: what is tried as the new one counts", async () => {
    const { browser } = await member();
    const without = (at: number) => browser.post("/auth/change-password", { newPassword: `Calm-Meadow4${at}` });
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 5; at++) codes.push((await without(at)).body.code);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => "invalid-input"), "account-locked"]);
    expect((await browser.post("/auth/change-password", { newPassword: PASSWORD })).body.code).toBe("account-locked");
  });

  it("of two at once takes one", async () => {
    const { browser, email } = await member();
    const answers = await Promise.all([change(browser, NEW), change(browser, "Other-Meadow43")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const works = await Promise.all(
      [NEW, "Other-Meadow43"].map(async (one) => (await signIn(new Browser(service.url), email, one)).status),
    );
    expect(works.toSorted()).toEqual([200, 401]);
  });

  it("is a first one for somebody who signs in with a provider, with a fresh proof", async () => {
    const { browser, email, userId } = await member();
    await service.services.db
      .updateTable("auth.accounts")
      .set({ provider_id: "google", account_id: `google-${userId}`, password: null })
      .where("user_id", "=", userId)
      .execute();
    await letProofsAge(service);
    const set = () => browser.post("/auth/change-password", { newPassword: NEW });
    expect((await set()).body.code).toBe("fresh-proof-needed");
    await service.services.db.updateTable("auth.sessions").set({ proved_at: new Date() }).execute();
    expect([(await set()).status, (await set()).status]).toEqual([200, 200]);
    expect((await signIn(new Browser(service.url), email, NEW)).status).toBe(200);
  });
});

describe("another address (D150)", () => {
  let made = 0;
  const fresh = () => `new${(made += 1)}@example.com`;
  const open = async (letter: { text: string }) =>
    (await new Browser(service.url).post("/auth/confirm-new-address", newAddressToken(letter))).body;
  const change = (browser: Browser, email: string) => browser.post("/auth/change-email", { email });
  const DONE = { success: true };
  const BAD = expect.objectContaining({ code: "new-address-link-invalid", field: "token" }) as unknown;

  it("counts once it is confirmed, and the old one is told", async () => {
    const { browser, email, userId } = await member();
    const next = fresh();
    expect((await change(browser, next.toUpperCase())).body).toEqual({ newEmail: next });
    expect((await browser.get("/auth/security")).body).toMatchObject({ email, newEmail: next });
    const [letter] = await lettersTo(next);
    expect(letter!.subject).toBe("Please confirm your new email address");
    expect((await signIn(new Browser(service.url), next)).status).toBe(401);

    expect(await open(letter!)).toEqual(DONE);
    expect((await browser.get("/auth/security")).body).toMatchObject({ email: next, newEmail: null });
    expect((await signIn(new Browser(service.url), next)).status).toBe(200);
    expect((await signIn(new Browser(service.url), email)).status).toBe(401);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toContain("Your email address was changed");
    const profile = await service.services.db
      .selectFrom("user_profiles")
      .select("email")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(profile.email).toBe(next);
    expect(await open(letter!), "a second press").toEqual(DONE);
    expect((await lettersTo(email)).filter(({ subject }) => subject === "Your email address was changed")).toHaveLength(
      1,
    );
  });

  it("is not confirmed by a program that opens every link of a letter", async () => {
    const { browser, email } = await member();
    const next = fresh();
    await change(browser, next);
    const [letter] = await lettersTo(next);
    const links = [...`${letter!.text} ${letter!.html}`.matchAll(/https:[^\s"<]+/g)].map(([link]) => new URL(link));
    expect(links.map(({ pathname }) => pathname)).toContain("/confirm-email");
    for (const { pathname, search } of links) await new Browser(service.url).get(pathname + search);
    await new Browser(service.url).get(`/auth/confirm-new-address?${new URLSearchParams(newAddressToken(letter!))}`);
    expect((await browser.get("/auth/security")).body).toMatchObject({ email, newEmail: next });
  });

  it("is confirmed once by two presses at the same time, and a third after the next change fails", async () => {
    const { browser, email } = await member();
    const next = fresh();
    await change(browser, next);
    const [letter] = await lettersTo(next);
    expect(await Promise.all([open(letter!), open(letter!)])).toEqual([DONE, DONE]);
    expect((await lettersTo(email)).filter(({ subject }) => subject === "Your email address was changed")).toHaveLength(
      1,
    );
    await change(browser, fresh());
    expect(await open(letter!)).toEqual(BAD);
    expect((await browser.get("/auth/security")).body).toMatchObject({ email: next });
  });

  it("is the newest that was asked for; one that was cancelled is none", async () => {
    const { browser } = await member();
    const [first, second] = [fresh(), fresh()];
    await change(browser, first);
    const [letter] = await lettersTo(first);
    await change(browser, second);
    expect(await open(letter!)).toEqual(BAD);
    const [other] = await lettersTo(second);
    expect((await browser.post("/auth/cancel-email-change", {})).status).toBe(200);
    expect(await open(other!)).toEqual(BAD);
    for (const token of ["x", ""]) {
      expect(await new Browser(service.url).post("/auth/confirm-new-address", { token })).toMatchObject({
        status: 400,
        body: BAD,
      });
    }
  });

  it("takes along what a circle has for the person who was picked by name, and leaves what an address was sent (D110)", async () => {
    const { db } = service.services;
    const { browser, email, userId } = await member();
    const [picking, typing] = [await buildGroup(db), await buildGroup(db)];
    const picked = await invite(service, picking, { userId });
    const typed = await invite(service, typing, { email });
    const next = fresh();
    await change(browser, next);
    expect(await open((await lettersTo(next))[0]!)).toEqual(DONE);
    const decline = (invitation_id: string) =>
      service.callAction("decline_invitation", { invitation_id }, { as: userId, session: null });
    expect((await decline(picked)).status).toBe(200);
    expect((await decline(typed)).body.extensions).toMatchObject({ code: "invitation-not-found" });
  });

  it("that somebody has is answered the same, and its owner is told; the letter opens nothing", async () => {
    const { email: taken } = await register(service);
    const { browser } = await member();
    expect(await change(browser, taken)).toMatchObject({ status: 200, body: { newEmail: taken } });
    const letters = await lettersTo(taken);
    expect(letters.map(({ subject }) => subject)).toContain("Your address was given for another account");
    expect(letters.filter(({ text }) => text.includes("/confirm-email"))).toEqual([]);
  });

  describe("that somebody signed up with and never confirmed", () => {
    const signUp = async () => {
      const { email, userId } = await register(service, { email: fresh(), isConfirmed: false });
      await service.settle();
      return { next: email, unproved: userId };
    };
    /** As if the letters to somebody had gone as long ago as their links are good, and a moment more or less. */
    const letAge = (userId: string, moment: string) =>
      sql`update private.outbox set done_at = now() - span_of('confirmation_link') + ${moment}::interval
        where payload ->> 'user_id' = ${userId}`.execute(service.services.db);
    const aliasOf = async (userId: string) => {
      const { alias } = await service.services.db
        .selectFrom("user_profiles")
        .select("alias")
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return alias;
    };
    const linkTo = async (to: string) => (await lettersTo(to)).find(({ text }) => text.includes("/confirm-email"));

    it("is whose who opens the letter once none of the sign-up can be opened, and that account ends", async () => {
      const { browser } = await member();
      const { next, unproved } = await signUp();
      await letAge(unproved, "-1 second");
      await change(browser, next);
      expect(await open((await linkTo(next))!)).toEqual(DONE);
      expect((await browser.get("/auth/security")).body).toMatchObject({ email: next });
      expect(await aliasOf(unproved)).toBe("Former member");
    });

    it("is theirs until then: they are told, and the letter opens nothing", async () => {
      const { browser } = await member();
      const { next, unproved } = await signUp();
      await letAge(unproved, "1 minute");
      expect(await change(browser, next)).toMatchObject({ status: 200, body: { newEmail: next } });
      expect(await linkTo(next)).toBeUndefined();
      expect(service.letters.map(({ subject }) => subject)).toContain("Your address was given for another account");
      expect(await aliasOf(unproved)).not.toBe("Former member");
    });

    it.each([
      ["a confirmation", "/auth/send-verification-email"],
      ["a new password", "/auth/request-password-reset"],
    ])("is theirs when they ask for %s after the letter of the change went", async (_, path) => {
      const { browser, email } = await member();
      const { next, unproved } = await signUp();
      await letAge(unproved, "-1 second");
      await change(browser, next);
      const letter = await linkTo(next);
      await service.services.db.deleteFrom("private.request_limits").where("bucket", "like", "mail-pause:%").execute();
      expect((await new Browser(service.url).post(path, { email: next })).status).toBe(200);
      // Waiting to be sent, and then sent.
      expect(await open(letter!)).toEqual(BAD);
      await service.settle();
      expect(await open(letter!)).toEqual(BAD);
      expect((await browser.get("/auth/security")).body).toMatchObject({ email });
      expect(await aliasOf(unproved)).not.toBe("Former member");
    });

    it("is theirs when they sign up after the letter of the change went", async () => {
      const { browser, email } = await member();
      const next = fresh();
      await change(browser, next);
      const letter = await linkTo(next);
      await register(service, { email: next, isConfirmed: false });
      expect(await open(letter!)).toEqual(BAD);
      expect((await browser.get("/auth/security")).body).toMatchObject({ email });
    });
  });

  it("that somebody took in the meantime stays theirs", async () => {
    const { browser, email } = await member();
    const next = fresh();
    await change(browser, next);
    const [letter] = await lettersTo(next);
    await register(service, { email: next });
    expect(await open(letter!)).toEqual(BAD);
    expect((await browser.get("/auth/security")).body).toMatchObject({ email });
  });

  it("is good for a day", async () => {
    const { browser } = await member();
    const next = fresh();
    await change(browser, next);
    const [letter] = await lettersTo(next);
    await sql`update auth.email_changes set asked_at = now() - interval '24 hours 1 second'`.execute(
      service.services.db,
    );
    expect(await open(letter!)).toEqual(BAD);
  });

  it.each([
    ["a new password", "/auth/change-password", { currentPassword: PASSWORD, newPassword: NEW }],
    ["signing other devices out", "/auth/end-other-devices", {}],
    ["signing out everywhere", "/auth/sign-out-everywhere", {}],
  ])("that a thief asked for is ended by %s", async (_by, path, input) => {
    const { browser: thief, email } = await member();
    const owner = new Browser(service.url);
    await signIn(owner, email);
    const next = fresh();
    await change(thief, next);
    const [letter] = await lettersTo(next);
    expect((await owner.post(path, input)).status).toBe(200);
    expect(await open(letter!)).toEqual(BAD);
    expect((await signIn(new Browser(service.url), next)).status).toBe(401);
  });

  it("asks for a fresh proof, for another address than now, and for letters only so often", async () => {
    const { browser, email } = await member();
    expect(await change(browser, email)).toMatchObject({ body: { code: "email-unchanged", field: "email" } });
    for (let n = 0; n < 3; n += 1) expect((await change(browser, fresh())).status).toBe(200);
    expect((await change(browser, fresh())).body.code).toBe("too-many-requests");
    await letProofsAge(service);
    expect((await change(browser, fresh())).body.code).toBe("fresh-proof-needed");
  });
});

describe("devices (D238)", () => {
  const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const devicesOf = async (browser: Browser) =>
    (await browser.get("/auth/security")).body["devices"] as { id: string; isThis: boolean; userAgent: string }[];
  /** Somebody who is signed in on two devices that ring: the one that asks, and another. */
  async function withTwoDevices() {
    const { browser, email, userId } = await member();
    await signIn(new Browser(service.url), email);
    const [here, there] = (await devicesOf(browser)).map(({ id }) => id) as [string, string];
    await givePushes(service, userId, here);
    await givePushes(service, userId, there);
    return { browser, here, there, userId };
  }

  it("are listed to their person, this one first, and one of them is signed out", async () => {
    const { browser, email } = await member({ "user-agent": FIREFOX });
    const other = new Browser(service.url);
    await signIn(other, email, PASSWORD, { "user-agent": "Another 1.0" });
    const devices = await devicesOf(browser);
    expect(devices.map(({ isThis, userAgent }) => [isThis, userAgent])).toEqual([
      [true, FIREFOX],
      [false, "Another 1.0"],
    ]);
    expect((await browser.post("/auth/end-device", { id: devices[1]!.id })).status).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await browser.post("/auth/end-device", { id: devices[1]!.id })).status, "asked again").toBe(200);
  });

  it.each([
    ["that one alone is signed out", "one"],
    ["the others are signed out", "others"],
    ["everybody is signed out", "everywhere"],
  ] as const)("ring no more once %s", async (_, which) => {
    const { browser, here, there, userId } = await withTwoDevices();
    const path = { one: "end-device", others: "end-other-devices", everywhere: "sign-out-everywhere" }[which];
    expect((await browser.post(`/auth/${path}`, which === "one" ? { id: there } : {})).status).toBe(200);
    expect(await ringing(service, userId)).toEqual(which === "everywhere" ? [] : [here]);
    // The device that is signed in again and gives itself again rings again.
    await givePushes(service, userId, there);
    expect(await ringing(service, userId)).toContain(there);
  });

  it("of a session that ran out rings on, and of one that a suspension ended does not", async () => {
    const { here, there, userId } = await withTwoDevices();
    const { db } = service.services;
    await sql`update auth.sessions set expires_at = now() - interval '2 days' where id = ${there}`.execute(db);
    await sql`delete from auth.sessions where id = ${there}`.execute(db);
    expect(await ringing(service, userId)).toEqual([here, there].toSorted());
    await sql`update user_profiles set suspended_at = app_now() where user_id = ${userId}`.execute(db);
    await sql`update user_profiles set suspended_at = null where user_id = ${userId}`.execute(db);
    expect(await ringing(service, userId)).toEqual([there]);
  });

  it("the one that signs out rings no more, whatever its browser made of it, and the others ring on (D174)", async () => {
    const { browser, there, userId } = await withTwoDevices();
    expect((await browser.post("/auth/sign-out", {})).status).toBe(200);
    expect(await ringing(service, userId)).toEqual([there]);
    expect((await browser.post("/auth/sign-out", {})).status, "asked again").toBe(200);
  });

  it("of others are nobody's to end", async () => {
    const [one, thief] = [await member(), await member()];
    const [device] = await devicesOf(one.browser);
    await thief.browser.post("/auth/end-device", { id: device!.id });
    expect(await isSignedIn(one.browser)).toBe(true);
  });

  it("are all signed out everywhere, and the cookie is taken away", async () => {
    const { browser, email } = await member();
    const other = new Browser(service.url);
    await signIn(other, email);
    expect((await browser.post("/auth/sign-out-everywhere", {})).status).toBe(200);
    expect(browser.cookie).toBe("");
    expect(await isSignedIn(other)).toBe(false);
  });
});

describe("a sign-in from a new device (D192, D234)", () => {
  const FINGERPRINT = { one: "a".repeat(64), other: "b".repeat(64) };
  const from = (device: keyof typeof FINGERPRINT) => ({ "x-device-fingerprint": FINGERPRINT[device] });
  const NEWS = "New sign-in to your account";
  const news = async (email: string) => (await lettersTo(email)).filter(({ subject }) => subject === NEWS);

  it("is told by letter, the first of all and one from a known device is not", async () => {
    const { email } = await member(from("one"));
    await signIn(new Browser(service.url), email, PASSWORD, from("one"));
    expect(await news(email)).toEqual([]);
    const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const stranger = new Browser(service.url, { ip: "203.0.113.77" });
    await signIn(stranger, email, PASSWORD, { ...from("other"), "user-agent": firefox });
    const [letter] = await news(email);
    expect(letter!.text).toContain("Firefox, Windows · ");
    expect(letter!.text).toContain("IP 203.0.113.77");
    await signIn(new Browser(service.url), email, PASSWORD, from("other"));
    expect(await news(email)).toHaveLength(1);
  });

  it("is told of who leaves the fingerprint out, and of who tells one where none was told", async () => {
    const named = { "user-agent": "One 1.0" };
    const { email } = await member({ ...named, ...from("one") });
    await signIn(new Browser(service.url), email, PASSWORD, named);
    expect(await news(email)).toHaveLength(1);
    await signIn(new Browser(service.url), email, PASSWORD, named);
    expect(await news(email)).toHaveLength(1);
    await signIn(new Browser(service.url), email, PASSWORD, { ...named, ...from("other") });
    expect(await news(email)).toHaveLength(2);
  });

  it("is known by what the browser says of itself where it tells no fingerprint, and keeps none that is not one", async () => {
    const { email, userId } = await member({ "user-agent": "One 1.0" });
    await signIn(new Browser(service.url), email, PASSWORD, { "user-agent": "One 1.0", "x-device-fingerprint": "x" });
    expect(await news(email)).toEqual([]);
    await signIn(new Browser(service.url), email, PASSWORD, { "user-agent": "Other 1.0" });
    expect(await news(email)).toHaveLength(1);
    const rows = await service.services.db
      .selectFrom("security_audit_logs")
      .select("device_fingerprint")
      .where("user_id", "=", userId)
      .execute();
    expect(rows.filter(({ device_fingerprint }) => device_fingerprint !== null)).toEqual([]);
  });
});
