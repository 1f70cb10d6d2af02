import { afterAll, beforeAll, expect, it } from "vitest";
import { openTarget, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const attacks = [
  "'",
  "''",
  "' or '1'='1",
  "' or 1=1 --",
  "') or true --",
  "x'; drop table messages; --",
  "x'); delete from messages; --",
  "\\'; drop table messages; --",
  "\\",
  "\\\\'",
  '"',
  '"; drop table messages; --',
  "$$; drop table messages; $$",
  "$1",
  "$1::text",
  "$999",
  "subs.v0",
  "%s%n",
  "{}",
  '{"a","b"}',
  "{a,b}",
  '","b',
  "'::regclass",
  "1; select pg_sleep(3)",
  "' || pg_sleep(3) || '",
  "(select secret from messages limit 1)",
  "' union select secret from messages --",
  "' union all select null, version() --",
  "/* */ or /* */ true",
  "x' and cast((select current_user) as int)=1 --",
  "E'\\x27'",
  "\u02bc or 1=1",
  "\uff07 or 1=1",
  "; copy messages to program 'true'",
  "hdb_catalog.event_log",
  "pg_read_file('/etc/passwd')",
  "x-hasura-user-id",
  "X-Hasura-Role",
  "$.a')::text || (select secret from messages limit 1) || ('",
];

/** The places of a text: as the value of variable `v`, or in the document itself. */
const asVariable: readonly [string, string, ((text: string) => unknown)?][] = [
  ["text", "query ($v: String!) { messages(where: {body: {_eq: $v}}) { body } }"],
  ["pattern", "query ($v: String!) { messages(where: {body: {_ilike: $v}}) { body } }"],
  ["regular expression", "query ($v: String!) { messages(where: {body: {_regex: $v}}) { body } }"],
  ["uuid", "query ($v: uuid!) { groups(where: {group_id: {_eq: $v}}) { slug } }"],
  ["int as text", "query ($v: bigint!) { messages(where: {message_id: {_eq: $v}}) { body } }"],
  ["timestamp", "query ($v: timestamptz!) { groups(where: {created_at: {_gt: $v}}) { slug } }"],
  ["list of texts", "query ($v: [String!]!) { messages(where: {body: {_in: $v}}) { body } }", (text) => [text, "x"]],
  ["list of uuids", "query ($v: [uuid!]!) { groups(where: {group_id: {_in: $v}}) { slug } }", (text) => [text]],
  ["list as a text", "query ($v: [uuid!]!) { groups(where: {group_id: {_in: $v}}) { slug } }"],
  ["jsonb", "query ($v: jsonb!) { groups(where: {settings: {_contains: $v}}) { slug } }", (text) => ({ [text]: text })],
  ["key of a jsonb", "query ($v: String!) { groups(where: {settings: {_has_key: $v}}) { slug } }"],
  ["path of a jsonb", "query ($v: String!) { groups { settings(path: $v) } }"],
  ["offset", "query ($v: Int) { groups(offset: $v) { slug } }"],
  ["column", "query ($v: [messages_select_column!]) { messages(distinct_on: $v) { body } }", (text) => [text]],
  ["direction", "query ($v: [groups_order_by!]) { groups(order_by: $v) { slug } }", (text) => [{ slug: text }]],
  [
    "name of a column",
    "query ($v: groups_bool_exp!) { groups(where: $v) { slug } }",
    (text) => ({ [text]: { _eq: 1 } }),
  ],
  ["operator", "query ($v: groups_bool_exp!) { groups(where: $v) { slug } }", (text) => ({ slug: { [text]: "a" } })],
  ["function's argument", "query ($v: String!) { search_messages(args: {term: $v}) { body } }"],
  ["enum value", "query ($v: member_roles_enum!) { group_members(where: {role: {_eq: $v}}) { role } }"],
  [
    "column of a new row",
    "mutation ($v: groups_insert_input!) { insert_groups_one(object: $v) { slug } }",
    (text) => ({ [text]: 1 }),
  ],
  [
    "constraint",
    "mutation ($v: groups_on_conflict!) { insert_groups(objects: [], on_conflict: $v) { affected_rows } }",
    (text) => ({ constraint: text, update_columns: [] }),
  ],
  [
    "key to delete",
    'mutation ($v: String!) { update_groups(where: {slug: {_eq: "none"}}, _delete_key: {settings: $v}) { affected_rows } }',
  ],
  [
    "path to delete",
    'mutation ($v: [String!]!) { update_groups(where: {slug: {_eq: "none"}}, _delete_at_path: {settings: $v}) { affected_rows } }',
    (text) => [text],
  ],
];
const onRelay: typeof asVariable = [
  ["global id", "query ($v: ID!) { node(id: $v) { id } }"],
  ["global id of a table", "query ($v: ID!) { node(id: $v) { id } }", (text) => encoded([1, "public", text, 1])],
  ["global id of a schema", "query ($v: ID!) { node(id: $v) { id } }", (text) => encoded([1, text, "groups", 1])],
  ["key in a global id", "query ($v: ID!) { node(id: $v) { id } }", (text) => encoded([1, "public", "groups", text])],
  ["cursor", "query ($v: String!) { groups_connection(after: $v) { edges { cursor } } }"],
  [
    "value in a cursor",
    "query ($v: String!) { groups_connection(after: $v, order_by: {slug: asc}) { edges { cursor } } }",
    (text) => encoded({ slug: text, id: text }),
  ],
  [
    "key in a cursor",
    "query ($v: String!) { groups_connection(after: $v, order_by: {slug: asc}) { edges { cursor } } }",
    (text) => encoded({ [text]: 1 }),
  ],
];
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64");

const CLEAR = /^(data|validation-failed|parse-failed|data-exception|bad-request)$/;

async function expectUnharmed(): Promise<void> {
  const { rows } = await target.pool.query<{ bodies: string[] }>(
    "select array_agg(body order by id) as bodies from messages",
  );
  expect(rows).toEqual([{ bodies: ["e4", "e5", "Nf3", "D4"] }]);
  await target.expectAlive();
}

const places = [
  ...asVariable.map(([place, query, wrap]) => ({ place, query, wrap, path: "/v1/graphql" })),
  ...onRelay.map(([place, query, wrap]) => ({ place, query, wrap, path: "/v1beta1/relay" })),
];

it.each(places)("is nothing but a text where it stands as a $place", async ({ query, wrap, path }) => {
  for (const attack of attacks) {
    const answer = await target.ask(query, { v: wrap ? wrap(attack) : attack }, { path, echo: attack });
    expect.soft([attack, answer.code ?? "data"]).toEqual([attack, expect.stringMatching(CLEAR)]);
    // Ada sees one group and its messages, whatever she asks.
    expect(answer.text).not.toMatch(/"D4"|"go"/);
  }
  await expectUnharmed();
});

it("is nothing but a text as a literal, the name of an operation and a header", async () => {
  const { engine } = target;
  for (const attack of attacks) {
    const literal = await target.ask(`{ messages(where: {body: {_eq: ${JSON.stringify(attack)}}}) { body } }`);
    expect.soft([attack, literal.code ?? "data"]).toEqual([attack, expect.stringMatching(CLEAR)]);
    const named = await target.send(JSON.stringify({ query: "query Q { groups { slug } }", operationName: attack }));
    expect.soft([attack, named.code]).toEqual([attack, "validation-failed"]);
    if (!/^[\x20-\x7e]+$/.test(attack)) continue;
    const headers = { "x-hasura-role": "member", "x-hasura-user-id": attack };
    const asUser = await engine.asAdmin(
      "/v1/graphql",
      { query: "{ groups { slug } messages { body is_mine } }" },
      headers,
    );
    expect
      .soft([attack, asUser.json])
      .toEqual([attack, { errors: [expect.objectContaining({ extensions: { path: "$", code: "data-exception" } })] }]);
    const asRole = await engine.asAdmin("/v1/graphql", { query: "{ groups { slug } }" }, { "x-hasura-role": attack });
    expect
      .soft([attack, asRole.json])
      .toMatchObject([attack, { errors: [{ extensions: { code: "validation-failed" } }] }]);
  }
  await expectUnharmed();
});

it("is stored and read back unchanged", async () => {
  const insert =
    'mutation ($b: String!, $m: jsonb) { insert_messages_one(object: {group_id: "b0000000-0000-4000-8000-000000000001", body: $b, meta: $m}) { message_id body meta } }';
  for (const attack of attacks) {
    const { json } = await target.ask(insert, { b: attack, m: { [attack]: [attack] } });
    expect(json).toMatchObject({ data: { insert_messages_one: { body: attack, meta: { [attack]: [attack] } } } });
  }
  await target.pool.query("delete from messages where id > 4");
});
