import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tokenHash } from "../auth/sealedSessions.ts";
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
    await sql`insert into auth.rate_limits (key, count, last_request) values (${name}, 1, (extract(epoch from ${at}) * 1000)::bigint)`.execute(
      db,
    );
    await sql`insert into auth.sign_in_attempts (subject, failures, window_ends_at) values (${name}, 1, ${at})`.execute(
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
    union all select 'rate ' || key from auth.rate_limits union all select 'attempt ' || subject from auth.sign_in_attempts
    union all select 'limit ' || bucket from private.request_limits union all select 'delivery ' || delivery_id from private.handled_deliveries
    union all select 'metric ' || page_path from performance_metrics union all select 'log ' || user_agent from security_audit_logs
    union all select 'outbox ' || dedupe_key from private.outbox union all select 'event ' || event_id from private.provider_events
    order by 1`.execute(db);
  expect(rows.map(({ kept }) => kept)).toEqual([
    "attempt locked",
    "attempt new",
    "delivery new",
    "event new",
    "limit new",
    "log new",
    "metric /new",
    "outbox new",
    "outbox waiting",
    "rate new",
    "session new",
    "verification new",
  ]);
});
