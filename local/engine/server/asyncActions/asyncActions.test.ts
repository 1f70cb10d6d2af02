import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { loadCore } from "../../core/core.ts";
import type { Metadata } from "../../interface.ts";
import { trackTables } from "../../test/openTables.ts";
import { startForTest, type TestEngine } from "../../test/startForTest.ts";
import { startWebhookServer, type Reply, type WebhookServer } from "../../test/webhookServer.ts";
import { TestClient, type Frame } from "../../test/wsClient.ts";

const AMINA = "00000000-0000-4000-8000-00000000000a";
const BRUNO = "00000000-0000-4000-8000-00000000000b";
const NOBODY = "00000000-0000-4000-8000-000000000000";
const SCHEMA = `
  create table groups (group_id int primary key, title text not null, owner_id uuid not null);
  insert into groups values (1, 'Chess', '${AMINA}'), (2, 'Go', '${BRUNO}');`;

const metadata: Metadata = {
  ...trackTables({
    groups: {
      select_permissions: [
        {
          role: "member",
          permission: { columns: ["group_id", "title"], filter: { owner_id: { _eq: "X-Hasura-User-Id" } } },
        },
      ],
    },
  }),
  actions: [
    {
      name: "import_group",
      definition: {
        kind: "asynchronous",
        type: "mutation",
        handler: "{{ACTIONS_BASE_URL}}/import_group",
        headers: [{ name: "x-actions-secret", value_from_env: "ACTIONS_SECRET" }],
        forward_client_headers: true,
        timeout: 1,
        arguments: [
          { name: "url", type: "String!" },
          { name: "limit", type: "Int" },
        ],
        output_type: "ImportOutput!",
      },
      permissions: [{ role: "member" }],
    },
    {
      name: "count_files",
      definition: { kind: "asynchronous", handler: "{{ACTIONS_BASE_URL}}/count", output_type: "[Folder!]" },
      permissions: [{ role: "member" }],
    },
  ],
  custom_types: {
    objects: [
      {
        name: "ImportOutput",
        fields: [
          { name: "group_id", type: "Int!" },
          { name: "note", type: "String" },
        ],
        relationships: [
          { name: "group", type: "object", remote_table: "groups", field_mapping: { group_id: "group_id" } },
        ],
      },
      {
        name: "Folder",
        fields: [
          { name: "path", type: "String!" },
          { name: "files", type: "[File!]!" },
        ],
      },
      { name: "File", fields: [{ name: "size", type: "Int" }] },
    ],
  },
};

let database: TestDatabase;
let pool: Pool;
let handler: WebhookServer;
let engine: TestEngine;
let other: TestEngine;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  await pool.query(SCHEMA);
  handler = await startWebhookServer();
  engine = await start();
  other = await start();
});
afterEach(() => {
  handler.calls.length = 0;
  handler.reply = () => ({});
});
afterAll(async () => {
  await Promise.all([engine.close(), other.close()]);
  handler.close();
  await pool.end();
  await database.drop();
});

function start(): Promise<TestEngine> {
  const env = { ACTIONS_BASE_URL: handler.url, ACTIONS_SECRET: "secret" };
  return startForTest({ databaseUrl: database.url, loadCore, metadata, env });
}

const as = (user: string) => ({ "x-hasura-role": "member", "x-hasura-user-id": user });
const LOOKUP =
  "($id: uuid!) { import_group(id: $id) { id created_at errors output { group_id note group { title } } } }";

async function begin(mutation = 'import_group(url: "a.csv")', path = "/v1/graphql", headers = {}): Promise<string> {
  const query = `mutation { ${mutation} }`;
  const { json } = await engine.asAdmin(path, { query }, { ...as(AMINA), ...headers });
  const { data } = json as { data: Record<string, string> };
  return Object.values(data)[0]!;
}

async function lookUp(id: string, headers: Record<string, string> = as(AMINA), query = `query ${LOOKUP}`) {
  return (await engine.asAdmin("/v1/graphql", { query, variables: { id } }, headers)).json;
}

/** Subscribes as Amina; the answers arrive as the `data` of frames. */
async function watch(id: string, query = `subscription ${LOOKUP}`) {
  const client = await TestClient.open(`${engine.origin.replace("http", "ws")}/v1/graphql`, "graphql-transport-ws");
  await client.init({ "x-hasura-admin-secret": "the-admin-secret", ...as(AMINA) });
  client.send({ id: "s", type: "subscribe", payload: { query, variables: { id } } });
  return {
    answers: async (count: number) => (await client.received(count, "next", "s")).map(dataOf),
    close: () => client.close(),
  };
}

/** The result of a call, as its subscription shows it. */
async function outcome(id: string, query?: string): Promise<unknown> {
  const subscription = await watch(id, query);
  for (let count = 1; ; count += 1) {
    const answer = (await subscription.answers(count))[count - 1] as Record<
      string,
      { errors: unknown; output: unknown }
    >;
    const [call] = Object.values(answer);
    if (call!.errors === null && call!.output === null) continue;
    subscription.close();
    return answer;
  }
}

const dataOf = ({ payload }: Frame) => (payload as { data: unknown }).data;

/** A reply that waits until the test releases it. */
function held(reply: Reply) {
  let release!: () => void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  handler.reply = async () => {
    await gate;
    return reply;
  };
  return release;
}

const statusOf = async (id: string): Promise<string> =>
  (await pool.query("select status from hdb_catalog.hdb_action_log where id = $1", [id])).rows[0].status;

it("answers with an id at once, and calls the handler once although two engines look for work", async () => {
  const release = held({ body: { group_id: 1, note: "done", surplus: true } });
  const id = await begin('import_group(url: "a.csv", limit: null)', "/v1/graphql", { "x-trace": "t-1", origin: "a" });
  const subscription = await watch(id);
  const [pending] = await subscription.answers(1);
  expect(pending).toEqual({ import_group: { id, created_at: expect.any(String), errors: null, output: null } });
  expect(await handler.received(1)).toMatchObject([
    {
      path: "/import_group",
      headers: { "x-actions-secret": "secret", "x-trace": "t-1" },
      body: {
        action: { name: "import_group" },
        input: { url: "a.csv", limit: null },
        session_variables: { "x-hasura-role": "member", "x-hasura-user-id": AMINA },
        request_query: null,
      },
    },
  ]);
  expect(handler.calls[0]!.headers.origin).toBeUndefined();

  release();
  const [, done] = await subscription.answers(2);
  expect(done).toMatchObject({
    import_group: { errors: null, output: { group_id: 1, note: "done", group: { title: "Chess" } } },
  });
  subscription.close();
  expect(await lookUp(id)).toMatchObject({ data: { import_group: { id, output: { group: { title: "Chess" } } } } });
  expect(await statusOf(id)).toBe("completed");
  const { rows } = await pool.query("select request_headers as h from hdb_catalog.hdb_action_log where id = $1", [id]);
  expect(rows[0].h).toMatchObject({ "x-trace": "t-1", "x-hasura-user-id": AMINA });
  expect(rows[0].h).not.toHaveProperty("x-hasura-admin-secret");
  expect(handler.calls).toHaveLength(1);
});

it("follows relationships of the output with the permission of whoever looks it up", async () => {
  handler.reply = () => ({ body: { group_id: 2 } });
  const id = await begin();
  await outcome(id);
  expect(await lookUp(id)).toMatchObject({
    data: { import_group: { output: { group_id: 2, note: null, group: null } } },
  });
  expect(await lookUp(id, {})).toMatchObject({ data: { import_group: { output: { group: { title: "Go" } } } } });
});

it("shows a call to the session that made it and to an admin, to nobody else", async () => {
  const id = await begin();
  const aliased = "query ($id: uuid!) { mine: import_group(id: $id) { __typename id } }";
  expect(await lookUp(id, as(AMINA), aliased)).toEqual({ data: { mine: { __typename: "import_group", id } } });
  expect(await lookUp(id, {}, aliased)).toEqual({ data: { mine: { __typename: "import_group", id } } });
  for (const stranger of [as(BRUNO), { ...as(AMINA), "x-hasura-more": "1" }]) {
    expect(await lookUp(id, stranger, aliased)).toEqual({ data: { mine: null } });
  }
  expect(await lookUp(NOBODY, {}, aliased)).toEqual({ data: { mine: null } });
  expect(await lookUp(id, {}, "query ($id: uuid!) { count_files(id: $id) { id } }")).toEqual({
    data: { count_files: null },
  });
  await handler.received(1);
});

it.each<[what: string, reply: Reply, errors: unknown]>([
  [
    "refuses",
    { status: 400, body: { message: "No such file", code: "gone" } },
    { path: "$", error: "No such file", code: "gone" },
  ],
  [
    "fails",
    { status: 500, body: {} },
    { path: "$", error: "internal error", code: "unexpected", internal: { response: { status: 500 } } },
  ],
  [
    "answers what does not fit",
    { body: { note: "x" } },
    { path: "$", error: 'field "group_id" expected in webhook response, but not found', code: "unexpected" },
  ],
])("keeps the errors of a handler that %s, and does not ask it again", async (_, reply, errors) => {
  handler.reply = () => reply;
  const id = await begin();
  expect(await outcome(id)).toMatchObject({ import_group: { errors, output: null } });
  expect(await statusOf(id)).toBe("error");
  expect(handler.calls).toHaveLength(1);
});

it("answers lists of objects with objects inside", async () => {
  handler.reply = () => ({
    body: [
      { path: "a", files: [{ size: 1, x: 2 }, { size: null }] },
      { path: "b", files: [] },
    ],
  });
  const id = await begin("count_files");
  const query =
    "subscription ($id: uuid!) { count_files(id: $id) { errors output { path files { size __typename } } } }";
  const file = (size: number | null) => ({ size, __typename: "File" });
  expect(await outcome(id, query)).toEqual({
    count_files: {
      errors: null,
      output: [
        { path: "a", files: [file(1), file(null)] },
        { path: "b", files: [] },
      ],
    },
  });
});

it("can be called on the relay endpoint, but not looked up there", async () => {
  const id = await begin('import_group(url: "a")', "/v1beta1/relay");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const { json } = await engine.asAdmin("/v1beta1/relay", { query: `{ import_group(id: "${id}") { id } }` }, as(AMINA));
  expect(json).toMatchObject({ errors: [{ message: "field 'import_group' not found in type: 'query_root'" }] });
  await handler.received(1);
});

it.each([
  ['mutation { import_group(url: "a") { id } }', "unexpected subselection set for non-object field"],
  ["mutation { import_group }", "missing required field 'url'"],
  ['{ import_group(id: "x") { id } }', "invalid UUID"],
  ["{ import_group(id: 7) { id } }", "expected a UUID for type 'uuid', but found an integer"],
])("refuses %s", async (query, message) => {
  const { json } = await engine.asAdmin("/v1/graphql", { query }, as(AMINA));
  expect(json).toMatchObject({ errors: [{ message }] });
});

it("is hidden from a role that may not call it", async () => {
  const { json } = await engine.asAdmin(
    "/v1/graphql",
    { query: `{ import_group(id: "${NOBODY}") { id } }` },
    {
      "x-hasura-role": "guest",
    },
  );
  expect(json).toMatchObject({ errors: [{ message: "field 'import_group' not found in type: 'query_root'" }] });
});

it("stays written down even if another field of the mutation fails", async () => {
  const query = 'mutation { import_group(url: "kept") insert_groups_one(object: {group_id: 1}) { title } }';
  expect((await engine.asAdmin("/v1/graphql", { query })).json).toMatchObject({
    errors: [{ extensions: { code: "constraint-violation" } }],
  });
  const { rows } = await pool.query("select 1 from hdb_catalog.hdb_action_log where input_payload->>'url' = 'kept'");
  expect(rows).toHaveLength(1);
  await handler.received(1);
});
