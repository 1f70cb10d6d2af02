import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADA } from "../../test/chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../../test/chatEngine.ts";
import { TestClient } from "../../test/wsClient.ts";

const LISTED = "query Mine { groups { slug } }";
const UNLISTED = "query Mine { groups { title } }";
const LIVE = "subscription { groups { slug } }";
const MUTATION = 'mutation { delete_messages(where: { body: { _eq: "none" } }) { affected_rows } }';
const OF_A_ROLE = "query { messages { body } }";

const stored = (queries: Record<string, string>) => Object.entries(queries).map(([name, query]) => ({ name, query }));
const endpoint = (name: string, collection: string) => ({
  name,
  url: name,
  methods: ["GET"],
  definition: { query: { collection_name: collection, query_name: name } },
});

let engine: ChatEngine;
beforeAll(async () => {
  engine = await openChatEngine(
    {
      query_collections: [
        {
          name: "allowed-queries",
          definition: { queries: stored({ listed: LISTED, live: LIVE, mutation: MUTATION }) },
        },
        { name: "of-a-role", definition: { queries: stored({ role: OF_A_ROLE }) } },
        { name: "others", definition: { queries: stored({ unlisted: UNLISTED }) } },
      ],
      allowlist: [
        { collection: "allowed-queries", scope: { global: true } },
        { collection: "of-a-role", scope: { global: false, roles: ["member"] } },
      ],
      rest_endpoints: [endpoint("listed", "allowed-queries"), endpoint("unlisted", "others")],
    },
    { HASURA_GRAPHQL_ENABLE_ALLOWLIST: "t" },
  );
});
afterAll(() => engine.close());

const ada = headersOf({ role: "member", user: ADA });
const REFUSED = {
  errors: [{ message: "query is not allowed", extensions: { path: "$", code: "validation-failed" } }],
};

async function ask(query: unknown, headers = ada, path = "/v1/graphql"): Promise<unknown> {
  const { status, json } = await engine.post(path, Array.isArray(query) ? query : { query }, headers);
  expect(status).toBe(200);
  return json;
}

describe("an allow list", () => {
  it("lets its documents pass, whatever their layout, each time", async () => {
    for (const query of [LISTED, LISTED, "query Mine{groups{__typename slug}}"]) {
      expect(await ask(query)).toMatchObject({ data: { groups: [{ slug: "chess" }] } });
    }
    expect(await ask(MUTATION)).toEqual({ data: { delete_messages: { affected_rows: 0 } } });
  });

  it("refuses every other document before it is validated, introspection too", async () => {
    for (const query of [UNLISTED, "query { nope }", "{ __schema { queryType { name } } }", "{ groups { slug } }"]) {
      expect(await ask(query)).toEqual(REFUSED);
    }
    expect(await ask("query {")).toMatchObject({ errors: [{ message: "not a valid graphql query" }] });
  });

  it("ignores collections of a role, as the community edition does", async () => {
    expect(await ask(OF_A_ROLE)).toEqual(REFUSED);
  });

  it("is not for role admin", async () => {
    expect(await ask(UNLISTED, headersOf({ role: "admin" }))).toMatchObject({ data: { groups: [{}, {}] } });
  });

  it("looks at each request of a batch", async () => {
    expect(await ask([{ query: LISTED }, { query: UNLISTED }])).toMatchObject([{ data: {} }, REFUSED]);
  });

  it("is asked on the Relay endpoint too, whose own queries cannot be listed", async () => {
    expect(await ask("query { groups_connection { edges { cursor } } }", ada, "/v1beta1/relay")).toEqual(REFUSED);
    expect(await ask(MUTATION, ada, "/v1beta1/relay")).toEqual({ data: { delete_messages: { affected_rows: 0 } } });
  });

  it("is asked for REST endpoints too", async () => {
    const send = async (path: string) => {
      const { status, text } = await engine.send(path, { headers: ada });
      return [status, JSON.parse(text)] as const;
    };
    expect(await send("/api/rest/listed")).toEqual([200, { groups: [{ slug: "chess" }] }]);
    expect(await send("/api/rest/unlisted")).toEqual([
      400,
      { path: "$", error: "query is not allowed", code: "validation-failed" },
    ]);
  });

  it("is asked on websockets too", async () => {
    const url = `${engine.origin.replace("http", "ws")}/v1/graphql`;
    const client = await TestClient.open(url, "graphql-transport-ws");
    await client.init(ada);
    const first = client.next("next", "1");
    client.send({ id: "1", type: "subscribe", payload: { query: LIVE } });
    expect((await first).payload).toEqual({ data: { groups: [{ slug: "chess" }] } });
    for (const [id, query] of [
      ["2", UNLISTED],
      ["3", "subscription { groups { title } }"],
    ] as const) {
      const refused = client.next("error", id);
      client.send({ id, type: "subscribe", payload: { query } });
      expect((await refused).payload).toEqual(REFUSED.errors);
    }
    client.close();
  });

  it("does not apply to explaining a query, which only admins may do", async () => {
    const { status } = await engine.asAdmin("/v1/graphql/explain", { query: { query: UNLISTED } });
    expect(status).toBe(200);
  });
});

it("is read but has no effect where it is not switched on", async () => {
  const open = await openChatEngine({
    query_collections: [{ name: "c", definition: { queries: stored({ listed: LISTED }) } }],
    allowlist: [{ collection: "c" }],
  });
  expect((await open.post("/v1/graphql", { query: UNLISTED }, ada)).json).toMatchObject({ data: {} });
  await open.close();
});

it("tells a developer why, in dev mode", async () => {
  const dev = await openChatEngine({}, { HASURA_GRAPHQL_ENABLE_ALLOWLIST: "true", HASURA_GRAPHQL_DEV_MODE: "true" });
  expect((await dev.post("/v1/graphql", { query: LISTED }, ada)).json).toMatchObject({
    errors: [{ extensions: { internal: { message: "query is not in any of the allowlists" } } }],
  });
  await dev.close();
});
