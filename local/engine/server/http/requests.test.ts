import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADA, CHESS, GO } from "../../test/chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../../test/chatEngine.ts";
import { TestClient } from "../../test/wsClient.ts";

let engine: ChatEngine;
beforeAll(async () => {
  engine = await openChatEngine();
});
beforeEach(() => engine.chat.reset());
afterAll(() => engine.close());

const ada = headersOf({ role: "member", user: ADA });
const admin = headersOf({ role: "admin" });
const send = async (body: unknown, headers = ada) => (await engine.post("/v1/graphql", body, headers)).json;
const code = (json: unknown) => (json as { errors: [{ extensions: { code: string } }] }).errors[0].extensions.code;

describe("a request", () => {
  it("is a query with variables and the name of its operation, which chooses among several", async () => {
    const query = `query Slug($s: String) { groups(where: { slug: { _eq: $s } }) { slug } }
                   query Title { groups { title } }`;
    expect(await send({ query, operationName: "Slug", variables: { s: "chess" } })).toEqual({
      data: { groups: [{ slug: "chess" }] },
    });
    expect(await send({ query, operationName: "Title" })).toEqual({ data: { groups: [{ title: "Chess" }] } });
    expect(code(await send({ query }))).toBe("validation-failed");
  });

  it("may leave out variables and the name, may send null, and may have unknown keys", async () => {
    const query = "query Q { groups { slug } }";
    for (const more of [{}, { variables: null, operationName: null }, { extensions: { a: 1 }, id: 7 }]) {
      expect(await send({ query, ...more })).toEqual({ data: { groups: [{ slug: "chess" }] } });
    }
  });

  it("needs its query, by POST", async () => {
    expect(code(await send({}))).toBe("parse-failed");
    const byGet = await engine.send(`/v1/graphql?query=${encodeURIComponent("{ groups { slug } }")}`, { headers: ada });
    expect(byGet.status).toBe(404);
  });

  it("is never a persisted query, even if it sends the text with its hash", async () => {
    const persisted = { extensions: { persistedQuery: { version: 1, sha256Hash: "a".repeat(64) } } };
    for (const body of [persisted, { ...persisted, query: "{ groups { slug } }" }]) {
      expect(await send(body)).toEqual({
        errors: [
          {
            message: "Automatic Persisted Queries is not enabled",
            extensions: { path: "$", code: "not-supported" },
          },
        ],
      });
    }
  });

  it("may be one of a list, each answered in its place and on its own", async () => {
    const say = (body: string) => ({
      query: "mutation ($g: uuid!, $b: String!) { insert_messages_one(object: { group_id: $g, body: $b }) { body } }",
      variables: { g: CHESS, b: body },
    });
    const answers = (await send([
      say("one"),
      say(""),
      { query: '{ messages(where: { body: { _eq: "one" } }) { body } }' },
      { query: "{ nope }" },
      { query: "subscription { groups { slug } }" },
      {},
    ])) as unknown[];
    expect(answers.slice(0, 1)).toEqual([{ data: { insert_messages_one: { body: "one" } } }]);
    expect(code(answers[1])).toBe("permission-error");
    expect(answers[2]).toEqual({ data: { messages: [{ body: "one" }] } });
    expect(answers.slice(3).map(code)).toEqual(["validation-failed", "unexpected-payload", "parse-failed"]);
    expect(await send([])).toEqual([]);
  });

  it("may be a mutation on a websocket, in both protocols", async () => {
    const query = 'mutation { update_groups(where: {}, _set: { title: "Chess" }) { affected_rows } }';
    const url = `${engine.origin.replace("http", "ws")}/v1/graphql`;
    for (const [protocol, start, result] of [
      ["graphql-transport-ws", "subscribe", "next"],
      ["graphql-ws", "start", "data"],
    ] as const) {
      const client = await TestClient.open(url, protocol);
      await client.init(ada);
      const answered = client.next(result, "1");
      const done = client.next("complete", "1");
      client.send({ id: "1", type: start, payload: { query } });
      expect((await answered).payload).toEqual({ data: { update_groups: { affected_rows: 1 } } });
      await done;
      client.close();
    }
  });
});

describe("an answer", () => {
  const text = async (query: string, headers = ada) =>
    (await engine.send("/v1/graphql", { method: "POST", headers, body: { query } })).text;

  it("has its keys in the order of the query, on every level, also with typenames and actions", async () => {
    expect(await text("{ z: groups { title __typename a: slug } __typename b: users { handle } }")).toMatch(
      /^\{"data":\{"z":\[\{"title":"Chess","__typename":"groups","a":"chess"\}\],"__typename":"query_root","b":\[/,
    );
  });

  it("of a mutation has them in the order in which its fields ran", async () => {
    const query = `mutation {
      b: update_groups(where: { slug: { _eq: "chess" } }, _set: { title: "B" }) { returning { title } }
      a: update_groups(where: { slug: { _eq: "chess" } }, _set: { title: "A" }) { returning { title } } }`;
    expect(await text(query)).toBe('{"data":{"b":{"returning":[{"title":"B"}]},"a":{"returning":[{"title":"A"}]}}}');
  });

  it("puts a key that is asked twice where it came first", async () => {
    expect(await text("{ groups { slug } users { handle } groups { title } }")).toMatch(
      /^\{"data":\{"groups":\[\{"slug":"chess","title":"Chess"\}\],"users":\[/,
    );
  });
});

describe("variables", () => {
  it("stand anywhere inside values, in lists and in fragments", async () => {
    const query = `query ($slugs: [String!]!, $title: String!, $order: order_by!, $role: member_roles_enum!) {
        groups(where: { _or: [{ slug: { _in: $slugs } }, { _and: [{ title: { _eq: $title } }] }] }, order_by: [{ slug: $order }]) { ...F } }
      fragment F on groups { slug members(where: { role: { _eq: $role } }) { role } }`;
    const variables = { slugs: ["chess"], title: "Go", order: "desc", role: "owner" };
    expect(await send({ query, variables }, admin)).toEqual({
      data: {
        groups: [
          { slug: "go", members: [{ role: "owner" }] },
          { slug: "chess", members: [{ role: "owner" }] },
        ],
      },
    });
  });

  it("and fragments may be declared and not used", async () => {
    const query = "query ($unused: uuid) { groups { slug } } fragment Unused on users { handle }";
    expect(await send({ query })).toEqual({ data: { groups: [{ slug: "chess" }] } });
  });

  it("that are omitted and nullable are null where they are used, also in written values", async () => {
    const write = "mutation ($m: jsonb) { update_messages(where: {}, _set: { meta: $m }) { returning { meta } } }";
    await engine.chat.pool.query("update messages set meta = '1'");
    const { data } = (await send({ query: write })) as { data: { update_messages: { returning: unknown[] } } };
    expect(data.update_messages.returning).toEqual([{ meta: null }, { meta: null }]);
    const title = "mutation ($t: String) { update_groups(where: {}, _set: { title: $t }) { affected_rows } }";
    expect(await send({ query: title })).toMatchObject({
      errors: [{ message: "unexpected null value for type 'String'" }],
    });
    const compare = "query ($x: uuid) { groups(where: { group_id: { _eq: $x } }) { slug } }";
    expect(await send({ query: compare })).toMatchObject({
      errors: [{ message: "unexpected null value for type 'uuid'" }],
    });
  });

  it("are named together when several are surplus", async () => {
    expect(await send({ query: "{ groups { slug } }", variables: { x: 1, y: 2 } })).toMatchObject({
      errors: [{ message: "unexpected variables in variableValues: x, y" }],
    });
  });

  it.each([2_147_483_648, -2_147_483_649, 1e21])("of type Int have 32 bits: %d is refused", async (l) => {
    const query = "query ($l: Int!) { messages(where: { stars: { _eq: $l } }) { body } }";
    expect(await send({ query, variables: { l } })).toMatchObject({
      errors: [{ message: expect.stringMatching(/lies outside the bounds/), extensions: { code: "parse-failed" } }],
    });
  });

  it.each([2_147_483_647, -2_147_483_648])("of type Int have 32 bits: %d is accepted", async (l) => {
    const query = "query ($l: Int!) { messages(where: { stars: { _eq: $l } }) { body } }";
    expect(await send({ query, variables: { l } })).toEqual({ data: { messages: [] } });
  });
});

it("refuses one key of the answer for different arguments, wherever the selections stand", async () => {
  const query = `{ groups { ...A messages(limit: 1) { body } } } fragment A on groups { messages(limit: 2) { body } }`;
  expect(await send({ query }, admin)).toMatchObject({
    errors: [{ message: "inconsistent arguments between multiple selections of field 'messages'" }],
  });
});

it("runs the fields of a mutation over tables in one transaction", async () => {
  const query = `mutation {
    insert_groups_one(object: { group_id: "c0000000-0000-4000-8000-000000000001", slug: "new", title: "New" }) { slug }
    delete_groups_by_pk: delete_groups(where: { group_id: { _eq: "${GO}" } }) { affected_rows } }`;
  expect(code(await send({ query }, admin))).toBe("constraint-violation");
  expect(await send({ query: '{ groups(where: { slug: { _eq: "new" } }) { slug } }' }, admin)).toEqual({
    data: { groups: [] },
  });
});

it("lets every role of an endpoint read its schema", async () => {
  for (const role of ["admin", "member", "shy", "guest", "nobody"]) {
    for (const path of ["/v1/graphql", "/v1beta1/relay"]) {
      const { json } = await engine.post(path, { query: "{ __schema { queryType { name } } }" }, headersOf({ role }));
      expect(json).toEqual({ data: { __schema: { queryType: { name: "query_root" } } } });
    }
  }
});
