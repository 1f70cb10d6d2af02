import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ticketAlertHandler } from "../support/alertAnswered.ts";
import { buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await startTestService();
  admin = await buildAdmin("Pat");
});
afterAll(() => service.stop());

/** Somebody of the staff, who may write as many messages a minute as anybody. */
async function buildAdmin(name: string): Promise<string> {
  const { db } = service.services;
  const { userId } = await buildUser(db, { name });
  await sql`insert into user_roles (user_id, role) values (${userId}, 'admin')`.execute(db);
  return userId;
}

interface Ticket {
  ticket_id: string;
  number: number;
  status: string;
  priority: string;
  answer_due_at: Date;
  first_answered_at: Date | null;
  resolved_at: Date | null;
}

async function open(userId: string, { at = "app_now()", category = "other" } = {}): Promise<string> {
  const { rows } = await sql<{ ticket_id: string }>`
    insert into support_tickets (user_id, category, subject, body, created_at)
    values (${userId}, ${category}, 'A question', 'A question that is long enough.', ${sql.raw(at)}) returning ticket_id`.execute(
    service.services.db,
  );
  return rows[0]!.ticket_id;
}
const say = (ticketId: string, authorId: string, isInternal = false) =>
  sql`insert into ticket_messages (ticket_id, author_id, body, is_internal)
    values (${ticketId}, ${authorId}, 'It is like this.', ${isInternal})`.execute(service.services.db);
const read = async (ticketId: string) =>
  (await sql<Ticket>`select * from support_tickets where ticket_id = ${ticketId}`.execute(service.services.db))
    .rows[0]!;
/** As if the state had begun that long before. */
const age = (ticketId: string, by: string) =>
  sql`update support_tickets set status_since = status_since - ${by}::interval, resolved_at = resolved_at - ${by}::interval
    where ticket_id = ${ticketId}`.execute(service.services.db);

describe("D9: when an answer is promised", () => {
  it.each([
    // Friday noon in New York; Saturday; Wednesday.
    ["free", "2026-06-05 16:00+00", "2026-06-10T16:00:00.000Z"],
    ["free", "2026-06-06 16:00+00", "2026-06-10T16:00:00.000Z"],
    ["premium", "2026-06-05 16:00+00", "2026-06-08T16:00:00.000Z"],
    ["premium", "2026-06-03 16:00+00", "2026-06-04T16:00:00.000Z"],
    ["all_inclusive", "2026-06-06 16:00+00", "2026-06-06T20:00:00.000Z"],
    // The clocks are put back on 1 November: noon stays noon.
    ["premium", "2026-10-30 16:00+00", "2026-11-02T17:00:00.000Z"],
  ] as const)("on %s, asked at %s, is %s", async (plan, at, due) => {
    const { userId } = await buildUser(service.services.db, { plan });
    expect((await read(await open(userId, { at: `'${at}'` }))).answer_due_at.toISOString()).toBe(due);
  });

  it.each([
    ["payment", "urgent"],
    ["payout", "urgent"],
    ["account", "urgent"],
    ["plan", "normal"],
  ])("a question about a %s is %s on every plan", async (category, priority) => {
    const { userId } = await buildUser(service.services.db);
    expect((await read(await open(userId, { category }))).priority).toBe(priority);
  });
});

describe("D212: a ticket", () => {
  it("waits for its person after an answer of the staff, is in progress after theirs, and a note among the staff changes nothing", async () => {
    const { userId } = await buildUser(service.services.db);
    const ticket = await open(userId);
    await say(ticket, admin, true);
    expect(await read(ticket)).toMatchObject({ status: "open", first_answered_at: null });
    await say(ticket, admin);
    expect(await read(ticket)).toMatchObject({ status: "waiting_on_user", first_answered_at: expect.any(Date) });
    await say(ticket, userId);
    expect(await read(ticket)).toMatchObject({ status: "in_progress" });
  });

  it("whose staff has answered is told to its person by an alert beside the letter, each answer once (D189, D289)", async () => {
    const { db } = service.services;
    const { email, userId } = await buildUser(db);
    const ticket = await open(userId);
    await say(ticket, admin, true);
    await say(ticket, userId);
    await say(ticket, admin);
    await service.settle();
    await sql`update private.outbox set done_at = null where kind = 'ticket-alert'`.execute(db);
    await service.settle();
    const alerts = await db
      .selectFrom("notifications")
      .select(["kind", "values"])
      .where("user_id", "=", userId)
      .execute();
    const { number } = await read(ticket);
    expect(alerts).toEqual([{ kind: "ticket_answered", values: { ticket: number } }]);
    expect(service.letters.filter(({ subject, to }) => to === email && subject.includes("answer to"))).toHaveLength(1);
  });

  it("of a visitor, whom no account knows, is answered by letter alone", async () => {
    const { db } = service.services;
    const ticket = await sql<{ ticket_id: string }>`
      insert into support_tickets (email, language, category, subject, body)
      values ('nora@example.org', 'en', 'other', 'A question', 'A question that is long enough.') returning ticket_id`.execute(
      db,
    );
    await say(ticket.rows[0]!.ticket_id, admin);
    await service.settle();
    expect(service.letters.filter(({ to }) => to === "nora@example.org")).not.toEqual([]);
    const { rows } =
      await sql`select from private.outbox where kind = 'ticket-alert' and payload ->> 'user_id' is null`.execute(db);
    expect(rows).toEqual([]);
  });

  it("of a former member tells nobody that it was answered, also where the account was deleted after the answer (D299)", async () => {
    const { db } = service.services;
    const { userId } = await buildUser(db);
    const staff = await buildAdmin("Sam");
    const ticket = await open(userId);
    const alerts = () => db.selectFrom("notifications").select("kind").where("user_id", "=", userId).execute();
    const asked = () =>
      db
        .selectFrom("private.outbox")
        .select("payload")
        .where("kind", "=", "ticket-alert")
        .where(sql<boolean>`payload ->> 'user_id' = ${userId}`)
        .execute();
    await say(ticket, staff);
    const [{ payload }] = (await asked()) as [{ payload: unknown }];
    await sql`select private.forget_profile(${userId})`.execute(db);
    expect(await asked()).toEqual([]);
    // Already being worked on, it was not taken back with the account.
    await ticketAlertHandler({ outboxId: 0, payload }, service.services);
    expect(await alerts()).toEqual([]);

    await say(ticket, staff);
    expect(await asked()).toEqual([]);
  });

  it("is resolved when it has waited for 14 days, once, and its person is told", async () => {
    const { email, userId } = await buildUser(service.services.db, { language: "fr" });
    const [old, young] = [await open(userId), await open(userId)];
    for (const ticket of [old, young]) await say(ticket, admin);
    await age(old, "14 days");
    await age(young, "13 days 23 hours");
    for (let at = 0; at < 2; at++) expect(await service.tick("tickets", randomUUID())).toBe(200);
    expect((await read(old)).status).toBe("resolved");
    expect((await read(young)).status).toBe("waiting_on_user");
    await service.settle();
    const { number } = await read(old);
    const told = service.letters.filter(({ subject, to }) => to === email && subject.includes("résolue"));
    expect(told.map(({ subject }) => subject)).toEqual([`Nous considérons votre demande comme résolue (${number})`]);
  });

  it("is opened again by what its person writes within 7 days, and refuses it after", async () => {
    const { userId } = await buildUser(service.services.db);
    const [inTime, late] = [await open(userId), await open(userId)];
    for (const ticket of [inTime, late])
      await sql`update support_tickets set status = 'resolved' where ticket_id = ${ticket}`.execute(
        service.services.db,
      );
    await age(inTime, "6 days 23 hours");
    await age(late, "7 days");
    await say(inTime, userId);
    expect(await read(inTime)).toMatchObject({ status: "in_progress", resolved_at: null });
    // Before the cron has closed it as well as after.
    await expect(say(late, userId)).rejects.toThrow("ticket-closed");
    await service.tick("tickets", randomUUID());
    expect((await read(late)).status).toBe("closed");
    await expect(say(late, userId)).rejects.toThrow("ticket-closed");
    expect((await read(inTime)).status).toBe("in_progress");
  });
});

it("an answer of the staff is a letter to its person, in their language, one for each", async () => {
  const { email, userId } = await buildUser(service.services.db, { language: "es" });
  const ticket = await open(userId);
  await say(ticket, admin);
  await service.settle();
  const { number } = await read(ticket);
  // Letters of one moment go out side by side.
  const letters = service.letters.filter(({ to }) => to === email);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    `Hay una respuesta a tu consulta (${number})`,
    `Recibimos tu consulta (${number})`,
  ]);
  for (const { text } of letters) expect(text).not.toContain("It is like this.");
});

it("whoever is suspended, and so cannot sign in, reads the answer in the letter", async () => {
  const { email, userId } = await buildUser(service.services.db);
  const ticket = await open(userId);
  await sql`update user_profiles set suspended_at = app_now() where user_id = ${userId}`.execute(service.services.db);
  await say(ticket, admin);
  await service.settle();
  const letter = service.letters.find(({ subject, to }) => to === email && subject.includes("an answer"))!;
  expect(letter.text).toContain("It is like this.");
  expect(letter.text).not.toContain("/support?ticket=");
});

it("a ticket that is sent twice is one, and so is an answer", async () => {
  const { userId } = await buildUser(service.services.db);
  const [ticket, answer] = [randomUUID(), randomUUID()];
  const { db } = service.services;
  for (let at = 0; at < 2; at++) {
    await sql`insert into support_tickets (ticket_id, user_id, category, subject, body)
      values (${ticket}, ${userId}, 'plan', 'A question', 'A question that is long enough.')`.execute(db);
    await sql`insert into ticket_messages (ticket_message_id, ticket_id, author_id, body)
      values (${answer}, ${ticket}, ${userId}, 'And one more thing.')`.execute(db);
  }
  const { rows } = await sql`
    select count(*)::integer as tickets, (select count(*)::integer from ticket_messages where ticket_id = ${ticket}) as answers
    from support_tickets where user_id = ${userId}`.execute(db);
  expect(rows).toEqual([{ tickets: 1, answers: 1 }]);
});
