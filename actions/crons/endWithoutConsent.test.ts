/** D225, D253: what becomes of somebody who came by a provider and never agreed to the terms. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { register } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { buildGroup, makeAdmin } from "../test/factories.ts";
import { startOidc } from "../test/oidc.ts";
import { startTestService, type TestService } from "../test/testService.ts";

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

let made = 0;
/** Somebody whom Google vouches for, who has not agreed to the terms. */
async function arrive() {
  const email = `nadia${++made}@example.com`;
  const browser = new Browser(service.url);
  await oidc.signIn(browser, { choice: "another", email, name: "Nadia" });
  const { user_id: userId } = await service.services.db
    .selectFrom("user_profiles")
    .select("user_id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { browser, email, userId };
}
/** Moves the moment when the addresses were confirmed into the past: by as long as an account waits, less `moment`. */
const letPass = (moment: string) =>
  sql`update user_profiles set email_confirmed_at = app_now() - (span_of('unconfirmed_kept') - ${moment}::interval)
    where deleted_at is null`.execute(service.services.db);
const cleanUp = async () => expect(await service.tick("clean_up")).toBe(200);
const isThere = async (userId: string) =>
  (await service.services.db.selectFrom("auth.users").select("id").where("id", "=", userId).executeTakeFirst()) !==
  undefined;

it("the account ends after 30 days, and the address is free for another", async () => {
  const { email, userId } = await arrive();
  await letPass("1 minute");
  await cleanUp();
  expect(await isThere(userId)).toBe(true);
  await letPass("-1 second");
  await cleanUp();
  await cleanUp();
  expect(await isThere(userId)).toBe(false);
  const { rows } = await sql`select name from user_profiles where user_id = ${userId}`.execute(service.services.db);
  expect(rows).toEqual([{ name: "Former member" }]);
  const browser = new Browser(service.url);
  await oidc.signIn(browser, { choice: "another", email, name: "Nadia" });
  expect((await browser.post("/auth/accept-terms", { acceptTerms: true })).status).toBe(200);
});

it("whoever has agreed stays, by a provider or by a form", async () => {
  const { browser, userId } = await arrive();
  expect((await browser.post("/auth/accept-terms", { acceptTerms: true })).status).toBe(200);
  const byForm = await register(service);
  await letPass("-1 year");
  await cleanUp();
  expect([await isThere(userId), await isThere(byForm.userId)]).toEqual([true, true]);
});

it.each<[string, (person: { userId: string; email: string }) => Promise<unknown>]>([
  ["a seat", (person) => buildGroup(service.services.db, { members: [{ ...person, name: "Nadia" }] })],
  [
    "money",
    ({ userId }) =>
      sql`insert into ledger_accounts (kind, user_id, currency, balance) values ('available', ${userId}, 'USD', 0)`.execute(
        service.services.db,
      ),
  ],
  ["a role", ({ userId }) => makeAdmin(service.services.db, userId)],
])("whoever has %s here stays all the same", async (_, give) => {
  const person = await arrive();
  await give(person);
  await letPass("-1 year");
  await cleanUp();
  expect(await isThere(person.userId)).toBe(true);
});
