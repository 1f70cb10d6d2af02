import { afterAll, beforeAll, expect, it } from "vitest";
import { ADA } from "../../test/chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../../test/chatEngine.ts";

let engine: ChatEngine;
beforeAll(async () => {
  engine = await openChatEngine({ graphql_schema_introspection: { disabled_for_roles: ["shy", "stranger"] } });
});
afterAll(() => engine.close());

const ask = async (role: string, query: string, path = "/v1/graphql") =>
  (await engine.post(path, { query }, headersOf({ role, user: ADA }))).json;

const INTROSPECTIONS = [
  ["__schema", "{ __schema { queryType { name } } }"],
  ["__type", '{ __type(name: "users") { name } }'],
  ["__schema", "query { ...F } fragment F on query_root { s: __schema { queryType { name } } }"],
] as const;

it.each(["shy", "stranger"])("is refused to role %s like an unknown field", async (role) => {
  for (const path of ["/v1/graphql", "/v1beta1/relay"]) {
    for (const [field, query] of INTROSPECTIONS) {
      expect(await ask(role, query, path)).toEqual({
        errors: [
          {
            message: `field '${field}' not found in type: 'query_root'`,
            extensions: { path: `$.selectionSet.${field}`, code: "validation-failed" },
          },
        ],
      });
    }
  }
});

it("leaves them data and __typename", async () => {
  expect(await ask("shy", "{ __typename users { handle __typename } }")).toEqual({
    data: { __typename: "query_root", users: [{ handle: "ada", __typename: "users" }] },
  });
});

it.each(["member", "admin", "nobody"])("stays with role %s", async (role) => {
  for (const [, query] of INTROSPECTIONS) expect(await ask(role, query)).toHaveProperty("data");
});
