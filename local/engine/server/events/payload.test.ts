import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadCore } from "../../core/core.ts";
import type { Metadata } from "../../interface.ts";
import { openEventBench, type EventBench, type EventBody } from "./forTests.ts";

const trigger = (name: string, definition: object): object => ({ name, definition, webhook: `{{HOOKS}}/${name}` });
const metadata: Metadata = {
  version: 3,
  sources: [
    {
      name: "default",
      kind: "postgres",
      configuration: { connection_info: { database_url: { from_env: "HASURA_GRAPHQL_DATABASE_URL" } } },
      tables: [
        {
          table: { schema: "public", name: "rooms" },
          configuration: { custom_name: "chat_rooms", column_config: { room_title: { custom_name: "title" } } },
          array_relationships: [
            {
              name: "notes",
              using: { foreign_key_constraint_on: { table: { schema: "public", name: "notes" }, column: "room_id" } },
            },
          ],
          insert_permissions: [{ role: "member", permission: { check: {}, columns: ["room_id", "room_title"] } }],
          select_permissions: [{ role: "member", permission: { columns: ["room_id"], filter: {} } }],
          event_triggers: [
            trigger("room_made", { insert: { columns: ["room_id"] }, delete: { columns: ["room_id"] } }),
          ],
        },
        {
          table: { schema: "public", name: "notes" },
          insert_permissions: [{ role: "member", permission: { check: {}, columns: ["note_id", "body"] } }],
          select_permissions: [{ role: "member", permission: { columns: ["note_id"], filter: {} } }],
          event_triggers: [
            trigger("note_written", { insert: { columns: "*" } }),
            trigger("note_changed", { update: { columns: "*" } }),
            trigger("note_moved", { update: { columns: ["room_id", "tags"] } }),
            trigger("nothing_watched", { update: { columns: [] } }),
          ],
        },
        {
          table: { schema: "public", name: "visits" },
          event_triggers: [trigger("visited", { insert: { columns: "*" } })],
        },
      ],
    },
  ],
};

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench({
    sql: `create table rooms (room_id int primary key, room_title text, secret text default 'hush');
          create table notes (note_id int primary key, room_id int references rooms, body text, tags json,
                              price numeric(6, 2));
          create table visits (visit_id int, visited_on date) partition by range (visited_on);
          create table visits_2026 partition of visits for values from ('2026-01-01') to ('2027-01-01');`,
    metadata,
    loadCore,
  });
});
afterEach(async () => {
  await bench.pool.query("truncate rooms, notes, visits");
  await bench.clear();
});
afterAll(() => bench.close());

const asMember = async (query: string): Promise<void> => {
  const headers = { "x-hasura-role": "member", "x-hasura-user-id": "7" };
  expect((await bench.engine.asAdmin("/v1/graphql", { query }, headers)).json).toHaveProperty("data");
};
/** In the order of the changes; deliveries may have another. */
const seen = async (name: string): Promise<EventBody[]> => {
  await bench.drain();
  const fired = bench.bodies().filter((body) => body.trigger.name === name);
  return fired.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
};

describe("the rows of an event", () => {
  it("have every column by its database name, whatever the role may read and whatever GraphQL calls it", async () => {
    await asMember(`mutation { insert_chat_rooms(objects: [{ room_id: 1, title: "Chess" }]) { affected_rows } }`);
    expect(await seen("room_made")).toMatchObject([
      {
        table: { schema: "public", name: "rooms" },
        event: { data: { old: null, new: { room_id: 1, room_title: "Chess", secret: "hush" } } },
      },
    ]);
  });

  it("are whole even where insert and delete name columns, which have no effect there", async () => {
    await bench.pool.query("insert into rooms values (1, 'Chess')");
    await bench.pool.query("delete from rooms");
    const row = { room_id: 1, room_title: "Chess", secret: "hush" };
    expect(await seen("room_made")).toMatchObject([
      { event: { op: "INSERT", data: { old: null, new: row } } },
      { event: { op: "DELETE", data: { old: row, new: null } } },
    ]);
  });

  it("show a new column and not a dropped one, even before metadata is reloaded", async () => {
    await bench.pool.query("insert into rooms values (1); alter table notes add column mood text");
    await bench.pool.query("insert into notes (note_id, mood) values (1, 'merry')");
    await bench.pool.query("alter table notes drop column mood");
    await bench.pool.query("insert into notes (note_id) values (2)");
    const [first, second] = await seen("note_written");
    expect(first!.event.data.new).toHaveProperty("mood", "merry");
    expect(second!.event.data.new).not.toHaveProperty("mood");
  });
});

it("names the tracked table, not the partition that the row lies in", async () => {
  await bench.pool.query("insert into visits values (1, '2026-05-01')");
  expect(await seen("visited")).toMatchObject([
    { table: { schema: "public", name: "visits" }, event: { data: { new: { visit_id: 1 } } } },
  ]);
});

describe("an event through a mutation", () => {
  it("carries the session; one of plain SQL carries none", async () => {
    await asMember(`mutation { insert_chat_rooms_one(object: { room_id: 1 }) { room_id } }`);
    await bench.pool.query("insert into rooms values (2)");
    expect(await seen("room_made")).toMatchObject([
      { event: { session_variables: { "x-hasura-role": "member", "x-hasura-user-id": "7" } } },
      { event: { session_variables: null } },
    ]);
  });

  it("is one for each row, nested ones among them", async () => {
    await asMember(`mutation { insert_chat_rooms(objects: [
      { room_id: 1, notes: { data: [{ note_id: 1, body: "a" }, { note_id: 2, body: "b" }] } }, { room_id: 2 }
    ]) { affected_rows } }`);
    expect(await seen("room_made")).toHaveLength(2);
    expect(await seen("note_written")).toHaveLength(2);
  });
});

describe("an event of an update", () => {
  it("exists for all columns when any differs, and not when none does", async () => {
    await bench.pool.query(`insert into notes values (1, null, 'x', '{"a": 1}', 1.5)`);
    await bench.pool.query(`update notes set body = 'x', price = 1.50, tags = '{"a": 1}'`);
    await bench.pool.query("update notes set price = null");
    await bench.pool.query(`update notes set tags = '{"a": 2}'`);
    expect(await seen("note_changed")).toHaveLength(2);
  });

  it("exists for named columns when one of them differs, also from or to null", async () => {
    await bench.pool.query("insert into rooms values (1); insert into notes values (1)");
    await bench.pool.query("update notes set room_id = 1");
    await bench.pool.query("update notes set room_id = 1, body = 'y'");
    await bench.pool.query("update notes set room_id = null");
    await bench.pool.query(`update notes set tags = '[]'`);
    expect(await seen("note_moved")).toMatchObject([
      { event: { op: "UPDATE", data: { old: { room_id: null }, new: { room_id: 1 } } } },
      { event: { data: { old: { room_id: 1 }, new: { room_id: null } } } },
      { event: { data: { old: { tags: null }, new: { tags: [] } } } },
    ]);
  });

  it("never exists for an empty list of columns", async () => {
    await bench.pool.query("insert into notes values (1); update notes set body = 'y'");
    expect(await seen("nothing_watched")).toEqual([]);
  });
});

describe("the log", () => {
  it("holds only the inner payload, beside names and state", async () => {
    await bench.pool.query("insert into rooms values (1)");
    await bench.drain();
    const { rows } = await bench.pool.query<Record<string, unknown>>("select * from hdb_catalog.event_log");
    expect(rows).toMatchObject([
      {
        schema_name: "public",
        table_name: "rooms",
        trigger_name: "room_made",
        delivered: true,
        error: false,
        tries: 1,
        locked: null,
        next_retry_at: null,
        archived: false,
      },
    ]);
    expect(Object.keys(rows[0]!.payload as object).toSorted()).toEqual([
      "data",
      "op",
      "session_variables",
      "trace_context",
    ]);
  });

  it("of invocations holds what was sent, and the answer as the handler sent it", async () => {
    bench.hooks.reply = () => ({ status: 202, headers: { "x-mood": "merry" }, body: { thanks: true } });
    await bench.pool.query("insert into rooms values (1)");
    await bench.drain();
    const { rows } = await bench.pool.query<Record<string, unknown>>(
      "select event_id, trigger_name, status, request, response from hdb_catalog.event_invocation_logs",
    );
    const [{ id }] = bench.bodies() as [EventBody];
    expect(rows).toMatchObject([
      {
        event_id: id,
        trigger_name: "room_made",
        status: 202,
        request: { version: "2", payload: { id, event: { op: "INSERT" } } },
        response: {
          type: "webhook_response",
          data: { status: 202, headers: { "x-mood": "merry" }, body: '{"thanks":true}' },
        },
      },
    ]);
  });
});
