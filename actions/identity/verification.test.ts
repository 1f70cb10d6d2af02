import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { verifications } from "../test/verifications.ts";
import { applyDecision } from "./applyDecision.ts";

let service: TestService;
let the: ReturnType<typeof verifications>;
beforeAll(async () => {
  service = await startTestService();
  the = verifications(service);
});
afterAll(() => service.stop());

const NOTHING_STARTED = {
  status: "not_found",
  message: "No verification found. Please start verification first.",
  reason: null,
};

describe("starting", () => {
  it("opens the provider's page and keeps the consent and the session", async () => {
    const { userId } = await the.newcomer();
    const { body, status } = await the.start(userId);
    const [row] = await the.rows(userId);
    expect(status).toBe(200);
    expect(body).toEqual({
      sessionUrl: `https://verify.invalid/${row!.session_id}`,
      verification_id: row!.verification_id,
    });
    expect(row).toMatchObject({ status: "pending", consented_at: expect.any(Date), decided_at: null });
  });

  it.each([
    [undefined, "https://circle.test/identity-verification"],
    ["/g/family?x=1", "https://circle.test/identity-verification?next=%2Fg%2Ffamily%3Fx%3D1"],
  ])("leads back from the provider on the way to %s", async (next, callback) => {
    const { userId } = await the.newcomer();
    await service.callAction("create_didit_session", { consent: true, next }, { as: userId });
    const [row] = await the.rows(userId);
    expect(service.identity.callbacks.get(row!.session_id!)).toBe(callback);
  });

  it("answers the same page while one is open, also to many calls at once", async () => {
    const { userId } = await the.newcomer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => the.start(userId)));
    expect(new Set(answers.map(({ body }) => body.sessionUrl)).size).toBe(1);
    expect(await the.rows(userId)).toHaveLength(1);
  });

  it.each([[{ consent: false }], [{}], [{ consent: "true" }]])("needs consent: %o", async (input) => {
    const { userId } = await the.newcomer();
    const { body, status } = await service.callAction("create_didit_session", input, { as: userId });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: "Consent Required — Please provide consent to continue with identity verification.",
      extensions: { code: "consent-required", field: "consent", path: "$" },
    });
    expect(await the.rows(userId)).toEqual([]);
  });

  it("needs a signed-in person", async () => {
    const { body } = await service.callAction("create_didit_session", { consent: true });
    expect(body.extensions?.code).toBe("not-signed-in");
  });

  it("is refused to a verified person", async () => {
    const { userId } = await buildUser(service.services.db);
    expect((await the.start(userId)).body.extensions?.code).toBe("already-verified");
    expect(await the.rows(userId)).toEqual([]);
  });

  it("is refused after three attempts in 24 hours, and allowed a day later", async () => {
    const { userId } = await the.newcomer();
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await the.start(userId)).status).toBe(200);
      const last = (await the.rows(userId)).at(-1)!;
      service.identity.decide(last.session_id!, { status: "Declined" });
      await the.check(userId);
    }
    expect((await the.start(userId)).body.extensions).toMatchObject({
      code: "verification-attempts-used",
      next: "/support",
    });
    expect(await the.rows(userId)).toHaveLength(3);
    const { db } = service.services;
    await db
      .updateTable("identity_verifications")
      .set({ created_at: new Date(Date.now() - 86_400_001) })
      .where("user_id", "=", userId)
      .execute();
    expect((await the.start(userId)).status).toBe(200);
  });

  it("is three attempts in 24 hours, however many calls come at once (D156)", async () => {
    const { userId } = await the.newcomer();
    const answered: unknown[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => the.start(userId)));
      answered.push(answers.map(({ body, status }) => (status === 200 ? "opened" : body.extensions?.code)));
      expect(new Set(answers.map(({ body }) => body.verification_id)).size).toBe(1);
      const last = (await the.rows(userId)).at(-1)!;
      service.identity.decide(last.session_id!, { status: "Declined" });
      await the.check(userId);
    }
    const all = (code: string) => Array.from({ length: 5 }, () => code);
    expect(answered).toEqual([all("opened"), all("opened"), all("opened"), all("verification-attempts-used")]);
    expect(await the.rows(userId)).toHaveLength(3);
  });

  it("is not started and costs no attempt when the provider does not answer", async () => {
    const { userId } = await the.newcomer();
    service.identity.isDown = true;
    const { body } = await the.start(userId);
    service.identity.isDown = false;
    expect(body).toMatchObject({
      message: "Failed to create verification session",
      extensions: { code: "verification-session-failed" },
    });
    expect((await the.check(userId)).body).toEqual(NOTHING_STARTED);
    expect((await the.start(userId)).status).toBe(200);
    expect((await the.check(userId)).body).toMatchObject({ status: "pending" });
    expect(await the.rows(userId)).toHaveLength(1);
  });
});

describe("checking", () => {
  it("says when nothing was started", async () => {
    const { userId } = await the.newcomer();
    expect((await the.check(userId)).body).toEqual(NOTHING_STARTED);
  });

  it("goes on telling how the last one ended when another could not be started", async () => {
    const { sessionId, userId } = await the.started();
    service.identity.decide(sessionId, { status: "Declined" });
    const { body } = await the.check(userId);
    service.identity.isDown = true;
    await the.start(userId);
    service.identity.isDown = false;
    expect((await the.rows(userId)).map(({ status }) => status)).toEqual(["failed", "pending"]);
    expect((await the.check(userId)).body).toEqual(body);
  });

  it("says that it is not finished", async () => {
    const { userId } = await the.started();
    expect((await the.check(userId)).body).toEqual({ status: "pending", message: null, reason: null });
  });

  it("finds success without a webhook, and marks the person as verified at once", async () => {
    const { sessionId, userId } = await the.started();
    the.approve(sessionId);
    expect((await the.check(userId)).body).toEqual({ status: "verified", message: null, reason: null });
    const { is_verified, verified_at } = await the.person(userId);
    const [row] = await the.rows(userId);
    expect(is_verified).toBe(true);
    expect(verified_at).toEqual(row!.decided_at);
    expect(await the.notices(userId)).toEqual([{ kind: "identity_verified", values: {} }]);
  });

  it("says why it failed, in plain words", async () => {
    const { sessionId, userId } = await the.started();
    service.identity.decide(sessionId, { status: "Abandoned" });
    expect((await the.check(userId)).body).toEqual({
      status: "failed",
      message: "The verification was not finished. Please try again.",
      reason: "abandoned",
    });
    expect(await the.notices(userId)).toEqual([{ kind: "identity_failed", values: { reason: "abandoned" } }]);
  });

  it("says when the provider cannot be reached", async () => {
    const { userId } = await the.started();
    service.identity.isDown = true;
    const { body } = await the.check(userId);
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
    const { sessionId, userId } = await the.started();
    await the.webhook(sessionId, "Approved");
    expect((await the.person(userId)).is_verified).toBe(false);
    the.approve(sessionId);
    await the.webhook(sessionId, "Declined");
    expect((await the.person(userId)).is_verified).toBe(true);
  });

  it("has its effect once, however often and in whatever order it comes", async () => {
    const { sessionId, userId } = await the.started();
    the.approve(sessionId);
    for (const status of ["Approved", "In Progress", "Approved"]) await the.webhook(sessionId, status);
    expect(await the.notices(userId)).toHaveLength(1);
    expect((await the.rows(userId)).map(({ status }) => status)).toEqual(["verified"]);
  });

  it("is tried again when the provider cannot be reached", async () => {
    const { sessionId, userId } = await the.started();
    the.approve(sessionId);
    service.identity.isDown = true;
    await the.webhook(sessionId, "Approved");
    service.identity.isDown = false;
    expect((await the.person(userId)).is_verified).toBe(false);
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
    expect((await the.person(userId)).is_verified).toBe(true);
  });

  it("may arrive before our row knows the session", async () => {
    const { userId } = await the.newcomer();
    await the.start(userId);
    const { db, identity } = { db: service.services.db, identity: service.identity };
    const [row] = await the.rows(userId);
    await db.updateTable("identity_verifications").set({ session_id: null }).where("user_id", "=", userId).execute();
    the.approve(row!.session_id!);
    await applyDecision(service.services, await identity.readDecision(row!.session_id!));
    expect((await the.person(userId)).is_verified).toBe(true);
    expect((await the.rows(userId))[0]!.session_id).toBe(row!.session_id);
  });
});
