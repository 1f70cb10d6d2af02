import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Metadata } from "../../interface.ts";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";
import { startWebhookServer, type Reply, type WebhookServer } from "../../test/webhookServer.ts";

const SQL = `
create table groups (group_id int primary key, title text not null, settings jsonb, made_by text);
create table members (
  member_id int primary key, group_id int not null references groups, nick text not null, role text not null default 'member');
create table badges (badge_id int primary key, member_id int references members, label text);
insert into groups values (1, 'Chess', null, 'ada'), (2, 'Go', null, 'bob');`;

const validation = (path: string, definition: object = {}) => ({
  type: "http",
  definition: { url: `{{HOOKS}}/${path}`, timeout: 1, ...definition },
});
const of = (role: string, permission: object) => [{ role, permission }];

const metadata: Metadata = trackTables({
  groups: {
    configuration: { column_config: { group_id: { custom_name: "id" } } },
    array_relationships: [
      { name: "members", using: { foreign_key_constraint_on: { table: "members", column: "group_id" } } },
    ],
    select_permissions: of("member", { columns: "*", filter: {} }),
    insert_permissions: of("member", {
      check: {},
      columns: ["group_id", "title", "settings"],
      set: { made_by: "x-hasura-user-id" },
      validate_input: validation("insert_groups", {
        headers: [{ name: "X-Secret", value_from_env: "SECRET" }],
        forward_client_headers: true,
      }),
    }),
    update_permissions: of("member", {
      columns: ["title", "settings"],
      filter: {},
      validate_input: validation("update_groups"),
    }),
    delete_permissions: of("member", { filter: {}, validate_input: validation("delete_groups") }),
  },
  members: {
    object_relationships: [{ name: "group", using: { foreign_key_constraint_on: "group_id" } }],
    array_relationships: [
      { name: "badges", using: { foreign_key_constraint_on: { table: "badges", column: "member_id" } } },
    ],
    insert_permissions: of("member", { check: {}, validate_input: validation("insert_members") }),
  },
  badges: { insert_permissions: of("member", { check: {} }) },
});

let tables: Served;
let hooks: WebhookServer;
beforeAll(async () => {
  hooks = await startWebhookServer();
  tables = await openTables(SQL, metadata, { env: { HOOKS: hooks.url, SECRET: "secret" } });
});
afterEach(() => {
  hooks.calls.length = 0;
  hooks.reply = () => ({});
});
afterAll(async () => {
  hooks.close();
  await tables.close();
});

const ADA = { role: "member", user: "ada" };
const ask = (mutation: string, variables?: Record<string, unknown>) => tables.ask(ADA, mutation, variables);
const inputs = () => hooks.calls.map(({ path, body }) => [path, (body as { data: { input: unknown } }).data.input]);
const titles = async () =>
  (await tables.pool.query("select title from groups order by group_id")).rows.map(({ title }) => title);

describe("the webhook of an insert", () => {
  it("gets the rows before they are written, with columns by their database names and without presets", async () => {
    let before: string[] = [];
    hooks.reply = async () => {
      before = await titles();
      return {};
    };
    const mutation =
      'mutation ($title: String!) { insert_groups(objects: [{id: 3, title: $title, settings: {a: [1]}}, {id: 4, title: "B"}]) { affected_rows } }';
    expect(await ask(mutation, { title: "A" })).toEqual({ data: { insert_groups: { affected_rows: 2 } } });
    expect(hooks.calls).toMatchObject([
      {
        path: "/insert_groups",
        headers: { "content-type": "application/json", "x-secret": "secret" },
        body: {
          version: 1,
          role: "member",
          session_variables: { "x-hasura-role": "member", "x-hasura-user-id": "ada" },
          data: {
            input: [
              { group_id: 3, title: "A", settings: { a: [1] } },
              { group_id: 4, title: "B" },
            ],
          },
        },
      },
    ]);
    expect(before).toEqual(["Chess", "Go"]);
    await tables.pool.query("delete from groups where group_id > 2");
  });

  it("gets nested rows once for each table, after the table that they belong to", async () => {
    const mutation = `mutation { insert_groups(objects: [
      {id: 5, title: "A", members: {data: [{member_id: 1, nick: "x", badges: {data: {badge_id: 1, label: "b"}}}]}},
      {id: 6, title: "B", members: {data: {member_id: 2, nick: "y"}}}]) { affected_rows } }`;
    expect(await ask(mutation)).toEqual({ data: { insert_groups: { affected_rows: 5 } } });
    const x = { member_id: 1, nick: "x", badges: { data: [{ badge_id: 1, label: "b" }] } };
    const y = { member_id: 2, nick: "y" };
    expect(inputs()).toEqual([
      [
        "/insert_groups",
        [
          { group_id: 5, title: "A", members: { data: [x] } },
          { group_id: 6, title: "B", members: { data: [y] } },
        ],
      ],
      ["/insert_members", [x, y]],
    ]);
    await tables.pool.query("delete from badges; delete from members; delete from groups where group_id > 2");
  });

  it("also gets a row that is written before its parent", async () => {
    const mutation =
      'mutation { insert_members(objects: {member_id: 3, nick: "z", group: {data: {id: 7, title: "C"}}}) { affected_rows } }';
    await ask(mutation);
    expect(inputs()).toEqual([
      ["/insert_members", [{ member_id: 3, nick: "z", group: { data: { group_id: 7, title: "C" } } }]],
      ["/insert_groups", [{ group_id: 7, title: "C" }]],
    ]);
    await tables.pool.query("delete from members; delete from groups where group_id > 2");
  });

  it("gets the client's headers where that is set, and the client's value wins", async () => {
    const operation = tables.prepare(ADA, 'mutation { insert_groups_one(object: {id: 8, title: "D"}) { id } }');
    if (operation.type === "subscription") throw new Error("a mutation");
    await operation.run({ clientHeaders: { "x-trace": "t", "x-secret": "forged", "user-agent": "a" } });
    expect(hooks.calls[0]!.headers).toMatchObject({ "x-trace": "t", "x-secret": "forged" });
    expect(hooks.calls[0]!.headers["user-agent"]).toBe("hasura-graphql-engine/v2.51.9");
    await tables.pool.query("delete from groups where group_id > 2");
  });
});

it.each<[mutation: string, path: string, input: unknown[]]>([
  [
    'update_groups(where: {id: {_eq: 1}}, _set: {title: "Chess"}) { affected_rows }',
    "/update_groups",
    [{ where: { id: { _eq: 1 } }, _set: { title: "Chess" } }],
  ],
  [
    'update_groups_by_pk(pk_columns: {id: 1}, _set: {title: "Chess"}) { id }',
    "/update_groups",
    [{ pk_columns: { id: 1 }, _set: { title: "Chess" } }],
  ],
  [
    "update_groups_by_pk(pk_columns: {id: 1}, _set: {}) { id }",
    "/update_groups",
    [{ pk_columns: { id: 1 }, _set: {} }],
  ],
  [
    "update_groups_many(updates: [{where: {}, _append: {settings: {a: 1}}}, {where: {id: {_in: [1, 2]}}, _set: {settings: null}}]) { affected_rows }",
    "/update_groups",
    [
      { where: {}, _append: { settings: { a: 1 } } },
      { where: { id: { _in: [1, 2] } }, _set: { settings: null } },
    ],
  ],
  ["delete_groups(where: {id: {_eq: 9}}) { affected_rows }", "/delete_groups", [{ where: { id: { _eq: 9 } } }]],
  ["delete_groups_by_pk(id: 9) { id }", "/delete_groups", [{ pk_columns: { id: 9 } }]],
])("the webhook for %s gets its arguments", async (mutation, path, input) => {
  expect((await ask(`mutation { ${mutation} }`)).error).toBeUndefined();
  expect(inputs()).toEqual([[path, input]]);
});

describe("the webhook's answer", () => {
  const failure = (message: string) => ({ code: "unexpected", message, path: "$" });
  it.each<[what: string, reply: Reply, error: unknown]>([
    [
      "400 with a message",
      { status: 400, body: { message: "Too rude" } },
      { code: "validation-failed", message: "Too rude", path: "$" },
    ],
    [
      "400 without a message",
      { status: 400, body: {} },
      failure("received invalid response from input validation webhook"),
    ],
    [
      "400 that is no JSON",
      { status: 400, body: "no" },
      failure("received invalid response from input validation webhook"),
    ],
    ["another status", { status: 422, body: { message: "x" } }, failure("internal error when validating input data")],
    ["a failure", { status: 500 }, failure("internal error when validating input data")],
    ["a redirect", { status: 302 }, failure("internal error when validating input data")],
    ["no answer", { hangUp: true }, failure("http exception when validating input data")],
  ])("%s refuses the mutation, nothing is written", async (_, reply, error) => {
    hooks.reply = () => reply;
    const mutation =
      'mutation { delete_groups_by_pk(id: 2) { id } update_groups(where: {}, _set: {title: "x"}) { affected_rows } }';
    expect(await ask(mutation)).toEqual({ error });
    expect(hooks.calls).toHaveLength(1);
    expect(await titles()).toEqual(["Chess", "Go"]);
  });

  it("is awaited as long as the timeout says", async () => {
    hooks.reply = () => new Promise<Reply>(() => undefined);
    expect(await ask("mutation { delete_groups_by_pk(id: 9) { id } }")).toEqual({
      error: failure("http exception when validating input data"),
    });
  });
});

it("asks every webhook of a mutation before the first field is written", async () => {
  let before: string[] = [];
  hooks.reply = async ({ path }) => {
    if (path !== "/delete_groups") return {};
    before = await titles();
    return { status: 400, body: { message: "Stays" } };
  };
  const mutation =
    'mutation { update_groups(where: {}, _set: {title: "x"}) { affected_rows } delete_groups_by_pk(id: 2) { id } }';
  expect(await ask(mutation)).toEqual({ error: { code: "validation-failed", message: "Stays", path: "$" } });
  expect(before).toEqual(["Chess", "Go"]);
  expect(hooks.calls.map(({ path }) => path)).toEqual(["/update_groups", "/delete_groups"]);
});

it("does not call it for an admin, or for a request that is refused before", async () => {
  await tables.ask({ role: "admin" }, "mutation { delete_groups_by_pk(id: 9) { id } }");
  expect((await ask("mutation { delete_groups_by_pk(id: true) { id } }")).error).toBeDefined();
  expect(hooks.calls).toEqual([]);
});
