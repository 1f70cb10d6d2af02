import { afterAll, beforeAll, expect, it } from "vitest";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { makeResetToken } from "./resetToken.ts";

const PASSWORD = "Quiet-Harbour7";
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it("names the attempt, its success and the client's real address in every line", async () => {
  const { db, env } = service.services;
  const email = "amina@example.com";
  const from = (ip: string) => new Browser(service.url, { ip });
  const form = { name: "Amina", email, username: "amina.d", password: PASSWORD, acceptTerms: true };
  await from("203.0.113.1").post("/auth/sign-up/email", form);
  await from("203.0.113.2").post("/auth/sign-up/email", { ...form, signUpKey: undefined });
  const { id: userId } = await db
    .updateTable("auth.users")
    .set({ email_verified: true })
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirstOrThrow();
  const signIn = (ip: string, password: string) => from(ip).post("/auth/sign-in/email", { email, password });
  for (const ip of [3, 4, 5, 6, 7]) await signIn(`203.0.113.${ip}`, "Wrong-Harbour7");
  await from("2001:db8::1").post("/auth/request-password-reset", { email });
  const { password } = await db
    .selectFrom("auth.accounts")
    .select("password")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const token = await makeResetToken(env.AUTH_SECRET, { email, hours: 1, passwordHash: password!, userId });
  await from("203.0.113.9").post("/auth/reset-password", { token, newPassword: "Calm-Meadow42" });
  expect((await signIn("203.0.113.10", "Calm-Meadow42")).status).toBe(200);
  await db.updateTable("user_profiles").set({ suspended_at: new Date() }).where("user_id", "=", userId).execute();
  await signIn("203.0.113.11", "Calm-Meadow42");

  const lines = await db
    .selectFrom("security_audit_logs")
    .select(["event_type", "success", "event_data", "ip_address", "user_id"])
    .orderBy("created_at")
    .execute();
  const told = lines.map(({ event_data, event_type, ip_address, success }) => {
    const { error_message: refusal } = event_data as { error_message?: string };
    return [event_type, success, ip_address, ...(refusal === undefined ? [] : [refusal])];
  });
  const wrong = (ip: number) => ["login_attempt", false, `203.0.113.${ip}`, "invalid-credentials"];
  expect(told).toEqual([
    ["registration_attempt", true, "203.0.113.1"],
    ["registration_attempt", false, "203.0.113.2", "username-taken"],
    ...[3, 4, 5, 6, 7].map(wrong),
    ["suspicious_activity", false, "203.0.113.7", "account-locked"],
    ["password_reset_request", true, "2001:db8::1"],
    ["password_change", true, "203.0.113.9"],
    ["login_attempt", true, "203.0.113.10"],
    ["login_attempt", false, "203.0.113.11", "account-suspended"],
  ]);
  expect(new Set(lines.map(({ user_id }) => user_id))).toEqual(new Set([userId]));
});
