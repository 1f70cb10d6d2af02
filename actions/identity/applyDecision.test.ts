import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../test/testService.ts";
import { document, verifications } from "../test/verifications.ts";
import { applyDecision } from "./applyDecision.ts";

let service: TestService;
let the: ReturnType<typeof verifications>;
beforeAll(async () => {
  service = await startTestService();
  the = verifications(service);
});
afterAll(() => service.stop());

describe("a decision", () => {
  it.each([
    ["another workflow", { workflowId: "workflow-2" }],
    ["another environment", { environment: "sandbox" }],
    ["nobody", { userId: null }],
    ["an unknown status", { status: "Approved?" }],
    ["no document", { identity: null }],
  ])("of %s changes nothing", async (_, changes) => {
    const { sessionId, userId } = await the.started();
    const decision = { ...(await service.identity.readDecision(sessionId)), status: "Approved", identity: document() };
    await applyDecision(service.services, { ...decision, ...changes });
    expect((await the.person(userId)).is_verified).toBe(false);
    expect((await the.rows(userId)).map(({ status }) => status)).toEqual(["pending"]);
  });

  it("about somebody else's session changes nothing", async () => {
    const mine = await the.started();
    const other = await the.started();
    await the.check(other.userId);
    const decision = await service.identity.readDecision(other.sessionId);
    await applyDecision(service.services, {
      ...decision,
      userId: mine.userId,
      status: "Approved",
      identity: document(),
    });
    expect((await the.person(mine.userId)).is_verified).toBe(false);
    expect((await the.person(other.userId)).is_verified).toBe(false);
  });

  it("keeps the first name and the last initial with the verification, and nothing when it ends (D298)", async () => {
    const { sessionId, userId } = await the.started();
    const names = async () => (await the.rows(userId)).map(({ verified_name }) => verified_name);
    const mine = document({ firstName: "BRUNO", lastName: "SILVA" });
    the.approve(sessionId, mine);
    await the.check(userId);
    expect(await names()).toEqual(["Bruno S."]);
    const { alias } = await service.services.db
      .selectFrom("user_profiles")
      .select("alias")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(alias).not.toContain("Bruno");
    service.identity.decide(sessionId, { status: "Kyc Expired" });
    await the.webhook(sessionId, "Kyc Expired");
    expect(await names()).toEqual([null]);
  });

  it("about a document without names verifies the person all the same", async () => {
    const { sessionId, userId } = await the.started();
    the.approve(sessionId, document({ firstName: null, lastName: null }));
    await the.check(userId);
    expect((await the.person(userId)).is_verified).toBe(true);
    expect((await the.rows(userId)).map(({ verified_name }) => verified_name)).toEqual([null]);
  });

  it("with a document of another account is refused", async () => {
    const first = await the.started();
    const second = await the.started();
    const one = document();
    the.approve(first.sessionId, one);
    await the.check(first.userId);
    the.approve(second.sessionId, { ...one, documentNumber: one.documentNumber.toLowerCase() });
    expect((await the.check(second.userId)).body).toEqual({
      status: "failed",
      message: "This identity is already verified on another account.",
      reason: "duplicate_identity",
    });
    expect((await the.person(first.userId)).is_verified).toBe(true);
    expect((await the.person(second.userId)).is_verified).toBe(false);
    const log = await service.services.db
      .selectFrom("security_audit_logs")
      .select("event_type")
      .where("user_id", "=", second.userId)
      .execute();
    expect(log).toEqual([{ event_type: "duplicate_identity" }]);
  });

  it("verifies one of two accounts that are approved with one document at the same time", async () => {
    const pair = [await the.started(), await the.started()];
    const one = document();
    for (const { sessionId } of pair) the.approve(sessionId, one);
    await Promise.all(pair.map(({ userId }) => the.check(userId)));
    const verified = await Promise.all(pair.map(({ userId }) => the.person(userId)));
    expect(verified.filter(({ is_verified }) => is_verified)).toHaveLength(1);
  });

  it("is refused to minors", async () => {
    const { sessionId, userId } = await the.started();
    the.approve(sessionId, document({ dateOfBirth: "2015-06-01" }));
    expect((await the.check(userId)).body).toEqual({
      status: "failed",
      message: "You must be 18 or older to use this service.",
      reason: "under_age",
    });
  });

  it("that the provider takes back ends the verification, and may be given again", async () => {
    const { sessionId, userId } = await the.started();
    const mine = document();
    the.approve(sessionId, mine);
    await the.webhook(sessionId, "Approved");
    service.identity.decide(sessionId, { status: "Kyc Expired" });
    await the.webhook(sessionId, "Kyc Expired");
    expect(await the.person(userId)).toEqual({ is_verified: false, verified_at: null });
    the.approve(sessionId, mine);
    await the.webhook(sessionId, "Approved");
    expect((await the.person(userId)).is_verified).toBe(true);
  });

  it("about an earlier attempt does not undo a later success", async () => {
    const { sessionId, userId } = await the.started();
    service.identity.decide(sessionId, { status: "Declined" });
    await the.check(userId);
    await the.start(userId);
    const second = (await the.rows(userId)).at(-1)!;
    the.approve(second.session_id!);
    await the.check(userId);
    service.identity.decide(sessionId, { status: "Expired" });
    await the.webhook(sessionId, "Expired");
    expect((await the.person(userId)).is_verified).toBe(true);
  });

  it("that a reviewer reopens is pending again", async () => {
    const { sessionId, userId } = await the.started();
    service.identity.decide(sessionId, { status: "Declined" });
    await the.webhook(sessionId, "Declined");
    service.identity.decide(sessionId, { status: "In Review" });
    await the.webhook(sessionId, "In Review");
    expect((await the.rows(userId)).map(({ status }) => status)).toEqual(["pending"]);
  });
});
