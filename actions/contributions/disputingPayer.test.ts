/** D40, D281: whose bank is to take a contribution back, or has, gets into no further circle until that is settled. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { buildGroup, buildUser, makeAdmin } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import type { CheckoutSession } from "../providers/payments/provider.ts";
import { applyCheckout } from "./applyCheckout.ts";

let service: TestService;
let circle: StartedCircle;
let session: string;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  const { body } = await circle.contribute("Bruno");
  session = String(body.url).split("/").at(-1)!;
  await circle.pay("Bruno");
});

async function dispute(state: CheckoutSession["dispute"]): Promise<void> {
  service.payments.dispute(session, state);
  await applyCheckout(service.services, (await service.payments.readCheckout(session))!);
}
/** What Bruno reads when he joins another circle, and when he founds one. */
async function mayBe(): Promise<string[]> {
  const { userId } = circle.member("Bruno");
  const group = await buildGroup(service.services.db, { memberLimit: 5 });
  const joined = await service.callAction(
    "join_group",
    { group_id: group.groupId, accept_agreement: true },
    { as: userId },
  );
  const { rows } = await sql<{ found: { code?: string } }>`
    select user_may_found(p) as found from user_profiles p where user_id = ${userId}`.execute(service.services.db);
  return [joined.body.extensions?.code ?? "joined", rows[0]!.found.code ?? "may"];
}
const BARRED = ["payment-disputed", "payment-disputed"];
const WELCOME = ["joined", "may"];

it("from its opening until it is won", async () => {
  await dispute("open");
  expect(await mayBe()).toEqual(BARRED);
  await dispute("none");
  expect(await mayBe()).toEqual(WELCOME);
});

it("until the round is paid again, where it was lost", async () => {
  await dispute("open");
  await dispute("lost");
  expect(await mayBe()).toEqual(BARRED);
  await circle.pay("Bruno");
  expect(await mayBe()).toEqual(WELCOME);
});

it.each(["lost", "lost_in_part"] as const)(
  "until a person has settled it, where the money had moved on (%s)",
  async (how) => {
    await circle.pay("Chloe");
    await circle.tick();
    await dispute(how);
    expect(await mayBe()).toEqual(BARRED);
    const { db } = service.services;
    const admin = (await buildUser(db)).userId;
    await makeAdmin(db, admin);
    const { attempt_id, given_up_at } = await db
      .selectFrom("private.payment_attempts")
      .select(["attempt_id", "given_up_at"])
      .where("session_id", "=", session)
      .executeTakeFirstOrThrow();
    const input = { given_up_at, work_id: `payment:${attempt_id}`, note: "Bruno has paid it to us." };
    expect((await service.callAction("end_given_up", input, { as: admin, role: "platform_admin" })).status).toBe(200);
    expect(await mayBe()).toEqual(WELCOME);
  },
);

it("also where an admin lets them in, who reads that it is a contribution, and not that it is overdue", async () => {
  const { userId } = circle.member("Bruno");
  const group = await buildGroup(service.services.db, { joinMethod: "request_to_join", memberLimit: 5 });
  await service.callAction("join_group", { group_id: group.groupId, accept_agreement: true }, { as: userId });
  await dispute("open");
  const { join_request_id } = await service.services.db
    .selectFrom("join_requests")
    .select("join_request_id")
    .where("user_id", "=", userId)
    .where("group_id", "=", group.groupId)
    .executeTakeFirstOrThrow();
  const { body } = await service.callAction("approve_join_request", { join_request_id }, { as: group.admin.userId });
  expect(body).toMatchObject({
    extensions: { code: "applicant-not-eligible" },
    message: "This person cannot join right now: their identity, plan or a contribution stands in the way.",
  });
});

it("and what we gave back ourselves bars nobody", async () => {
  service.payments.refund(session, 105_77);
  await applyCheckout(service.services, (await service.payments.readCheckout(session))!);
  expect(await mayBe()).toEqual(WELCOME);
});
