/** A form of sign-up sent again with something changed: the last press counts, for whoever holds the form and no longer than nobody else has a say. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLink, PASSWORD, register, signIn, WIZARD } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const LATER = "Calm-Meadow42";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => sql`delete from private.request_limits`.execute(service.services.db));

let made = 0;
const newName = () => `salma.${++made}`;
const aForm = (given: object = {}) => {
  const [username, signUpKey] = [newName(), randomUUID()];
  const email = `${username}@example.com`;
  return { name: "Salma", email, username, signUpKey, password: PASSWORD, acceptTerms: true, ...given };
};
const send = (form: object) => new Browser(service.url).post("/auth/sign-up/email", form);
const codeFor = async (email: string, password: string) =>
  (await signIn(new Browser(service.url), email, password)).body.code;
const isFree = async (username: string) =>
  (await new Browser(service.url).post("/auth/check-username", { username })).status === 200;
async function accountOf(email: string) {
  const { rows } = await sql<{ password: string; identity: string | null }>`
    select a.password, p.name, p.alias, p.username, p.phone, p.location, p.time_zone, f.language, u.way_back, u.username as given,
      (select encode(d.sealed, 'hex') from private.identity_details d where d.user_id = u.id) as identity
    from auth.users u join auth.accounts a on a.user_id = u.id join user_profiles p on p.user_id = u.id
      join user_preferences f on f.user_id = u.id
    where u.email = ${email}`.execute(service.services.db);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

describe("whoever sends their form again before the address is confirmed", () => {
  it("has the password of the last press, and the first one opens nothing", async () => {
    const form = aForm();
    const first = await send(form);
    const again = await send({ ...form, password: LATER });
    expect([again.status, again.body]).toEqual([200, first.body]);
    await service.settle();
    expect(service.letters.filter(({ to }) => to === form.email)).toHaveLength(1);
    await openLink(service, new Browser(service.url), form.email);
    expect(await codeFor(form.email, PASSWORD)).toBe("invalid-credentials");
    expect(await codeFor(form.email, LATER)).toBeUndefined();
  });

  it("has everything else of it too", async () => {
    const form = aForm(WIZARD);
    await send(form);
    const before = await accountOf(form.email);
    const changed = {
      ...form,
      name: "Salma Idrissi",
      username: newName(),
      phone: "555 0100",
      location: "Rabat",
      timeZone: "Africa/Casablanca",
      language: "fr",
      wayBack: "/g/family",
      ssnLast4: "1111",
    };
    expect((await send(changed)).status).toBe(200);
    const { language, name, username, phone, location, timeZone: time_zone, wayBack: way_back } = changed;
    const after = await accountOf(form.email);
    const whole = { name, alias: username, given: username, username, phone, location, time_zone, language, way_back };
    expect(after).toMatchObject(whole);
    expect(after.identity).not.toBe(before.identity);
    // And back to the name of before, which waits for this form alone.
    expect(await isFree(form.username)).toBe(false);
    expect((await send(aForm({ username: form.username }))).status).toBe(422);
    expect((await send(form)).status).toBe(200);
    expect(await accountOf(form.email)).toMatchObject({ username: form.username });
    expect(await isFree(username)).toBe(false);
  });

  it("is told of a username that somebody else has, and nothing changes", async () => {
    const [form, theirs] = [aForm(), aForm()];
    await send(form);
    await send(theirs);
    const before = await accountOf(form.email);
    const again = await send({ ...form, username: theirs.username, password: LATER });
    expect(again).toMatchObject({ status: 422, body: { code: "username-taken" } });
    expect(await accountOf(form.email)).toEqual(before);
  });
});

describe("nothing is changed by", () => {
  it("the same form once the address is confirmed", async () => {
    const form = aForm();
    await send(form);
    await openLink(service, new Browser(service.url), form.email);
    const before = await accountOf(form.email);
    expect((await send({ ...form, password: LATER, name: "Mallory" })).status).toBe(200);
    expect(await accountOf(form.email)).toEqual(before);
  });

  it.each([["another form"], ["no form that has a key"]])("%s: its reader chooses a password instead", async (who) => {
    const form = aForm();
    await send(form);
    const before = await accountOf(form.email);
    const signUpKey = who === "another form" ? randomUUID() : undefined;
    expect((await send({ ...form, signUpKey, username: newName(), password: LATER })).status).toBe(200);
    const after = await accountOf(form.email);
    expect(after).toEqual({ ...before, password: after.password });
    expect(await openLink(service, new Browser(service.url), form.email)).toMatch(/^\/forgot-password/);
    await sql`update auth.users set email_verified = true where email = ${form.email}`.execute(service.services.db);
    for (const password of [PASSWORD, LATER]) expect(await codeFor(form.email, password)).toBe("invalid-credentials");
  });

  it("the form of a stranger after the owner's: neither comes in with it again", async () => {
    const [stranger, owner] = [aForm(), aForm()];
    await send(stranger);
    await send({ ...owner, email: stranger.email });
    const before = await accountOf(stranger.email);
    for (const form of [stranger, { ...owner, email: stranger.email }])
      expect((await send({ ...form, password: LATER, name: "Mallory" })).status).toBe(200);
    expect(await accountOf(stranger.email)).toEqual(before);
  });
});

describe("D246: whether the address is in use is told by no answer to the same form", () => {
  /** What a stranger learns who sends what they like: the answers, and which names are free afterwards. */
  async function told(email: string) {
    const form = aForm({ email });
    const [first, second] = [form.username, newName()];
    const sent = [];
    for (const change of [{}, {}, { username: second, password: LATER }, {}, { signUpKey: randomUUID() }])
      sent.push(await send({ ...form, ...change }));
    // The same form for another address, with the username that the first has asked for.
    sent.push(await send({ ...form, email: `other.${email}` }));
    sent.push(await send(aForm({ username: second })));
    return [...sent.map(({ body, status }) => body.code ?? status), await isFree(first), await isFree(second)];
  }

  it("of a confirmed account, one that waits, or none", async () => {
    const { email: confirmed } = await register(service);
    const { email: waits } = await register(service, { isConfirmed: false });
    const unknown = await told("nobody.yet@example.com");
    expect(unknown).toEqual([200, 200, 200, 200, "username-taken", "username-taken", "username-taken", false, false]);
    expect(await told(confirmed)).toEqual(unknown);
    expect(await told(waits)).toEqual(unknown);
  });

  it("nor by what a form was told about another address, which is in use", async () => {
    const [{ email: one }, { email: other }] = [await register(service), await register(service)];
    const form = aForm({ email: one });
    expect((await send(form)).status).toBe(200);
    expect((await send({ ...form, email: other })).body.code).toBe("username-taken");
    expect((await send({ ...form, email: "nobody.either@example.com" })).body.code).toBe("username-taken");
  });
});
