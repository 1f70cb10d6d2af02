import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADA, openChat, type Chat } from "../../test/chat.ts";

let chat: Chat;
beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.close());

const ada = { role: "member", user: ADA };

async function refusal(query: string, variables?: Record<string, unknown>) {
  const { error } = await chat.ask(ada, query, variables);
  return error && [error.path, error.code, error.message];
}

describe("refusals with the real engine's path, code and words that wording.test.ts does not list", () => {
  it.each<[query: string, path: string, message: string, code?: string]>([
    [
      "{ groups { a: slug a: title } }",
      "$.selectionSet.groups.selectionSet",
      "selection of both 'slug' and 'title' specify the same response name, 'a'",
    ],
    [
      "{ messages(limit: 1) { body } messages(limit: 2) { body } }",
      "$.selectionSet",
      "inconsistent arguments between multiple selections of field 'messages'",
    ],
    [
      "{ messages(where: {body: {_eq: 5}}) { body } }",
      "$.selectionSet.messages.args.where.body._eq",
      "parsing Text failed, expected String, but encountered Number",
      "parse-failed",
    ],
    [
      "mutation { insert_groups(objects: {nope: 1}) { affected_rows } }",
      "$.selectionSet.insert_groups.args.objects[0].nope",
      "field 'nope' not found in type: 'groups_insert_input'",
    ],
    [
      "{ messages(distinct_on: stars, order_by: {body: asc}) { body } }",
      "$.selectionSet.messages.args",
      '"distinct_on" columns must match initial "order_by" columns',
    ],
  ])("%s", async (query, path, message, code = "validation-failed") => {
    expect(await refusal(query)).toEqual([path, code, message]);
  });
});

describe("variables", () => {
  it("may be lists of a nullable type where a list of non-nulls is wanted, as long as they hold no null", async () => {
    const query = "query ($x: [bigint]) { messages(where: {message_id: {_in: $x}}) { body } }";
    expect((await chat.ask(ada, query, { x: [1] })).data).toEqual({ messages: [{ body: "e4" }] });
    expect(await refusal(query, { x: [1, null] })).toEqual([
      "$.selectionSet.messages.args.where.message_id._in[1]",
      "validation-failed",
      "unexpected null value for type 'bigint'",
    ]);
    expect(await refusal(query.replace("[bigint]", "[Int]"), { x: [1] })).toEqual([
      "$.selectionSet.messages.args.where.message_id._in",
      "validation-failed",
      "variable 'x' is declared as '[Int]', but used where '[bigint!]' is expected",
    ]);
  });

  it.each<[query: string, variables: Record<string, unknown> | undefined, message: string]>([
    [
      "query ($x: uuid) { groups_by_pk(group_id: $x) { slug } }",
      { x: ADA },
      "variable 'x' is declared as 'uuid', but used where 'uuid!' is expected",
    ],
  ])("%s with %j", async (query, variables, message) => {
    const [, code, text] = (await refusal(query, variables)) ?? [];
    expect([code, text]).toEqual(["validation-failed", message]);
  });

  it("may be declared and not used, and have defaults", async () => {
    const { data } = await chat.ask(
      ada,
      "query ($unused: Int, $l: Int = 1) { messages(limit: $l, order_by: {message_id: asc}) { body } }",
    );
    expect(data).toEqual({ messages: [{ body: "e4" }] });
  });

  it("are null where they are used, if they are nullable and omitted", async () => {
    const { data } = await chat.ask(
      ada,
      "query ($l: Int, $w: groups_bool_exp) { groups(limit: $l, where: $w) { slug } }",
    );
    expect(data).toEqual({ groups: [{ slug: "chess" }] });
    expect((await refusal("query ($x: uuid) { groups(where: {group_id: {_eq: $x}}) { slug } }"))?.[2]).toBe(
      "unexpected null value for type 'uuid'",
    );
  });

  it("are checked again at every request that reuses a plan", async () => {
    const query = "query ($l: Int) { messages(limit: $l) { body } }";
    expect((await chat.ask(ada, query, { l: 1 })).error).toBeUndefined();
    expect((await refusal(query, { l: -1 }))?.[2]).toBe(
      "expected a non-negative 32-bit integer for type 'Int', but found a number",
    );
    expect((await refusal(query, { l: 1.5 }))?.[1]).toBe("parse-failed");
  });

  it("decide by include and skip what is selected, also when a plan is reused", async () => {
    const query = "query ($b: Boolean!) { groups { slug @include(if: $b) title @skip(if: $b) } }";
    expect((await chat.ask(ada, query, { b: true })).data).toEqual({ groups: [{ slug: "chess" }] });
    expect((await chat.ask(ada, query, { b: false })).data).toEqual({ groups: [{ title: "Chess" }] });
    expect((await chat.ask(ada, query, { b: true })).data).toEqual({ groups: [{ slug: "chess" }] });
  });
});

it("spreads and merges fragments, and ignores those on other types", async () => {
  const { data } = await chat.ask(
    ada,
    `query { groups { ...A ... on groups { title } ... on users { handle } __typename } }
     fragment A on groups { slug members(order_by: {role: asc}) { role } ...B }
     fragment B on groups { members(order_by: {role: asc}) { user { handle } } }`,
  );
  expect(data).toEqual({
    groups: [
      {
        slug: "chess",
        members: [
          { role: "member", user: { handle: "bob" } },
          { role: "owner", user: { handle: "ada" } },
        ],
        title: "Chess",
        __typename: "groups",
      },
    ],
  });
});

it("refuses fragments that spread themselves, and fragment bombs, at little cost", async () => {
  expect((await refusal("{ groups { ...A } } fragment A on groups { ...A }"))?.[2]).toBe(
    'the fragment definition(s) "A", "A" form a cycle',
  );
  const bomb = Array.from({ length: 30 }, (_, n) => `fragment F${n} on groups { ...F${n + 1} ...F${n + 1} }`).join(
    "\n",
  );
  expect((await refusal(`{ groups { ...F0 } } ${bomb} fragment F30 on groups { slug }`))?.[2]).toBe(
    "the query selects more than 2000 fields",
  );
});

it("refuses documents that are nested too deeply to be read", async () => {
  const deep = 3000;
  const query = `{ groups ${"{ members { group ".repeat(deep)} { slug } ${"} }".repeat(deep)} }`;
  const { error } = await chat.ask(ada, query);
  expect(error?.code).toBe("validation-failed");
  let where: object = {};
  for (let level = 0; level < 50_000; level++) where = { _not: where };
  const byVariable = await chat.ask(ada, "query ($w: groups_bool_exp) { groups(where: $w) { slug } }", { w: where });
  expect(byVariable.error?.message).toBe("the query is nested deeper than 32 levels");
});

it("shows a role without any permission an empty schema", async () => {
  const nobody = { role: "stranger" };
  expect((await chat.ask(nobody, "{ groups { slug } }")).error?.message).toBe(
    "field 'groups' not found in type: 'query_root'",
  );
  expect((await chat.ask(nobody, "mutation { delete_messages(where: {}) { affected_rows } }")).error?.message).toBe(
    "no mutations exist",
  );
  const { data } = await chat.ask(nobody, '{ __type(name: "query_root") { fields { name } } }');
  expect(data).toEqual({ __type: { fields: [{ name: "no_queries_available" }] } });
});

it("answers introspection, sorted and for the role, beside data", async () => {
  const { data } = await chat.ask(
    { role: "shy", user: ADA },
    '{ __typename users { handle } __type(name: "users") { fields { name type { kind ofType { name } } } } __schema { mutationType { name } } }',
  );
  expect(data).toEqual({
    __typename: "query_root",
    users: [{ handle: "ada" }],
    __type: { fields: [{ name: "handle", type: { kind: "NON_NULL", ofType: { name: "String" } } }] },
    __schema: { mutationType: null },
  });
});
