import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CheckoutSession } from "../providers/payments/provider.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { deliverNotices } from "../test/devices.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { applyCheckout } from "./applyCheckout.ts";

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

/** Bruno's checkout as the provider knows it now. */
async function open(method: "card" | "us_bank_account" = "card") {
  const { body } = await circle.contribute("Bruno", { method });
  const session = (await service.payments.readCheckout(String(body.url).split("/").at(-1)!))!;
  return { paymentId: String(body.payment_id), session };
}
const apply = (session: CheckoutSession, state: CheckoutSession["state"]) =>
  applyCheckout(service.services, { ...session, state });
async function told(): Promise<unknown[]> {
  const { rows } = await sql<{ kind: string; values: unknown }>`
    select kind, values from notifications where group_id = ${circle.groupId} and user_id = ${circle.member("Bruno").userId}
      and kind in ('payment_failed', 'payment_unfinished') order by created_at`.execute(service.services.db);
  return rows.map(({ kind, values }) => [kind, values]);
}

describe("a payment that came to nothing", () => {
  it("after its payer had confirmed it is told them once, and by a letter (D192)", async () => {
    const bruno = circle.member("Bruno");
    await sql`update user_preferences set language = 'es' where user_id = ${bruno.userId}`.execute(service.services.db);
    const { paymentId, session } = await open("us_bank_account");
    await apply(session, "processing");
    await circle.goTo(1, 2);
    await apply(session, "failed");
    await apply(session, "failed");
    expect(await told()).toEqual([
      [
        "payment_failed",
        {
          reason: "overdue",
          payment_id: paymentId,
          cycle: 1,
          round: 1,
          total: { cents: 101_50, currency: "USD" },
          due: "2027-01-07",
          group: expect.any(String),
        },
      ],
    ]);
    await deliverNotices(service, bruno.userId);
    const letter = service.letters.find(({ to, subject }) => to === bruno.email && subject.startsWith("Tu pago"))!;
    expect(letter.subject).toMatch(/^Tu pago a .* no se completó$/);
    expect(letter.text).toContain("$101.50");
  });

  it("because its checkout ran out is told kindly, without a letter (D37)", async () => {
    const { session } = await open();
    await apply(session, "expired");
    await apply(session, "expired");
    expect(await told()).toMatchObject([["payment_unfinished", { cycle: 1, round: 1 }]]);
  });

  it("because its payer gave it up is no news to them, whoever hears of it first", async () => {
    const { paymentId, session } = await open();
    const { userId } = circle.member("Bruno");
    await sql`update private.payment_attempts set cancelled_at = app_now() where payment_id = ${paymentId}`.execute(
      service.services.db,
    );
    await apply(session, "expired");
    expect(await told()).toEqual([]);
    const again = await open();
    const cancelled = await service.callAction("cancel_contribution", { payment_id: again.paymentId }, { as: userId });
    expect(cancelled.status).toBe(200);
    expect(await told()).toEqual([]);
  });

  it("is told nobody where nothing is owed any more", async () => {
    const { session } = await open();
    await sql`update obligations set waived_at = app_now() where group_id = ${circle.groupId}
      and user_id = ${circle.member("Bruno").userId}`.execute(service.services.db);
    await apply(session, "failed");
    expect(await told()).toEqual([]);
  });
});

describe("D263: while the circle is frozen its payer reads that nobody can pay, and no way to pay, of money that", () => {
  const hear = async (sessionId: string) =>
    applyCheckout(service.services, (await service.payments.readCheckout(sessionId))!);

  it.each([
    {
      came: "the bank refused",
      method: "us_bank_account",
      end: (id: string) => service.payments.end(id, "failed"),
      reason: "failed_frozen",
    },
    {
      came: "a lost dispute took back",
      method: "card",
      end: (id: string) => service.payments.dispute(id, "lost"),
      reason: "taken_back_frozen",
    },
    {
      came: "was given back",
      method: "card",
      end: (id: string) => service.payments.refund(id, 105_77),
      reason: "given_back_frozen",
    },
  ] as const)("$came", async ({ end, method, reason }) => {
    const bruno = circle.member("Bruno");
    const { sessionId } = (await open(method)).session;
    service.payments.pay(sessionId);
    await hear(sessionId);
    await sql`update groups set frozen_at = app_now() where group_id = ${circle.groupId}`.execute(service.services.db);
    end(sessionId);
    await hear(sessionId);
    expect(await told()).toMatchObject([["payment_failed", { reason }]]);
    await deliverNotices(service, bruno.userId);
    const letter = service.letters.findLast(
      ({ to, subject }) => to === bruno.email && subject.startsWith("Your payment"),
    )!;
    expect(letter.text).toContain(
      "The circle is frozen: nobody can pay meanwhile, and nobody becomes late through it.",
    );
    expect(letter.text).not.toMatch(/at any time|pay again|\bdue\b/i);
  });
});
