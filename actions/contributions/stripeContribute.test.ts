import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { expectRefusal, expectRefused } from "../test/refusal.ts";
import { startTestService, type ActionAnswer, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Every test has its own circle of three, on the first due date; Amina receives. */
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
});

const payment = (answer: ActionAnswer) =>
  service.services.db
    .selectFrom("payments")
    .selectAll()
    .where("payment_id", "=", String(answer.body.payment_id))
    .executeTakeFirstOrThrow();
const attempts = (answer: ActionAnswer) =>
  service.services.db
    .selectFrom("private.payment_attempts")
    .selectAll()
    .where("payment_id", "=", String(answer.body.payment_id))
    .orderBy("created_at")
    .execute();
const sessionOf = (answer: ActionAnswer) => String(answer.body.url).split("/").at(-1)!;
const ask = (name: string, input: object) =>
  service.callAction(
    "stripe_contribute",
    { group_id: circle.groupId, payment_method: "card", ...input },
    { as: circle.member(name).userId },
  );
const cancel = (answer: ActionAnswer, name = "Bruno") =>
  service.callAction("cancel_contribution", { payment_id: answer.body.payment_id }, { as: circle.member(name).userId });
const check = (answer: ActionAnswer, name = "Bruno") =>
  service.callAction("check_contribution", { payment_id: answer.body.payment_id }, { as: circle.member(name).userId });
/** Ends the check that verified somebody. */
async function unverify(name: string, reason: "declined" | "document_expired"): Promise<void> {
  const { userId } = circle.member(name);
  const { db } = service.services;
  const ended = { is_verified: false, verified_at: null };
  await db.updateTable("user_profiles").set(ended).where("user_id", "=", userId).execute();
  const now = new Date();
  await db
    .insertInto("identity_verifications")
    .values({ user_id: userId, status: "failed", failure_reason: reason, consented_at: now, decided_at: now })
    .execute();
}
const expectSoundBooks = async () => {
  const results = await runChecks(service.services.db);
  expect(results.filter(({ violations }) => violations > 0)).toEqual([]);
};

describe("stripe_contribute", () => {
  it("asks the provider for exactly what the server computed, line by line (D22, D42)", async () => {
    const answer = await circle.contribute("Bruno");
    const { request } = service.payments.checkouts.get((await attempts(answer))[0]!.attempt_id)!;
    expect(request.lines.map(({ amount }) => amount)).toEqual([100_00, 2_50, 3_27]);
    expect(request).toMatchObject({ method: "card", currency: "USD", transferGroup: `circle:${circle.groupId}:1:1` });
    expect(await payment(answer)).toMatchObject({ status: "pending", total: 105_77, is_early: false, payout_round: 1 });
  });

  it("tells the provider what is paid in the payer's language (D249)", async () => {
    const { userId } = circle.member("Bruno");
    await service.services.db
      .updateTable("user_preferences")
      .set({ language: "es" })
      .where("user_id", "=", userId)
      .execute();
    const answer = await circle.contribute("Bruno");
    const { request } = service.payments.checkouts.get((await attempts(answer))[0]!.attempt_id)!;
    expect(request.lines.map(({ label }) => label)).toEqual([
      expect.stringMatching(/, ronda 1$/),
      "Comisión de servicio",
      "Comisión de procesamiento",
    ]);
  });

  it("answers the same open checkout again for any method (D37)", async () => {
    const first = await circle.contribute("Bruno");
    expect((await circle.contribute("Bruno")).body).toEqual(first.body);
    expect((await circle.contribute("Bruno", { method: "us_bank_account" })).body).toEqual(first.body);
    expect(service.payments.checkouts.get((await attempts(first))[0]!.attempt_id)).toBeDefined();
    expect(await attempts(first)).toHaveLength(1);
  });

  it("D278: leads nobody to another method's page, and starts again by their word, after the open one is closed", async () => {
    const card = await circle.contribute("Bruno");
    const bank = { payment_method: "us_bank_account", amount: 101_50 };
    const sentence = "A payment of $105.77 is already open for this round. Go on with it, or start again.";
    await expectRefusal(service, () => ask("Bruno", bank), "checkout-open", sentence);
    expect((await ask("Bruno", { amount: 105_77 })).body).toEqual(card.body);

    const again = await ask("Bruno", { ...bank, start_again: true });
    expect(await payment(card)).toMatchObject({ status: "failed", failure_reason: "checkout_expired" });
    expect(await payment(again)).toMatchObject({ status: "pending", payment_method: "us_bank_account", total: 101_50 });
    expect((await ask("Bruno", { ...bank, start_again: true })).body).toEqual(again.body);
    await expectSoundBooks();
  });

  it("D278: does the same where the total is another by now, such as for a plan without fees", async () => {
    const card = await circle.contribute("Bruno");
    await service.services.db
      .updateTable("subscribers")
      .set({ subscription_tier: "all_inclusive" })
      .where("user_id", "=", circle.member("Bruno").userId)
      .execute();
    await expectRefusal(service, () => ask("Bruno", { amount: 100_00 }), "checkout-open");
    expect((await ask("Bruno", { amount: 105_77 })).body).toEqual(card.body);
    const again = await ask("Bruno", { amount: 100_00, start_again: true });
    expect(await payment(again)).toMatchObject({ status: "pending", total: 100_00 });
    expect(await payment(card)).toMatchObject({ status: "failed" });
  });

  it("D278: finds that the open checkout was paid meanwhile, instead of starting again", async () => {
    const card = await circle.contribute("Bruno");
    service.payments.pay(sessionOf(card));
    const again = await ask("Bruno", { payment_method: "us_bank_account", amount: 101_50, start_again: true });
    expect(again.body.extensions?.code).toBe("already-paid");
    expect(await payment(card)).toMatchObject({ status: "completed" });
  });

  it("refuses when the amount differs from what the person saw (D42)", async () => {
    await expectRefusal(service, () => ask("Bruno", { amount: 0 }), "invalid-amount");
    await expectRefusal(service, () => ask("Bruno", { amount: 100_00 }), "amount-mismatch");
    expect((await ask("Bruno", { amount: 105_77 })).status).toBe(200);
    await expectRefusal(service, () => ask("Bruno", { amount: 105_78 }), "checkout-open");
  });

  it("takes no fees from an All-Inclusive member (D20)", async () => {
    const { userId } = circle.member("Bruno");
    await service.services.db
      .updateTable("subscribers")
      .set({ subscription_tier: "all_inclusive" })
      .where("user_id", "=", userId)
      .execute();
    expect(await payment(await circle.contribute("Bruno"))).toMatchObject({
      service_fee: 0,
      processing_fee: 0,
      total: 100_00,
    });
  });

  it("opens a new checkout after the old one ran out of time, and fails the old payment (D37)", async () => {
    const first = await circle.contribute("Bruno");
    await circle.goTo(1, 0, 12.6);
    const second = await circle.contribute("Bruno");
    expect(second.body.url).not.toBe(first.body.url);
    expect(await payment(first)).toMatchObject({ status: "failed", failure_reason: "checkout_expired" });
    await expectSoundBooks();
  });

  it("finds a checkout that was paid in its last moment, instead of opening another", async () => {
    const first = await circle.contribute("Bruno");
    service.payments.pay(sessionOf(first));
    await circle.goTo(1, 0, 12.6);
    expect((await circle.contribute("Bruno")).body.extensions?.code).toBe("already-paid");
    expect(await payment(first)).toMatchObject({ status: "completed" });
    await expectSoundBooks();
  });
});

describe("stripe_contribute refuses", () => {
  it("a payment before the window or after the grace, the recipient, and a member who has paid (D55, D57, D58, D70)", async () => {
    await expectRefusal(service, () => ask("Amina", {}), "receiving-this-round");
    await expectRefusal(service, () => ask("Bruno", { payout_round: 3 }), "payment-too-early");
    await expectRefusal(service, () => ask("Bruno", { payout_round: 4 }), "round-not-found");
    await circle.pay("Bruno");
    await expectRefusal(service, () => ask("Bruno", {}), "already-paid");
    await circle.goTo(1, 4, 0);
    await expectRefusal(service, () => ask("Chloe", {}), "grace-expired");
  });

  it("a payment while a bank debit is on its way (D37)", async () => {
    const answer = await circle.contribute("Bruno", { method: "us_bank_account" });
    service.payments.pay(sessionOf(answer));
    expect((await check(answer)).body).toMatchObject({ status: "processing" });
    await expectRefusal(service, () => ask("Bruno", {}), "payment-in-progress");
    await expectRefusal(service, () => cancel(answer), "payment-in-progress");
  });

  it("a payment in a frozen group, and in one that has not started (D210)", async () => {
    const { db } = service.services;
    await db.updateTable("groups").set({ frozen_at: new Date() }).where("group_id", "=", circle.groupId).execute();
    await expectRefusal(service, () => ask("Bruno", {}), "group-frozen");
    const recruiting = await buildGroup(db, { members: ["Dan"] });
    const { userId } = recruiting.members[1]!;
    const call = () =>
      service.callAction("stripe_contribute", { group_id: recruiting.groupId, payment_method: "card" }, { as: userId });
    await expectRefusal(service, call, "group-not-started");
  });

  it("a person who left before the start and has no turn, but not one who left during the cycle and still owes (D116)", async () => {
    const { db } = service.services;
    const early = await buildUser(db, { name: "Early" });
    const row = { group_id: circle.groupId, user_id: early.userId, status: "left" as const, left_at: new Date() };
    await db.insertInto("group_members").values(row).execute();
    const input = { group_id: circle.groupId, payment_method: "card" };
    await expectRefusal(
      service,
      () => service.callAction("stripe_contribute", input, { as: early.userId }),
      "not-allowed",
    );
    await db
      .updateTable("group_members")
      .set({ status: "left", left_at: new Date() })
      .where("user_id", "=", circle.member("Chloe").userId)
      .execute();
    expect((await circle.contribute("Chloe")).status).toBe(200);
  });

  it("strangers, unverified people and callers without sign-in, and hides private groups from strangers (D42, D95)", async () => {
    const { db } = service.services;
    const stranger = await buildUser(db, { name: "Stranger" });
    const input = { group_id: circle.groupId, payment_method: "card" };
    const asStranger = () => service.callAction("stripe_contribute", input, { as: stranger.userId });
    await expectRefusal(service, asStranger, "not-allowed");
    await db
      .updateTable("groups")
      .set({ is_public: false, join_method: "invite_only" })
      .where("group_id", "=", circle.groupId)
      .execute();
    await expectRefusal(service, asStranger, "group-not-found");
    await expectRefusal(service, () => service.callAction("stripe_contribute", input), "not-signed-in");
    await unverify("Bruno", "declined");
    await expectRefusal(service, () => ask("Bruno", {}), "identity-required-to-pay");
    await expectRefusal(service, () => ask("Bruno", { payment_method: "cash" }), "payment-incomplete");
  });

  it("nobody whose document has run out since: they owe the circle what they did before (D157)", async () => {
    await unverify("Bruno", "document_expired");
    expect((await circle.contribute("Bruno")).status).toBe(200);
  });
});

describe("when the provider's answer", () => {
  it("is lost, the payment stays pending and a second call finds the same checkout", async () => {
    await customerKnown();
    service.payments.nextWrite("lost");
    const lost = await circle.contribute("Bruno");
    expect(lost.body.extensions?.code).toBe("payment-not-available");
    const made = [...service.payments.checkouts.values()].at(-1)!;
    const found = await circle.contribute("Bruno");
    expect(found.body.url).toBe(made.session.url);
    expect(await attempts(found)).toHaveLength(1);
  });

  it("is lost and the person pays in another tab, the payment is found by its own id", async () => {
    await customerKnown();
    service.payments.nextWrite("lost");
    await circle.contribute("Bruno");
    const { session } = [...service.payments.checkouts.values()].at(-1)!;
    service.payments.pay(session.sessionId);
    const { applyCheckout } = await import("./applyCheckout.ts");
    await applyCheckout(service.services, (await service.payments.readCheckout(session.sessionId))!);
    expect((await circle.contribute("Bruno")).body.extensions?.code).toBe("already-paid");
    await expectSoundBooks();
  });

  it("is no, the payment has failed and the round can be paid again", async () => {
    await customerKnown();
    service.payments.nextWrite("rejected");
    expect((await circle.contribute("Bruno")).body.extensions?.code).toBe("payment-not-available");
    expect((await circle.contribute("Bruno")).status).toBe(200);
    await expectSoundBooks();
  });

  it("never comes, nothing has failed until the checkout's time is over and the provider says so", async () => {
    await customerKnown();
    service.payments.nextWrite("unknown", "unknown");
    await circle.contribute("Bruno");
    expect((await circle.contribute("Bruno")).body.extensions?.code).toBe("payment-not-available");
    await circle.goTo(1, 0, 12.6);
    await circle.tick();
    expect((await circle.contribute("Bruno")).status).toBe(200);
    await expectSoundBooks();
  });

  /** Makes the person's customer, so that the next write is the checkout. */
  async function customerKnown(): Promise<void> {
    const { userId } = circle.member("Bruno");
    await service.services.db
      .insertInto("private.stripe_customers")
      .values({ user_id: userId, customer_id: `cus_${userId}` })
      .execute();
  }
});

describe("a provider that has lost something", () => {
  it("gets the customer again, and the payer notices nothing", async () => {
    await circle.pay("Bruno");
    const { customer_id } = await service.services.db
      .selectFrom("private.stripe_customers")
      .select("customer_id")
      .where("user_id", "=", circle.member("Bruno").userId)
      .executeTakeFirstOrThrow();
    service.payments.lostCustomers.add(customer_id);
    await circle.goTo(3, 0);
    expect((await circle.contribute("Bruno", { round: 3 })).status).toBe(200);
    await circle.pay("Bruno", { round: 3 });
    await circle.tick();
    await expectSoundBooks();
  });

  it("is asked for a new checkout when it does not know an expired or cancelled one (D37)", async () => {
    const first = await circle.contribute("Bruno");
    service.payments.forget(sessionOf(first));
    await circle.goTo(1, 0, 12.6);
    const second = await circle.contribute("Bruno");
    expect([second.status, second.body.payment_id === first.body.payment_id]).toEqual([200, false]);
    service.payments.forget(sessionOf(second));
    expect((await cancel(second)).body).toEqual({ success: true });
    expect((await circle.contribute("Bruno")).status).toBe(200);
    await expectSoundBooks();
  });
});

describe("check_contribution and cancel_contribution", () => {
  it("believe the provider, not the return page (D204)", async () => {
    const answer = await circle.contribute("Bruno");
    expect((await check(answer)).body).toMatchObject({ status: "pending", message: null });
    service.payments.pay(sessionOf(answer));
    expect((await check(answer)).body).toMatchObject({ status: "completed" });
    expect((await payment(answer)).receipt_number).toBeGreaterThan(100_000);
    await expectRefusal(service, () => cancel(answer), "already-paid");
  });

  it("close the checkout at the provider before the payment fails; twice is once (D37)", async () => {
    const answer = await circle.contribute("Bruno");
    expect((await cancel(answer)).body).toEqual({ success: true });
    expect(await service.payments.readCheckout(sessionOf(answer))).toMatchObject({ state: "expired" });
    expect((await cancel(answer)).body).toEqual({ success: true });
    expect((await check(answer)).body).toMatchObject({
      status: "failed",
      message: "The payment was not completed. Nothing was charged.",
    });
    expect((await circle.contribute("Bruno")).status).toBe(200);
  });

  it("end nothing when the provider cannot be reached, but that it was asked for", async () => {
    const answer = await circle.contribute("Bruno");
    const before = await payment(answer);
    service.payments.nextWrite("unknown");
    expectRefused(await cancel(answer), "payment-not-available");
    expect(await payment(answer)).toEqual(before);
    expect(await service.payments.readCheckout(sessionOf(answer))).toMatchObject({ state: "open" });
  });

  it("show nobody another person's payment", async () => {
    const answer = await circle.contribute("Bruno");
    await expectRefusal(service, () => check(answer, "Chloe"), "payment-not-found");
    await expectRefusal(service, () => cancel(answer, "Chloe"), "payment-not-found");
    for (const action of ["check_contribution", "cancel_contribution"]) {
      const call = () => service.callAction(action, { payment_id: answer.body.payment_id });
      await expectRefusal(service, call, "not-signed-in");
    }
  });
});
