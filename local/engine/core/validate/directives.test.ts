import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADA, openChat, type Chat } from "../../test/chat.ts";

let chat: Chat;
beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.close());

const ada = { role: "member", user: ADA };
const groups = { groups: [{ slug: "chess" }] };

it.each([
  "query @cached { groups { slug } }",
  "query @cached(ttl: 120, refresh: true) { groups { slug } }",
  "query { groups { slug @include(if: true) @skip(if: false) } }",
  "query { groups { slug ... @skip(if: true) { title } ...F @include(if: false) } } fragment F on groups { title }",
])("%s is answered", async (query) => {
  expect((await chat.ask(ada, query)).data).toEqual(groups);
});

it("read their variables at each request", async () => {
  const query =
    "query ($ttl: Int!, $title: Boolean!) @cached(ttl: $ttl) { groups { slug title @include(if: $title) } }";
  expect((await chat.ask(ada, query, { ttl: 1, title: false })).data).toEqual(groups);
  expect((await chat.ask(ada, query, { ttl: 1, title: true })).data).toEqual({
    groups: [{ slug: "chess", title: "Chess" }],
  });
  expect((await chat.ask(ada, query, { ttl: "soon", title: false })).error).toMatchObject({
    path: "$.cached.args.ttl",
    message: "expected a 32-bit integer for type 'Int', but found a string",
  });
});

describe("are refused", () => {
  const AT = "$.selectionSet.groups";
  it.each<[query: string, path: string, message: string]>([
    ["{ groups @foo { slug } }", AT, "directive 'foo' is not defined in the schema"],
    ["query @foo { groups { slug } }", "$", "directive 'foo' is not defined in the schema"],
    [
      "subscription @_multiple_top_level_fields { groups { slug } users { handle } }",
      "$",
      "directive '_multiple_top_level_fields' is not defined in the schema",
    ],
    ["{ groups @cached { slug } }", AT, "directive 'cached' is not allowed on a field"],
    [
      "{ ... @cached { groups { slug } } }",
      "$.selectionSet",
      "directive 'cached' is not allowed on an inline fragment",
    ],
    [
      "{ ...F @cached } fragment F on query_root { groups { slug } }",
      "$.selectionSet",
      "directive 'cached' is not allowed on a fragment spread",
    ],
    ["query @include(if: true) { groups { slug } }", "$", "directive 'include' is not allowed on a query"],
    [
      "mutation @cached { delete_messages(where: {}) { affected_rows } }",
      "$",
      "directive 'cached' is not allowed on a mutation",
    ],
    ["subscription @cached { groups { slug } }", "$", "directive 'cached' is not allowed on a subscription"],
    [
      "{ groups @include(if: true) @include(if: true) { slug } }",
      AT,
      "the following directives are used more than once: ['include']",
    ],
    ["query @cached @cached { groups { slug } }", "$", "the following directives are used more than once: ['cached']"],
    ["{ groups @include { slug } }", `${AT}.include.args.if`, "missing required field 'if'"],
    ["{ groups @skip(if: true, unless: true) { slug } }", `${AT}.skip`, "'skip' has no argument named 'unless'"],
    ["query @cached(forever: true) { groups { slug } }", "$.cached", "'cached' has no argument named 'forever'"],
    [
      '{ groups @include(if: "yes") { slug } }',
      `${AT}.include.args.if`,
      "expected a boolean for type 'Boolean', but found a string",
    ],
    [
      "{ groups @include(if: null) { slug } }",
      `${AT}.include.args.if`,
      "expected a boolean for type 'Boolean', but found null",
    ],
    [
      'query @cached(ttl: "soon") { groups { slug } }',
      "$.cached.args.ttl",
      "expected a 32-bit integer for type 'Int', but found a string",
    ],
    [
      "query @cached(refresh: 1) { groups { slug } }",
      "$.cached.args.refresh",
      "expected a boolean for type 'Boolean', but found an integer",
    ],
    [
      "query ($b: Boolean) { groups @include(if: $b) { slug } }",
      `${AT}.include.args.if`,
      "variable 'b' is declared as 'Boolean', but used where 'Boolean!' is expected",
    ],
  ])("%s", async (query, path, message) => {
    let refused: unknown;
    try {
      chat.prepare(ada, query);
    } catch (error) {
      refused = error;
    }
    expect(refused).toMatchObject({ code: "validation-failed", path, message });
  });
});
