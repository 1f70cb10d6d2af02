import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { applyDecision } from "./applyDecision.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let documents = 0;
const document = (changes = {}) => ({
  documentNumber: `X${++documents}`,
  dateOfBirth: "1990-01-31",
  issuingState: "USA",
  ...changes,
});

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

describe("starting", () => {
  it("opens the provider's page and keeps the consent and the session", async () => {
    const { userId } = await newcomer();
    const { body, status } = await start(userId);
    const [row] = await rows(userId);
    expect(status).toBe(200);
    expect(body).toEqual({
      sessionUrl: `https://verify.invalid/${row!.session_id}`,
      verification_id: row!.verification_id,
    });
    expect(row).toMatchObject({ status: "pending", consented_at: expect.any(Date), decided_at: null });
  });

  it("answers the same page while one is open, also to many calls at once", async () => {
    const { userId } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(userId)));
    expect(new Set(answers.map(({ body }) => body.sessionUrl)).size).toBe(1);
    expect(await rows(userId)).toHaveLength(1);
  });

  it.each([[{ consent: false }], [{}], [{ consent: "true" }]])("needs consent: %o", async (input) => {
    const { userId } = await newcomer();
    const { body, status } = await service.callAction("create_didit_session", input, { as: userId });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: "Consent Required — Please provide consent to continue with identity verification.",
      extensions: { code: "consent-required", field: "consent", path: "$" },
    });
    expect(await rows(userId)).toEqual([]);
  });

  it("needs a signed-in person", async () => {
    const { body } = await service.callAction("create_didit_session", { consent: true });
    expect(body.extensions?.code).toBe("not-signed-in");
  });

  it("is refused to a verified person", async () => {
    const { userId } = await buildUser(service.services.db);
    expect((await start(userId)).body.extensions?.code).toBe("already-verified");
    expect(await rows(userId)).toEqual([]);
  });

  it("is refused after three attempts in 24 hours, and allowed a day later", async () => {
    const { userId } = await newcomer();
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await start(userId)).status).toBe(200);
      const last = (await rows(userId)).at(-1)!;
      service.identity.decide(last.session_id!, { status: "Declined" });
      await check(userId);
    }
    expect((await start(userId)).body.extensions).toMatchObject({
      code: "verification-attempts-used",
      next: "/support",
    });
    expect(await rows(userId)).toHaveLength(3);
    const { db } = service.services;
    await db
      .updateTable("identity_verifications")
      .set({ created_at: new Date(Date.now() - 86_400_001) })
      .where("user_id", "=", userId)
      .execute();
    expect((await start(userId)).status).toBe(200);
  });

  it("costs no attempt when the provider does not answer", async () => {
    const { userId } = await newcomer();
    service.identity.isDown = true;
    const { body } = await start(userId);
    service.identity.isDown = false;
    expect(body).toMatchObject({
      message: "Failed to create verification session",
      extensions: { code: "verification-session-failed" },
    });
    expect((await start(userId)).status).toBe(200);
    expect(await rows(userId)).toHaveLength(1);
  });
});

describe("checking", () => {
  it("says when nothing was started", async () => {
    const { userId } = await newcomer();
    expect((await check(userId)).body).toEqual({
      status: "not_found",
      message: "No verification found. Please start verification first.",
      reason: null,
    });
  });

  it("says that it is not finished", async () => {
    const { userId } = await started();
    expect((await check(userId)).body).toEqual({ status: "pending", message: null, reason: null });
  });

  it("finds success without a webhook, and marks the person as verified at once", async () => {
    const { sessionId, userId } = await started();
    approve(sessionId);
    expect((await check(userId)).body).toEqual({ status: "verified", message: null, reason: null });
    const { is_verified, verified_at } = await person(userId);
    const [row] = await rows(userId);
    expect(is_verified).toBe(true);
    expect(verified_at).toEqual(row!.decided_at);
    expect(await notices(userId)).toEqual([{ kind: "identity_verified", values: {} }]);
  });

  it("says why it failed, in plain words", async () => {
    const { sessionId, userId } = await started();
    service.identity.decide(sessionId, { status: "Abandoned" });
    expect((await check(userId)).body).toEqual({
      status: "failed",
      message: "The verification was not finished. Please try again.",
      reason: "abandoned",
    });
    expect(await notices(userId)).toEqual([{ kind: "identity_failed", values: { reason: "abandoned" } }]);
  });

  it("says when the provider cannot be reached", async () => {
    const { userId } = await started();
    service.identity.isDown = true;
    const { body } = await check(userId);
    service.identity.isDown = false;
    expect(body).toMatchObject({
      message: "Failed to check verification status",
      extensions: { code: "verification-check-failed" },
    });
  });

  it("needs a signed-in person", async () => {
    expect((await service.callAction("check_didit_status", {})).body.extensions?.code).toBe("not-signed-in");
  });
});

describe("a webhook", () => {
  it("only makes us ask the provider: what it claims itself changes nothing", async () => {
    const { sessionId, userId } = await started();
    await webhook(sessionId, "Approved");
    expect((await person(userId)).is_verified).toBe(false);
    approve(sessionId);
    await webhook(sessionId, "Declined");
    expect((await person(userId)).is_verified).toBe(true);
  });

  it("has its effect once, however often and in whatever order it comes", async () => {
    const { sessionId, userId } = await started();
    approve(sessionId);
    for (const status of ["Approved", "In Progress", "Approved"]) await webhook(sessionId, status);
    expect(await notices(userId)).toHaveLength(1);
    expect((await rows(userId)).map(({ status }) => status)).toEqual(["verified"]);
  });

  it("is tried again when the provider cannot be reached", async () => {
    const { sessionId, userId } = await started();
    approve(sessionId);
    service.identity.isDown = true;
    await webhook(sessionId, "Approved");
    service.identity.isDown = false;
    expect((await person(userId)).is_verified).toBe(false);
    const { db } = service.services;
    const waiting = await db
      .selectFrom("private.provider_events")
      .select(["attempts"])
      .where("done_at", "is", null)
      .execute();
    expect(waiting).toEqual([{ attempts: 1 }]);
    await db
      .updateTable("private.provider_events")
      .set({ next_attempt_at: new Date(0) })
      .where("done_at", "is", null)
      .execute();
    await service.settle();
    expect((await person(userId)).is_verified).toBe(true);
  });

  it("may arrive before our row knows the session", async () => {
    const { userId } = await newcomer();
    await start(userId);
    const { db, identity } = { db: service.services.db, identity: service.identity };
    const [row] = await rows(userId);
    await db.updateTable("identity_verifications").set({ session_id: null }).where("user_id", "=", userId).execute();
    approve(row!.session_id!);
    await applyDecision(service.services, await identity.readDecision(row!.session_id!));
    expect((await person(userId)).is_verified).toBe(true);
    expect((await rows(userId))[0]!.session_id).toBe(row!.session_id);
  });
});

describe("a decision", () => {
  it.each([
    ["another workflow", { workflowId: "workflow-2" }],
    ["another environment", { environment: "sandbox" }],
    ["nobody", { userId: null }],
    ["an unknown status", { status: "Approved?" }],
    ["no document", { identity: null }],
  ])("of %s changes nothing", async (_, changes) => {
    const { sessionId, userId } = await started();
    const decision = { ...(await service.identity.readDecision(sessionId)), status: "Approved", identity: document() };
    await applyDecision(service.services, { ...decision, ...changes });
    expect((await person(userId)).is_verified).toBe(false);
    expect((await rows(userId)).map(({ status }) => status)).toEqual(["pending"]);
  });

  it("about somebody else's session changes nothing", async () => {
    const mine = await started();
    const other = await started();
    await check(other.userId);
    const decision = await service.identity.readDecision(other.sessionId);
    await applyDecision(service.services, {
      ...decision,
      userId: mine.userId,
      status: "Approved",
      identity: document(),
    });
    expect((await person(mine.userId)).is_verified).toBe(false);
    expect((await person(other.userId)).is_verified).toBe(false);
  });

  it("with a document of another account is refused", async () => {
    const first = await started();
    const second = await started();
    const one = document();
    approve(first.sessionId, one);
    await check(first.userId);
    approve(second.sessionId, { ...one, documentNumber: one.documentNumber.toLowerCase() });
    expect((await check(second.userId)).body).toEqual({
      status: "failed",
      message: "This identity is already verified on another account.",
      reason: "duplicate_identity",
    });
    expect((await person(first.userId)).is_verified).toBe(true);
    expect((await person(second.userId)).is_verified).toBe(false);
    const log = await service.services.db
      .selectFrom("security_audit_logs")
      .select("event_type")
      .where("user_id", "=", second.userId)
      .execute();
    expect(log).toEqual([{ event_type: "suspicious_activity" }]);
  });

  it("verifies one of two accounts that are approved with one document at the same time", async () => {
    const pair = [await started(), await started()];
    const one = document();
    for (const { sessionId } of pair) approve(sessionId, one);
    await Promise.all(pair.map(({ userId }) => check(userId)));
    const verified = await Promise.all(pair.map(({ userId }) => person(userId)));
    expect(verified.filter(({ is_verified }) => is_verified)).toHaveLength(1);
  });

  it("is refused to minors", async () => {
    const { sessionId, userId } = await started();
    approve(sessionId, document({ dateOfBirth: "2015-06-01" }));
    expect((await check(userId)).body).toEqual({
      status: "failed",
      message: "You must be 18 or older to use this service.",
      reason: "under_age",
    });
  });

  it("that the provider takes back ends the verification, and may be given again", async () => {
    const { sessionId, userId } = await started();
    const mine = document();
    approve(sessionId, mine);
    await webhook(sessionId, "Approved");
    service.identity.decide(sessionId, { status: "Kyc Expired" });
    await webhook(sessionId, "Kyc Expired");
    expect(await person(userId)).toEqual({ is_verified: false, verified_at: null });
    approve(sessionId, mine);
    await webhook(sessionId, "Approved");
    expect((await person(userId)).is_verified).toBe(true);
  });

  it("about an earlier attempt does not undo a later success", async () => {
    const { sessionId, userId } = await started();
    service.identity.decide(sessionId, { status: "Declined" });
    await check(userId);
    await start(userId);
    const second = (await rows(userId)).at(-1)!;
    approve(second.session_id!);
    await check(userId);
    service.identity.decide(sessionId, { status: "Expired" });
    await webhook(sessionId, "Expired");
    expect((await person(userId)).is_verified).toBe(true);
  });

  it("that a reviewer reopens is pending again", async () => {
    const { sessionId, userId } = await started();
    service.identity.decide(sessionId, { status: "Declined" });
    await webhook(sessionId, "Declined");
    service.identity.decide(sessionId, { status: "In Review" });
    await webhook(sessionId, "In Review");
    expect((await rows(userId)).map(({ status }) => status)).toEqual(["pending"]);
  });
});
