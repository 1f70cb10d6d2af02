import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { startTestService, type ActionAnswer, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
});

const sessionOf = (answer: ActionAnswer) => String(answer.body.url).split("/").at(-1)!;
const status = async (answer: ActionAnswer) => {
  const row = await service.services.db
    .selectFrom("payments")
    .select(["status", "is_processing"])
    .where("payment_id", "=", String(answer.body.payment_id))
    .executeTakeFirstOrThrow();
  return row.is_processing ? "processing" : row.status;
};
const twice = async (cron: string) => [await service.tick(cron), await service.tick(cron)];

describe("expire_checkouts", () => {
  it("closes a checkout after thirty minutes, at the provider first (D37)", async () => {
    const answer = await circle.contribute("Bruno");
    await circle.goTo(1, 0, 12.4);
    await twice("expire_checkouts");
    expect(await status(answer)).toBe("pending");
    await circle.goTo(1, 0, 12.55);
    expect(await twice("expire_checkouts")).toEqual([200, 200]);
    expect(await status(answer)).toBe("failed");
    expect(await service.payments.readCheckout(sessionOf(answer))).toMatchObject({ state: "expired" });
  });

  it("fails a checkout that the provider does not know when its time is over, and the round goes on (D33, D37)", async () => {
    const answer = await circle.contribute("Bruno");
    await circle.pay("Chloe");
    service.payments.forget(sessionOf(answer));
    await twice("expire_checkouts");
    expect(await status(answer)).toBe("pending");
    await circle.goTo(1, 0, 13);
    expect(await twice("expire_checkouts")).toEqual([200, 200]);
    expect(await failure(answer)).toBe("checkout_unknown");
    await circle.pay("Bruno");
    await circle.tick();
    expect(await paidOut()).toEqual([{ payout_round: 1, amount: 200_00 }]);
  });

  it("finds the session of a checkout whose opening was never recorded, also a day later", async () => {
    const { circle: other, answer } = await unrecorded();
    service.payments.pay(sessionOf(answer));
    await other.goTo(1, 1, 13);
    await twice("expire_checkouts");
    expect(await status(answer)).toBe("completed");
  });

  it("fails a checkout whose opening the provider never heard of, a day later as well", async () => {
    const { circle: other, answer } = await unrecorded();
    service.payments.forget(sessionOf(answer));
    await other.goTo(1, 2);
    await twice("expire_checkouts");
    expect(await failure(answer)).toBe("checkout_unknown");
  });

  it("fails a payment that has no checkout at all", async () => {
    const answer = await circle.contribute("Bruno");
    await service.services.db
      .updateTable("private.payment_attempts")
      .set({ state: "failed" })
      .where("session_id", "=", sessionOf(answer))
      .execute();
    await twice("expire_checkouts");
    expect(await failure(answer)).toBe("no_checkout");
    expect((await circle.contribute("Bruno")).status).toBe(200);
  });

  it("tells a person when the provider is silent about a payment for a day, and takes the answer when it comes", async () => {
    const answer = await circle.contribute("Bruno");
    service.payments.silence(sessionOf(answer));
    await circle.goTo(1, 0, 20);
    expect(await twice("expire_checkouts")).toEqual([200, 200]);
    expect(await givenUp(answer)).toEqual({ given_up_at: null, last_error: null });
    await circle.goTo(1, 1, 13);
    await twice("expire_checkouts");
    expect(await givenUp(answer)).toEqual({ given_up_at: expect.any(Date), last_error: "no_answer" });
    expect(await status(answer)).toBe("pending");

    service.payments.silence(sessionOf(answer), false);
    service.payments.pay(sessionOf(answer));
    await twice("reconcile_payments");
    expect(await status(answer)).toBe("completed");
    expect(await givenUp(answer)).toEqual({ given_up_at: null, last_error: null });
  });

  it("takes a payment off the list when the provider says in the end that it does not know it", async () => {
    const answer = await circle.contribute("Bruno");
    service.payments.silence(sessionOf(answer));
    await circle.goTo(1, 1, 13);
    await service.tick("expire_checkouts");
    service.payments.silence(sessionOf(answer), false);
    service.payments.forget(sessionOf(answer));
    await service.tick("reconcile_payments");
    expect([await failure(answer), await givenUp(answer)]).toEqual([
      "checkout_unknown",
      { given_up_at: null, last_error: null },
    ]);
  });

  it("asks first about what it has not asked about for longest: 200 stuck payments do not block the others", async () => {
    const stuck = await circle.contribute("Bruno");
    service.payments.silence(sessionOf(stuck));
    const other = await startCircle(service, ["Amina", "Bruno"]);
    await other.goTo(1, 0);
    const answer = await other.contribute("Bruno");
    const { db } = service.services;
    const asked = await db.selectFrom("private.payment_attempts").select("attempt_id").execute();
    expect(asked.length).toBeGreaterThan(1);
    await db
      .updateTable("private.payment_attempts")
      .set({ asked_at: new Date() })
      .where("session_id", "=", sessionOf(stuck))
      .execute();
    await other.goTo(1, 0, 13);
    service.payments.onRead = (sessionId) => order.push(sessionId);
    const order: string[] = [];
    await service.tick("expire_checkouts");
    service.payments.onRead = undefined;
    expect(order.indexOf(sessionOf(answer))).toBeLessThan(order.indexOf(sessionOf(stuck)));
  });

  it("leaves a running bank debit alone, and settles a payment made at the last moment", async () => {
    const debit = await circle.contribute("Bruno", { method: "us_bank_account" });
    const card = await circle.contribute("Chloe");
    service.payments.pay(sessionOf(debit));
    service.payments.pay(sessionOf(card));
    await service.tick("reconcile_payments");
    await circle.goTo(1, 0, 13);
    await twice("reconcile_payments");
    await twice("expire_checkouts");
    expect([await status(debit), await status(card)]).toEqual(["processing", "completed"]);
  });

  it("waits for a provider that does not answer, and goes on with the others", async () => {
    const [first, second] = [await circle.contribute("Bruno"), await circle.contribute("Chloe")];
    await circle.goTo(1, 0, 13);
    service.payments.nextWrite("unknown");
    await service.tick("expire_checkouts");
    expect([await status(first), await status(second)].toSorted()).toEqual(["failed", "pending"]);
    await service.tick("expire_checkouts");
    expect([await status(first), await status(second)]).toEqual(["failed", "failed"]);
  });
});

describe("reconcile_payments", () => {
  it("finds after ten minutes what a lost webhook would have told", async () => {
    const answer = await circle.contribute("Bruno");
    service.payments.pay(sessionOf(answer));
    await service.tick("reconcile_payments");
    expect(await status(answer)).toBe("pending");
    await circle.goTo(1, 0, 12.2);
    expect(await twice("reconcile_payments")).toEqual([200, 200]);
    expect(await status(answer)).toBe("completed");
  });

  it("follows a bank debit for days, to its end", async () => {
    const answer = await circle.contribute("Bruno", { method: "us_bank_account" });
    service.payments.pay(sessionOf(answer));
    await circle.goTo(1, 1);
    await service.tick("reconcile_payments");
    expect(await status(answer)).toBe("processing");
    service.payments.end(sessionOf(answer), "failed");
    await circle.goTo(1, 4);
    await service.tick("reconcile_payments");
    expect(await status(answer)).toBe("failed");
  });

  it("goes on with the others when the provider is silent about one", async () => {
    const [silent, paid] = [await circle.contribute("Bruno"), await circle.contribute("Chloe")];
    service.payments.pay(sessionOf(paid));
    service.payments.silence(sessionOf(silent));
    await circle.goTo(1, 0, 12.3);
    expect(await twice("reconcile_payments")).toEqual([200, 200]);
    expect([await status(silent), await status(paid)]).toEqual(["pending", "completed"]);
  });

  it("marks the refund and the dispute of the others when the provider is silent about one", async () => {
    const [silent, other] = [await circle.contribute("Bruno"), await circle.contribute("Chloe")];
    for (const answer of [silent, other]) service.payments.pay(sessionOf(answer));
    await circle.goTo(1, 0, 12.2);
    await service.tick("reconcile_payments");
    for (const answer of [silent, other]) service.payments.refund(sessionOf(answer), 1_00);
    service.payments.silence(sessionOf(silent));
    expect(await service.tick("reconcile_payments")).toBe(500);
    expect([await marks(silent), await marks(other)]).toEqual([
      { refunded: 0, disputed: false },
      { refunded: 1_00, disputed: false },
    ]);
    // Its refund failed at the bank, so that the list of disputes alone names it.
    service.payments.refund(sessionOf(other), -1_00);
    service.payments.dispute(sessionOf(other), "open");
    expect(await service.tick("reconcile_payments")).toBe(500);
    expect(await marks(other)).toEqual({ refunded: 0, disputed: true });
    service.payments.silence(sessionOf(silent), false);
    expect(await twice("reconcile_payments")).toEqual([200, 200]);
    expect(await marks(silent)).toEqual({ refunded: 1_00, disputed: false });
  });

  it("tells a person of a bank debit that has had no answer for two weeks", async () => {
    const answer = await circle.contribute("Bruno", { method: "us_bank_account" });
    service.payments.pay(sessionOf(answer));
    await circle.goTo(1, 1);
    await service.tick("reconcile_payments");
    await circle.goTo(1, 13);
    await service.tick("reconcile_payments");
    expect(await givenUp(answer)).toEqual({ given_up_at: null, last_error: null });
    await circle.goTo(1, 15);
    await twice("reconcile_payments");
    expect(await givenUp(answer)).toEqual({ given_up_at: expect.any(Date), last_error: "debit_overdue" });
    expect(await status(answer)).toBe("processing");
  });

  it("lets a round be paid again when the provider has lost its debit, a day after a person was told", async () => {
    const answer = await circle.contribute("Bruno", { method: "us_bank_account" });
    service.payments.pay(sessionOf(answer));
    await circle.goTo(1, 1);
    await service.tick("reconcile_payments");
    service.payments.forget(sessionOf(answer));
    await circle.goTo(1, 15);
    await service.tick("reconcile_payments");
    expect([await status(answer), (await givenUp(answer)).last_error]).toEqual(["processing", "debit_overdue"]);
    await circle.goTo(1, 16);
    await twice("reconcile_payments");
    expect(await failure(answer)).toBe("checkout_unknown");
  });
});

/** A circle in which the provider opened Bruno's checkout, but its answer never reached us. */
async function unrecorded(): Promise<{ circle: StartedCircle; answer: ActionAnswer }> {
  const answer = await circle.contribute("Bruno");
  await service.services.db
    .updateTable("private.payment_attempts")
    .set({ state: "created", session_id: null, url: null })
    .where("session_id", "=", sessionOf(answer))
    .execute();
  return { circle, answer };
}

/** What the provider did with a charge afterwards: minor units given back, and whether its payer disputes it. */
const marks = async (answer: ActionAnswer) => {
  const { disputed_at, refunded_amount } = await service.services.db
    .selectFrom("payments")
    .select(["disputed_at", "refunded_amount"])
    .where("payment_id", "=", String(answer.body.payment_id))
    .executeTakeFirstOrThrow();
  return { refunded: refunded_amount, disputed: disputed_at !== null };
};

const failure = async (answer: ActionAnswer) => {
  const row = await service.services.db
    .selectFrom("payments")
    .select(["status", "failure_reason"])
    .where("payment_id", "=", String(answer.body.payment_id))
    .executeTakeFirstOrThrow();
  return row.status === "failed" ? row.failure_reason : row.status;
};
const givenUp = (answer: ActionAnswer) =>
  service.services.db
    .selectFrom("private.payment_attempts")
    .select(["given_up_at", "last_error"])
    .where("session_id", "=", sessionOf(answer))
    .executeTakeFirstOrThrow();
const paidOut = () =>
  service.services.db
    .selectFrom("payout_distributions")
    .select(["payout_round", "amount"])
    .where("group_id", "=", circle.groupId)
    .execute();
