import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Metadata } from "../../interface.ts";
import { mergeActionsSdl } from "../../core/metadata/mergeActionsSdl.ts";
import { ADA, CHESS, GO, chatMetadata } from "../chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../chatEngine.ts";
import { startWebhookServer, type WebhookServer } from "../webhookServer.ts";
import { load } from "../load.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const ada = { role: "member", user: ADA } as const;

interface Document extends Metadata {
  sources: { tables: { table: { name: string }; event_triggers?: object[] }[] }[];
  actions: { name: string; definition: Record<string, unknown>; permissions: object[] }[];
  custom_types: { objects: object[] };
}

/** The chat, with an event for each message and an action that answers objects within objects. */
function document(): Document {
  const copy = structuredClone(chatMetadata()) as Document;
  const messages = copy.sources[0]!.tables.find(({ table }) => table.name === "messages")!;
  messages.event_triggers = [
    {
      name: "message_came",
      definition: { insert: { columns: ["body"] } },
      retry_conf: { num_retries: 3, interval_sec: 0, timeout_sec: 5 },
      webhook: "{{ACTIONS_URL}}/events",
    },
  ];
  const [openGroup] = copy.actions;
  openGroup!.definition.forward_client_headers = true;
  openGroup!.definition.headers = [{ name: "x-secret", value: "configured" }];
  copy.actions.push({
    name: "describe",
    definition: { handler: "{{ACTIONS_URL}}/describe", output_type: "Outer!", arguments: [] },
    permissions: [{ role: "member" }],
  });
  copy.custom_types.objects.push(
    {
      name: "Outer",
      fields: [
        { name: "title", type: "String" },
        { name: "inner", type: "Inner" },
      ],
    },
    {
      name: "Inner",
      fields: [
        { name: "depth", type: "Int" },
        { name: "core", type: "Core" },
      ],
    },
    { name: "Core", fields: [{ name: "heat", type: "Int" }] },
  );
  return copy;
}

let handler: WebhookServer;
let engine: ChatEngine;
beforeAll(async () => {
  handler = await startWebhookServer();
  engine = await openChatEngine(document(), { ACTIONS_URL: handler.url });
});
afterEach(async () => {
  handler.reply = () => ({});
  await engine.chat.reset();
  await engine.asAdmin("/_sim/events/drain", {});
  handler.calls.length = 0;
});
afterAll(async () => {
  await engine.close();
  handler.close();
});

async function ask(
  query: string,
  variables: object = {},
  headers: Record<string, string> = headersOf(ada),
): Promise<unknown> {
  return (await engine.post("/v1/graphql", { query, variables }, headers)).json;
}
const insertGroup = (id: string, slug: string) =>
  `insert_groups_one(object: {group_id: "${id}", slug: "${slug}", title: "T"}) { slug }`;
const slugs = async () => {
  const { rows } = await engine.chat.pool.query<{ slug: string }>("select slug from groups order by slug");
  return rows.map(({ slug }) => slug);
};
const NEW = "b0000000-0000-4000-8000-00000000000a";
const OTHER = "b0000000-0000-4000-8000-00000000000b";

describe("actions", () => {
  it("pitfall 44: an action beside tables makes each root field a transaction of its own", async () => {
    handler.reply = () => ({ status: 400, body: { message: "no" } });
    const refused = { errors: [{ message: "no" }] };
    const action = 'open_group(input: {title: "T"}) { note }';
    expect(await ask(`mutation { ${insertGroup(NEW, "kept")} ${action} }`)).toMatchObject(refused);
    expect(await slugs()).toEqual(["chess", "go", "kept"]);
    const failing = `a: ${insertGroup(OTHER, "gone")} b: ${insertGroup(OTHER, "gone again")}`;
    expect(await ask(`mutation { ${failing} }`)).toMatchObject({
      errors: [{ extensions: { code: "constraint-violation" } }],
    });
    expect(await slugs()).toEqual(["chess", "go", "kept"]);
  });

  it("pitfall 45: an object within the answer is not found under an alias, and relationships hang on scalars at the top", async () => {
    handler.reply = () => ({ body: { title: "t", inner: { depth: 1, core: { heat: 2 } } } });
    expect(await ask("mutation { describe { name: title inner { deep: depth core { heat } } } }")).toEqual({
      data: { describe: { name: "t", inner: { deep: 1, core: { heat: 2 } } } },
    });
    expect(await ask("mutation { describe { inner { middle: core { heat } } } }")).toEqual({
      data: { describe: { inner: { middle: null } } },
    });
    const related = document();
    related.custom_types.objects[1] = {
      ...related.custom_types.objects[1],
      relationships: [{ name: "group", type: "object", remote_table: "groups", field_mapping: { inner: "slug" } }],
    };
    await expect(load(engine.chat.pool, related, { ACTIONS_URL: handler.url })).rejects.toThrow(
      "Relationships cannot be defined with nested object fields",
    );
  });

  it("pitfall 46: a refusal without a message and a failure are both told as an internal error", async () => {
    for (const reply of [
      { status: 404, body: { error: "x" } },
      { status: 503, body: { message: "secret" } },
    ]) {
      handler.reply = () => reply;
      expect(await ask('mutation { open_group(input: {title: "T"}) { note } }')).toEqual({
        errors: [{ message: "internal error", extensions: { path: "$", code: "unexpected" } }],
      });
    }
  });

  it("pitfall 47: a client's header replaces a configured one of the same name, unless the deployment says otherwise", async () => {
    handler.reply = () => ({ body: { group_id: CHESS } });
    await ask('mutation { open_group(input: {title: "T"}) { note } }', {}, { ...headersOf(ada), "x-secret": "forged" });
    expect(handler.calls[0]!.headers["x-secret"]).toBe("forged");
    expect(services.hasura!.environment!.HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE).toBe("true");
  });

  it("pitfall 51: keys of an action that the CLI drops on its way to Hasura are dropped here too", () => {
    const yaml = { actions: [{ name: "a", definition: { handler: "http://a", ignored_client_headers: ["cookie"] } }] };
    const { actions } = mergeActionsSdl(yaml, "type Mutation { a: Int }");
    expect(actions).toMatchObject([{ name: "a", definition: { handler: "http://a" } }]);
    expect(JSON.stringify(actions)).not.toContain("ignored_client_headers");
  });
});

describe("events", () => {
  it("pitfall 48: an event carries every column under its database name, and may come more than once", async () => {
    let failures = 1;
    handler.reply = () => (failures-- > 0 ? { status: 500 } : {});
    const query = `mutation { insert_messages_one(object: {group_id: "${CHESS}", body: "c5"}) { message_id } }`;
    expect(await ask(query)).toMatchObject({ data: {} });
    const [first, second] = (await handler.received(2)).map(
      ({ body }) => body as { id: string; event: { data: { new: object } } },
    );
    expect(first!.event.data.new).toMatchObject({ id: 5, body: "c5", secret: null, author_id: ADA });
    expect(first!.event.data.new).not.toHaveProperty("message_id");
    expect(second!.id).toBe(first!.id);
  });

  it("pitfall 49: a webhook of a variable that is not set is refused by the trigger's name", async () => {
    const crons = {
      ...document(),
      cron_triggers: [{ name: "tick", webhook: "{{CRONS_URL}}/t", schedule: "* * * * *", include_in_metadata: true }],
    };
    const refusal = await load(engine.chat.pool, crons).catch((error: Error) => error.message);
    expect(refusal).toContain("event_trigger message_came: environment variable 'ACTIONS_URL' not set");
    expect(refusal).toContain("cron_trigger tick: environment variable 'CRONS_URL' not set");
    expect(refusal).toContain("action open_group: environment variable 'ACTIONS_URL' not set");
  });
});

interface Service {
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}
const { services } = parse(readFileSync(path.join(ROOT, "docker-compose.yml"), "utf8"), { merge: true }) as {
  services: Record<string, Service | undefined>;
};

describe("deployment", () => {
  it("pitfall 50: Hasura starts with inconsistent metadata, so nothing is served before its strict health is good", async () => {
    expect(services.hasura!.healthcheck!.test.at(-1)).toMatch(/\/healthz\?strict=true$/);
    expect(services.web!.depends_on!.hasura).toEqual({ condition: "service_healthy" });
    expect(services.hasura!.depends_on!.migrate).toEqual({ condition: "service_completed_successfully" });
    expect(services.migrate!.volumes!.map((volume) => volume.split(":")[1])).toEqual([
      "/hasura/deploy",
      "/hasura/metadata",
      "/hasura/migrations",
    ]);
    expect((await engine.send("/healthz?strict=true")).text).toBe("OK");
  });

  it("pitfall 52: limits and caching are read and have no effect, so our metadata counts on neither", async () => {
    const core = await load(
      engine.chat.pool,
      {
        ...document(),
        api_limits: { disabled: false, depth_limit: { global: 1 }, rate_limit: { global: { max_reqs_per_min: 1 } } },
      },
      { ACTIONS_URL: handler.url },
    );
    const session = { role: "member", variables: { "x-hasura-user-id": ADA }, isAdmin: false, backendOnly: false };
    const run = async (query: string) => {
      const operation = core.prepare("graphql", session, { query });
      if (operation.type !== "query") throw new Error("not a query");
      return JSON.parse((await operation.run({ clientHeaders: {} })).data) as unknown;
    };
    const deep = "query @cached(ttl: 5) { groups { members(where: {role: {_eq: owner}}) { user { handle } } } }";
    for (const answer of [await run(deep), await run(deep)]) {
      expect(answer).toEqual({ groups: [{ members: [{ user: { handle: "ada" } }] }] });
    }
    const written = (file: string) => parse(readFileSync(path.join(ROOT, "hasura/metadata", file), "utf8")) as unknown;
    expect(written("api_limits.yaml")).toEqual({});
    expect(written("graphql_schema_introspection.yaml")).toEqual({ disabled_for_roles: [] });
  });

  it("pitfall 53: a value for a variable that the operation does not use is refused, a declaration alone is not", async () => {
    expect(await ask("query ($a: Int) { groups { slug } }")).toEqual({ data: { groups: [{ slug: "chess" }] } });
    expect(await ask("{ groups { slug } }", { b: 1 })).toMatchObject({
      errors: [{ message: "unexpected variables in variableValues: b" }],
    });
  });

  it("pitfall 54: a nested row needs a permission of its own, and leaves its key to the parent", async () => {
    const nested = (data: string) =>
      ask(
        `mutation { insert_groups_one(object: {group_id: "${NEW}", slug: "s", title: "T", members: {data: ${data}}}) { slug } }`,
      );
    expect(await nested(`{group_id: "${GO}"}`)).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(
            /cannot insert .*group_id.* columns as their values are already being determined by parent insert/,
          ),
        },
      ],
    });
    expect(await nested("{}")).toEqual({ data: { insert_groups_one: { slug: "s" } } });
    const author = `mutation { insert_messages_one(object: {group_id: "${CHESS}", body: "x", author: {data: {handle: "new"}}}) { body } }`;
    expect(await ask(author)).toMatchObject({
      errors: [{ message: "field 'author' not found in type: 'messages_insert_input'" }],
    });
  });

  it("pitfall 55: SQL sent without the check may drop what metadata names, and nobody complains before a reload", async () => {
    const drop = (check: boolean) =>
      engine.asAdmin("/v2/query", {
        type: "run_sql",
        args: {
          source: "default",
          sql: "alter table messages drop column stars, drop column secret",
          check_metadata_consistency: check,
        },
      });
    expect(await drop(true)).toMatchObject({ status: 400, json: { code: "dependency-error" } });
    expect((await drop(false)).status).toBe(200);
    expect((await engine.send("/healthz?strict=true")).text).toBe("OK");
    const reload = await engine.asAdmin("/v1/metadata", { type: "reload_metadata", args: {} });
    expect(reload).toMatchObject({ status: 400 });
    expect(JSON.stringify(reload.json)).toContain('column \\"stars\\" does not exist');
    await engine.chat.pool.query("alter table messages add stars int not null default 0, add secret text");
  });
});
