import { afterAll, beforeAll, expect, it } from "vitest";
import { ADA } from "../../test/chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../../test/chatEngine.ts";

let engine: ChatEngine;
beforeAll(async () => {
  engine = await openChatEngine();
});
afterAll(() => engine.close());

const ada = headersOf({ role: "member", user: ADA });
const stranger = headersOf({ role: "stranger" });

interface Row {
  /** A whole body; a text is a query. */
  body: unknown;
  path: string;
  code?: string;
  message: string;
  headers?: Record<string, string>;
}

const refused = (body: unknown, headers = ada) =>
  engine.post("/v1/graphql", typeof body === "string" ? { query: body } : body, headers);

/** The situations of the contract's table of wordings, in its order. */
const ROWS: Readonly<Record<string, Row>> = {
  "unknown field": {
    body: "{ foo }",
    path: "$.selectionSet.foo",
    message: "field 'foo' not found in type: 'query_root'",
  },
  "unknown nested field": {
    body: "{ groups { foo } }",
    path: "$.selectionSet.groups.selectionSet.foo",
    message: "field 'foo' not found in type: 'groups'",
  },
  "unknown argument": {
    body: "{ groups(foo: 1) { slug } }",
    path: "$.selectionSet.groups",
    message: "'groups' has no argument named 'foo'",
  },
  "unknown input field": {
    body: "mutation { insert_groups(objects: [{ foo: 1 }]) { affected_rows } }",
    path: "$.selectionSet.insert_groups.args.objects[0].foo",
    message: "field 'foo' not found in type: 'groups_insert_input'",
  },
  "missing required argument": {
    body: "mutation { delete_messages { affected_rows } }",
    path: "$.selectionSet.delete_messages.args.where",
    message: "missing required field 'where'",
  },
  "missing required input field": {
    body: "mutation { insert_groups(objects: [], on_conflict: {}) { affected_rows } }",
    path: "$.selectionSet.insert_groups.args.on_conflict.constraint",
    message: "missing required field 'constraint'",
  },
  "object without sub-selection": {
    body: "{ messages { author } }",
    path: "$.selectionSet.messages.selectionSet.author.selectionSet",
    message: "missing selection set for 'users'",
  },
  "sub-selection on scalar": {
    body: "{ groups { title { x } } }",
    path: "$.selectionSet.groups.selectionSet.title",
    message: "unexpected subselection set for non-object field",
  },
  "bad enum value": {
    body: "{ group_members(where: { role: { _eq: boss } }) { role } }",
    path: "$.selectionSet.group_members.args.where.role._eq",
    message: "expected one of the values ['member', 'owner'] for type 'member_roles_enum', but found 'boss'",
  },
  "string given for enum": {
    body: '{ groups(order_by: { slug: "asc" }) { slug } }',
    path: "$.selectionSet.groups.args.order_by[0].slug",
    message: "expected an enum value for type 'order_by', but found a string",
  },
  "negative limit": {
    body: "{ groups(limit: -1) { slug } }",
    path: "$.selectionSet.groups.args.limit",
    message: "expected a non-negative 32-bit integer for type 'Int', but found an integer",
  },
  "text for a limit": {
    body: '{ groups(limit: "1") { slug } }',
    path: "$.selectionSet.groups.args.limit",
    message: "expected a 32-bit integer for type 'Int', but found a string",
  },
  "wrong JSON shape": {
    body: '{ groups(where: "x") { slug } }',
    path: "$.selectionSet.groups.args.where",
    message: "expected an object for type 'groups_bool_exp', but found a string",
  },
  "wrong JSON shape in a variable": {
    body: { query: "query ($w: groups_bool_exp) { groups(where: $w) { slug } }", variables: { w: "x" } },
    path: "$.selectionSet.groups.args.where",
    message: "expected an object for type 'groups_bool_exp', but found a string",
  },
  "null operand": {
    body: "{ groups(where: { group_id: { _eq: null } }) { slug } }",
    path: "$.selectionSet.groups.args.where.group_id._eq",
    message: "unexpected null value for type 'uuid'",
  },
  "null for a non-null variable": {
    body: { query: "query ($x: uuid!) { groups_by_pk(group_id: $x) { slug } }", variables: { x: null } },
    path: "$",
    message: 'null value found for non-nullable type: "uuid!"',
  },
  "undeclared variable in JSON": {
    body: { query: "{ groups { slug } }", variables: { x: 1 } },
    path: "$",
    message: "unexpected variables in variableValues: x",
  },
  "missing variable": {
    body: "query ($x: uuid!) { groups_by_pk(group_id: $x) { slug } }",
    path: "$",
    message: 'expecting a value for non-nullable variable: "x"',
  },
  "variable type mismatch": {
    body: { query: "query ($x: String!) { groups_by_pk(group_id: $x) { slug } }", variables: { x: "1" } },
    path: "$.selectionSet.groups_by_pk.args.group_id",
    message: "variable 'x' is declared as 'String!', but used where 'uuid!' is expected",
  },
  "a variable defined twice": {
    body: "query ($x: uuid!, $x: uuid!) { groups_by_pk(group_id: $x) { slug } }",
    path: "$",
    code: "parse-failed",
    message: 'multiple definitions for variable "x"',
  },
  "a fragment defined twice": {
    body: "{ groups { ...F } } fragment F on groups { slug } fragment F on groups { slug }",
    path: "$",
    code: "parse-failed",
    message: 'multiple definitions for fragment "F"',
  },
  "a fragment defined twice that nobody uses": {
    body: "{ groups { slug } } fragment F on groups { slug } fragment F on groups { title }",
    path: "$",
    code: "parse-failed",
    message: 'multiple definitions for fragment "F"',
  },
  "unknown directive": {
    body: "{ groups @foo { slug } }",
    path: "$.selectionSet.groups",
    message: "directive 'foo' is not defined in the schema",
  },
  "undefined fragment": {
    body: "{ ...F }",
    path: "$.selectionSet",
    message: 'reference to undefined fragment "F"',
  },
  "syntax error": { body: "{ groups {", path: "$.query", message: "not a valid graphql query" },
  "unknown operationName": {
    body: { query: "query A { groups { slug } }", operationName: "Q" },
    path: "$",
    message: 'no such operation found in the document: "Q"',
  },
  "ambiguous operation": {
    body: "query A { groups { slug } } query B { groups { slug } }",
    path: "$",
    message: "exactly one operation has to be present in the document when operationName is not specified",
  },
  "no mutation type": {
    body: "mutation { a }",
    path: "$",
    message: "no mutations exist",
    headers: stranger,
  },
  "no subscription type": {
    body: "subscription { a }",
    path: "$",
    message: "no subscriptions exist",
    headers: stranger,
  },
  "several subscription roots": {
    body: "subscription { groups { slug } users { handle } }",
    path: "$",
    message: "subscriptions must select one top level field",
  },
  "subscription over HTTP POST": {
    body: "subscription { groups { slug } }",
    path: "$",
    code: "unexpected-payload",
    message: "subscriptions are not supported over HTTP, use websockets instead",
  },
  "body without a query": {
    body: { variables: {} },
    path: "$",
    code: "parse-failed",
    message: 'parsing Hasura.GraphQL.Transport.HTTP.Protocol.GQLReq failed, key "query" not found',
  },
  "Int overflow": {
    body: "{ messages(where: { stars: { _eq: 2147483648 } }) { body } }",
    path: "$.selectionSet.messages.args.where.stars._eq",
    code: "parse-failed",
    message:
      "The value 2.147483648e9 lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?",
  },
  "fraction for an int column": {
    body: "{ messages(where: { stars: { _eq: 1.5 } }) { body } }",
    path: "$.selectionSet.messages.args.where.stars._eq",
    code: "parse-failed",
    message:
      "The value 1.5 lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?",
  },
  "missing session variable": {
    body: "{ groups { slug } }",
    path: "$",
    code: "not-found",
    message: 'missing session variable: "x-hasura-user-id"',
    headers: headersOf({ role: "member" }),
  },
};

it.each(Object.entries(ROWS))("%s", async (_, { body, path, code = "validation-failed", message, headers }) => {
  const { status, json } = await refused(body, headers);
  expect(status).toBe(200);
  expect(json).toEqual({ errors: [{ message, extensions: { path, code } }] });
});

it("body that is no JSON", async () => {
  const { status, json } = await engine.post("/v1/graphql", "{", ada);
  expect(status).toBe(200);
  expect(json).toEqual({
    errors: [{ message: expect.stringMatching(/^Error in \$: ./), extensions: { path: "$", code: "invalid-json" } }],
  });
});

it.each<[what: string, body: unknown, path: string]>([
  ["fields by their name, not their alias", "{ a: groups { b: foo } }", "$.selectionSet.groups.selectionSet.foo"],
  [
    "items of a list by their number",
    "{ groups(where: { _and: [{}, { foo: {} }] }) { slug } }",
    "$.selectionSet.groups.args.where._and[1].foo",
  ],
  [
    "what is inside a variable like what stands in the document",
    { query: "query ($w: groups_bool_exp!) { groups(where: $w) { slug } }", variables: { w: { _or: [{ foo: {} }] } } },
    "$.selectionSet.groups.args.where._or[0].foo",
  ],
  [
    "names with special characters in quotes",
    { query: "query ($w: groups_bool_exp!) { groups(where: $w) { slug } }", variables: { w: { "a-b": {} } } },
    "$.selectionSet.groups.args.where['a-b']",
  ],
  [
    "and quotes among them behind a backslash",
    { query: "query ($w: groups_bool_exp!) { groups(where: $w) { slug } }", variables: { w: { "it's": {} } } },
    String.raw`$.selectionSet.groups.args.where['it\'s']`,
  ],
])("paths name %s", async (_, body, path) => {
  const { json } = await refused(body);
  expect(json).toMatchObject({ errors: [{ extensions: { path } }] });
});
