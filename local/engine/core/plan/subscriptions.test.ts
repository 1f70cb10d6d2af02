import { afterAll, beforeAll, expect, it } from "vitest";
import type { LiveQuery, StreamQuery } from "../../interface.ts";
import { ADA, BOB, CHESS, CY, openChat, type Chat } from "../../test/chat.ts";
import type { Who } from "../../test/openTables.ts";

let chat: Chat;
beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.close());

const member = (user: string): Who => ({ role: "member", user });

function live(who: Who, query: string, variables?: Record<string, unknown>): LiveQuery {
  const operation = chat.prepare(who, query, variables);
  if (operation.type !== "subscription" || operation.kind !== "live") throw new Error("not a live query");
  return operation;
}

const BODIES = "subscription ($n: Int) { messages(limit: $n, order_by: {message_id: asc}) { body is_mine } }";

it("answers many subscribers by one statement, each with its own session and variables", async () => {
  const queries = [
    live(member(ADA), BODIES, { n: 1 }),
    live(member(BOB), BODIES, { n: 1 }),
    live(member(CY), BODIES, { n: 5 }),
  ];
  expect(new Set(queries.map(({ cohort }) => cohort)).size).toBe(1);
  const { rows } = await chat.pool.query<{ id: string; data: string }>(queries[0]!.sql, [
    ["a", "b", "c"],
    queries.map(({ values }) => values),
  ]);
  expect(Object.fromEntries(rows.map(({ id, data }) => [id, JSON.parse(data)]))).toEqual({
    a: { messages: [{ body: "e4", is_mine: true }] },
    b: { messages: [{ body: "e4", is_mine: false }] },
    c: { messages: [{ body: "D4", is_mine: true }] },
  });
});

it("names every table that the answer depends on, also those of permissions, views and functions", () => {
  expect(live(member(ADA), BODIES).tables).toEqual(["public.group_members", "public.groups", "public.messages"]);
  expect(live(member(ADA), "subscription { loud_messages { body } }").tables).toEqual(["public.messages"]);
  expect(live({ role: "admin" }, 'subscription { search_messages(args: {term: "x"}) { body } }').tables).toEqual([
    "public.messages",
  ]);
});

it("is live on the relay endpoint too, on nodes and connections", async () => {
  const id = Buffer.from(`[1, "public", "groups", "${CHESS}"]`).toString("base64");
  const who = { ...member(ADA), endpoint: "relay" } as const;
  const query = live(
    who,
    "subscription ($id: ID!) { node(id: $id) { ... on groups { messages_connection(last: 1, order_by: {message_id: asc}) { edges { node { body } } } } } }",
    { id },
  );
  const { rows } = await chat.pool.query<{ data: string }>(query.sql, [["a"], [query.values]]);
  expect(JSON.parse(rows[0]!.data)).toEqual({ node: { messages_connection: { edges: [{ node: { body: "Nf3" } }] } } });
});

it("refuses a subscriber whose session lacks a variable", () => {
  expect(() => live({ role: "member" }, BODIES)).toThrow('missing session variable: "x-hasura-user-id"');
});

it("streams batches beyond a cursor with all ties of the last row, and sends nothing when there are no rows", async () => {
  const operation = chat.prepare(
    { role: "admin" },
    "subscription { messages_stream(batch_size: 2, cursor: {initial_value: {stars: 0}, ordering: ASC}) { body stars } }",
  ) as StreamQuery;
  const next = async (cursor: string) =>
    (await chat.pool.query<{ data: string; cursor: string }>(operation.sql, [["a"], [operation.values], [cursor]]))
      .rows[0];
  const first = await next(operation.cursor);
  expect(JSON.parse(first!.data)).toEqual({
    messages_stream: [
      { body: "e4", stars: 1 },
      { body: "e5", stars: 2 },
      { body: "Nf3", stars: 2 },
    ],
  });
  expect(first!.cursor).toBe("2");
  expect(await next(first!.cursor)).toBeUndefined();
});

it.each([
  ["cursor: {initial_value: {stars: 0, message_id: 1}}", "multiple column cursors are not supported yet"],
  ["cursor: {initial_value: {}}", "one streaming column field is expected"],
])("refuses a stream with %s", (cursor, message) => {
  expect(() =>
    chat.prepare({ role: "admin" }, `subscription { messages_stream(batch_size: 1, ${cursor}) { body } }`),
  ).toThrow(message);
});

it("does not stream by a column that an inherited role sees on some rows only", () => {
  const streamAlong = (cursor: string) =>
    live({ role: "guest", user: ADA }, `subscription { messages_stream(batch_size: 1, cursor: {${cursor}}) { body } }`);
  expect(() => streamAlong("initial_value: {stars: 0}")).toThrow(
    "field 'stars' not found in type: 'messages_stream_cursor_value_input'",
  );
  expect(() => streamAlong('initial_value: {body: ""}')).toThrow("not a live query");
});
