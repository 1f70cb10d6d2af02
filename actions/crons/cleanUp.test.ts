import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tokenHash } from "../auth/sealedSessions.ts";
import { buildGroup, buildUser, type TestGroup } from "../test/factories.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it("D225: deletes rows whose time is over and keeps the rest", async () => {
  const { db } = service.services;
  const person = randomUUID();
  await sql`insert into auth.users (id, name, email, email_verified, username)
    values (${person}, 'Amina', 'amina@example.com', true, 'amina')`.execute(db);
  for (const [name, age] of [
    ["old", "100 days"],
    ["new", "1 minute"],
  ] as const) {
    const at = sql`now() - ${age}::interval`;
    await sql`insert into auth.sessions (user_id, token_hash, user_agent, expires_at, updated_at)
      values (${person}, ${tokenHash(name)}, ${name}, ${at}, now())`.execute(db);
    await sql`insert into auth.verifications (identifier, value, expires_at) values (${name}, 'v', ${at})`.execute(db);
    await sql`insert into auth.sign_in_attempts (subject, failures, window_ends_at) values (${name}, 1, ${at})`.execute(
      db,
    );
    const other = randomUUID();
    await sql`insert into auth.users (id, name, email, email_verified, username)
      values (${other}, 'Bruno', ${`${name}@example.com`}, true, ${`person.${name}`})`.execute(db);
    await sql`insert into auth.two_factors (user_id, sealed_secret, created_at) values (${other}, ${name.padEnd(40, "x")}, ${at})`.execute(
      db,
    );
    await sql`insert into auth.email_changes (user_id, new_email, asked_at) values (${other}, ${`${name}@example.org`}, ${at})`.execute(
      db,
    );
    await sql`insert into private.request_limits values (${name}, 1, ${at} + interval '1 hour')`.execute(db);
    await sql`insert into private.handled_deliveries values (${name}, ${at})`.execute(db);
    await sql`insert into private.outbox (kind, dedupe_key, payload, done_at) values ('mail', ${name}, '{}', ${at})`.execute(
      db,
    );
    await sql`insert into private.provider_events (provider, event_id, event_type, payload, done_at) values ('stripe', ${name}, 't', '{}', ${at})`.execute(
      db,
    );
  }
  await sql`insert into private.outbox (kind, dedupe_key, payload, created_at) values ('mail', 'waiting', '{}', now() - interval '100 days')`.execute(
    db,
  );
  await sql`insert into auth.sign_in_attempts values ('locked', 5, now() - interval '2 days', now() + interval '5 minutes')`.execute(
    db,
  );

  for (const [name, at] of [
    ["old", "now() - interval '90 days 1 second'"],
    ["new", "now() - interval '89 days 23 hours'"],
  ] as const)
    await sql`insert into performance_metrics (page_path, created_at) values (${`/${name}`}, ${sql.raw(at)})`.execute(
      db,
    );
  for (const [name, at] of [
    ["old", "now() - interval '24 months 1 second'"],
    ["new", "now() - interval '24 months' + interval '1 hour'"],
  ] as const)
    await sql`insert into security_audit_logs (event_type, success, user_agent, created_at)
      values ('login_attempt', true, ${name}, ${sql.raw(at)})`.execute(db);

  expect([await service.tick("clean_up"), await service.tick("clean_up")]).toEqual([200, 200]);

  const { rows } = await sql<{ kept: string }>`
    select 'session ' || user_agent as kept from auth.sessions union all select 'verification ' || identifier from auth.verifications
    union all select 'attempt ' || subject from auth.sign_in_attempts
    union all select 'limit ' || bucket from private.request_limits union all select 'delivery ' || delivery_id from private.handled_deliveries
    union all select 'metric ' || page_path from performance_metrics union all select 'log ' || user_agent from security_audit_logs
    union all select 'factor ' || rtrim(sealed_secret, 'x') from auth.two_factors
    union all select 'address ' || new_email from auth.email_changes
    union all select 'outbox ' || dedupe_key from private.outbox union all select 'event ' || event_id from private.provider_events
    order by 1`.execute(db);
  expect(rows.map(({ kept }) => kept)).toEqual([
    "address new@example.org",
    "attempt locked",
    "attempt new",
    "delivery new",
    "event new",
    "factor new",
    "limit new",
    "log new",
    "metric /new",
    "outbox new",
    "outbox waiting",
    "session new",
    "verification new",
  ]);
});

it("D225: that something was told is forgotten after 24 months", async () => {
  const { db } = service.services;
  await sql`insert into private.told_news (kind, occasion, told_at) values
    ('member_left', 'old', app_now() - interval '24 months 1 second'),
    ('member_left', 'new', app_now() - interval '24 months' + interval '1 hour')`.execute(db);
  await service.tick("clean_up");
  const left = await db.selectFrom("private.told_news").select("occasion").where("kind", "=", "member_left").execute();
  expect(left).toEqual([{ occasion: "new" }]);
});

describe("rows whose time is over", () => {
  /** Lets a statement fail that deletes more rows of a table than this, as one does that takes too long. */
  async function allow(most: number, table: string): Promise<void> {
    const { db } = service.services;
    await sql`create function refuse_deletion() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > ${sql.lit(most)} then raise exception 'too much at once'; end if;
      return null; end $$`.execute(db);
    await sql`create trigger refuse_deletion after delete on ${sql.table(table)} referencing old table as gone
      for each statement execute function refuse_deletion()`.execute(db);
  }
  afterEach(() => sql`drop function refuse_deletion() cascade`.execute(service.services.db));

  const left = async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) from private.request_limits where bucket like 'over %'`.execute(service.services.db);
    return rows[0]!.count;
  };
  const overdue = (many: number) =>
    sql`insert into private.request_limits
      select 'over ' || n, 1, now() - interval '1 hour' from generate_series(1, ${many}::integer) n`.execute(
      service.services.db,
    );

  it("are deleted although rows of another kind cannot be, which the tick tells", async () => {
    const { db } = service.services;
    await sql`insert into auth.verifications (identifier, value, expires_at)
      values ('stuck', 'v', now() - interval '2 days')`.execute(db);
    await overdue(3);
    await allow(0, "auth.verifications");
    expect(await service.tick("clean_up")).toBe(500);
    expect(await left()).toBe(0);
    const stuck = await sql`select identifier from auth.verifications`.execute(db);
    expect(stuck.rows).toContainEqual({ identifier: "stuck" });
  });

  it("are deleted a thousand at a time, however many there are", async () => {
    await overdue(2500);
    await allow(1000, "private.request_limits");
    expect(await service.tick("clean_up")).toBe(200);
    expect(await left()).toBe(0);
  });
});

it("clears Hasura's log of what was delivered, and keeps what is waiting or was given up lately", async () => {
  const { db } = service.services;
  // As Hasura keeps them: they come with its first start.
  await sql`create table hdb_catalog.event_log (id text primary key, delivered boolean default false, error boolean default false,
    archived boolean default false, created_at timestamp)`.execute(db);
  await sql`create table hdb_catalog.event_invocation_logs (event_id text)`.execute(db);
  await sql`create table hdb_catalog.hdb_cron_events (id text, status text, scheduled_time timestamptz)`.execute(db);
  await sql`insert into hdb_catalog.event_log (id, delivered, error, archived, created_at)
    select name, delivered, error, archived, (now() at time zone 'UTC') - age::interval from (values
      ('delivered long ago', true, false, false, '8 days'), ('delivered lately', true, false, false, '6 days'),
      ('of a dropped trigger', false, false, true, '8 days'), ('waiting for long', false, false, false, '100 days'),
      ('given up long ago', false, true, false, '91 days'), ('given up lately', false, true, false, '89 days')
    ) as event (name, delivered, error, archived, age)`.execute(db);
  // More than are deleted at once.
  await sql`insert into hdb_catalog.event_log (id, delivered, created_at)
    select 'delivered long ago ' || n, true, now() at time zone 'UTC' - interval '8 days' from generate_series(1, 2500) n`.execute(
    db,
  );
  await sql`insert into hdb_catalog.event_invocation_logs select id from hdb_catalog.event_log`.execute(db);
  await sql`insert into hdb_catalog.hdb_cron_events values ('old', 'delivered', now() - interval '8 days'),
    ('new', 'delivered', now() - interval '6 days'), ('to come', 'scheduled', now() - interval '8 days')`.execute(db);

  expect([await service.tick("clean_up"), await service.tick("clean_up")]).toEqual([200, 200]);

  const left = async (table: string, column: string) => {
    const { rows } = await sql<{
      name: string;
    }>`select ${sql.ref(column)} as name from ${sql.table(table)} order by 1`.execute(db);
    return rows.map(({ name }) => name);
  };
  const kept = ["delivered lately", "given up lately", "waiting for long"];
  expect(await left("hdb_catalog.event_log", "id")).toEqual(kept);
  expect(await left("hdb_catalog.event_invocation_logs", "event_id")).toEqual(kept);
  expect(await left("hdb_catalog.hdb_cron_events", "id")).toEqual(["new", "to come"]);
});

describe("D225: what was said", () => {
  /** A circle with a reaction and a reply, as it ended and was last spoken in that long ago. */
  async function ended(since: string, lastSaid = since, status = "completed") {
    const { db } = service.services;
    const { admin, groupId, members } = await buildGroup(db, { members: ["Bruno"] });
    await sql`insert into messages (chat_id, sender_id, message) select ${groupId}, ${admin.userId}, 'Hello'
      from generate_series(1, 3)`.execute(db);
    await sql`insert into message_reactions (message_id, user_id, emoji)
      select message_id, ${members[1]!.userId}, '👍' from messages where chat_id = ${groupId} and number = 1`.execute(
      db,
    );
    await sql`update messages set reply_to_id = (select message_id from messages where chat_id = ${groupId} and number = 1)
      where chat_id = ${groupId} and number = 3`.execute(db);
    await sql`update messages set created_at = app_now() - (${sql.raw(lastSaid)}) where chat_id = ${groupId}`.execute(
      db,
    );
    if (status === "deleted")
      await sql`update groups set deleted_at = app_now() - (${sql.raw(since)}), ended_at = app_now() - (${sql.raw(since)})
        where group_id = ${groupId}`.execute(db);
    else {
      await db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`update groups set status = ${status},
          ended_at = case when ${status} <> 'recruiting' then app_now() - (${sql.raw(since)}) end where group_id = ${groupId}`.execute(
          tx,
        );
        await sql`update cycles set started_at = app_now() - interval '40 months', start_date = current_date, end_date = current_date,
          contribution_amount = 10000, frequency = 'monthly', payout_assignment_method = 'join_order', payout_delay_days = 0,
          round_count = 2, locked_member_count = 2, current_payout_round = 2,
          completed_at = app_now() - (${sql.raw(since)}) where group_id = ${groupId} and ${status} = 'completed'`.execute(
          tx,
        );
      });
    }
    return groupId;
  }
  const left = async (groupId: string) => {
    const { rows } = await sql<Record<"messages" | "reactions" | "changes" | "unread", number>>`select
      (select count(*)::integer from messages where chat_id = ${groupId}) as messages,
      (select count(*)::integer from message_reactions where chat_id = ${groupId}) as reactions,
      (select count(*)::integer from chat_changes where chat_id = ${groupId}) as changes,
      (select coalesce(sum(unread), 0)::integer from chat_user_states where chat_id = ${groupId}) as unread`.execute(
      service.services.db,
    );
    return rows[0]!;
  };

  it.each([
    ["completed", "completed"],
    ["closed before it started", "closed"],
    ["ended early", "inactive"],
    ["deleted", "deleted"],
  ])("in a group that was %s is deleted 24 months later, with its reactions and counts", async (_, status) => {
    const [old, young] = [
      await ended(`interval '24 months 1 second'`, undefined, status),
      await ended(`interval '24 months' - interval '1 hour'`, undefined, status),
    ];
    expect([await service.tick("clean_up"), await service.tick("clean_up")]).toEqual([200, 200]);
    expect(await left(old)).toEqual({ messages: 0, reactions: 0, changes: 0, unread: 0 });
    expect((await left(young)).messages).toBeGreaterThanOrEqual(3);
  });

  it("stays where people still talk, and in groups that live", async () => {
    const talking = await ended("interval '30 months'", "interval '1 day'");
    const living = await ended("interval '30 months'", "interval '30 months'", "recruiting");
    await service.tick("clean_up");
    for (const group of [talking, living]) expect((await left(group)).messages).toBeGreaterThanOrEqual(3);
  });

  it("is followed in the same conversation by what is said then, from the next number on", async () => {
    const old = await ended("interval '30 months'");
    await service.tick("clean_up");
    const { db } = service.services;
    const { rows } = await sql<{ number: number }>`insert into messages (chat_id, sender_id, message)
      select ${old}, admin_id, 'Anybody here?' from groups where group_id = ${old} returning number`.execute(db);
    const states = await db.selectFrom("chat_user_states").select("from_number").where("chat_id", "=", old).execute();
    for (const { from_number } of states) expect(from_number).toBe(rows[0]!.number);
  });
});

it("D225: errors of a device go after 90 days, which touches no ticket; questions that nobody confirmed go with their link", async () => {
  const { db } = service.services;
  const { userId } = await buildUser(db);
  const ticket = async (age: string) => {
    const { rows } = await sql<{ ticket_id: string }>`
      insert into support_tickets (user_id, category, subject, body, diagnostics, created_at, updated_at)
      values (${userId}, 'other', 'It breaks', 'It breaks whenever I open it.', '[{"message": "boom"}]', app_now() - ${sql.raw(age)},
        app_now() - ${sql.raw(age)}) returning ticket_id`.execute(db);
    return rows[0]!.ticket_id;
  };
  const [old, young] = [await ticket("interval '90 days 1 second'"), await ticket("interval '89 days'")];
  for (const age of ["3 days", "1 hour"])
    await sql`insert into private.support_questions (email, language, category, subject, body, asked_at)
      values (${`${age.replace(" ", "")}@example.com`}, 'en', 'other', 'It breaks', 'It breaks whenever I open it.', now() - ${age}::interval)`.execute(
      db,
    );
  const touched = async () =>
    (
      await sql<{ ticket_id: string; updated_at: Date; diagnostics: unknown }>`
        select ticket_id, updated_at, diagnostics from support_tickets where user_id = ${userId} order by updated_at`.execute(
        db,
      )
    ).rows;
  const before = await touched();
  await service.tick("clean_up", randomUUID());
  const after = await touched();
  expect(after.map(({ diagnostics, ticket_id }) => [ticket_id, diagnostics !== null])).toEqual([
    [old, false],
    [young, true],
  ]);
  expect(after.map(({ updated_at }) => updated_at)).toEqual(before.map(({ updated_at }) => updated_at));
  const questions = await sql<{ email: string }>`select email from private.support_questions`.execute(db);
  expect(questions.rows).toEqual([{ email: "1hour@example.com" }]);
});

it("D225: tickets that nobody has touched for five years go, with what was said in them", async () => {
  const { db } = service.services;
  const { userId } = await buildUser(db);
  const ticket = async (age: string) => {
    const { rows } = await sql<{ ticket_id: string }>`
      insert into support_tickets (user_id, category, subject, body, created_at, updated_at)
      values (${userId}, (select min(value) from ticket_categories), 'Where is my payout?', 'I have been waiting for three days.', app_now() - ${sql.raw(age)},
        app_now() - ${sql.raw(age)}) returning ticket_id`.execute(db);
    await sql`insert into ticket_messages (ticket_id, author_id, body, created_at) values (${rows[0]!.ticket_id}, ${userId}, 'Hello?', app_now() - ${sql.raw(age)})`.execute(
      db,
    );
    // What is said touches the ticket; here it was said long ago.
    await sql`update support_tickets set updated_at = app_now() - ${sql.raw(age)} where ticket_id = ${rows[0]!.ticket_id}`.execute(
      db,
    );
    return rows[0]!.ticket_id;
  };
  const [old, young] = [await ticket("interval '60 months 1 second'"), await ticket("interval '59 months'")];
  await service.tick("clean_up");
  const kept = await db
    .selectFrom("support_tickets")
    .select("ticket_id")
    .where("ticket_id", "in", [old, young])
    .execute();
  expect(kept).toEqual([{ ticket_id: young }]);
});

describe("D225: whose an invitation was", () => {
  const invited = async (
    { admin, groupId }: TestGroup,
    { age, column, status }: { age: string; column: "answered_at" | "expires_at"; status: string },
  ) => {
    const { rows } = await sql<{ invitation_id: string }>`
      insert into group_invitations (group_id, inviter_id, invitee_email, picked_alias, status, ${sql.ref(column)})
      values (${groupId}, ${admin.userId}, ${`${status}@example.org`}, 'Chloe', ${status}, app_now() - ${age}::interval)
      returning invitation_id`.execute(service.services.db);
    return rows[0]!.invitation_id;
  };
  const held = async (id: string) => {
    const { rows } = await sql`select status, invitee_email::text as email, picked_alias as alias from group_invitations
      where invitation_id = ${id}`.execute(service.services.db);
    return rows[0];
  };

  it.each([
    { status: "accepted", column: "answered_at" },
    { status: "declined", column: "answered_at" },
    { status: "revoked", column: "answered_at" },
    { status: "expired", column: "expires_at" },
  ] as const)("is forgotten 90 days after it was $status, and the rest stays", async (ended) => {
    const group = await buildGroup(service.services.db);
    const old = await invited(group, { ...ended, age: "90 days 1 second" });
    const young = await invited(group, { ...ended, age: "89 days 23 hours" });
    for (const _ of [1, 2]) expect(await service.tick("clean_up", randomUUID())).toBe(200);
    const { status } = ended;
    expect(await held(old)).toEqual({ status, email: null, alias: null });
    expect(await held(young)).toEqual({ status, email: `${status}@example.org`, alias: "Chloe" });
  });

  it("is kept while nobody has noted yet that it expired", async () => {
    const group = await buildGroup(service.services.db);
    const id = await invited(group, { age: "100 days", column: "expires_at", status: "pending" });
    await service.tick("clean_up", randomUUID());
    expect(await held(id)).toMatchObject({ email: "pending@example.org" });
  });

  it("is then nobody's to send again or to take back", async () => {
    const group = await buildGroup(service.services.db);
    const invitation_id = await invited(group, { age: "91 days", column: "expires_at", status: "expired" });
    const act = (verb: "resend" | "revoke") => () =>
      service.callAction(`${verb}_invitation`, { invitation_id }, { as: group.admin.userId });
    await service.tick("clean_up", randomUUID());
    for (const verb of ["resend", "revoke"] as const) await expectRefusal(service, act(verb), "invitation-not-found");
  });
});

it("D178: what was taken back is kept for 24 months, its words and its voice, and then gone", async () => {
  const { db } = service.services;
  const { admin, groupId } = await buildGroup(db);
  const takenBack = async (age: string) => {
    const { rows } = await sql<{ message_id: string }>`insert into messages (chat_id, sender_id, message)
      values (${groupId}, ${admin.userId}, 'You owe me nothing') returning message_id`.execute(db);
    const { message_id } = rows[0]!;
    await sql`update messages set deleted_at = app_now() where message_id = ${message_id}`.execute(db);
    await sql`update private.withheld_messages set withheld_at = app_now() - (${sql.raw(age)}) where message_id = ${message_id}`.execute(
      db,
    );
    return message_id;
  };
  const [old, young] = [
    await takenBack("interval '24 months 1 second'"),
    await takenBack("interval '24 months' - interval '1 hour'"),
  ];
  await service.tick("clean_up");
  const { rows } =
    await sql`select message_id, message from private.withheld_messages where message_id in (${old}, ${young})`.execute(
      db,
    );
  expect(rows).toEqual([{ message_id: young, message: "You owe me nothing" }]);
});

describe("D225: what an account leaves for seven years", () => {
  /** Tables of rows that are a person's own, by what would find the person in them. */
  const KEPT = [
    "identity_verifications",
    "private.identity_fingerprints",
    "group_agreements",
    "term_consents",
    "legal_acceptances",
    "private.stripe_customers",
  ];
  const count = async (table: string, userId: string) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer from ${sql.table(table)} where user_id = ${userId}`.execute(service.services.db);
    return rows[0]!.count;
  };
  const leftBy = async (userId: string) => {
    const counts = await Promise.all(KEPT.map(async (table) => [table, await count(table, userId)] as const));
    return counts.filter(([, many]) => many > 0).map(([table]) => table);
  };

  /** Somebody whose account ended that long ago, or is there. */
  async function formerMember(age?: string): Promise<string> {
    const { db } = service.services;
    const { groupId, members } = await buildGroup(db, { members: ["Bruno"] });
    const { userId } = members[1]!;
    await sql`insert into identity_verifications (user_id, status, consented_at, decided_at)
      values (${userId}, 'verified', app_now(), app_now())`.execute(db);
    await sql`insert into private.identity_fingerprints values (${Buffer.from(randomUUID())}, ${userId})`.execute(db);
    await sql`insert into group_agreements (group_id, user_id, version, terms, terms_hash)
      select ${groupId}, ${userId}, max(version), '{}', 'x' from agreement_texts`.execute(db);
    await sql`insert into term_consents (group_id, user_id, terms_before, terms_hash, expires_at)
      values (${groupId}, ${userId}, '{}', repeat('0', 64), app_now() + interval '3 days')`.execute(db);
    await sql`insert into legal_acceptances (user_id, document, version) values (${userId}, 'terms', '1.0')`.execute(
      db,
    );
    await sql`insert into private.stripe_customers (user_id, customer_id) values (${userId}, ${randomUUID()})`.execute(
      db,
    );
    if (age === undefined) return userId;
    await sql`select private.forget_profile(${userId})`.execute(db);
    await sql`update user_profiles set deleted_at = app_now() - ${age}::interval where user_id = ${userId}`.execute(db);
    return userId;
  }

  it("goes then, and of nobody else", async () => {
    const [old, young, member] = [
      await formerMember("7 years 1 second"),
      await formerMember("6 years 364 days"),
      await formerMember(),
    ];
    expect(await leftBy(old)).toEqual(KEPT);
    expect([await service.tick("clean_up"), await service.tick("clean_up", randomUUID())]).toEqual([200, 200]);
    expect(await leftBy(old)).toEqual([]);
    expect(await leftBy(young)).toEqual(KEPT);
    expect(await leftBy(member)).toEqual(KEPT);
  });

  it("but the row without a name, which the books of others refer to", async () => {
    const old = await formerMember("8 years");
    await service.tick("clean_up", randomUUID());
    const { rows } = await sql`select name from user_profiles where user_id = ${old}`.execute(service.services.db);
    expect(rows).toEqual([{ name: "Former member" }]);
    expect(await count("group_members", old)).toBe(1);
  });
});
