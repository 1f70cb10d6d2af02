import { afterAll, beforeAll, expect, it } from "vitest";
import { ADA, BOB, CHESS, CY, GO, openChat, type Chat } from "../../test/chat.ts";

let chat: Chat;
beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.close());

const ada = { role: "member", user: ADA };
const admin = { role: "admin" };

it("shows a member only the rows that the filter admits", async () => {
  const { data } = await chat.ask(ada, "{ groups { title } }");
  expect(data).toEqual({ groups: [{ title: "Chess" }] });
});

it("applies the permission of every table on the way down", async () => {
  const { data } = await chat.ask(
    { role: "member", user: CY },
    "{ groups { title messages(order_by: {message_id: asc}) { body author { handle } } members { user { handle } } } }",
  );
  expect(data).toEqual({
    groups: [
      { title: "Go", messages: [{ body: "D4", author: { handle: "cy" } }], members: [{ user: { handle: "cy" } }] },
    ],
  });
});

it("answers null for a key outside the filter, as if there were no such row", async () => {
  const query = "query ($id: uuid!) { groups_by_pk(group_id: $id) { title } }";
  expect((await chat.ask(ada, query, { id: GO })).data).toEqual({ groups_by_pk: null });
  expect((await chat.ask(ada, query, { id: CHESS })).data).toEqual({ groups_by_pk: { title: "Chess" } });
});

it("does not let a client filter by rows that the role cannot see", async () => {
  const query = '{ users(where: {handle: {_eq: "cy"}}) { handle } }';
  expect((await chat.ask(ada, query)).data).toEqual({ users: [{ handle: "cy" }] });
  const hidden = await chat.ask(ada, '{ messages(where: {group: {title: {_eq: "Go"}}}) { body } }');
  expect(hidden.data).toEqual({ messages: [] });
});

it("hides a column that is not granted, in selections, filters and orders alike", async () => {
  const message = (type: string) => `field 'secret' not found in type: '${type}'`;
  expect((await chat.ask(ada, "{ messages { secret } }")).error?.message).toBe(message("messages"));
  expect((await chat.ask(ada, '{ messages(where: {secret: {_eq: "s1"}}) { body } }')).error?.message).toBe(
    message("messages_bool_exp"),
  );
  expect((await chat.ask(ada, "{ messages(order_by: {secret: asc}) { body } }")).error?.message).toBe(
    message("messages_order_by"),
  );
});

it("takes the smaller of the client's limit and the permission's", async () => {
  const { data } = await chat.ask(ada, "{ few: messages(limit: 2) { body } many: messages(limit: 50) { body } }");
  expect([data?.few, data?.many].map((list) => (list as unknown[]).length)).toEqual([2, 3]);
});

it("counts beyond the permission's limit, but shows no more nodes than it allows", async () => {
  const more = await openChat(
    undefined,
    `insert into messages (group_id, author_id, body) select '${CHESS}', '${ADA}', 'x' from generate_series(1, 10);`,
  );
  const { data } = await more.ask(ada, "{ messages_aggregate { aggregate { count sum { stars } } nodes { body } } }");
  await more.close();
  expect(data).toMatchObject({ messages_aggregate: { aggregate: { count: 13, sum: { stars: 5 } } } });
  expect((data as { messages_aggregate: { nodes: unknown[] } }).messages_aggregate.nodes).toHaveLength(3);
});

it("refuses a session variable that is missing instead of showing nothing", async () => {
  const { error } = await chat.ask({ role: "member" }, "{ groups { title } }");
  expect(error).toEqual({ code: "not-found", message: 'missing session variable: "x-hasura-user-id"', path: "$" });
});

it("casts session variables, so that nonsense is a data exception", async () => {
  const { error } = await chat.ask({ role: "member", user: "abc" }, "{ groups { title } }");
  expect(error).toMatchObject({ code: "data-exception", message: 'invalid input syntax for type uuid: "abc"' });
});

it("never lets values into the SQL text", async () => {
  const evil = "x' or 1=1; drop table users; --";
  const { data } = await chat.ask(admin, "query ($h: String!) { users(where: {handle: {_eq: $h}}) { handle } }", {
    h: evil,
  });
  expect(data).toEqual({ users: [] });
  expect((await chat.ask(admin, `{ users(where: {handle: {_eq: "${evil}"}}) { handle } }`)).data).toEqual({
    users: [],
  });
  expect((await chat.ask(admin, "{ users_aggregate { aggregate { count } } }")).data).toEqual({
    users_aggregate: { aggregate: { count: 3 } },
  });
});

it("reads operators as the real engine does: an empty _or is false, an empty _and true", async () => {
  const count = async (where: string) => {
    const { data } = await chat.ask(admin, `{ users(where: ${where}) { handle } }`);
    return (data!.users as unknown[]).length;
  };
  expect(await count("{_or: []}")).toBe(0);
  expect(await count("{_and: []}")).toBe(3);
  expect(await count("{handle: {_in: []}}")).toBe(0);
  expect(await count("{handle: {_nin: []}}")).toBe(3);
  expect(await count('{display_name: {_neq: "Ada"}}')).toBe(1);
  expect(await count("{display_name: {_is_null: true}}")).toBe(1);
  expect(await count('{_not: {handle: {_like: "%a%"}}}')).toBe(2);
});

it("filters and orders by related rows and their number", async () => {
  const { data } = await chat.ask(
    admin,
    `{ busy: groups(where: {members_aggregate: {count: {predicate: {_gt: 1}}}}) { slug }
       ordered: groups(order_by: [{messages_aggregate: {count: asc}}]) { slug }
       authors: messages(order_by: [{author: {handle: desc}}, {message_id: asc}]) { body } }`,
  );
  expect(data).toEqual({
    busy: [{ slug: "chess" }],
    ordered: [{ slug: "go" }, { slug: "chess" }],
    authors: [{ body: "D4" }, { body: "e5" }, { body: "e4" }, { body: "Nf3" }],
  });
});

it("reads inside jsonb by path, key and containment", async () => {
  const { data } = await chat.ask(
    admin,
    `{ groups(where: {settings: {_contains: {open: true}, _has_key: "tags"}}) {
       settings second: settings(path: "$.tags[1]") nothing: settings(path: "a.b") } }`,
  );
  expect(data).toEqual({
    groups: [{ settings: { tags: ["board", "old"], open: true }, second: "old", nothing: null }],
  });
});

it("gives a computed field the row and the session", async () => {
  const { data } = await chat.ask(
    { role: "member", user: BOB },
    "{ messages(order_by: {message_id: asc}) { body is_mine } }",
  );
  expect(data).toEqual({
    messages: [
      { body: "e4", is_mine: false },
      { body: "e5", is_mine: true },
      { body: "Nf3", is_mine: false },
    ],
  });
});

it("filters what a tracked function returns by the table's permission", async () => {
  const query = '{ search_messages(args: {term: "4"}) { body } }';
  expect((await chat.ask(ada, query)).data).toEqual({ search_messages: [{ body: "e4" }] });
  expect((await chat.ask(admin, query)).data).toEqual({ search_messages: [{ body: "e4" }, { body: "D4" }] });
});

it("keeps one row a value with distinct_on, the first in the order", async () => {
  const { data } = await chat.ask(
    admin,
    "{ messages(distinct_on: stars, order_by: [{stars: desc}, {message_id: desc}]) { stars body author { handle } } }",
  );
  expect(data).toEqual({
    messages: [
      { stars: 2, body: "Nf3", author: { handle: "ada" } },
      { stars: 1, body: "e4", author: { handle: "ada" } },
      { stars: 0, body: "D4", author: { handle: "cy" } },
    ],
  });
});

it("uses one plan for requests that differ in values, and another where the shape decides", async () => {
  const query =
    "query ($w: messages_bool_exp, $o: [messages_order_by!]) { messages(where: $w, order_by: $o) { body } }";
  const bodies = async (variables: Record<string, unknown>) =>
    ((await chat.ask(admin, query, variables)).data!.messages as { body: string }[]).map(({ body }) => body);
  expect(await bodies({ w: { stars: { _eq: 2 } }, o: { message_id: "asc" } })).toEqual(["e5", "Nf3"]);
  expect(await bodies({ w: { stars: { _eq: 1 } }, o: { message_id: "asc" } })).toEqual(["e4"]);
  expect(await bodies({ w: { stars: { _gte: 1 } }, o: { message_id: "desc" } })).toEqual(["Nf3", "e5", "e4"]);
  expect(await bodies({ w: { meta: { _is_null: false } } })).toEqual([]);
  expect(await bodies({ w: { meta: { _is_null: true }, stars: { _in: [0] } } })).toEqual(["D4"]);
});

it("answers an aggregate of which only names of types are asked with one value", async () => {
  const { data } = await chat.ask(
    ada,
    "{ messages_aggregate { aggregate { max { __typename } sum { name: __typename } __typename } } }",
  );
  expect(data).toEqual({
    messages_aggregate: {
      aggregate: {
        max: { __typename: "messages_max_fields" },
        sum: { name: "messages_sum_fields" },
        __typename: "messages_aggregate_fields",
      },
    },
  });
});

it("answers an aggregate that is asked for nodes only, or filtered by nothing, with one value", async () => {
  const { data } = await chat.ask(
    admin,
    `{ groups_aggregate(order_by: [{messages_aggregate: {count: desc}}], limit: 1) { nodes { slug } }
       groups(where: {members_aggregate: {count: {predicate: {}}}}, order_by: [{slug: asc}]) { slug } }`,
  );
  expect(data).toEqual({
    groups_aggregate: { nodes: [{ slug: "chess" }] },
    groups: [{ slug: "chess" }, { slug: "go" }],
  });
});

it("compares a list column with lists", async () => {
  const find = async (where: string) => {
    const { data } = await chat.ask(admin, `{ users(where: {nicknames: ${where}}) { handle nicknames } }`);
    return (data!.users as { handle: string }[]).map(({ handle }) => handle);
  };
  await chat.pool.query("update users set nicknames = array[upper(handle), 'x\"y'] where handle = 'ada'");
  expect(await find('{_in: [["ADA", "x\\"y"], ["z"]]}')).toEqual(["ada"]);
  expect(await find('{_contains: ["ADA"]}')).toEqual(["ada"]);
  expect(await find("{_eq: []}")).toEqual(["bob", "cy"]);
  expect(await find('{_nin: [["ADA", "x\\"y"]]}')).toEqual(["bob", "cy"]);
});

it("lets an inherited role see a cell only on rows of a parent that grants it", async () => {
  const guest = { role: "guest", user: CY };
  const { data } = await chat.ask(guest, "{ messages { body stars } }");
  expect(data!.messages).toEqual([
    { body: "e4", stars: null },
    { body: "e5", stars: null },
    { body: "Nf3", stars: null },
  ]);
  const probing = await chat.ask(guest, "{ messages(where: {stars: {_gt: 0}}) { body } }");
  expect(probing.data).toEqual({ messages: [] });
});

it("finds no row for an inherited role by a key that the role does not see of it", async () => {
  const guest = { role: "guest", user: CY };
  const byKey = "query ($id: bigint!) { messages_by_pk(message_id: $id) { body } }";
  expect((await chat.ask(guest, byKey, { id: 1 })).data).toEqual({ messages_by_pk: null });
  expect((await chat.ask(guest, byKey, { id: 4 })).data).toEqual({ messages_by_pk: { body: "D4" } });
  const node = "query ($id: ID!) { node(id: $id) { ... on messages { body } } }";
  const idOf = (key: number) => Buffer.from(`[1, "public", "messages", ${key}]`).toString("base64");
  const onRelay = { ...guest, endpoint: "relay" } as const;
  expect((await chat.ask(onRelay, node, { id: idOf(1) })).data).toEqual({ node: null });
  expect((await chat.ask(onRelay, node, { id: idOf(4) })).data).toEqual({ node: { body: "D4" } });
});
