/** Whoever corrects a mistyped address in the form of sign-up keeps the username, and leaves nothing of themselves with the first address. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLink, PASSWORD, register, signIn, WIZARD } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => sql`delete from private.request_limits`.execute(service.services.db));

let made = 0;
const newName = () => `farid.${++made}`;
const aForm = (given: object = {}) => {
  const username = newName();
  const email = `${username}@exmaple.com`;
  return {
    ...WIZARD,
    name: "Farid",
    email,
    username,
    signUpKey: randomUUID(),
    password: PASSWORD,
    acceptTerms: true,
    ...given,
  };
};
type Form = ReturnType<typeof aForm>;
const corrected = (form: Form) => ({ ...form, email: `${form.username}@example.com`, insteadOf: form.email });
const send = (form: object) => new Browser(service.url).post("/auth/sign-up/email", form);
const ask = async (form: object) => (await new Browser(service.url).post("/auth/check-username", form)).status;
async function accountOf(email: string) {
  const { rows } = await sql<{ username: string; name: string }>`
    select u.username as given, p.username, p.alias, u.name, p.name as shown, p.phone, p.location,
      exists (select from private.identity_details d where d.user_id = u.id) as "hasIdentity"
    from auth.users u join user_profiles p on p.user_id = u.id where u.email = ${email}`.execute(service.services.db);
  return rows[0];
}

describe("whoever corrects the address that they mistyped", () => {
  it("keeps their username, and confirms the right address", async () => {
    const form = aForm();
    await send(form);
    const right = corrected(form);
    expect((await send(right)).status).toBe(200);
    expect(await accountOf(right.email)).toMatchObject({ username: form.username, name: "Farid", hasIdentity: true });
    await service.settle();
    expect(await openLink(service, new Browser(service.url), right.email)).toMatch(/^\/login/);
  });

  it("leaves nothing of themselves with the other one", async () => {
    const form = aForm();
    await send(form);
    const codeNow = async () => (await signIn(new Browser(service.url), form.email, PASSWORD)).body.code;
    expect(await codeNow()).toBe("email-not-verified");
    await send(corrected(form));
    const left = (await accountOf(form.email))!;
    expect(left.username).toMatch(/^member\./);
    const { username } = left;
    const blank = { given: username, username, alias: username, name: username, shown: username };
    expect(left).toEqual({ ...blank, phone: null, location: null, hasIdentity: false });
    expect(await codeNow()).toBe("invalid-credentials");
  });

  it("is answered alike where the other one has an account, which stays as it is (D246)", async () => {
    const owner = await register(service);
    const before = await accountOf(owner.email);
    const form = aForm({ email: owner.email });
    await send(form);
    expect(await ask({ username: form.username })).toBe(422);
    expect((await send(corrected(form))).status).toBe(200);
    expect(await accountOf(owner.email)).toEqual(before);
    expect(await accountOf(corrected(form).email)).toMatchObject({ username: form.username });
  });

  it("sends it again after a lost answer, and corrects it once more", async () => {
    const form = aForm();
    await send(form);
    const right = corrected(form);
    await send(right);
    const before = await accountOf(form.email);
    expect((await send(right)).status).toBe(200);
    expect(await accountOf(right.email)).toMatchObject({ username: form.username });
    expect(await accountOf(form.email)).toEqual(before);
    const third = { ...right, email: `${form.username}@example.org`, insteadOf: right.email };
    expect((await send(third)).status).toBe(200);
    expect(await accountOf(third.email)).toMatchObject({ username: form.username });
    expect((await accountOf(right.email))!.username).toMatch(/^member\./);
  });

  it("goes back to the first one, which was right", async () => {
    const form = aForm();
    await send(form);
    const right = corrected(form);
    await send(right);
    expect((await send({ ...form, insteadOf: right.email })).status).toBe(200);
    expect(await accountOf(form.email)).toMatchObject({ username: form.username, name: "Farid", hasIdentity: true });
    await openLink(service, new Browser(service.url), form.email);
  });

  it("hears on the step of the username that it is free to them, and nobody else does", async () => {
    for (const email of [(await register(service)).email, undefined]) {
      const form = aForm(email ? { email } : {});
      await send(form);
      const { insteadOf, signUpKey, username, ...right } = corrected(form);
      expect(await ask({ username, signUpKey, email: right.email, insteadOf })).toBe(200);
      // After a lost answer, too.
      expect(await ask({ username, signUpKey, email: form.email })).toBe(200);
      expect(await ask({ username, signUpKey: randomUUID(), email: right.email, insteadOf })).toBe(422);
      expect(await ask({ username, signUpKey })).toBe(422);
    }
  });
});

describe("nobody takes a username from", () => {
  it("a form that they do not hold", async () => {
    const form = aForm();
    await send(form);
    const theirs = { ...corrected(form), signUpKey: randomUUID() };
    expect(await send(theirs)).toMatchObject({ status: 422, body: { code: "username-taken" } });
    expect(await accountOf(form.email)).toMatchObject({ username: form.username, hasIdentity: true });
    expect(await accountOf(theirs.email)).toBeUndefined();
  });

  it("an address that was confirmed meanwhile", async () => {
    const form = aForm();
    await send(form);
    await openLink(service, new Browser(service.url), form.email);
    expect(await send(corrected(form))).toMatchObject({ status: 422, body: { code: "username-taken" } });
    expect(await accountOf(form.email)).toMatchObject({ username: form.username, hasIdentity: true });
  });
});
