import { buildClientSchema, getIntrospectionQuery, printSchema, type IntrospectionQuery } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const ask = (query: string, variables?: Record<string, unknown>) => library.ask({ role: "reader" }, query, variables);

it.each(["graphql", "relay"] as const)("the usual query answers the role's whole schema on %s", async (endpoint) => {
  for (const role of ["reader", "admin"]) {
    const { data } = await library.ask({ role, endpoint }, getIntrospectionQuery({ directiveIsRepeatable: true }));
    const told = printSchema(buildClientSchema(data as unknown as IntrospectionQuery));
    expect(told).toBe(printSchema(library.core.schema(endpoint, role)));
  }
});

it("lists types by name, and the directives that requests may have", async () => {
  const { data } = await ask("{ __schema { types { name } directives { name args { name defaultValue } } } }");
  const { types, directives } = data!.__schema as { types: { name: string }[]; directives: object[] };
  const names = types.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(directives).toEqual([
    {
      name: "cached",
      args: [
        { name: "refresh", defaultValue: "false" },
        { name: "ttl", defaultValue: "60" },
      ],
    },
    { name: "include", args: [{ name: "if", defaultValue: null }] },
    { name: "skip", args: [{ name: "if", defaultValue: null }] },
  ]);
});

it("answers one type by its name, and null for a type that the role does not have", async () => {
  const query =
    "query ($name: String!) { __type(name: $name) { kind name fields(includeDeprecated: true) { name } enumValues { name } } }";
  expect((await ask(query, { name: "comments" })).data).toEqual({
    __type: {
      kind: "OBJECT",
      name: "comments",
      fields: [{ name: "article" }, { name: "body" }, { name: "number" }],
      enumValues: null,
    },
  });
  expect((await ask(query, { name: "profiles" })).data).toEqual({ __type: null });
});

it("takes fragments, aliases and other fields beside it", async () => {
  const { data } = await ask(
    "{ s: __schema { ...S } comments(limit: 0) { body } } fragment S on __Schema { q: queryType { ... on __Type { name __typename } } m: mutationType { name } }",
  );
  expect(data).toEqual({ s: { q: { name: "query_root", __typename: "__Type" }, m: null }, comments: [] });
});

it.each<[query: string, path: string, message: string]>([
  ["{ __schema { nope } }", "$.selectionSet.__schema.selectionSet.nope", "field 'nope' not found in type: '__Schema'"],
  [
    "{ __schema { types { isOneOf } } }",
    "$.selectionSet.__schema.selectionSet.types.selectionSet.isOneOf",
    "field 'isOneOf' not found in type: '__Type'",
  ],
  ["{ __schema }", "$.selectionSet.__schema.selectionSet", "missing selection set for '__Schema'"],
  ["{ __type { name } }", "$.selectionSet.__type.args.name", "missing required field 'name'"],
  [
    '{ __type(name: "x") { name { x } } }',
    "$.selectionSet.__type.selectionSet.name",
    "unexpected subselection set for non-object field",
  ],
  ['{ __type(name: "x", more: 1) { name } }', "$.selectionSet.__type", "'__type' has no argument named 'more'"],
  [
    "{ articles { __schema { types { name } } } }",
    "$.selectionSet.articles.selectionSet.__schema",
    "field '__schema' not found in type: 'articles'",
  ],
])("refuses %s", async (query, path, message) => {
  expect((await ask(query)).error).toEqual({ code: "validation-failed", message, path });
});
