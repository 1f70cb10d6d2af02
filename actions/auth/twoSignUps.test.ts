/** Of two who sign up with one address before it is confirmed, whoever reads its letters has the account (D166, D246). */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, register, signIn, WIZARD } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const THEIRS = "Thieves-Harbour7";
const CHOSEN = "Calm-Meadow42";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function signUp(email: string, username: string, password: string, more = {}) {
  const form = { name: "Nadia", email, username, password, acceptTerms: true, ...more };
  expect((await new Browser(service.url).post("/auth/sign-up/email", form)).status).toBe(200);
}
async function letters(email: string) {
  await service.settle();
  return service.letters.filter(({ to }) => to === email);
}
/** The path of the link that is in a letter. */
function linkIn(text: string): string {
  const link = new URL(/https:\S+(?:verify-email|forgot-password)\S+/.exec(text)![0]);
  return link.pathname + link.search;
}
const tokenIn = (place: string) => new URL(place, service.url).searchParams.get("token")!;
const codeFor = async (email: string, password: string) =>
  (await signIn(new Browser(service.url), email, password)).body.code;

it("whichever letter is opened leads to a password of its reader's, and neither of theirs opens the account", async () => {
  const email = "contested@example.com";
  await signUp(email, "mallory.one", THEIRS, WIZARD);
  const first = linkIn((await letters(email))[0]!.text);
  await sql`delete from private.request_limits`.execute(service.services.db);
  await signUp(email, "nadia.one", PASSWORD);
  const [, second] = await letters(email);
  expect(second!.text).toContain("signed up with this address more than once");

  // The letter of the first sign-up came before; it confirms nothing any more.
  const opened = await new Browser(service.url).get(first);
  expect(opened.headers.get("location")).toMatch(/^\/forgot-password\?token=.*#email=contested%40example\.com$/);
  // Nor does the button of its page, for who had that open before.
  const pressed = await new Browser(service.url).post("/auth/verify-email", { token: tokenIn(first) });
  expect(pressed.body["goTo"]).toMatch(/^\/forgot-password\?token=.*#email=contested%40example\.com$/);
  expect(await codeFor(email, THEIRS)).toBe("invalid-credentials");
  expect(await codeFor(email, PASSWORD)).toBe("invalid-credentials");

  const reset = { token: tokenIn(linkIn(second!.text)), newPassword: CHOSEN };
  expect((await new Browser(service.url).post("/auth/reset-password", reset)).status).toBe(200);
  expect(await codeFor(email, THEIRS)).toBe("invalid-credentials");
  const owner = new Browser(service.url);
  expect((await signIn(owner, email, CHOSEN)).status).toBe(200);
  const { rows } = await sql<{ asked: boolean; details: number; ways: string[] }>`
    select terms_accepted_at is null as asked, (select count(*)::integer from private.identity_details d where d.user_id = u.id) as details,
      (select array_agg(provider_id) from auth.accounts a where a.user_id = u.id) as ways
    from auth.users u where email = ${email}`.execute(service.services.db);
  expect(rows).toEqual([{ asked: true, details: 0, ways: ["credential"] }]);
  // The other link is of before the password.
  const late = { token: tokenIn(String(opened.headers.get("location"))), newPassword: "Other-Meadow42" };
  expect((await owner.post("/auth/reset-password", late)).body.code).toBe("reset-link-invalid");
});

it("a way in by a provider that vouched for nothing goes too", async () => {
  const { db } = service.services;
  const { email, userId } = await register(service, { isConfirmed: false });
  await sql`update auth.accounts set provider_id = 'google', account_id = 'google-of-mallory', password = null where user_id = ${userId}`.execute(
    db,
  );
  await sql`delete from private.request_limits`.execute(db);
  await signUp(email, "nadia.two", PASSWORD);
  const { rows } = await sql<{ provider_id: string }>`
    select provider_id from auth.accounts where user_id = ${userId}`.execute(db);
  expect(rows).toEqual([{ provider_id: "credential" }]);
  const choosing = linkIn((await letters(email)).at(-1)!.text);
  const done = await new Browser(service.url).post("/auth/reset-password", {
    token: tokenIn(choosing),
    newPassword: CHOSEN,
  });
  expect(done.status).toBe(200);
  expect((await signIn(new Browser(service.url), email, CHOSEN)).status).toBe(200);
});

it("one sign-up alone is confirmed by its letter as before", async () => {
  const { browser, email } = await register(service);
  expect((await signIn(browser, email)).status).toBe(200);
});
