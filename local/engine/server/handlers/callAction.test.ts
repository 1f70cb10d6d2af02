import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import type { Operation } from "../../interface.ts";
import { emptyMetadata, fakeCore } from "../../test/fakeCore.ts";
import { startForTest, type TestAnswer, type TestEngine } from "../../test/startForTest.ts";
import { startWebhookServer, type Reply, type WebhookServer } from "../../test/webhookServer.ts";
import { readActions } from "./definitions.ts";
import { handlerHeaders } from "../../webhooks/handlerHeaders.ts";

const ACTION_SECRET = "shared";
const QUERY = 'mutation { open_group(title: "Chess") { group_id } }';

let database: TestDatabase;
let handler: WebhookServer;
let engine: TestEngine;
let strict: TestEngine;

/** A core that gives the whole operation to the action and answers whatever comes back. */
const loadCore = fakeCore({
  [QUERY]: (session, _variables, { callAction }): Operation => ({
    type: "mutation",
    run: async ({ clientHeaders }) => {
      const call = { action: "open_group", input: { title: "Chess" }, session, requestQuery: QUERY, clientHeaders };
      return { data: JSON.stringify({ open_group: await callAction(call) }) };
    },
  }),
});

const metadata = {
  ...emptyMetadata,
  actions: [
    {
      name: "open_group",
      definition: {
        kind: "synchronous",
        handler: "{{ACTIONS_BASE_URL}}/actions/open_group",
        forward_client_headers: true,
        headers: [
          { name: "X-Actions-Secret", value_from_env: "ACTIONS_SECRET" },
          { name: "x-plain", value: "configured" },
        ],
        timeout: 1,
      },
    },
  ],
};

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  handler = await startWebhookServer();
  const env = { ACTIONS_BASE_URL: handler.url, ACTIONS_SECRET: ACTION_SECRET };
  engine = await startForTest({ databaseUrl: database.url, loadCore, metadata, env });
  const precedence = { HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE: "true" };
  strict = await startForTest({ databaseUrl: database.url, loadCore, metadata, env: { ...env, ...precedence } });
});

afterEach(() => {
  handler.calls.length = 0;
  handler.reply = () => ({});
});

afterAll(async () => {
  await Promise.all([engine.close(), strict.close()]);
  handler.close();
  await database.drop();
});

const call = (headers: Record<string, string> = {}, through = engine): Promise<TestAnswer> =>
  through.asAdmin("/v1/graphql", { query: QUERY }, { "x-hasura-role": "member", "x-hasura-user-id": "7", ...headers });

describe("the handler's request", () => {
  it("holds action, input, session variables and the client's document", async () => {
    await call();
    expect(handler.calls[0]).toMatchObject({
      path: "/actions/open_group",
      headers: { "content-type": "application/json", "x-actions-secret": ACTION_SECRET, "x-plain": "configured" },
      body: {
        action: { name: "open_group" },
        input: { title: "Chess" },
        session_variables: { "x-hasura-role": "member", "x-hasura-user-id": "7" },
        request_query: QUERY,
      },
    });
  });

  it("holds of an admin the role and the variables that the headers name, and no more", async () => {
    await engine.asAdmin("/v1/graphql", { query: QUERY });
    await engine.asAdmin("/v1/graphql", { query: QUERY }, { "X-Hasura-Group": "1" });
    expect(handler.calls.map(({ body }) => (body as { session_variables: unknown }).session_variables)).toEqual([
      { "x-hasura-role": "admin" },
      { "x-hasura-role": "admin", "x-hasura-group": "1" },
    ]);
  });

  it.each([
    "content-length",
    "content-md5",
    "user-agent",
    "host",
    "origin",
    "referer",
    "accept",
    "accept-encoding",
    "accept-language",
    "accept-datetime",
    "cache-control",
    "connection",
    "dnt",
    "content-type",
  ])("does not hold the client's %s", (name) => {
    const own = { headers: {}, forwardClientHeaders: true };
    expect(handlerHeaders(own, { [name]: "client", "x-request-id": "r-1" }, false)).not.toHaveProperty(name);
  });

  it("holds some of these under another name, but never the session's headers and the admin secret", () => {
    const client = {
      host: "api.example",
      "user-agent": "test-agent",
      origin: "https://a.example",
      "x-hasura-admin-secret": "s",
      "x-hasura-role": "member",
      "x-request-id": "r-1",
    };
    expect(handlerHeaders({ headers: {}, forwardClientHeaders: true }, client, false)).toEqual({
      "x-forwarded-host": "api.example",
      "x-forwarded-user-agent": "test-agent",
      "x-forwarded-origin": "https://a.example",
      "x-request-id": "r-1",
    });
  });

  it("holds the client's other headers, also cookies and tokens", async () => {
    await call({ "x-request-id": "r-1", "user-agent": "test-agent", cookie: "a=1", authorization: "Bearer t" });
    const { headers } = handler.calls[0]!;
    expect(headers).toMatchObject({ "x-request-id": "r-1", cookie: "a=1", authorization: "Bearer t" });
    expect(headers["user-agent"]).toBe("hasura-graphql-engine/v2.51.9");
  });

  it("holds none of them where forwarding is not set", () => {
    const own = { headers: { "x-own": "1" }, forwardClientHeaders: false };
    expect(handlerHeaders(own, { "x-request-id": "r-1", "x-own": "2" }, false)).toEqual({ "x-own": "1" });
  });

  it("holds the client's value of a configured header, unless precedence is set", async () => {
    await call({ "x-actions-secret": "forged" });
    await call({ "x-actions-secret": "forged" }, strict);
    expect(handler.calls.map(({ headers }) => headers["x-actions-secret"])).toEqual(["forged", ACTION_SECRET]);
  });
});

describe("the handler's answer", () => {
  it("becomes the field's value, and its cookies reach the client", async () => {
    handler.reply = () => ({ headers: { "set-cookie": ["a=1; Path=/", "b=2"] }, body: { group_id: "g" } });
    const { json, headers } = await call();
    expect(json).toEqual({ data: { open_group: { group_id: "g" } } });
    expect(headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2"]);
  });

  const plain = (message: string, code = "unexpected") => ({ message, extensions: { path: "$", code } });
  it.each<[string, Reply, unknown]>([
    ["a message", { status: 400, body: { message: "Group is full" } }, plain("Group is full")],
    ["a code", { status: 422, body: { message: "No", code: "group-full" } }, plain("No", "group-full")],
    [
      "extensions, which go through as they are",
      { status: 400, body: { message: "No", code: "ignored", extensions: { code: "group-full", field: "title" } } },
      { message: "No", extensions: { code: "group-full", field: "title" } },
    ],
    ["4xx without a message", { status: 404, body: { error: "?" } }, plain("internal error")],
    ["a failure of its own", { status: 500, body: { message: "secret" } }, plain("internal error")],
    ["a redirect", { status: 302, body: {} }, plain("internal error")],
    ["something that is not JSON", { body: "<html>" }, plain("not a valid json response from webhook")],
    ["nothing at all", { hangUp: true }, plain("http exception when calling webhook")],
    ["a list of messages", { status: 400, body: ["No"] }, plain("internal error")],
    ["a message that is no text", { status: 400, body: { message: 5 } }, plain("internal error")],
    ["a code that is no text", { status: 400, body: { message: "No", code: 5 } }, plain("No")],
    ["a refusal that is not JSON", { status: 400, body: "no" }, plain("not a valid json response from webhook")],
    ["no body", { status: 204, body: "" }, plain("not a valid json response from webhook")],
  ])("with %s", async (_, reply, error) => {
    handler.reply = () => reply;
    expect((await call()).json).toEqual({ errors: [error] });
    expect(handler.calls).toHaveLength(1);
  });

  it("of any status from 200 to 299 is a success", async () => {
    handler.reply = () => ({ status: 201, body: { group_id: "g" } });
    expect((await call()).json).toEqual({ data: { open_group: { group_id: "g" } } });
  });

  it("shows an admin only the refusal where the handler refuses", async () => {
    handler.reply = () => ({ status: 400, body: { message: "Group is full" } });
    const { json } = await engine.asAdmin("/v1/graphql", { query: QUERY });
    expect(json).toEqual({ errors: [plain("Group is full")] });
  });

  it("is awaited as long as the action's timeout says", async () => {
    handler.reply = () => new Promise<Reply>(() => undefined);
    const asked = Date.now();
    expect((await call()).json).toEqual({ errors: [plain("http exception when calling webhook")] });
    expect(Date.now() - asked).toBeLessThan(2000);
  });

  it("is shown whole to an admin when it failed, but without the environment's secrets and addresses", async () => {
    handler.reply = () => ({ status: 500, body: { message: "broken" } });
    const { json } = await engine.asAdmin("/v1/graphql", { query: QUERY });
    const request = { url: "{{ACTIONS_BASE_URL}}/actions/open_group", body: { action: { name: "open_group" } } };
    expect(json).toMatchObject({
      errors: [{ extensions: { internal: { request, response: { status: 500, body: { message: "broken" } } } } }],
    });
    for (const secret of [ACTION_SECRET, handler.url]) expect(JSON.stringify(json)).not.toContain(secret);
  });
});

it("an action has half a minute unless it says otherwise, and its headers may name environment variables", () => {
  const definition = { handler: "{{ HOST }}/a", headers: [{ name: "X-Key", value: "Bearer {{KEY}}" }] };
  const read = readActions([{ name: "a", definition }], { HOST: "http://h", KEY: "k" }).get("a");
  expect(read).toMatchObject({ url: "http://h/a", timeoutMs: 30_000, headers: { "x-key": "Bearer k" } });
  expect(read?.forwardClientHeaders).toBe(false);
});

it("an action may name further headers that are not forwarded", () => {
  const definition = { handler: "http://h", forward_client_headers: true, ignored_client_headers: ["Cookie"] };
  const read = readActions([{ name: "a", definition }], {}).get("a")!;
  expect(handlerHeaders(read, { cookie: "a=1", authorization: "t" }, false)).toEqual({ authorization: "t" });
});

it("an action whose environment variable is not set stops the start with its name", () => {
  expect(() => readActions(metadata.actions, { ACTIONS_BASE_URL: "http://a" })).toThrow(
    "action open_group: environment variable 'ACTIONS_SECRET' not set",
  );
});
