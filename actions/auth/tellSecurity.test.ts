/** Alerts of what happens to the ways into an account: with each letter about it, and counted by the bell (D189, D289). */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, register, signIn } from "../test/accounts.ts";
import { forgetTakenCodes, turnOnTwoFactor } from "../test/authenticatorApp.ts";
import { Browser } from "../test/browser.ts";
import { securityAlerts } from "../test/securityAlerts.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const NEW = "Calm-Meadow42";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function member() {
  const { email, userId } = await register(service);
  const browser = new Browser(service.url);
  expect((await signIn(browser, email)).status).toBe(200);
  return { browser, email, userId, told: () => securityAlerts(service, userId) };
}
const alertsOnBell = async (userId: string) => {
  const { alerts } = await service.services.db
    .selectFrom("badge_counts")
    .select("alerts")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return alerts;
};

it("D289: a sign-in from a new device rings the bell, the first of all and one from a known device do not", async () => {
  const { email, told, userId } = await member();
  expect(await told()).toEqual([]);
  await signIn(new Browser(service.url), email, PASSWORD, { "user-agent": "Other 1.0" });
  await signIn(new Browser(service.url), email, PASSWORD, { "user-agent": "Other 1.0" });
  expect(await told()).toEqual(["new_sign_in"]);
  expect(await alertsOnBell(userId)).toBe(1);
});

it("D189: another password is told", async () => {
  const { browser, told } = await member();
  expect((await browser.post("/auth/change-password", { newPassword: NEW, currentPassword: PASSWORD })).status).toBe(
    200,
  );
  expect(await told()).toEqual(["password_changed"]);
});

it("D189: the second factor is told when it goes on and off, and its recovery codes when they are made and used", async () => {
  const { browser, email, told } = await member();
  const { code } = await turnOnTwoFactor(browser);
  const { body } = await browser.post("/auth/two-factor/recovery-codes", {});
  const half = new Browser(service.url);
  await signIn(half, email);
  const [recoveryCode] = body["recoveryCodes"] as string[];
  expect((await half.post("/auth/sign-in/code", { code: recoveryCode })).status).toBe(200);
  await forgetTakenCodes(service);
  expect((await browser.post("/auth/two-factor/end", { code: code() })).status).toBe(200);
  expect(await told()).toEqual(["two_factor_on", "recovery_codes_renewed", "recovery_code_used", "two_factor_off"]);
});

it("is told once for each letter, and of nobody else", async () => {
  const [one, other] = [await member(), await member()];
  const newPassword = `Calm-${randomUUID()}`;
  await one.browser.post("/auth/change-password", { newPassword, currentPassword: PASSWORD });
  const { db } = service.services;
  const letters = await db
    .selectFrom("private.outbox")
    .select("dedupe_key")
    .where("dedupe_key", "like", `password-changed:${one.userId}:%`)
    .execute();
  const occasions = await db
    .selectFrom("private.told_news")
    .select("occasion")
    .where("kind", "=", "security")
    .where("occasion", "like", `%${one.userId}%`)
    .execute();
  expect(occasions.map(({ occasion }) => occasion)).toEqual(letters.map(({ dedupe_key }) => dedupe_key));
  expect(letters).toHaveLength(1);
  expect(await other.told()).toEqual([]);
});
