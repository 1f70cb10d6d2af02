import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyPassword } from "../../actions/auth/passwordHash.ts";
import { runChecks } from "../../actions/checks/runChecks.ts";
import { openDatabase } from "../../actions/db/database.ts";
import { agreementHash, type AgreementTerms, agreementTerms } from "../../actions/domain/agreement.ts";
import { drawOrder } from "../../actions/domain/payoutOrder.ts";
import { groupSlug } from "../../schema/groupSlug.ts";
import { CATALOGUE, type NewsKind, readValues } from "../../actions/news/catalogue.ts";
import type { Channel } from "../../actions/news/define.ts";
import { routes } from "../../actions/routes.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { deviceOf, subscriptionOf } from "../../local/push/devices.ts";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";

const SEEDS = path.resolve(import.meta.dirname, "../../seeds/default");

/** Days on which dates could go wrong: a month's end, a leap day, a clock change, just after midnight in New York. */
const DAYS = ["2027-05-31T12:00:00Z", "2028-02-29T12:00:00Z", "2027-03-14T09:30:00Z", "2027-01-01T05:01:00Z"];

async function tellStory(url: string, now?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("begin");
  if (now) await client.query("update private.app_clock set shift = $1::timestamptz - now()", [now]);
  for (const file of readdirSync(SEEDS).toSorted()) await client.query(readFileSync(path.join(SEEDS, file), "utf8"));
  await client.query("commit");
  return client;
}

/** What the story promises to contain, each with a query that counts it. */
const PROMISES: [promise: string, count: string, atLeast: number][] = [
  [
    "public circles that recruit, with different rhythms and amounts",
    "select count(distinct (frequency, contribution_amount)) from groups where is_public and status = 'recruiting'",
    5,
  ],
  [
    "a full circle with people waiting",
    "select count(*) from groups g join group_waiting_list w using (group_id) where current_members = member_limit",
    2,
  ],
  [
    "a private circle with open invitations",
    "select count(*) from groups g join group_invitations i using (group_id) where not is_public and i.status = 'pending' and expires_at > app_now()",
    2,
  ],
  [
    "a circle that is ready to start, with a published draw",
    "select count(*) from groups join cycles using (group_id) where status = 'ready_to_start' and draw_proof is not null",
    1,
  ],
  ["contributions that are due, open for payment", "select count(*) from board where state = 'due'", 5],
  [
    "contributions that are due today",
    "select count(*) from contribution_standings where state = 'due_today' and is_current",
    2,
  ],
  [
    "contributions in their grace, one of them Amina's",
    "select count(*) from board b join user_profiles p using (user_id) where state = 'grace' and p.username = 'amina'",
    1,
  ],
  ["a contribution that is late and locked", "select count(*) from contribution_standings where state = 'expired'", 1],
  [
    "a contribution that is late and may be paid",
    "select count(*) from contribution_standings s where state = 'late_allowed' and (standing_may_pay(s) -> 'allowed')::boolean",
    1,
  ],
  ["early payments that are held", "select count(*) from payments where is_early and held_until > app_now()", 2],
  ["payments by card and by bank", "select count(distinct payment_method) from payments", 2],
  [
    "a payout that went out short, and one debt that was settled since",
    "select count(*) from payout_shortfalls group by () having bool_or(settled_at is null) and bool_or(settled_at is not null)",
    3,
  ],
  [
    "circles that were completed within seven days",
    "select count(*) from groups g where status = 'completed' and group_archive_days_left(g) > 0",
    2,
  ],
  [
    "an archived circle",
    "select count(*) from groups g where status = 'completed' and group_archive_days_left(g) = 0",
    1,
  ],
  [
    "a completed circle with an open vote to restart",
    "select count(*) from groups g join grace_period_votes v using (group_id) where g.status = 'completed' and v.vote_type = 'restart_group' and v.status = 'active' and v.expires_at > app_now()",
    1,
  ],
  [
    "circles that ended before and after they started",
    "select count(distinct status) from groups where status in ('closed', 'inactive')",
    2,
  ],
  ["every status a circle can have", "select count(distinct status) from groups", 7],
  ["join requests in every state", "select count(distinct status) from join_requests", 3],
  [
    "talk in group chats and between two people, with reactions",
    "select count(distinct chat_type) from messages join chats using (chat_id) where message_id in (select message_id from messages)",
    2,
  ],
  [
    "notifications, read and unread, for Amina",
    "select count(distinct read) from notifications join user_profiles using (user_id) where username = 'amina'",
    2,
  ],
  ["withdrawals that were paid and one on its way", "select count(distinct status) from withdrawals", 2],
  ["support tickets in four states", "select count(distinct status) from support_tickets", 4],
];

describe.each(["today", ...DAYS])("the demo story, told %s", (day) => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = await tellStory(database.url, day === "today" ? undefined : day);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it("leaves books in which every sentence is true", async () => {
    const db = openDatabase(database.url, { max: 1 });
    const results = await runChecks(db);
    await db.destroy();
    expect(results.filter(({ violations }) => violations > 0)).toEqual([]);
  });

  it.each(PROMISES)("holds %s", async (_, count, atLeast) => {
    const { rows } = await client.query<{ count: string }>(count);
    expect(Number(rows[0]?.count ?? 0)).toBeGreaterThanOrEqual(atLeast);
  });

  it("D97, D257: shows how far each circle has come, rounded half up", async () => {
    const { rows } = await client.query(`
      select group_cycle_progress(g) as shown, count(r.closed_at)::float / c.round_count as share
      from groups g join cycles c on c.group_id = g.group_id and c.cycle = g.current_cycle
      join rounds r on r.group_id = c.group_id and r.cycle = c.cycle
      where c.phase = 'started' group by g.group_id, c.round_count`);
    expect(rows.map(({ share }) => share)).toContain(3 / 8);
    for (const { shown, share } of rows) expect([share, shown]).toEqual([share, Math.round(share * 100)]);
  });

  it("puts nobody over the limit of a plan, and nobody unverified into a circle", async () => {
    const { rows } = await client.query(`
      select username from user_profiles p join subscribers s using (user_id) join plans on plan_id = subscription_tier
      where counted_groups_of(p.user_id) > active_group_limit
        or not is_verified and exists (select from group_members m where m.user_id = p.user_id)`);
    expect(rows).toEqual([]);
  });

  it("has nothing in the future, and nothing before it could happen", async () => {
    const { rows } = await client.query(`
      select 'payment' as what, payment_id::text as which from payments p join rounds r using (group_id, cycle, payout_round)
        where paid_at > app_now() or started_at < r.opens_at
      union all select 'payout', payout_id::text from payout_distributions where released_at > app_now()
      union all select 'message', message from messages where created_at > app_now()
      union all select 'message before joining', message from messages join chats using (chat_id) join group_members m on m.group_id = chats.group_id and m.user_id = sender_id
        where messages.created_at < m.joined_at
      union all select 'joined after the start', user_id::text from group_members join cycles using (group_id) where joined_at > started_at`);
    expect(rows).toEqual([]);
  });
});

it("gives the demo people devices that the local push service can read for them", async () => {
  const database = await createTestDatabase();
  const client = await tellStory(database.url);
  const { rows } = await client.query<{ username: string; endpoint: string; p256dh: string; auth: string }>(
    "select username, endpoint, p256dh, auth from push_subscriptions join user_profiles using (user_id) order by username",
  );
  await client.end();
  await database.drop();
  expect(rows).toEqual(
    ["amina", "bruno", "chloe"].map((username) => {
      const { endpoint, keys } = subscriptionOf(deviceOf(`${username}-phone`));
      return { username, endpoint, p256dh: keys.p256dh, auth: keys.auth };
    }),
  );
});

describe("the demo story and the service", () => {
  let service: TestService;
  let client: pg.Client;
  beforeAll(async () => {
    service = await startTestService();
    client = await tellStory(service.services.env.DATABASE_URL);
  });
  afterAll(async () => {
    await client.end();
    await service.stop();
  });

  const tickAll = async () => {
    for (const { name } of routes.crons) expect([name, await service.tick(name)]).toEqual([name, 200]);
  };
  const circles = async () => {
    const { rows } = await client.query<{ name: string; status: string; round: number | null; payouts: string }>(`
      select name, status, c.current_payout_round as round,
        (select count(*) from payout_distributions d where d.group_id = g.group_id and d.status = 'completed') as payouts
      from groups g join cycles c on c.group_id = g.group_id and c.cycle = g.current_cycle order by short_id`);
    return rows;
  };

  it("stays as it was told while the crons tick", async () => {
    const before = await circles();
    await tickAll();
    await tickAll();
    expect(await circles()).toEqual(before);
  });

  it("goes on when days pass: graces end, pots are released short, the ready circle starts, and the books stay true", async () => {
    await client.query("update private.app_clock set shift = shift + interval '7 days'");
    await tickAll();
    const after = new Map((await circles()).map((circle) => [circle.name, circle]));
    expect(after.get("Queens Nurses Fund")).toMatchObject({ round: 3, payouts: "2" });
    expect(after.get("Harlem Rent Cushion")).toMatchObject({ payouts: "2" });
    expect(after.get("Saturday Market Vendors")).toMatchObject({ status: "started", round: 1 });
    expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);
  });
});

describe("what the story writes itself", () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = await tellStory(database.url);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it("gives the people of the demo the password that the start page names", async () => {
    const { rows } = await client.query<{ email: string; password: string; email_verified: boolean }>(`
      select email, password, email_verified from auth.users u join auth.accounts a on a.user_id = u.id and provider_id = 'credential'
      where split_part(email, '@', 1) in ('amina', 'bruno', 'chloe', 'newcomer', 'admin')`);
    expect(rows).toHaveLength(5);
    for (const { email_verified, password } of rows) {
      expect(email_verified).toBe(true);
      expect(await verifyPassword({ hash: password, password: "savings-circle-demo-1" })).toBe(true);
    }
  });

  it("makes slugs, agreements and draws as the service does", async () => {
    const groups = await client.query<{ name: string; short_id: number; url_slug: string }>(
      "select name, short_id, url_slug from groups",
    );
    for (const { name, short_id, url_slug } of groups.rows) expect(url_slug).toBe(groupSlug(name, short_id));

    const agreements = await client.query<{ body: string; terms: AgreementTerms; terms_hash: string }>(
      "select body, terms, terms_hash from group_agreements join agreement_texts using (version)",
    );
    expect(agreements.rows.length).toBeGreaterThan(50);
    for (const { body, terms, terms_hash } of agreements.rows) {
      expect(agreementHash(body, terms)).toBe(terms_hash);
      expect(agreementTerms(terms)).toEqual(terms);
    }

    const draws = await client.query<{ seed: string; members: string[]; drawn: string[] }>(`
      select draw_proof ->> 'seed' as seed, draw_proof -> 'members' as members,
        array(select user_id::text from payout_assignments a where a.group_id = g.group_id order by payout_position) as drawn
      from cycles g where draw_proof is not null`);
    for (const { drawn, members, seed } of draws.rows) expect(drawn).toEqual(drawOrder(seed, members));
  });

  it("writes news as the service does: every row has the shape and weight of its kind (D304)", async () => {
    const { rows } = await client.query<{ kind: NewsKind; values: object; channel: Channel; weight: string | null }>(`
      select kind, "values", 'notice' as channel, priority as weight from notifications
      union all select kind, "values", 'feed', null from activity_feed
      union all select kind, "values", 'chat', null from messages where kind is not null`);
    expect(new Set(rows.map(({ channel }) => channel))).toEqual(new Set(["notice", "feed", "chat"]));
    for (const { channel, kind, values, weight } of rows) {
      expect(readValues(kind, values)).toEqual(values);
      expect([kind, CATALOGUE[kind].channels]).toEqual([kind, expect.arrayContaining([channel])]);
      if (weight) expect([kind, weight]).toEqual([kind, CATALOGUE[kind].weight]);
    }
  });

  it("puts its tools away", async () => {
    const { rows } = await client.query("select from pg_namespace where nspname = 'demo'");
    expect(rows).toEqual([]);
  });
});
