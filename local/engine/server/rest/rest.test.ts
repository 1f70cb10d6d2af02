import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADA, BOB, CHESS, chatMetadata, CY } from "../../test/chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../../test/chatEngine.ts";
import { startWebhookServer, type WebhookServer } from "../../test/webhookServer.ts";

const QUERIES = {
  group: "query ($slug: String!) { groups(where: { slug: { _eq: $slug } }) { slug title } }",
  messages: `query Messages($slug: String!, $limit: Int = 2, $stars: Int, $with_author: Boolean = false) {
    messages(where: { group: { slug: { _eq: $slug } }, stars: { _gte: $stars } }, limit: $limit, order_by: { message_id: asc }) {
      body author @include(if: $with_author) { handle }
    } }`,
  some: "query ($ids: [bigint!]!) { messages(where: { message_id: { _in: $ids } }, order_by: { message_id: asc }) { body } }",
  say: "mutation Say($group: uuid!, $body: String!) { insert_messages_one(object: { group_id: $group, body: $body }) { body } }",
  retitle:
    "mutation ($id: uuid!, $title: String!) { update_groups_by_pk(pk_columns: { group_id: $id }, _set: { title: $title }) { title } }",
  open: 'mutation { open_group(input: { title: "Go" }) { group_id } }',
};

const endpoint = (name: string, url: string, methods: string[], query: keyof typeof QUERIES) => ({
  name,
  url,
  methods,
  definition: { query: { collection_name: "api", query_name: query } },
});

let engine: ChatEngine;
let handler: WebhookServer;
beforeAll(async () => {
  handler = await startWebhookServer();
  engine = await openChatEngine(
    {
      query_collections: [
        {
          name: "api",
          definition: { queries: Object.entries(QUERIES).map(([name, query]) => ({ name, query })) },
        },
      ],
      rest_endpoints: [
        endpoint("group", "groups/:slug", ["GET"], "group"),
        endpoint("retitle", "groups/:id", ["PATCH"], "retitle"),
        endpoint("messages", "groups/:slug/messages", ["GET", "POST"], "messages"),
        endpoint("some", "some", ["POST"], "some"),
        endpoint("say", "say", ["GET", "POST"], "say"),
        endpoint("open", "open", ["POST"], "open"),
      ],
    },
    { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: "stranger", ACTIONS_URL: handler.url },
  );
});
afterAll(async () => {
  await engine.close();
  handler.close();
});

const ada = headersOf({ role: "member", user: ADA });

async function rest(url: string, options: { method?: string; headers?: Record<string, string>; body?: unknown } = {}) {
  const { status, text } = await engine.send(`/api/rest/${url}`, { headers: ada, ...options });
  return [status, JSON.parse(text)] as const;
}

describe("an endpoint answers with the bare data", () => {
  it("for a part of its URL", async () => {
    expect(await rest("groups/chess")).toEqual([200, { groups: [{ slug: "chess", title: "Chess" }] }]);
    const { headers } = await engine.send("/api/rest/groups/chess", { headers: { ...ada, "x-request-id": "r1" } });
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("x-request-id")).toBe("r1");
  });

  it("for a query string and defaults", async () => {
    expect(await rest("groups/chess/messages?stars=2&with_author")).toEqual([
      200,
      {
        messages: [
          { body: "e5", author: { handle: "bob" } },
          { body: "Nf3", author: { handle: "ada" } },
        ],
      },
    ]);
    expect(await rest("groups/chess/messages?stars=0&limit=1")).toEqual([200, { messages: [{ body: "e4" }] }]);
  });

  it("for a JSON body, by each method of its list", async () => {
    const body = { stars: 2, limit: 1 };
    expect(await rest("groups/chess/messages", { method: "POST", body })).toEqual([
      200,
      { messages: [{ body: "e5" }] },
    ]);
    expect(await rest("some", { method: "POST", body: { ids: [1, "3"] } })).toEqual([
      200,
      { messages: [{ body: "e4" }, { body: "Nf3" }] },
    ]);
    expect(await rest(`groups/${CHESS}`, { method: "PATCH", body: { title: "Chess" } })).toEqual([
      200,
      { update_groups_by_pk: { title: "Chess" } },
    ]);
  });

  it("and runs a mutation by GET too, if its list of methods has GET", async () => {
    expect(await rest(`say?group=${CHESS}&body=hello%20there`)).toEqual([
      200,
      { insert_messages_one: { body: "hello there" } },
    ]);
    await engine.chat.reset();
  });

  it("within the caller's permissions", async () => {
    expect(await rest("groups/chess", { headers: headersOf({ role: "member", user: CY }) })).toEqual([
      200,
      { groups: [] },
    ]);
    expect(await rest("groups/chess", { headers: {} })).toEqual([
      400,
      {
        path: "$.selectionSet.groups",
        error: "field 'groups' not found in type: 'query_root'",
        code: "validation-failed",
      },
    ]);
    const bob = headersOf({ role: "member", user: BOB });
    expect(await rest(`groups/${CHESS}`, { method: "PATCH", headers: bob, body: { title: "Mine" } })).toEqual([
      200,
      { update_groups_by_pk: null },
    ]);
  });
});

describe("an endpoint refuses with a status and in the envelope of the admin APIs", () => {
  const refusal = (path: string, error: string, code: string) => ({ path, error, code });

  it.each<[status: number, method: string, url: string, body: unknown, refused: object]>([
    [404, "GET", "nowhere", undefined, refusal("$", "Endpoint not found", "not-found")],
    [404, "GET", "", undefined, refusal("$", "Endpoint not found", "not-found")],
    [404, "GET", "groups/a%2Fb/messages", undefined, refusal("$", "Endpoint not found", "not-found")],
    [405, "DELETE", "say", undefined, refusal("$", "Allowed methods: GET, POST", "method-not-allowed")],
    [405, "POST", "groups/chess", undefined, refusal("$", "Allowed methods: GET, PATCH", "method-not-allowed")],
    [400, "OPTIONS", "say", undefined, refusal("$", "Method OPTIONS not supported.", "bad-request")],
    [
      400,
      "PROPFIND",
      "say",
      undefined,
      refusal("$", "Nonstandard method not allowed for REST endpoints", "bad-request"),
    ],
    [400, "GET", "groups/chess?nope=1", undefined, refusal("$", "Unexpected variable nope", "bad-request")],
    [
      400,
      "POST",
      "some?ids=1",
      undefined,
      refusal(
        "$",
        'List variables are not currently supported in URL or Query parameters. (Variable ids, with value "1")',
        "bad-request",
      ),
    ],
    [
      400,
      "POST",
      "say",
      { body: "x" },
      refusal("$", 'expecting a value for non-nullable variable: "group"', "validation-failed"),
    ],
    [
      400,
      "POST",
      "say",
      { group: CHESS, body: "" },
      refusal(
        "$.selectionSet.insert_messages_one.args.object",
        'Check constraint violation. new row for relation "messages" violates check constraint "messages_body_check"',
        "permission-error",
      ),
    ],
    [
      400,
      "POST",
      "say",
      { group: "not-a-uuid", body: "x" },
      refusal(
        "$.selectionSet.insert_messages_one.args.object",
        'invalid input syntax for type uuid: "not-a-uuid"',
        "data-exception",
      ),
    ],
  ])("%i %s %s %j", async (status, method, url, body, refused) => {
    expect(await rest(url, { method, body })).toEqual([status, refused]);
  });

  it("what an action's handler refuses, with the handler's status and cookies", async () => {
    const open = () => engine.send("/api/rest/open", { method: "POST", headers: ada });
    handler.reply = () => ({ status: 409, body: { message: "Full", code: "group-full" } });
    const refused = await open();
    expect([refused.status, JSON.parse(refused.text)]).toEqual([409, refusal("$", "Full", "group-full")]);
    handler.reply = () => ({ status: 502, body: {} });
    const broken = await open();
    expect([broken.status, JSON.parse(broken.text)]).toEqual([500, refusal("$", "internal error", "unexpected")]);
    handler.reply = () => ({ headers: { "set-cookie": "seen=1" }, body: { group_id: CHESS } });
    const opened = await open();
    expect([opened.status, JSON.parse(opened.text)]).toEqual([200, { open_group: { group_id: CHESS } }]);
    expect(opened.headers.getSetCookie()).toEqual(["seen=1"]);
  });

  it("a wrong admin secret", async () => {
    expect(await rest("groups/chess", { headers: { "x-hasura-admin-secret": "guess" } })).toEqual([
      401,
      refusal("$", 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"', "access-denied"),
    ]);
  });
});

it("follows metadata, and stays when new metadata is refused", async () => {
  const changing = await openChatEngine();
  const get = async () => (await changing.send("/api/rest/mine", { headers: ada })).status;
  const replace = async (rest_endpoints: unknown[]) => {
    const query_collections = [
      { name: "api", definition: { queries: [{ name: "group", query: "query { groups { slug } }" }] } },
    ];
    const args = { ...chatMetadata(), query_collections, rest_endpoints };
    return (await changing.asAdmin("/v1/metadata", { type: "replace_metadata", args })).status;
  };
  expect(await get()).toBe(404);
  const mine = endpoint("mine", "mine", ["GET"], "group");
  expect([await replace([mine]), await get()]).toEqual([200, 200]);
  expect([await replace([mine, endpoint("other", ":any", ["GET"], "group")]), await get()]).toEqual([400, 200]);
  expect([await replace([]), await get()]).toEqual([200, 404]);
  await changing.close();
});
