import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enqueue } from "../outbox/enqueue.ts";
import { startCircle } from "../test/circle.ts";
import { buildUser, makeAdmin } from "../test/factories.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { storeProviderEvent } from "../webhooks/providerEvents.ts";

let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await startTestService();
  const { db } = service.services;
  admin = (await buildUser(db)).userId;
  await makeAdmin(db, admin);
});
afterAll(() => service.stop());

const retry = (work_id: string, as = admin) =>
  service.callAction("retry_given_up", { work_id }, { as, role: "platform_admin" });
const list = () => service.services.db.selectFrom("given_up_work").selectAll().orderBy("work_id").execute();
const givenUpInHealth = async () =>
  ((await (await fetch(`${service.url}/readyz`)).json()) as { givenUp: number }).givenUp;

/** A letter that could not be sent for a day. */
async function givenUpLetter(): Promise<string> {
  const { db } = service.services;
  const person = await buildUser(db);
  const dedupeKey = `confirm-address:${randomUUID()}`;
  await enqueue(db, {
    kind: "mail",
    dedupeKey,
    payload: { template: "password-changed", user_id: person.userId },
  });
  const { outbox_id } = await db
    .updateTable("private.outbox")
    .set({
      attempts: 12,
      given_up_at: new Date(),
      last_error: "421 busy",
      tried_since: new Date(Date.now() - 90_000_000),
    })
    .where("dedupe_key", "=", dedupeKey)
    .returning("outbox_id")
    .executeTakeFirstOrThrow();
  return `outbox:${outbox_id}`;
}

it("a letter that was given up is on the list with its reason, is counted in the health page, and is sent once more", async () => {
  const workId = await givenUpLetter();
  expect(await list()).toMatchObject([{ work_id: workId, kind: "mail", reason: "421 busy", attempts: 12 }]);
  expect(await givenUpInHealth()).toBe(1);
  await service.settle();
  expect(await list(), "nobody tries it by itself").toHaveLength(1);

  expect((await retry(workId)).body).toEqual({ success: true });
  expect(await givenUpInHealth()).toBe(0);
  await service.settle();
  const { done_at } = await service.services.db
    .selectFrom("private.outbox")
    .select("done_at")
    .where("outbox_id", "=", Number(workId.split(":")[1]))
    .executeTakeFirstOrThrow();
  expect(done_at).toBeInstanceOf(Date);
  const audit = await service.services.db.selectFrom("admin_audit_logs").selectAll().execute();
  expect(audit).toMatchObject([
    { admin_id: admin, action: "retry_given_up", subject_type: "mail", subject_id: workId },
  ]);
  expect(audit[0]!.details).toMatchObject({ reason: "421 busy", attempts: 12 });
});

it("an event of a provider that was given up is applied once more", async () => {
  const { db } = service.services;
  const eventId = `evt_${randomUUID()}`;
  await storeProviderEvent(db, {
    provider: "stripe",
    eventId,
    eventType: "checkout.session.completed",
    objectId: "cs_none",
    payload: {},
  });
  await sql`update private.provider_events set given_up_at = now(), last_error = 'no answer'`.execute(db);
  const [work] = await list();
  expect(work).toMatchObject({ kind: "provider_event", about: "stripe checkout.session.completed cs_none" });
  expect((await retry(work!.work_id!)).status).toBe(200);
  await service.settle();
  expect(await list()).toEqual([]);
  expect(await db.selectFrom("private.provider_events").select("done_at").execute()).toEqual([
    { done_at: expect.any(Date) },
  ]);
});

it("a delivery that Hasura gave up is due again", async () => {
  const { db } = service.services;
  // As Hasura keeps them: they come with its first start.
  await sql`create table hdb_catalog.event_log (id text primary key, trigger_name text, delivered boolean default false, error boolean
    default true, tries integer default 6, created_at timestamp default now(), next_retry_at timestamp, archived boolean default false)`.execute(
    db,
  );
  await sql`create table hdb_catalog.event_invocation_logs (event_id text, created_at timestamp default now())`.execute(
    db,
  );
  await sql`insert into hdb_catalog.event_log (id, trigger_name) values (${randomUUID()}, 'notification_created')`.execute(
    db,
  );
  const [work] = await list();
  expect(work).toMatchObject({ kind: "delivery", about: "notification_created", reason: "not_delivered", attempts: 6 });
  expect((await retry(work!.work_id!)).status).toBe(200);
  const { rows } = await sql`select error, tries from hdb_catalog.event_log`.execute(db);
  expect(rows).toEqual([{ error: false, tries: 0 }]);
  await sql`drop table hdb_catalog.event_log, hdb_catalog.event_invocation_logs`.execute(db);
});

it("a payment that a person has to look at stays on the list until its provider's answer ends it", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  const { body } = await circle.contribute("Bruno");
  const sessionId = String(body.url).split("/").at(-1)!;
  service.payments.silence(sessionId);
  await circle.goTo(1, 2);
  await service.tick("expire_checkouts");
  const [work] = await list();
  expect(work).toMatchObject({ kind: "payment", about: body.payment_id, reason: "no_answer" });
  expect((await retry(work!.work_id!)).status).toBe(200);
  expect(await list()).toHaveLength(1);
  service.payments.silence(sessionId, false);
  expect((await retry(work!.work_id!)).status).toBe(200);
  expect(await list()).toEqual([]);
});

it("a bank debit that the provider has lost stays on the list until a platform admin has seen that nothing comes", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  const { body } = await circle.contribute("Bruno", { method: "us_bank_account" });
  const sessionId = String(body.url).split("/").at(-1)!;
  service.payments.pay(sessionId);
  await circle.goTo(1, 1);
  await service.tick("reconcile_payments");
  service.payments.forget(sessionId);
  for (const days of [15, 17]) {
    await circle.goTo(1, days);
    await service.tick("reconcile_payments");
  }
  const [work] = await list();
  expect(work).toMatchObject({ kind: "payment", about: body.payment_id, reason: "debit_overdue" });
  expect((await retry(work!.work_id!)).status).toBe(200);
  expect(await list()).toEqual([]);
});

it("a second try of what is not on the list any more is refused, and so is whoever is no platform admin", async () => {
  const workId = await givenUpLetter();
  const stranger = (await buildUser(service.services.db)).userId;
  await expectRefusal(service, () => retry(workId, stranger), "not-allowed");
  expect((await retry(workId)).status).toBe(200);
  await expectRefusal(service, () => retry(workId), "given-up-work-not-found");
  await expectRefusal(service, () => retry("outbox:0"), "given-up-work-not-found");
});
