import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ADA, BOB, CHESS, CY, GO, openTrial } from "../../test/chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../../test/chatEngine.ts";
import type { Who } from "../../test/openTables.ts";
import { TestClient } from "../../test/wsClient.ts";

let engine: ChatEngine;
beforeAll(async () => {
  engine = await openChatEngine();
});
const clients: TestClient[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await engine.chat.reset();
});
afterAll(() => engine.close());

const member = (user: string): Who => ({ role: "member", user });

async function connected(who: Who, subprotocol = "graphql-transport-ws", path = "/v1/graphql"): Promise<TestClient> {
  const client = await TestClient.open(engine.origin.replace("http", "ws") + path, subprotocol);
  clients.push(client);
  await client.init(headersOf(who));
  return client;
}

/** Subscribes and gives the first answer back. */
async function subscribe(client: TestClient, query: string, variables?: Record<string, unknown>): Promise<unknown> {
  const first = client.next("next", "s");
  client.send({ id: "s", type: "subscribe", payload: { query, variables } });
  return (await first).payload;
}

const next = async (client: TestClient, act: () => Promise<unknown>): Promise<unknown> => {
  const frame = client.next("next", "s");
  await act();
  return (await frame).payload;
};
const sql = (text: string) => () => engine.chat.pool.query(text);

const IN_ROOM = `subscription ($group: uuid!) {
  messages(where: {group_id: {_eq: $group}}, order_by: {message_id: asc}) { body }
}`;
const bodies = (...all: string[]) => ({ data: { messages: all.map((body) => ({ body })) } });

describe("a live query", () => {
  it("shows what a mutation over the same socket has changed", async () => {
    const client = await connected(member(ADA));
    expect(await subscribe(client, "subscription { groups { title } }")).toEqual({
      data: { groups: [{ title: "Chess" }] },
    });
    const seen = await next(client, async () => {
      const query = `mutation { update_groups(where: {}, _set: {title: "Chess!"}) { affected_rows } }`;
      const written = client.next("next", "m");
      client.send({ id: "m", type: "subscribe", payload: { query } });
      expect((await written).payload).toEqual({ data: { update_groups: { affected_rows: 1 } } });
    });
    expect(seen).toEqual({ data: { groups: [{ title: "Chess!" }] } });
  });

  it("becomes empty when the row that lets its reader in is deleted, and full when it is back", async () => {
    const client = await connected(member(BOB));
    expect(await subscribe(client, IN_ROOM, { group: CHESS })).toEqual(bodies("e4", "e5", "Nf3"));
    const leave = sql(`delete from group_members where user_id = '${BOB}'`);
    const join = sql(`insert into group_members (group_id, user_id) values ('${CHESS}', '${BOB}')`);
    expect(await next(client, leave)).toEqual(bodies());
    expect(await next(client, join)).toEqual(bodies("e4", "e5", "Nf3"));
  });

  it("notices a row that begins or ceases to match its condition", async () => {
    const client = await connected(member(CY));
    expect(await subscribe(client, IN_ROOM, { group: GO })).toEqual(bodies("D4"));
    const move = (group: string) => sql(`update messages set group_id = '${group}' where body = 'e4'`);
    expect(await next(client, move(GO))).toEqual(bodies("e4", "D4"));
    expect(await next(client, move(CHESS))).toEqual(bodies("D4"));
  });

  it("notices a bulk change of too many rows to name, and a truncation", async () => {
    const client = await connected({ role: "admin" });
    expect(await subscribe(client, IN_ROOM, { group: GO })).toEqual(bodies("D4"));
    const bulk = sql(`insert into messages (group_id, author_id, body)
      select case n when 150 then '${GO}'::uuid else '${CHESS}' end, '${CY}', 'm' || n from generate_series(1, 200) n`);
    expect(await next(client, bulk)).toEqual(bodies("D4", "m150"));
    expect(await next(client, sql("truncate messages"))).toEqual(bodies());
  });

  it("reads ids in whatever form Postgres reads them", async () => {
    const client = await connected({ role: "admin" });
    const group = `{${GO.replaceAll("-", "").toUpperCase()}}`;
    expect(await subscribe(client, IN_ROOM, { group })).toEqual(bodies("D4"));
    expect(await next(client, sql("update messages set body = 'D5' where body = 'D4'"))).toEqual(bodies("D5"));
  });

  it.each([
    ["an aggregate", "{ group_members_aggregate { aggregate { count } } }", { aggregate: { count: 4 } }],
    ["a row by its key", "{ messages_by_pk(message_id: 1) { body } }", { body: "new" }],
    ["a function", '{ search_messages(args: {term: "new"}) { body } }', [{ body: "new" }]],
    ["a view", "{ loud_messages(limit: 1, order_by: {id: asc}) { body } }", [{ body: "NEW" }]],
    [
      "related rows",
      '{ groups(where: {slug: {_eq: "chess"}}) { messages(limit: 1, order_by: {message_id: asc}) { body } } }',
      [{ messages: [{ body: "new" }] }],
    ],
    [
      "a computed field",
      "{ messages(limit: 1, order_by: {message_id: asc}) { body is_mine } }",
      [{ body: "new", is_mine: false }],
    ],
  ])("may ask for %s", async (_, query, expected) => {
    const client = await connected({ role: "admin", user: BOB });
    await subscribe(client, `subscription ${query}`);
    const change = sql(`update messages set body = 'new' where id = 1;
      insert into group_members (group_id, user_id) values ('${GO}', '${ADA}')`);
    const changed = (await next(client, change)) as { data: Record<string, unknown> };
    expect(Object.values(changed.data)).toEqual([expected]);
  });

  it("is served on the relay endpoint: nodes and connections, in both subprotocols", async () => {
    const id = Buffer.from(`[1, "public", "groups", "${CHESS}"]`).toString("base64");
    const node = await connected(member(ADA), "graphql-transport-ws", "/v1beta1/relay");
    const query = "subscription ($id: ID!) { node(id: $id) { ... on groups { title } } }";
    expect(await subscribe(node, query, { id })).toEqual({ data: { node: { title: "Chess" } } });
    const rename = sql("update groups set title = 'Chess!' where slug = 'chess'");
    expect(await next(node, rename)).toEqual({ data: { node: { title: "Chess!" } } });

    const legacy = await connected(member(ADA), "graphql-ws", "/v1beta1/relay");
    const first = legacy.next("data", "c");
    const connection = "subscription { groups_connection { edges { node { title } } } }";
    legacy.send({ id: "c", type: "start", payload: { query: connection } });
    expect((await first).payload).toEqual({ data: { groups_connection: { edges: [{ node: { title: "Chess!" } }] } } });
  });
});

describe("a subscription is refused", () => {
  it.each([
    ["subscription { messages { body } groups { title } }", "subscriptions must select one top level field"],
    ["subscription { __typename }", "subscriptions must select one top level field"],
    [
      "subscription { ...two } fragment two on subscription_root { messages { body } groups { title } }",
      "subscriptions must select one top level field",
    ],
    [
      "subscription ($yes: Boolean = true) { messages { body } groups @include(if: $yes) { title } }",
      "subscriptions must select one top level field",
    ],
    ["subscription { count_groups }", "field 'count_groups' not found in type: 'subscription_root'"],
    ["subscription { nothing }", "field 'nothing' not found in type: 'subscription_root'"],
  ])("%s", async (query, message) => {
    const client = await connected(member(ADA));
    const [refused, complete] = [client.next("error", "s"), client.next("complete", "s")];
    client.send({ id: "s", type: "subscribe", payload: { query } });
    expect((await refused).payload).toMatchObject([{ message, extensions: { code: "validation-failed" } }]);
    await complete;
  });

  it("for a stream on the relay endpoint", async () => {
    const client = await connected(member(ADA), "graphql-transport-ws", "/v1beta1/relay");
    const refused = client.next("error", "s");
    const query = "subscription { messages_stream(batch_size: 1, cursor: {initial_value: {message_id: 0}}) { body } }";
    client.send({ id: "s", type: "subscribe", payload: { query } });
    expect((await refused).payload).toMatchObject([{ extensions: { code: "validation-failed" } }]);
  });

  it("for a volatile function, which queries may call", async () => {
    const trial = await openTrial(`create table notes (note_id int primary key);
      create function roll() returns setof notes volatile language sql as 'select * from notes order by random()'`);
    const core = await trial.load({
      version: 3,
      sources: [
        {
          name: "default",
          kind: "postgres",
          tables: [{ table: "notes" }],
          functions: [{ function: "roll", configuration: { exposed_as: "query" } }],
        },
      ],
    });
    const admin = { role: "admin", variables: { "x-hasura-role": "admin" }, isAdmin: true, backendOnly: false };
    for (const [endpoint, field] of [
      ["graphql", "roll { note_id }"],
      ["graphql", "roll_aggregate { aggregate { count } }"],
      ["relay", "roll_connection { edges { cursor } }"],
    ] as const) {
      expect(core.prepare(endpoint, admin, { query: `{ ${field} }` }).type).toBe("query");
      const subscription = (): unknown => core.prepare(endpoint, admin, { query: `subscription { ${field} }` });
      expect(subscription).toThrow("not found in type: 'subscription_root'");
    }
    await trial.close();
  });

  it("but not for a second root field that a directive leaves out", async () => {
    const client = await connected(member(ADA));
    const query = "subscription ($no: Boolean = false) { groups { title } messages @include(if: $no) { body } }";
    expect(await subscribe(client, query)).toEqual({ data: { groups: [{ title: "Chess" }] } });
  });
});
