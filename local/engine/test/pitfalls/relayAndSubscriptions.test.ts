import pg from "pg";
import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { LiveQuery, StreamQuery } from "../../interface.ts";
import { ADA, CHESS, GO } from "../chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../chatEngine.ts";
import { TestClient } from "../wsClient.ts";

const KEY = "k".repeat(32);
const ada = { role: "member", user: ADA } as const;
const onRelay = { ...ada, endpoint: "relay" } as const;
const admin = { role: "admin" } as const;

let engine: ChatEngine;
beforeAll(async () => {
  engine = await openChatEngine({}, { HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: "HS256", key: KEY }) });
});
const clients: TestClient[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await engine.chat.reset();
});
afterAll(() => engine.close());

const ask = (query: string, variables?: Record<string, unknown>) => engine.chat.ask(onRelay, query, variables);
const roots = (operation: "Query" | "Subscription") =>
  Object.keys(engine.chat.core.schema("relay", "member")[`get${operation}Type`]()?.getFields() ?? {});

interface Page {
  edges: { cursor: string; node: { body: string } }[];
  pageInfo: Record<string, unknown>;
}
async function page(args: string): Promise<Page> {
  const { data } = await ask(
    `{ messages_connection(${args}) { edges { cursor node { body } }
       pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`,
  );
  return data!.messages_connection as Page;
}

describe("relay", () => {
  it("pitfall 37: a connection has no order of its own, and ties are broken by the key where there is one", () => {
    const sql = (args: string) => {
      const query = `subscription { messages_connection${args} { edges { node { body } } } }`;
      return (engine.chat.prepare(onRelay, query) as LiveQuery).sql;
    };
    expect(sql("")).not.toContain("order by");
    expect(sql("(order_by: {stars: desc})")).toMatch(/order by t\d+\."stars" desc nulls first, t\d+\."id" asc/);
  });

  it("pitfall 38: an empty page has null cursors, and a second page says that there is one before it", async () => {
    const empty = await page('where: {body: {_eq: "nothing"}}');
    expect(empty).toEqual({
      edges: [],
      pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
    });
    const first = await page("first: 2, order_by: {message_id: asc}");
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await page(`first: 2, order_by: {message_id: asc}, after: "${first.edges[1]!.cursor}"`);
    expect(second.edges.map(({ node }) => node.body)).toEqual(["Nf3"]);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it("pitfall 39: a condition takes the raw key, and the id of a node is no key", async () => {
    const groups = (key: string) =>
      ask(`{ groups_connection(where: {group_id: {_eq: "${key}"}}) { edges { node { id title } } } }`);
    const id = Buffer.from(`[1, "public", "groups", "${CHESS}"]`).toString("base64");
    expect(await groups(CHESS)).toEqual({ data: { groups_connection: { edges: [{ node: { id, title: "Chess" } }] } } });
    expect(await groups(id)).toMatchObject({ error: { code: "data-exception" } });
  });

  it("pitfall 40: a cursor of one order is refused by another", async () => {
    const { edges } = await page("first: 1, order_by: {message_id: asc}");
    const asked = await ask(
      `{ messages_connection(after: "${edges[0]!.cursor}", order_by: {stars: asc}) { edges { cursor } } }`,
    );
    expect(asked).toMatchObject({
      error: { code: "validation-failed", message: 'the "after" or "before" cursor is invalid' },
    });
  });

  it("pitfall 41: it has no query actions, no relationships of actions, no streams and no aggregates at the root", () => {
    const fields = roots("Query");
    expect(fields).toContain("messages_connection");
    expect(fields.filter((name) => name !== "node" && !name.endsWith("_connection"))).toEqual([]);
    expect(roots("Subscription")).toEqual(fields);
    const output = (endpoint: "graphql" | "relay") => {
      const type = engine.chat.core.schema(endpoint, "member").getType("OpenGroupOutput");
      return Object.keys((type as unknown as { getFields(): object }).getFields());
    };
    expect(output("graphql")).toContain("group");
    expect(output("relay")).toEqual(["group_id", "note"]);
  });
});

async function connected(headers: Record<string, string>): Promise<TestClient> {
  const client = await TestClient.open(`${engine.origin.replace("http", "ws")}/v1/graphql`, "graphql-transport-ws");
  clients.push(client);
  await client.init(headers);
  return client;
}

describe("subscriptions", () => {
  it("pitfall 42: ask one root field; metadata that changes and a token that ends close the socket", async () => {
    const client = await connected(headersOf(ada));
    const refused = client.next("error", "two");
    const query = "subscription { messages { body } groups { title } }";
    client.send({ id: "two", type: "subscribe", payload: { query } });
    expect((await refused).payload).toMatchObject([{ message: "subscriptions must select one top level field" }]);

    await engine.asAdmin("/v1/metadata", { type: "reload_metadata", args: {} });
    expect((await client.closed).code).toBe(1012);

    const token = await new SignJWT({
      "https://hasura.io/jwt/claims": { "x-hasura-default-role": "member", "x-hasura-allowed-roles": ["member"] },
    })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime(Math.floor(Date.now() / 1000) + 2)
      .sign(Buffer.from(KEY));
    const brief = await connected({ authorization: `Bearer ${token}` });
    expect((await brief.closed).code).toBe(1006);
  });

  it("pitfall 43: a stream passes over rows that come late with a smaller cursor, and over rows without one", async () => {
    const { pool } = engine.chat;
    const streamed = (query: string) => engine.chat.prepare(admin, `subscription { ${query} }`) as StreamQuery;
    const batch = async ({ sql, values }: StreamQuery, cursor: string) => {
      const { rows } = await pool.query<{ data: string; cursor: string }>(sql, [["a"], [values], [cursor]]);
      return rows[0];
    };
    const messages = streamed(`messages_stream(batch_size: 10, where: {group_id: {_eq: "${GO}"}},
      cursor: {initial_value: {message_id: 0}, ordering: ASC}) { body }`);
    const bodies = (row: { data: string } | undefined) =>
      (JSON.parse(row?.data ?? "{}") as { messages_stream?: { body: string }[] }).messages_stream?.map(
        ({ body }) => body,
      );

    const late = new pg.Client({ connectionString: String(engine.chat.pool.options.connectionString) });
    await late.connect();
    const say = (body: string) =>
      `insert into messages (group_id, author_id, body) values ('${GO}', '${ADA}', '${body}')`;
    await late.query(`begin; ${say("began first")}`);
    await pool.query(say("committed first"));
    const first = await batch(messages, messages.cursor);
    expect(bodies(first)).toEqual(["D4", "committed first"]);
    await late.query("commit");
    await late.end();
    expect(await batch(messages, first!.cursor)).toBeUndefined();
    expect(bodies(await batch(messages, messages.cursor))).toEqual(["D4", "began first", "committed first"]);

    const users = streamed(
      'users_stream(batch_size: 10, cursor: {initial_value: {display_name: ""}, ordering: ASC}) { handle }',
    );
    const { data } = (await batch(users, users.cursor))!;
    expect(JSON.parse(data)).toEqual({ users_stream: [{ handle: "ada" }, { handle: "cy" }] });
  });
});
