import { afterAll, beforeAll, expect, it } from "vitest";
import { ADA, CHESS, GO, openChat, type Chat } from "../../test/chat.ts";

let chat: Chat;
beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.close());

const ada = { role: "member", user: ADA, endpoint: "relay" } as const;
const admin = { role: "admin", endpoint: "relay" } as const;

const idOf = (...parts: unknown[]) =>
  Buffer.from(`[${parts.map((part) => JSON.stringify(part)).join(", ")}]`).toString("base64");
const cursorOf = (text: string) => Buffer.from(text).toString("base64");

interface Connection {
  edges: { cursor: string; node: Record<string, unknown> }[];
  pageInfo: Record<string, unknown>;
}

async function page(args: string): Promise<Connection> {
  const { data, error } = await chat.ask(
    admin,
    `{ messages_connection(${args}) {
         edges { cursor node { body } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`,
  );
  if (error) throw new Error(error.message);
  return data!.messages_connection as Connection;
}

const bodies = ({ edges }: Connection) => edges.map(({ node }) => node.body);

it("gives every row of a table with a key the id that the real engine gives", async () => {
  const { data } = await chat.ask(ada, "{ groups_connection { edges { node { id group_id } } } }");
  expect(data).toEqual({
    groups_connection: { edges: [{ node: { id: idOf(1, "public", "groups", CHESS), group_id: CHESS } }] },
  });
});

it("keeps numbers in ids and cursors as numbers, printed as Postgres prints them", async () => {
  const { data } = await chat.ask(
    admin,
    "{ messages_connection(first: 1, order_by: [{message_id: asc}]) { edges { cursor node { id } } } }",
  );
  expect(data).toEqual({
    messages_connection: {
      edges: [{ cursor: cursorOf('{"id" : 1}'), node: { id: cursorOf('[1, "public", "messages", 1]') } }],
    },
  });
});

it("puts the values of the order, then the key, into a cursor; related ones nested", async () => {
  const { edges } = await page("first: 1, order_by: [{group: {slug: desc}}, {stars: asc}]");
  expect(Buffer.from(edges[0]!.cursor, "base64").toString()).toBe('{"group" : {"slug" : "go"}, "stars" : 0, "id" : 4}');
});

it("finds a node by its id, through the role's filter", async () => {
  const query = "query ($id: ID!) { node(id: $id) { __typename id ... on groups { title } ... on users { handle } } }";
  const id = idOf(1, "public", "groups", CHESS);
  expect((await chat.ask(ada, query, { id })).data).toEqual({ node: { __typename: "groups", id, title: "Chess" } });
  expect((await chat.ask(ada, query, { id: idOf(1, "public", "groups", GO) })).data).toEqual({ node: null });
  const person = idOf(1, "public", "users", ADA);
  expect((await chat.ask(ada, query, { id: person })).data).toEqual({
    node: { __typename: "users", id: person, handle: "ada" },
  });
});

it("finds a node with several keys in the order of the table's columns", async () => {
  const id = idOf(1, "public", "group_members", CHESS, ADA);
  const { data } = await chat.ask(ada, `{ node(id: "${id}") { ... on group_members { role } } }`);
  expect(data).toEqual({ node: { role: "owner" } });
});

it.each([
  [
    "something that is not base64 of JSON",
    "%%%",
    /^invalid node id: Error in \$: Failed reading: not a valid json value/,
  ],
  ["an object", cursorOf("{}"), /parsing node id failed, expected Array, but encountered Object$/],
  ["an empty list", cursorOf("[]"), /unexpected GUID format, found empty list$/],
  ["no version", cursorOf('["public"]'), /needs to start with a version number$/],
  ["another version", cursorOf('[2, "public", "users", 1]'), /unsupported GUID version: 2.0$/],
  ["too few parts", cursorOf('[1, "public"]'), /expecting schema name, table name and at least one column value$/],
  ["an unknown table", cursorOf('[1, "public", "nope", 1]'), /^invalid node id: no such table found: 'public.nope'$/],
  [
    "a table the role cannot see",
    cursorOf('[1, "public", "member_roles", "x"]'),
    /no such table found: 'public.member_roles'$/,
  ],
  ["a missing key", idOf(1, "public", "group_members", CHESS), /primary key columns \['user_id'\] are missing$/],
  ["a surplus key", cursorOf('[1, "public", "users", "x", 2]'), /unexpected column values \[2\]$/],
])("refuses a node id with %s", async (_, id, message) => {
  const { error } = await chat.ask(ada, "query ($id: ID!) { node(id: $id) { id } }", { id });
  expect(error?.code).toBe("validation-failed");
  expect(error?.message).toMatch(message);
});

it("refuses fields of a table that are asked of Node itself", async () => {
  const { error } = await chat.ask(
    ada,
    `{ node(id: "${idOf(1, "public", "groups", CHESS)}") { title ... on groups { slug } } }`,
  );
  expect(error?.message).toBe("field 'title' not found in type: 'Node'");
});

it("pages forward with ties broken by the key", async () => {
  const first = await page("first: 2, order_by: [{stars: desc}]");
  expect(bodies(first)).toEqual(["e5", "Nf3"]);
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const second = await page(`first: 2, after: "${first.edges[1]!.cursor}", order_by: [{stars: desc}]`);
  expect(bodies(second)).toEqual(["e4", "D4"]);
  expect(second.pageInfo).toEqual({
    startCursor: second.edges[0]!.cursor,
    endCursor: second.edges[1]!.cursor,
    hasNextPage: false,
    hasPreviousPage: true,
  });
});

it("pages backward in the order of the whole", async () => {
  const last = await page("last: 2, order_by: [{message_id: asc}]");
  expect(bodies(last)).toEqual(["Nf3", "D4"]);
  expect(last.pageInfo).toEqual({
    startCursor: last.edges[0]!.cursor,
    endCursor: last.edges[1]!.cursor,
    hasNextPage: false,
    hasPreviousPage: true,
  });
  const before = await page(`last: 1, before: "${last.edges[0]!.cursor}", order_by: [{message_id: asc}]`);
  expect(bodies(before)).toEqual(["e5"]);
  expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
});

it("has no cursors and no further pages where a page is empty", async () => {
  const { edges, pageInfo } = await page('first: 5, where: {body: {_eq: "nothing"}}');
  expect(edges).toEqual([]);
  expect(pageInfo).toEqual({ startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false });
});

it("answers the same for a page of no rows, wherever it would begin", async () => {
  const nothing = { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false };
  const { edges } = await page("first: 2, order_by: [{message_id: asc}]");
  const empty = [
    "first: 0",
    "last: 0",
    `first: 0, after: "${edges[0]!.cursor}"`,
    `last: 0, before: "${edges[1]!.cursor}"`,
  ];
  for (const args of empty) {
    expect(await page(`${args}, order_by: [{message_id: asc}]`), args).toEqual({ edges: [], pageInfo: nothing });
  }
});

it("keeps within the permission's limit, also for cursors", async () => {
  const { data } = await chat.ask(
    ada,
    "{ messages_connection(order_by: [{message_id: asc}]) { edges { node { body } } pageInfo { hasNextPage } } }",
  );
  expect((data!.messages_connection as Connection).edges).toHaveLength(3);
});

it.each([
  ['after: "eyJpZCIgOiAxfQ==", before: "eyJpZCIgOiAxfQ=="', '"after" and "before" are not allowed at once'],
  ["first: 1, last: 1", '"first" and "last" are not allowed at once'],
  ['first: 1, after: "e30="', 'the "after" or "before" cursor is invalid'],
  ['first: 1, after: "%%"', 'the "after" or "before" cursor is invalid'],
])("refuses %s", async (args, message) => {
  const { error } = await chat.ask(ada, `{ messages_connection(${args}) { edges { cursor } } }`);
  expect(error).toEqual({ code: "validation-failed", message, path: "$.selectionSet.messages_connection.args" });
});

it("has connections, plain lists and aggregates below rows, and none of the plain root fields", async () => {
  const { data } = await chat.ask(
    ada,
    `{ groups_connection { edges { node {
        members { role } members_aggregate { aggregate { count } }
        messages_connection(first: 1, order_by: [{message_id: desc}]) { edges { node { body } } } } } } }`,
  );
  expect(data).toEqual({
    groups_connection: {
      edges: [
        {
          node: {
            members: [{ role: "owner" }, { role: "member" }],
            members_aggregate: { aggregate: { count: 2 } },
            messages_connection: { edges: [{ node: { body: "Nf3" } }] },
          },
        },
      ],
    },
  });
  for (const root of [
    "groups { slug }",
    "groups_aggregate { aggregate { count } }",
    "groups_by_pk(group_id: 1) { slug }",
    "count_groups",
  ]) {
    const { error } = await chat.ask(ada, `{ ${root} }`);
    expect(error?.message).toMatch(/^field '\w+' not found in type: 'query_root'$/);
  }
});

it("hides a column named id, shows its own name where metadata renames it, and has no connection of a view", async () => {
  const schema = chat.core.schema("relay", "member");
  expect(Object.keys(schema.getQueryType()!.getFields())).toEqual([
    "group_members_connection",
    "groups_connection",
    "messages_connection",
    "node",
    "search_messages_connection",
    "users_connection",
  ]);
  const users = await chat.ask(
    ada,
    "{ users_connection(first: 1, order_by: [{handle: asc}]) { edges { node { id } } } }",
  );
  expect(users.data).toEqual({ users_connection: { edges: [{ node: { id: idOf(1, "public", "users", ADA) } }] } });
});
