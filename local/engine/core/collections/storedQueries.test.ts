import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import type { Metadata } from "../../interface.ts";
import { readStoredQueries } from "./readStoredQueries.ts";

const schema = buildSchema(`
  schema { query: query_root  mutation: mutation_root  subscription: subscription_root }
  scalar uuid
  type groups { slug: String!  kind: kinds  members: [members!]! }
  type members { handle: String! }
  enum kinds { OPEN }
  type query_root { groups(slug: String): [groups!]!  groups_by_pk(id: uuid!): groups }
  type mutation_root { leave(id: uuid!): groups }
  type subscription_root { groups: [groups!]! }`);

const read = (parts: Partial<Metadata>) => readStoredQueries({ version: 3, sources: [], ...parts }, () => schema);

const collection = (queries: Record<string, string>, name = "api") => ({
  name,
  definition: { queries: Object.entries(queries).map(([each, query]) => ({ name: each, query })) },
});

const GOOD = "query ($slug: String!) { groups(slug: $slug) { slug } }";

const endpoint = (name: string, url: string, more: object = {}) => ({
  name,
  url,
  methods: ["GET"],
  definition: { query: { collection_name: "api", query_name: "good" } },
  ...more,
});

describe("a stored query is refused by name", () => {
  const invalid = (errors: string) =>
    `query_collections q in api: In query collection "api" the query "q" is invalid with the following error(s): ${errors}`;

  it.each<[query: string, reason: string]>([
    ["query { groups {", "query_collections q in api: parsing the graphql query failed"],
    ["type a { b: Int }", "query_collections q in api: parsing the graphql query failed"],
    [
      "query A { groups { slug } } query B { groups { slug } }",
      invalid('"exactly one operation has to be present in the document when operationName is not specified"'),
    ],
    [
      "fragment F on groups { slug }",
      invalid('"exactly one operation has to be present in the document when operationName is not specified"'),
    ],
    ["query { nope }", invalid(`"$.nope: field 'nope' not found in object 'query_root'"`)],
    [
      "query { groups_connection { edges { cursor } } }",
      invalid(`"$.groups_connection: field 'groups_connection' not found in object 'query_root'"`),
    ],
    [
      "query { groups { members { nope } ...F } } fragment F on groups { none }",
      invalid(
        `"$.groups.members.nope: field 'nope' not found in object 'members'", "$.groups.none: field 'none' not found in object 'groups'"`,
      ),
    ],
    ["query { groups }", invalid(`"$.groups: object of type 'groups' must have a selection set"`)],
    ["query { groups { slug { a } } }", invalid(`"$.groups.slug: scalar 'String' does not accept a selection set"`)],
    ["query { groups { kind { a } } }", invalid(`"$.groups.kind: enum 'kinds' does not accept a selection set"`)],
    ["query ($x: Money) { groups { slug } }", invalid(`"$.x: type 'Money' not found in the schema"`)],
    ["query { ...F }", invalid('"reference to undefined fragment "F""')],
    ["query { ...F } fragment F on query_root { ...F }", invalid('"the fragment definition(s) "F" form a cycle"')],
  ])("%s", (query, reason) => {
    expect(() => read({ query_collections: [collection({ q: query })] })).toThrow(reason);
  });

  it("is refused when another has the same name", () => {
    const twice = { name: "api", definition: { queries: [1, 2].map(() => ({ name: "q", query: GOOD })) } };
    expect(() => read({ query_collections: [twice] })).toThrow('query with name "q" already exists');
    expect(() => read({ query_collections: [collection({}), collection({})] })).toThrow(
      'query collection with name "api" already exists',
    );
  });
});

it("takes every kind of operation, with fragments, variables and introspection", () => {
  const queries = {
    a: `query A($id: uuid!) { groups_by_pk(id: $id) { ...F ... on groups { __typename kind } } __schema { queryType { name } } }
        fragment F on groups { slug members { handle } }`,
    b: "mutation ($id: uuid!) { leave(id: $id) { slug } }",
    c: "subscription { groups { slug } }",
  };
  expect(() => read({ query_collections: [collection(queries)], allowlist: [{ collection: "api" }] })).not.toThrow();
});

describe("an endpoint is refused by name", () => {
  const query_collections = [
    collection({
      good: GOOD,
      live: "subscription { groups { slug } }",
      short: "{ groups { slug } }",
      fragments: "query { groups { ...F } } fragment F on groups { slug }",
    }),
  ];
  const query = (collection_name: string, query_name: string) => ({
    definition: { query: { collection_name, query_name } },
  });

  it.each<[what: string, refused: object, reason: string]>([
    [
      "of an unknown collection",
      endpoint("e", "a", query("none", "good")),
      'in endpoint e: collection with name "none" does not exist',
    ],
    [
      "of an unknown query",
      endpoint("e", "a", query("api", "none")),
      'in endpoint e: query with name "none" does not exist in collection "api"',
    ],
    [
      "of a subscription",
      endpoint("e", "a", query("api", "live")),
      "in endpoint e: query with name live is a subscription",
    ],
    [
      "of a query with fragments",
      endpoint("e", "a", query("api", "fragments")),
      "in endpoint e: query with name fragments has multiple definitions.",
    ],
    [
      "of a query that does not say that it is one",
      endpoint("e", "a", query("api", "short")),
      "in endpoint e: query with name short has multiple definitions.",
    ],
    ["without methods", endpoint("e", "a", { methods: [] }), "expected a list of at least one method"],
    ["with an empty segment", endpoint("e", "a//b"), "Empty segments or unnamed variables are not allowed: a//b"],
    ["with a slash at its end", endpoint("e", "a/"), "Empty segments or unnamed variables are not allowed: a/"],
    ["with a nameless variable", endpoint("e", "a/:"), "Empty segments or unnamed variables are not allowed: a/:"],
    ["with a variable twice", endpoint("e", ":id/a/:id"), "Duplicate variables found in endpoint path :id/a/:id"],
  ])("%s", (_, refused, reason) => {
    expect(() => read({ query_collections, rest_endpoints: [refused] })).toThrow(`rest_endpoint e: ${reason}`);
  });

  it.each([
    ["a/:id", "a/b"],
    [":id", ":slug"],
    ["a", "a"],
    [":id/b", "a/:slug"],
  ])("that is %s beside %s", (one, other) => {
    expect(() => read({ query_collections, rest_endpoints: [endpoint("e", one), endpoint("f", other)] })).toThrow(
      `rest_endpoint e: Ambiguous URL paths: ${one}, ${other}`,
    );
  });

  it("that has the name of another", () => {
    expect(() => read({ query_collections, rest_endpoints: [endpoint("e", "a"), endpoint("e", "b")] })).toThrow(
      'rest_endpoint e: an endpoint with name "e" already exists',
    );
  });

  it("may share a path that another has with other methods, or that is longer", () => {
    const rest_endpoints = [
      endpoint("e", "a/:id"),
      endpoint("f", "a/:id", { methods: ["POST", "PUT"] }),
      endpoint("g", "a/:id/b"),
      endpoint("h", "b/:id"),
    ];
    expect(read({ query_collections, rest_endpoints }).endpoints.map(({ name }) => name)).toEqual(["e", "f", "g", "h"]);
  });
});

it("refuses an allow list of a collection that is not there, or is there twice", () => {
  expect(() => read({ allowlist: [{ collection: "none" }] })).toThrow(
    'allowlist none: collection with name "none" does not exist',
  );
  const query_collections = [collection({ good: GOOD })];
  expect(() => read({ query_collections, allowlist: [{ collection: "api" }, { collection: "api" }] })).toThrow(
    'allowlist api: collection "api" already exists in the allowlist',
  );
});

it("reports all faults at once", () => {
  const parts = { query_collections: [collection({ q: "query { nope }" })], rest_endpoints: [endpoint("e", "a/")] };
  expect(() => read({ ...parts, allowlist: [{ collection: "none" }] })).toThrow(
    /query_collections q in api: .*\nrest_endpoint e: .*\nallowlist none: /,
  );
});
