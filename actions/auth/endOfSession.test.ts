import { decodeJwt } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeAdmin } from "../test/factories.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { makeResetToken } from "./resetToken.ts";

const PASSWORD = "Quiet-Harbour7";
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let made = 0;
/** Signs a new person up and in. @returns the person, and a function that calls an action with their current token */
async function signedIn() {
  const { db } = service.services;
  const browser = new Browser(service.url);
  const email = `person${++made}@example.com`;
  const form = { name: "Bruno", email, username: `bruno.${made}`, password: PASSWORD, acceptTerms: true };
  expect((await browser.post("/auth/sign-up/email", form)).status).toBe(200);
  const { id: userId } = await db
    .updateTable("auth.users")
    .set({ email_verified: true })
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await browser.post("/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  const { body } = await browser.get("/auth/token");
  const claims = decodeJwt(String(body.token))["https://hasura.io/jwt/claims"] as Record<string, string>;
  const act = async (role = "member") => {
    const session = claims["x-hasura-session-id"]!;
    const answer = await service.callAction("check_didit_status", {}, { as: userId, role, session });
    return answer.body.extensions?.code ?? "done";
  };
  return { act, browser, email, userId };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const resetPassword = async ({ email, userId }: SignedIn) => {
  const { db, env } = service.services;
  const { password } = await db
    .selectFrom("auth.accounts")
    .select("password")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const token = await makeResetToken(env.AUTH_SECRET, { email, hours: 1, passwordHash: password!, userId });
  const answer = await new Browser(service.url).post("/auth/reset-password", { token, newPassword: "Calm-Meadow42" });
  expect(answer.status).toBe(200);
};
const changePassword = async ({ email }: SignedIn) => {
  const browser = new Browser(service.url);
  expect((await browser.post("/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  const form = { currentPassword: PASSWORD, newPassword: "Calm-Meadow42" };
  expect((await browser.post("/auth/change-password", form)).status).toBe(200);
};
const signOutFromElsewhere = async ({ email }: SignedIn) => {
  const other = new Browser(service.url);
  expect((await other.post("/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  expect((await other.post("/auth/end-other-devices", {})).status).toBe(200);
  expect((await other.get("/auth/token")).status).toBe(200);
};
const change = async (statement: ReturnType<typeof sql>) => void (await statement.execute(service.services.db));

/** D296: the next action is refused, although the token is valid for a quarter of an hour. */
it.each<[string, (person: SignedIn) => Promise<unknown>, string, string?]>([
  ["signing out", ({ browser }) => browser.post("/auth/sign-out", {}), "session-expired"],
  ["a reset password", resetPassword, "session-expired"],
  ["another password, set elsewhere", changePassword, "session-expired"],
  ["signing out everywhere", ({ browser }) => browser.post("/auth/sign-out-everywhere", {}), "session-expired"],
  ["signing out the others elsewhere", signOutFromElsewhere, "session-expired"],
  [
    "suspension",
    ({ userId }) => change(sql`update user_profiles set suspended_at = app_now() where user_id = ${userId}`),
    "account-suspended",
  ],
  ["deletion", ({ userId }) => change(sql`select private.forget_profile(${userId})`), "not-signed-in"],
  [
    "the loss of the admin's role",
    ({ userId }) => change(sql`delete from user_roles where user_id = ${userId}`),
    "not-allowed",
    "platform_admin",
  ],
  [
    "the end of an admin's second factor",
    ({ userId }) => change(sql`update user_profiles set two_factor_enabled = false where user_id = ${userId}`),
    "not-allowed",
    "platform_admin",
  ],
])("after %s the next action is refused", async (_, end, code, role) => {
  const person = await signedIn();
  if (role) await makeAdmin(service.services.db, person.userId);
  expect(await person.act(role)).toBe("done");
  await end(person);
  const ended = performance.now();
  expect(await person.act(role)).toBe(code);
  expect(performance.now() - ended).toBeLessThan(2000);
});

it("ends only on the device that signs out", async () => {
  const { act, browser, email } = await signedIn();
  const other = new Browser(service.url);
  expect((await other.post("/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  await other.post("/auth/sign-out", {});
  expect(await act()).toBe("done");
  await browser.post("/auth/sign-out", {});
  expect(await act()).toBe("session-expired");
});

it("a suspended person is told so, and can sign in again when the suspension is lifted", async () => {
  const { browser, email, userId } = await signedIn();
  await change(sql`update user_profiles set suspended_at = app_now() where user_id = ${userId}`);
  expect(await browser.get("/auth/token")).toMatchObject({ status: 403, body: { code: "account-suspended" } });
  await change(sql`update user_profiles set suspended_at = null where user_id = ${userId}`);
  expect(await browser.get("/auth/token")).toMatchObject({ status: 401, body: { code: "session-expired" } });
  expect((await browser.post("/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  expect((await browser.get("/auth/token")).status).toBe(200);
});

it("D296: a suspended person signs out like everybody", async () => {
  const { browser, userId } = await signedIn();
  const kept = browser.cookie;
  await change(sql`update user_profiles set suspended_at = app_now() where user_id = ${userId}`);
  expect((await browser.post("/auth/sign-out", {})).status).toBe(200);
  expect(await browser.get("/auth/token", { cookie: kept })).toMatchObject({
    status: 401,
    body: { code: "session-expired" },
  });
});

it("deletion leaves no session (D299)", async () => {
  const { userId } = await signedIn();
  await change(sql`select private.forget_profile(${userId})`);
  const left = await service.services.db
    .selectFrom("auth.sessions")
    .select("id")
    .where("user_id", "=", userId)
    .execute();
  expect(left).toEqual([]);
});
