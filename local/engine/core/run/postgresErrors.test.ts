import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import pg from "pg";
import { loadCore } from "../core.ts";
import { trackTables } from "../../test/openTables.ts";
import { ADMIN_SECRET, startForTest, type TestEngine } from "../../test/startForTest.ts";

const SCHEMA = `
  create table groups (slug varchar(8) primary key, title text not null, period int4range,
    constraint groups_title_check check (title <> ''),
    constraint groups_title_key unique (title),
    constraint groups_period_excl exclude using gist (period with &&));
  create unique index groups_lower_title on groups (lower(title));
  create table messages (id int primary key, "group" varchar(8) not null references groups, body uuid);
  create table notes (id int primary key, "group" varchar(8) references groups on delete restrict);
  create table faults (code text primary key, at_commit boolean not null default false);
  create function raise_fault() returns trigger language plpgsql as
    $$ begin raise exception 'told by Postgres' using errcode = new.code; end $$;
  create trigger at_once before insert on faults for each row when (not new.at_commit) execute function raise_fault();
  create constraint trigger at_commit after insert on faults deferrable initially deferred
    for each row when (new.at_commit) execute function raise_fault();
  insert into groups values ('chess', 'Chess', '[1,5)'), ('go', 'Go', null), ('kept', 'Kept', null);
  insert into messages values (1, 'chess', null);
  insert into notes values (1, 'kept');`;

const everything = {
  select_permissions: [{ role: "member", permission: { columns: "*", filter: {} } }],
  insert_permissions: [{ role: "member", permission: { check: {}, columns: "*" } }],
  update_permissions: [{ role: "member", permission: { columns: "*", filter: {}, check: null } }],
  delete_permissions: [{ role: "member", permission: { filter: {} } }],
};
const messagesOfGroup = {
  name: "messages",
  using: { foreign_key_constraint_on: { table: { schema: "public", name: "messages" }, column: "group" } },
};

let database: TestDatabase;
let engine: TestEngine;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(SCHEMA);
  await client.end();
  engine = await startForTest({
    databaseUrl: database.url,
    loadCore,
    metadata: trackTables({
      groups: { ...everything, array_relationships: [messagesOfGroup] },
      messages: everything,
      notes: everything,
      faults: everything,
    }),
  });
});
afterAll(async () => {
  await engine.close();
  await database.drop();
});

const member = { "x-hasura-admin-secret": ADMIN_SECRET, "x-hasura-role": "member" };

async function refused(query: string, variables?: object) {
  const { status, json } = await engine.post("/v1/graphql", { query, variables }, member);
  expect(status).toBe(200);
  return json;
}

const error = (code: string, message: unknown, path: string) => ({
  errors: [{ message, extensions: { path, code } }],
});

const OBJECTS = "$.selectionSet.insert_groups.args.objects";
const insertGroup = (object: string) => `mutation { insert_groups(objects: ${object}) { affected_rows } }`;

describe("what Postgres refuses of itself", () => {
  it.each<[what: string, query: string, code: string, message: string, path: string]>([
    [
      "unique",
      insertGroup('{ slug: "chess2", title: "Chess" }'),
      "constraint-violation",
      'Uniqueness violation. duplicate key value violates unique constraint "groups_title_key"',
      OBJECTS,
    ],
    [
      "foreign key of what is written",
      'mutation { insert_messages_one(object: { id: 2, group: "none" }) { id } }',
      "constraint-violation",
      'Foreign key violation. insert or update on table "messages" violates foreign key constraint "messages_group_fkey"',
      "$.selectionSet.insert_messages_one.args.object",
    ],
    [
      "foreign key to what is deleted",
      'mutation { delete_groups(where: { slug: { _eq: "chess" } }) { affected_rows } }',
      "constraint-violation",
      'Foreign key violation. update or delete on table "groups" violates foreign key constraint "messages_group_fkey" on table "messages"',
      "$",
    ],
    [
      "not null",
      insertGroup('{ slug: "new" }'),
      "constraint-violation",
      'Not-NULL violation. null value in column "title" of relation "groups" violates not-null constraint',
      OBJECTS,
    ],
    [
      "check",
      'mutation { update_groups(where: { slug: { _eq: "go" } }, _set: { title: "" }) { affected_rows } }',
      "permission-error",
      'Check constraint violation. new row for relation "groups" violates check constraint "groups_title_check"',
      "$",
    ],
    [
      "restrict",
      'mutation { delete_groups_by_pk(slug: "kept") { slug } }',
      "constraint-violation",
      'Can not delete or update due to data being referred. update or delete on table "groups" violates RESTRICT setting of foreign key constraint "notes_group_fkey" on table "notes"',
      "$",
    ],
    [
      "exclusion",
      insertGroup('{ slug: "new", title: "New", period: "[2,3)" }'),
      "constraint-violation",
      'Exclusion violation. conflicting key value violates exclusion constraint "groups_period_excl"',
      OBJECTS,
    ],
    [
      "a text that is no value of the type",
      '{ messages(where: { body: { _eq: "x" } }) { id } }',
      "data-exception",
      'invalid input syntax for type uuid: "x"',
      "$",
    ],
    [
      "a text that is too long",
      insertGroup('{ slug: "ninechars", title: "New" }'),
      "data-exception",
      "value too long for type character varying(8)",
      OBJECTS,
    ],
    [
      "a pattern that ends in its escape",
      String.raw`{ groups(where: { title: { _ilike: "C\\" } }) { slug } }`,
      "bad-request",
      "LIKE pattern must not end with escape character",
      "$",
    ],
    [
      "an index for a constraint",
      'mutation { insert_groups_one(object: { slug: "a", title: "A" }, on_conflict: { constraint: groups_lower_title }) { slug } }',
      "constraint-error",
      'constraint "groups_lower_title" for table "groups" does not exist',
      "$.selectionSet.insert_groups_one.args.object",
    ],
    [
      "of rows inside another",
      insertGroup('{ slug: "new", title: "New", messages: { data: [{ id: 1 }] } }'),
      "constraint-violation",
      'Uniqueness violation. duplicate key value violates unique constraint "messages_pkey"',
      `${OBJECTS}[0].messages.data`,
    ],
    [
      "of a row that has others inside",
      insertGroup('[{ slug: "a", title: "A" }, { slug: "go", title: "New", messages: { data: { id: 9 } } }]'),
      "constraint-violation",
      'Uniqueness violation. duplicate key value violates unique constraint "groups_pkey"',
      `${OBJECTS}[1]`,
    ],
  ])("%s", async (_, query, code, message, path) => {
    expect(await refused(query)).toEqual(error(code, message, path));
  });
});

describe("an error of state", () => {
  const AT = "$.selectionSet.insert_faults_one.args.object";
  const raise = (code: string, atCommit = false) =>
    refused("mutation ($o: faults_insert_input!) { insert_faults_one(object: $o) { code } }", {
      o: { code, at_commit: atCommit },
    });
  const TOLD = "told by Postgres";
  const MASKED = "database query error";

  it.each<[state: string, code: string, message: string]>([
    ["23505", "constraint-violation", `Uniqueness violation. ${TOLD}`],
    ["23503", "constraint-violation", `Foreign key violation. ${TOLD}`],
    ["23502", "constraint-violation", `Not-NULL violation. ${TOLD}`],
    ["23514", "permission-error", `Check constraint violation. ${TOLD}`],
    ["23001", "constraint-violation", `Can not delete or update due to data being referred. ${TOLD}`],
    ["23P01", "constraint-violation", `Exclusion violation. ${TOLD}`],
    ["23000", "constraint-violation", TOLD],
    ["22000", "data-exception", TOLD],
    ["22P02", "data-exception", TOLD],
    ["22025", "bad-request", TOLD],
    ["42704", "constraint-error", TOLD],
    ["42P10", "constraint-error", "there is no unique or exclusion constraint on target column(s)"],
    ["40001", "unexpected", MASKED],
    ["40P01", "unexpected", MASKED],
    ["P0001", "unexpected", MASKED],
    ["42501", "unexpected", MASKED],
    ["57014", "unexpected", MASKED],
  ])("%s inside a statement", async (state, code, message) => {
    expect(await raise(state)).toEqual(error(code, message, AT));
  });

  it.each<[state: string, code: string, message: string]>([
    ["40001", "concurrent-update", "serialization failure due to concurrent update"],
    ["40P01", "concurrent-update", TOLD],
    ["23514", "permission-error", `Check constraint violation. ${TOLD}`],
    ["P0001", "unexpected", MASKED],
  ])("%s at commit", async (state, code, message) => {
    expect(await raise(state, true)).toEqual(error(code, message, "$"));
  });

  it("shows role admin the text that others do not see, with the statement", async () => {
    const query = 'mutation { insert_faults_one(object: { code: "P0001" }) { code } }';
    const { json } = await engine.asAdmin("/v1/graphql", { query });
    expect(json).toMatchObject({
      errors: [
        {
          message: MASKED,
          extensions: {
            code: "unexpected",
            internal: {
              statement: expect.stringMatching(/insert into/i),
              error: { status_code: "P0001", message: TOLD, exec_status: "FatalError", description: null, hint: null },
            },
          },
        },
      ],
    });
  });
});
