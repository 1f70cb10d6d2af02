/** D225: what becomes of a sign-up that nobody confirms. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLink, PASSWORD, register, signIn, WIZARD } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { freeUsernames } from "./freeUsernames.ts";
import { BATCH } from "./leftovers.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let made = 0;
/** Asks for an account with an address and a username that nobody has asked for, unless told otherwise. */
async function trySignUp({
  email = `nadia${++made}@example.com`,
  username = `nadia.${++made}`,
  more = {},
}: { email?: string; username?: string; more?: object } = {}) {
  const form = { name: "Nadia", email, username, password: PASSWORD, acceptTerms: true, ...more };
  const { status } = await new Browser(service.url).post("/auth/sign-up/email", form);
  return { email, status, username };
}
async function signUp(given?: { email?: string; more?: object }) {
  const { status, ...asked } = await trySignUp(given);
  expect(status).toBe(200);
  await service.settle();
  return asked;
}
/** Moves sign-ups and their letters into the past: by as long as an account waits, less `moment`. */
async function letPass(moment: string) {
  const { db } = service.services;
  const by = sql`span_of('unconfirmed_kept') - ${moment}::interval`;
  await sql`update auth.users set created_at = created_at - (${by})`.execute(db);
  await sql`update private.spent_usernames set until = until - (${by})`.execute(db);
  await sql`update private.outbox set done_at = done_at - (${by})`.execute(db);
  await sql`delete from private.request_limits`.execute(db);
}
const cleanUp = async () => expect(await service.tick("clean_up")).toBe(200);
const isFree = async (username: string) =>
  (await new Browser(service.url).post("/auth/check-username", { username })).status === 200;
const accountOf = (email: string) =>
  service.services.db
    .selectFrom("auth.users as u")
    .innerJoin("user_profiles as p", "p.user_id", "u.id")
    .select(["u.id", "p.username"])
    .where("u.email", "=", email)
    .executeTakeFirst();

it("it ends after 30 days with all that was given, and its address and username are free", async () => {
  const { email, username } = await signUp({ more: WIZARD });
  const { id } = (await accountOf(email))!;
  await letPass("1 minute");
  await cleanUp();
  expect(await accountOf(email)).toMatchObject({ username });

  await letPass("30 days -2 minutes");
  await cleanUp();
  await cleanUp();
  expect(await accountOf(email)).toBeUndefined();
  const { rows: sealed } = await sql`select from private.identity_details where user_id = ${id}`.execute(
    service.services.db,
  );
  expect(sealed).toEqual([]);
  expect(await isFree(username)).toBe(true);
  await signUp({ email });
  expect((await accountOf(email))!.id).not.toBe(id);
});

it("whoever has confirmed stays, however long ago they signed up", async () => {
  const { email } = await register(service);
  await letPass("-1 year");
  await cleanUp();
  expect((await signIn(new Browser(service.url), email)).status).toBe(200);
});

it.each([
  ["a confirmation", "/auth/send-verification-email"],
  ["a new password", "/auth/request-password-reset"],
])("it stays while a letter can be opened that asks for %s, under another username", async (_, path) => {
  const { email, username } = await signUp();
  await letPass("1 minute");
  expect((await new Browser(service.url).post(path, { email })).status).toBe(200);
  await service.settle();
  await sql`update auth.users set created_at = created_at - interval '2 minutes'`.execute(service.services.db);
  await cleanUp();
  await cleanUp();
  expect((await accountOf(email))!.username).toMatch(/^member\.[0-9a-f]{20}$/);
  expect(await isFree(username)).toBe(true);
  const browser = new Browser(service.url);
  expect(await openLink(service, browser, email)).toBe("/login?confirmed=1");
  await letPass("0");
  await cleanUp();
  expect((await signIn(browser, email)).status).toBe(200);
});

it.each([
  ["1 minute", false],
  ["-1 second", true],
])(
  "D246: the clean-up frees a username asked for with an address in use as it does that of it, %s before the end: %s",
  async (left, free) => {
    const { email: inUse } = await register(service);
    const [new_, known] = [await signUp(), await signUp({ email: inUse })];
    const areFree = async () => [await isFree(new_.username), await isFree(known.username)];
    await letPass(left);
    expect(await areFree()).toEqual([false, false]);
    expect((await trySignUp({ username: known.username })).status).toBe(422);
    await cleanUp();
    expect(await areFree()).toEqual([free, free]);
  },
);

it("D246: a username that the same form asked for later is freed later, with an address in use or not", async () => {
  const { email: inUse } = await register(service);
  const [username, later] = [`nadia.${++made}`, `nadia.${++made}`];
  for (const [at, email] of [inUse, `nadia${++made}@example.com`].entries()) {
    const [one, other] = [username, later].map((name) => `${name}.${at}`) as [string, string];
    const more = { signUpKey: randomUUID() };
    const areFree = async () => [await isFree(one), await isFree(other)];
    expect((await trySignUp({ email, username: one, more })).status).toBe(200);
    await letPass("20 days");
    expect((await trySignUp({ email, username: other, more })).status).toBe(200);
    await letPass("10 days -1 minute");
    await cleanUp();
    expect(await areFree()).toEqual([true, false]);
    await letPass("20 days -1 minute");
    await cleanUp();
    expect(await areFree()).toEqual([true, true]);
  }
});

it("D246: more than one statement frees are freed in the order of their time, whichever they are", async () => {
  const { db } = service.services;
  const { email: inUse } = await register(service);
  const [first, second] = [await signUp(), await signUp({ email: inUse })];
  await letPass("-1 day");
  await sql`insert into private.spent_usernames
    select sha256(convert_to('many.' || n, 'UTF8')), null, now() - interval '1 hour' from generate_series(1, ${BATCH}) n`.execute(
    db,
  );
  const last = await signUp();
  await sql`update auth.users set created_at = now() - span_of('unconfirmed_kept') - interval '1 minute'
    where email = ${last.email}`.execute(db);
  const areFree = () => Promise.all([first, second, last].map(({ username }) => isFree(username)));
  expect(await freeUsernames(db)).toBeGreaterThanOrEqual(BATCH);
  expect(await areFree()).toEqual([true, true, false]);
  await cleanUp();
  expect(await areFree()).toEqual([true, true, true]);
});

it("one that ends earlier, with a change to its address, keeps its username as long", async () => {
  const { email, username } = await signUp();
  const { id } = (await accountOf(email))!;
  await sql`select private.forget_profile(${id})`.execute(service.services.db);
  await cleanUp();
  expect(await isFree(username)).toBe(false);
  await letPass("-1 second");
  expect(await isFree(username)).toBe(false);
  await cleanUp();
  expect(await isFree(username)).toBe(true);
  await signUp({ email });
});

it("one that ends late, with a change to its address, keeps its username until the clean-up", async () => {
  const { email, username } = await signUp();
  const { id } = (await accountOf(email))!;
  await letPass("-1 second");
  await sql`select private.forget_profile(${id})`.execute(service.services.db);
  expect(await isFree(username)).toBe(false);
  await cleanUp();
  expect(await isFree(username)).toBe(true);
});
