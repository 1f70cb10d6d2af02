import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const UUID = "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11";
const SQL = `
create schema "other shelf";
create table "other shelf".books (isbn text primary key, title text not null);
insert into "other shelf".books values ('x "1" é', 'Quoted'), ('2', 'Plain');
create table steps (
  place int not null, at timestamptz not null, run uuid not null, note text not null, constraint steps_key primary key (run, place, at));
insert into steps values (7, '2024-05-01 10:00+00', '${UUID}', 'here');
create table counters (big bigint primary key, id int not null, place int not null);
insert into counters values (9007199254740993, 1, 1), (9007199254740992, 2, 2);
create view views as select big, id from counters;
do $$ begin execute format('alter database %I set timezone = ''UTC''', current_database()); end $$;
set timezone = 'UTC';
`;

const columns = (names: string[]) => ({ columns: names, filter: {} });
const METADATA = trackTables({
  steps: { select_permissions: [{ role: "walker", permission: columns(["note"]) }] },
  counters: { select_permissions: [{ role: "walker", permission: { columns: "*", filter: { id: { _eq: 2 } } } }] },
  views: {},
});
(METADATA.sources[0] as { tables: object[] }).tables.push({
  table: { schema: "other shelf", name: "books" },
  configuration: { custom_name: "books", custom_root_fields: { select: "library" } },
});

let served: Served;
beforeAll(async () => {
  served = await openTables(SQL, METADATA);
});
afterAll(() => served.close());

const encode = (text: string) => Buffer.from(text).toString("base64");
const decode = (id: unknown) => Buffer.from(String(id), "base64").toString();

async function ask(
  query: string,
  role = "admin",
  variables?: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { data, error } = await served.ask({ role, endpoint: "relay" }, query, variables);
  if (!data) throw new Error(error!.message);
  return data;
}

/** The decoded ids of a connection's rows. */
async function ids(connection: string, role = "admin"): Promise<string[]> {
  const data = await ask(`{ ${connection} { edges { node { id } } } }`, role);
  const [{ edges }] = Object.values(data) as [{ edges: { node: { id: string } }[] }];
  return edges.map(({ node }) => decode(node.id));
}
const node = (id: string, fragment: string, role = "admin") =>
  served.ask({ role, endpoint: "relay" }, `query ($id: ID!) { node(id: $id) { __typename ${fragment} } }`, { id });

describe("an id", () => {
  it("holds the key in the order of the table's columns, strings quoted as JSON, numbers as they are", async () => {
    expect(await ids("steps_connection")).toEqual([
      `[1, "public", "steps", 7, "2024-05-01T10:00:00+00:00", "${UUID}"]`,
    ]);
    expect(await ids("counters_connection(order_by: {id: asc})")).toEqual([
      '[1, "public", "counters", 9007199254740993]',
      '[1, "public", "counters", 9007199254740992]',
    ]);
  });

  it("names schema and table of the database, whatever GraphQL calls them, and is one line however long", async () => {
    expect(await ids("books_connection(order_by: {title: desc})")).toEqual([
      String.raw`[1, "other shelf", "books", "x \"1\" é"]`,
      '[1, "other shelf", "books", "2"]',
    ]);
    const data = await ask("{ books_connection(order_by: {title: desc}) { edges { node { id } } } }");
    expect(JSON.stringify(data)).not.toContain("\\n");
  });

  it("shows the key also to a role that may not read it, as an id only", async () => {
    expect(await ids("steps_connection", "walker")).toEqual([
      `[1, "public", "steps", 7, "2024-05-01T10:00:00+00:00", "${UUID}"]`,
    ]);
    const { error } = await served.ask(
      { role: "walker", endpoint: "relay" },
      "{ steps_connection { edges { node { run } } } }",
    );
    expect(error?.message).toBe("field 'run' not found in type: 'steps'");
  });

  it("leads back to its row, and each row to its id", async () => {
    for (const [connection, type] of [
      ["steps_connection", "steps"],
      ["counters_connection", "counters"],
      ["books_connection", "books"],
    ] as const) {
      for (const id of await ids(connection)) {
        expect((await node(encode(id), "id")).data).toEqual({ node: { __typename: type, id: encode(id) } });
      }
    }
  });

  it("of the next greater number leads to the next row", async () => {
    const found = (number: string) => node(encode(`[1, "public", "counters", ${number}]`), "... on counters { place }");
    expect((await found("9007199254740993")).data).toEqual({ node: { __typename: "counters", place: 1 } });
    expect((await found("9007199254740992")).data).toEqual({ node: { __typename: "counters", place: 2 } });
    expect((await node(encode('[1, "public", "counters", 9007199254740993]'), "id", "walker")).data).toEqual({
      node: null,
    });
    expect((await node(encode('[1, "public", "counters", 9007199254740992]'), "id", "walker")).data).toMatchObject({
      node: { __typename: "counters" },
    });
  });

  it("may be printed with any white space, and numbers be strings", async () => {
    for (const text of [
      '[1,"public","counters",9007199254740992]',
      '\n[ 1 ,\t"public", "counters", "9007199254740992" ]',
    ]) {
      expect((await node(encode(text), "... on counters { place }")).data).toMatchObject({
        node: { __typename: "counters" },
      });
    }
  });

  it("with null for a key leads nowhere", async () => {
    expect((await node(encode('[1, "public", "counters", null]'), "id")).data).toEqual({ node: null });
  });
});

describe("an id is refused", () => {
  const at = "$.selectionSet.node.args.id";
  it.each<[what: string, text: string, error: { code: string; message: string; path: string }]>([
    [
      "with a value of the wrong JSON type",
      '[1, "other shelf", "books", 5]',
      {
        code: "parse-failed",
        message: "value of column 'isbn' in node id: parsing Text failed, expected String, but encountered Number",
        path: "$.selectionSet.node",
      },
    ],
    [
      "with a value of the wrong JSON type for a number",
      '[1, "public", "counters", true]',
      {
        code: "parse-failed",
        message:
          "value of column 'big' in node id: parsing Integer expected for input type: PGBigInt failed, expected Number, but encountered Boolean",
        path: "$.selectionSet.node",
      },
    ],
    [
      "without all of its key",
      '[1, "public", "steps", 7]',
      {
        code: "validation-failed",
        message: "invalid node id: primary key columns ['at', 'run'] are missing",
        path: at,
      },
    ],
    [
      "with more than its key",
      '[1, "public", "counters", 1, 2, "x"]',
      { code: "validation-failed", message: 'invalid node id: unexpected column values [2,"x"]', path: at },
    ],
    [
      "of a view",
      '[1, "public", "views", 1]',
      { code: "validation-failed", message: "invalid node id: no such table found: 'public.views'", path: at },
    ],
    [
      "whose version is no number",
      '["1", "public", "counters", 1]',
      {
        code: "validation-failed",
        message: "invalid node id: Error in $: unexpected GUID format, needs to start with a version number",
        path: at,
      },
    ],
  ])("%s", async (_, text, error) => {
    expect((await node(encode(text), "id")).error).toEqual(error);
  });

  it("with a value that Postgres cannot read", async () => {
    expect((await node(encode(`[1, "public", "steps", 7, "2024-05-01", "nope"]`), "id")).error).toMatchObject({
      code: "data-exception",
      message: 'invalid input syntax for type uuid: "nope"',
    });
  });

  it("whatever the literal is, when it is no string", async () => {
    const { error } = await served.ask({ role: "admin", endpoint: "relay" }, "{ node(id: true) { id } }");
    expect(error).toMatchObject({ code: "validation-failed", path: at });
  });
});
