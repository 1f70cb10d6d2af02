/** Limits of what people write are held where the row is written: the stated number and not one more (D185, D109, D119, D228). */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseRefusal } from "../../web/relay/databaseRefusal.ts";
import { EngineError } from "../../local/engine/interface.ts";
import type { TestDatabase } from "../../local/postgres/forTests.ts";
import { readMetadata } from "../../local/engine/core/metadata/readMetadata.ts";
import { keyOf, type SourceMetadata } from "../../local/engine/core/metadata/shapes.ts";
import { caller, METADATA, openStage, type Stage } from "./asking.ts";
import { createCastDatabase, idOf } from "./cast.ts";

interface Limit {
  id: string;
  code: string;
  /** Inserts the rows `from` to `to` of the person $1, in one statement. */
  insert: (from: number, to: number) => string;
  /** How many rows of the person there are. */
  count: string;
}

/** Keys of the form that every browser writes. */
const DEVICE_KEYS = `p256dh: "B${"k".repeat(86)}", auth: "${"s".repeat(22)}"`;

const series = (from: number, to: number) => `generate_series(${from}, ${to}) n`;
const LIMITS: readonly Limit[] = [
  {
    id: "messages_per_minute",
    code: "too-many-messages",
    insert: (from, to) =>
      `insert into messages (chat_id, sender_id, message) select '${idOf("outer")}', $1::uuid, 'Hello ' || n from ${series(from, to)}`,
    count: "select count(*)::integer as count from messages where sender_id = $1",
  },
  {
    id: "tickets_per_day",
    code: "too-many-tickets",
    insert: (from, to) =>
      `insert into support_tickets (user_id, category, subject, body) select $1::uuid, 'other', 'A question', 'A question that is long enough: ' || n from ${series(from, to)}`,
    count: "select count(*)::integer as count from support_tickets where user_id = $1",
  },
  {
    id: "ticket_messages_per_minute",
    code: "too-many-messages",
    insert: (from, to) =>
      `insert into ticket_messages (ticket_id, author_id, body) select '${idOf("ticket")}', $1::uuid, 'More: ' || n from ${series(from, to)}`,
    count: "select count(*)::integer as count from ticket_messages where author_id = $1",
  },
  {
    id: "groups_founded_per_day",
    code: "too-many-groups",
    insert: (from, to) => `with made as (
        insert into groups (url_slug, name, frequency, contribution_amount, admin_id, created_by, member_limit, minimum_members_to_start)
        select 'made-' || left($1::text, 8) || '-' || n, 'Made ' || n, 'weekly', 5000, $1::uuid, $1::uuid, 4, 2 from ${series(from, to)} returning group_id)
      insert into cycles (group_id, cycle) select group_id, 1 from made`,
    count: "select count(*)::integer as count from groups where created_by = $1",
  },
  {
    id: "join_requests_per_day",
    code: "too-many-join-requests",
    insert: (from, to) =>
      `insert into join_requests (group_id, user_id, status, processed_at) select '${idOf("outer")}', $1::uuid, 'rejected', app_now() from ${series(from, to)}`,
    count: "select count(*)::integer as count from join_requests where user_id = $1",
  },
  {
    id: "invitations_per_day",
    code: "too-many-invitations",
    insert: (from, to) =>
      `insert into group_invitations (group_id, inviter_id, invitee_email) select '${idOf("outer")}', $1::uuid, left($1::text, 8) || n || '@example.net' from ${series(from, to)}`,
    count: "select count(*)::integer as count from group_invitations where inviter_id = $1",
  },
  {
    id: "devices_max",
    code: "too-many-devices",
    insert: (from, to) =>
      `insert into push_subscriptions (user_id, endpoint, p256dh, auth) select $1::uuid, 'https://fcm.googleapis.com/fcm/send/' || $1::uuid || n, 'B' || repeat('k', 86), repeat('s', 22) from ${series(from, to)}`,
    count: "select count(*)::integer as count from push_subscriptions where user_id = $1",
  },
  {
    id: "metrics_per_minute",
    code: "too-many-metrics",
    insert: (from, to) =>
      `insert into performance_metrics (user_id, page_path) select $1::uuid, '/groups' from ${series(from, to)}`,
    count: "select count(*)::integer as count from performance_metrics where user_id = $1",
  },
];

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createCastDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 12 });
  // The measurements of who does not share diagnostics name nobody.
  await pool.query("update user_preferences set share_diagnostics = true");
  // Everybody may speak in one chat, so that nothing but the limit is in the way.
  await pool.query(
    "insert into chat_user_states (user_id, chat_id) select user_id, $1 from user_profiles on conflict do nothing",
    [idOf("outer")],
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe.each(LIMITS)("$id", ({ code, count, id, insert }) => {
  let most: number;
  beforeAll(async () => {
    const { rows } = await pool.query<{ value: string }>("select value from limits where limit_id = $1", [id]);
    most = Number(rows[0]!.value);
  });

  const write = (person: string, from: number, to = from) =>
    pool.query(insert(from, to), [idOf(person)]).then(
      () => "written",
      ({ message }: Error) => (JSON.parse(message) as { code: string }).code,
    );
  const written = async (person: string) => (await pool.query<{ count: number }>(count, [idOf(person)])).rows[0]!.count;

  it("holds over one request with many rows", async () => {
    expect(await written("ivan")).toBe(0);
    expect(await write("ivan", 1, most + 1)).toBe(code);
    expect(await write("ivan", 1, most)).toBe("written");
    expect(await write("ivan", most + 1)).toBe(code);
    expect(await written("ivan")).toBe(most);
  });

  it("holds over many connections at once, and for each person alone", async () => {
    const tries = Array.from({ length: most + 12 }, (_, at) => write("cleo", at + 1));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === "written")).toHaveLength(most);
    expect(outcomes.filter((outcome) => outcome === code)).toHaveLength(12);
    expect(await written("cleo")).toBe(most);
  });
});

describe("of messages, by way of the public port", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  const finn = caller("finn", "member").session;
  const chat = idOf("outer");
  const say = (many: number) =>
    `insert_messages(objects: [${Array.from({ length: many }, () => `{ chat_id: "${chat}", message: "Hello" }`).join(",")}]) { affected_rows }`;
  const refusal = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof EngineError)) throw error;
        return databaseRefusal(error.code, error.message);
      },
    );
  const passTime = (seconds: number) =>
    stage.pool.query("update private.app_clock set shift = shift + $1 * interval '1 second'", [seconds]);

  it("many fields of one mutation count as many, and the refusal says how many there may be and from when", async () => {
    const many = Array.from({ length: 21 }, (_, at) => `m${at}: ${say(1)}`).join(" ");
    expect(await refusal(stage.ask(finn, `mutation { ${many} }`))).toMatchObject({ code: "too-many-messages" });
    await stage.ask(finn, `mutation { ${say(12)} }`);
    await passTime(30);
    await stage.ask(finn, `mutation { a: ${say(4)} b: ${say(4)} }`);
    const refused = await refusal(stage.ask(finn, `mutation { ${say(1)} }`));
    expect(refused).toMatchObject({ code: "too-many-messages", values: { max: 20 } });
    const { rows } = await stage.pool.query<{ at: Date }>(
      "select min(created_at) + interval '1 minute' as at from messages where sender_id = $1 and message = 'Hello'",
      [idOf("finn")],
    );
    expect(new Date(refused!.until!).getTime()).toBe(rows[0]!.at.getTime());
  });

  it("any minute counts, not the minutes of a clock", async () => {
    await passTime(31);
    expect(await refusal(stage.ask(finn, `mutation { ${say(13)} }`))).toMatchObject({ code: "too-many-messages" });
    await stage.ask(finn, `mutation { ${say(12)} }`);
    expect(await refusal(stage.ask(finn, `mutation { ${say(1)} }`))).toMatchObject({ code: "too-many-messages" });
  });

  it("a device that is known may give its keys again, however many there are", async () => {
    const devices = Array.from(
      { length: 20 },
      (_, at) => `{ endpoint: "https://fcm.googleapis.com/fcm/send/finn${at}", ${DEVICE_KEYS} }`,
    );
    await stage.ask(finn, `mutation { insert_push_subscriptions(objects: [${devices.join(",")}]) { affected_rows } }`);
    const again = `insert_push_subscriptions(objects: { endpoint: "https://fcm.googleapis.com/fcm/send/finn3", ${DEVICE_KEYS} },
      on_conflict: { constraint: push_subscriptions_one_per_endpoint, update_columns: [auth] }) { affected_rows }`;
    await expect(stage.ask(finn, `mutation { ${again} }`)).resolves.toBeDefined();
    const one = `insert_push_subscriptions(objects: { endpoint: "https://fcm.googleapis.com/fcm/send/another", ${DEVICE_KEYS} }) { affected_rows }`;
    expect(await refusal(stage.ask(finn, `mutation { ${one} }`))).toMatchObject({ code: "too-many-devices" });
  });
});

/** One row for each thing that there is: a message and a sign, a person, a file that was sent. */
const ONE_EACH = ["hidden_messages", "legal_acceptances", "message_reactions", "ticket_attachments", "user_blocks"];

it("every table that people add rows to has a limit, but for those that hold one row for each thing there is", async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid in ('private.refuse_too_many'::regproc, 'private.note_metric'::regproc) and t.tgenabled = 'O' order by 1`);
  const limited = rows.map(({ name }) => name);
  const source = readMetadata(METADATA).sources[0] as SourceMetadata;
  const growing = (source.tables ?? [])
    .filter((table) => table.insert_permissions?.length)
    .map((table) => keyOf(table.table).replace("public.", ""));
  expect(growing.filter((table) => !limited.includes(table)).toSorted()).toEqual(ONE_EACH);
  // What actions write for people: circles, and letters with a stranger's words.
  expect(limited).toEqual(expect.arrayContaining(["group_invitations", "groups", "join_requests"]));
});
