import { createHmac, randomUUID } from "node:crypto";
import { expect } from "vitest";
import { buildUser } from "./factories.ts";
import type { TestService } from "./testService.ts";

let documents = 0;
/** A document that nobody has shown before, of an adult unless the changes say otherwise. */
export const document = (changes = {}) => ({
  documentNumber: `X${++documents}`,
  dateOfBirth: "1990-01-31",
  issuingState: "USA",
  firstName: "Zoë",
  lastName: "Test-Person",
  ...changes,
});

/** The identity check of a test service: what a person does, what the provider decides, and what is stored. */
export function verifications(service: TestService) {
  const newcomer = () => buildUser(service.services.db, { isVerified: false });
  const start = (userId: string) => service.callAction("create_didit_session", { consent: true }, { as: userId });
  const check = (userId: string) => service.callAction("check_didit_status", {}, { as: userId });
  const person = (userId: string) =>
    service.services.db
      .selectFrom("user_profiles")
      .select(["is_verified", "verified_at"])
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
  const rows = (userId: string) =>
    service.services.db
      .selectFrom("identity_verifications")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute();
  const notices = (userId: string) =>
    service.services.db.selectFrom("notifications").select(["kind", "values"]).where("user_id", "=", userId).execute();
  async function started() {
    const { userId } = await newcomer();
    const { body } = await start(userId);
    const [row] = await rows(userId);
    return { userId, sessionId: row!.session_id!, verificationId: String(body.verification_id) };
  }
  const approve = (sessionId: string, identity = document()) =>
    service.identity.decide(sessionId, { status: "Approved", identity });

  async function webhook(sessionId: string, status: string) {
    const timestamp = Math.floor(Date.now() / 1000);
    const content = JSON.stringify({
      event_id: randomUUID(),
      webhook_type: "status.updated",
      timestamp,
      session_id: sessionId,
      status,
    });
    const response = await fetch(`${service.url}/webhooks/didit`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-timestamp": String(timestamp),
        "x-signature": createHmac("sha256", "didit-secret").update(content).digest("hex"),
      },
      body: content,
    });
    expect(response.status).toBe(200);
    await service.settle();
  }

  return { newcomer, start, check, person, rows, notices, started, approve, webhook };
}
