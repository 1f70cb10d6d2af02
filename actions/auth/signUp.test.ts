import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WIZARD } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let made = 0;
const form = (changes: object = {}) => {
  made += 1;
  return {
    name: "Amina Diallo",
    email: `amina${made}@example.com`,
    username: `amina.${made}`,
    password: "Quiet-Harbour7",
    acceptTerms: true,
    ...changes,
  };
};
const signUp = (body: unknown, headers = {}) => new Browser(service.url).post("/auth/sign-up/email", body, headers);

const childhood = new Date(Date.now() - 17 * 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Everything that a sign-up may write, to prove that a refusal writes nothing. */
async function written() {
  const { db } = service.services;
  const count = async (table: "auth.users" | "auth.accounts" | "user_profiles" | "subscribers" | "private.outbox") =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as("n"))
          .executeTakeFirstOrThrow()
      ).n,
    );
  return Promise.all(
    (["auth.users", "auth.accounts", "user_profiles", "subscribers", "private.outbox"] as const).map(count),
  );
}

it.each(["Etc/Unknown", "Mars/Olympus", "UTC+14", "europe/paris", "CET", ""])(
  "D55: a browser that is in the time zone %j, which nobody knows, keeps nobody from signing up",
  async (timeZone) => {
    const body = form({ timeZone });
    expect(await signUp(body)).toMatchObject({ status: 200 });
    const { time_zone } = await service.services.db
      .selectFrom("user_profiles")
      .select("time_zone")
      .where("email", "=", body.email)
      .executeTakeFirstOrThrow();
    expect(time_zone).toBeNull();
  },
);

it("makes the account, the person, and the letter that asks to confirm", async () => {
  const { db } = service.services;
  const body = form({ phone: "+1 (555) 010-9999", location: "Lyon", timeZone: "Europe/Paris", language: "fr" });
  const answer = await signUp({ ...body, email: body.email.toUpperCase() });
  expect(answer).toMatchObject({ status: 200, body: { user: { email: body.email, emailVerified: false } } });

  const person = await db
    .selectFrom("user_profiles")
    .selectAll()
    .where("email", "=", body.email)
    .executeTakeFirstOrThrow();
  expect(person).toMatchObject({
    name: "Amina Diallo",
    alias: body.username,
    username: body.username,
    phone: "+1 (555) 010-9999",
    location: "Lyon",
    time_zone: "Europe/Paris",
    email_confirmed_at: null,
    is_verified: false,
  });
  expect(person.terms_accepted_at).toBeInstanceOf(Date);
  const { user_id } = person;
  const preferences = await db
    .selectFrom("user_preferences")
    .select("language")
    .where("user_id", "=", user_id)
    .execute();
  expect(preferences).toEqual([{ language: "fr" }]);
  const plan = await db.selectFrom("subscribers").select("subscription_tier").where("user_id", "=", user_id).execute();
  expect(plan).toEqual([{ subscription_tier: "free" }]);
  const letters = await db
    .selectFrom("private.outbox")
    .select(["kind", "payload"])
    .where("dedupe_key", "=", `confirm-address:${user_id}`)
    .execute();
  expect(letters).toEqual([{ kind: "mail", payload: { template: "confirm-address", user_id } }]);
  const stored = await db
    .selectFrom("auth.accounts")
    .select("password")
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  expect(stored.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

describe("asking for a username beforehand (D147)", () => {
  const ask = (username: unknown) => new Browser(service.url).post("/auth/check-username", { username });

  it("says that nobody has it", async () => {
    expect(await ask("nobody.has.it")).toMatchObject({ status: 200, body: { status: true } });
  });

  it.each([
    ["TAKEN.name", 422, "username-taken"],
    ["circle.supp0rt", 400, "name-reserved"],
    ["ab", 400, "username-too-short"],
    ["ami na", 400, "invalid-username"],
    ["ami\u0000na", 400, "invalid-username"],
    [7, 400, "invalid-input"],
  ])("refuses %j as the sign-up would, naming the field", async (username, status, code) => {
    await signUp(form({ username: "taken.name" }));
    expect(await ask(username)).toMatchObject({ status, body: { code, field: "username" } });
  });
});

it("answers neither session nor token", async () => {
  const answer = await signUp(form());
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(JSON.stringify(answer.body)).not.toMatch(/token/i);
});

describe("refuses, naming the field and writing nothing,", () => {
  it.each([
    ["an invalid address", { email: "amina" }, "invalid-email", "email"],
    ["no name", { name: "  " }, "invalid-input", "name"],
    ["a name with control characters", { name: "Ami\u0007na" }, "invalid-input", "name"],
    ["a name that runs backwards", { name: "Ami\u202ena" }, "invalid-input", "name"],
    ["a name with an invisible character", { name: "Ami\u200bna" }, "invalid-input", "name"],
    ["a name that poses as us", { name: "Savings Circle Support" }, "name-reserved", "name"],
    ["a username that poses as us", { username: "circle.supp0rt" }, "name-reserved", "username"],
    ["a short username", { username: "ab" }, "username-too-short", "username"],
    ["a username with a space", { username: "ami na" }, "invalid-username", "username"],
    ["a username of 31", { username: "a".repeat(31) }, "invalid-username", "username"],
    ["a password of 11", { password: "Quiet-Harb7" }, "password-too-short", "password"],
    ["a password with two failed checks", { password: "quietharbourside" }, "weak-password", "password"],
    ["a weak password of the wizard", { ...WIZARD, password: "passwordpassword" }, "weak-password", "password"],
    ["a common word and no special character", { password: "Password12345" }, "weak-password", "password"],
    ["a password of 129", { password: `Aa1!${"x".repeat(125)}` }, "invalid-input", "password"],
    ["a wizard without a phone", { ...WIZARD, phone: undefined }, "contact-incomplete", "phone"],
    ["a wizard with a blank phone", { ...WIZARD, phone: " " }, "contact-incomplete", "phone"],
    ["a wizard with half a phone", { ...WIZARD, phone: "555-CALL" }, "invalid-phone", "phone"],
    ["a wizard with a blank place", { ...WIZARD, location: "\u200b" }, "contact-incomplete", "location"],
    ["a wizard without a birthday", { ...WIZARD, dateOfBirth: undefined }, "identity-incomplete", "dateOfBirth"],
    [
      "a birthday that no calendar has",
      { ...WIZARD, dateOfBirth: "1990-02-30" },
      "invalid-date-of-birth",
      "dateOfBirth",
    ],
    ["a birthday to come", { ...WIZARD, dateOfBirth: "2999-01-01" }, "invalid-date-of-birth", "dateOfBirth"],
    ["a child (D159)", { ...WIZARD, dateOfBirth: childhood }, "under-age", "dateOfBirth"],
    ["a wizard without an address", { ...WIZARD, address: "" }, "identity-incomplete", "address"],
    ["an address over two lines", { ...WIZARD, address: "1 Main\nStreet" }, "invalid-input", "address"],
    ["an address that runs backwards", { ...WIZARD, address: "1 Main \u202eStreet" }, "invalid-input", "address"],
    ["an address of 201", { ...WIZARD, address: "x".repeat(201) }, "invalid-input", "address"],
    ["a wizard with a blank city", { ...WIZARD, city: " " }, "identity-incomplete", "city"],
    ["a state of three letters", { ...WIZARD, state: "OHI" }, "invalid-state", "state"],
    ["a state of digits", { ...WIZARD, state: "12" }, "invalid-state", "state"],
    ["a ZIP of four", { ...WIZARD, postalCode: "4370" }, "invalid-postal-code", "postalCode"],
    ["a ZIP of six", { ...WIZARD, postalCode: "437011" }, "invalid-postal-code", "postalCode"],
    ["three digits of the SSN", { ...WIZARD, ssnLast4: "836" }, "invalid-ssn", "ssnLast4"],
    ["a whole SSN", { ...WIZARD, ssnLast4: "123-45-6789" }, "invalid-ssn", "ssnLast4"],
    ["a wizard without the SSN", { ...WIZARD, ssnLast4: undefined }, "identity-incomplete", "ssnLast4"],
    ["a phone with letters", { phone: "555-CALL" }, "invalid-phone", "phone"],
    ["a phone over two lines", { phone: "555\n555" }, "invalid-phone", "phone"],
    ["a time zone that cannot be stored", { timeZone: "Europe/\u0000" }, "invalid-input", "timeZone"],
    ["an unknown language", { language: "de" }, "invalid-input", "language"],
    ["terms not accepted", { acceptTerms: false }, "terms-not-accepted", "acceptTerms"],
    ["terms left out", { acceptTerms: undefined }, "terms-not-accepted", "acceptTerms"],
  ])("%s", async (_, change, code, field) => {
    const before = await written();
    const answer = await signUp(form(change));
    expect({ status: answer.status, code: answer.body.code, field: answer.body.field }).toEqual({
      status: 400,
      code,
      field,
    });
    expect(answer.body.message).toBeTypeOf("string");
    expect(await written()).toEqual(before);
  });

  it("D148: but not a fair password of the wizard", async () => {
    expect(await signUp(form({ ...WIZARD, password: "quietharbourside" }))).toMatchObject({ status: 200 });
  });

  it("a username that is in use in another case", async () => {
    const first = form({ username: "Chloe.D" });
    await signUp(first);
    const before = await written();
    const answer = await signUp(form({ username: "chloe.d" }));
    expect(answer).toMatchObject({ status: 422, body: { code: "username-taken", field: "username" } });
    expect(await written()).toEqual(before);
  });

  it("a foreign page", async () => {
    const before = await written();
    const answer = await signUp(form(), { origin: "https://evil.example" });
    expect(answer).toMatchObject({ status: 403, body: { code: "not-allowed" } });
    expect(await written()).toEqual(before);
  });

  it("a form post", async () => {
    const answer = await signUp("name=x", { "content-type": "application/x-www-form-urlencoded" });
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid-input" } });
  });
});

it("answers the same for an address in use, and sends its owner a letter", async () => {
  const { db } = service.services;
  const owner = form();
  await signUp(owner);
  await db.updateTable("auth.users").set({ email_verified: true }).where("email", "=", owner.email).execute();
  await db.deleteFrom("private.request_limits").execute();

  const before = await written();
  const stranger = form({ email: owner.email });
  const again = await signUp(stranger);
  const fresh = await signUp(form());
  const shape = ({ body, status }: typeof again) => ({
    status,
    body: { ...body, user: { ...(body.user as object), email: "…" } },
  });
  expect(shape(again)).toEqual(shape(fresh));
  const [users, accounts, people, plans] = await written();
  expect([users, accounts, people, plans]).toEqual([before[0]! + 1, before[1]! + 1, before[2]! + 1, before[3]! + 1]);
  const letters = await db
    .selectFrom("private.outbox")
    .select("payload")
    .where("dedupe_key", "like", "address-in-use:%")
    .execute();
  expect(letters).toHaveLength(1);
});

it("treats the same form sent again as the same sign-up, and another form as another", async () => {
  const body = form({ signUpKey: "0a0a0a0a-0000-4000-8000-000000000001" });
  const first = await signUp(body);
  const before = await written();
  expect(await signUp(body)).toMatchObject({ status: 200, body: first.body });
  expect(await written()).toEqual(before);
  const stranger = { ...body, signUpKey: "0a0a0a0a-0000-4000-8000-000000000002" };
  expect(await signUp(stranger)).toMatchObject({ status: 422, body: { code: "username-taken" } });
  expect(await signUp({ ...body, signUpKey: undefined })).toMatchObject({ status: 422 });
  // Whoever has the form changes it after a lost answer: that is nobody else, so the account stays theirs.
  expect(await signUp({ ...body, username: "another.name" })).toMatchObject({ status: 200, body: first.body });
  const { signed_up_again_at } = await service.services.db
    .selectFrom("auth.users")
    .select("signed_up_again_at")
    .where("email", "=", body.email)
    .executeTakeFirstOrThrow();
  expect(signed_up_again_at).toBeNull();
});

it("makes one account when many ask for one username or one address at once", async () => {
  const username = "wanted.name";
  const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(form({ username }))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "username-taken")).toHaveLength(7);

  const email = "wanted@example.com";
  const sameAddress = await Promise.all(Array.from({ length: 8 }, () => signUp(form({ email }))));
  expect(sameAddress.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const { db } = service.services;
  const accounts = await db
    .selectFrom("auth.accounts")
    .innerJoin("auth.users", "auth.users.id", "auth.accounts.user_id")
    .select("email")
    .where("email", "=", email)
    .execute();
  expect(accounts).toHaveLength(1);
});

it("leaves no account when the last of its statements fails, and the same form works afterwards", async () => {
  const { db } = service.services;
  const body = form();
  const { sql } = await import("kysely");
  await sql`alter table auth.accounts add constraint never check (provider_id <> 'credential') not valid`.execute(db);
  const before = await written();
  const failed = await signUp(body);
  expect(failed.status).toBeGreaterThanOrEqual(400);
  expect(await written()).toEqual(before);
  await sql`alter table auth.accounts drop constraint never`.execute(db);
  expect((await signUp(body)).status).toBe(200);
});
