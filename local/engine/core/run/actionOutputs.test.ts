import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ActionCall, Metadata } from "../../interface.ts";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const SQL = `
create table groups (group_id int primary key, title text not null, owner text not null);
create table messages (
  message_id int primary key, group_id int not null references groups, body text not null, is_secret boolean not null);
insert into groups values (1, 'Chess', 'ada'), (2, 'Go', 'bob');
insert into messages values (1, 1, 'e4', false), (2, 1, 'e5', false), (3, 1, 'resign', true), (4, 2, 'D4', false);`;

const types: [name: string, output: string][] = [
  ["one", "Report!"],
  ["maybe", "Report"],
  ["many", "[Report!]!"],
  ["some", "[Report]"],
  ["number", "Int!"],
  ["words", "[String!]!"],
  ["flag", "Boolean"],
  ["amount", "Float"],
  ["identity", "ID!"],
  ["raw", "jsonb!"],
  ["key", "uuid"],
  ["money", "Money"],
];

const metadata: Metadata = {
  ...trackTables({
    groups: {
      array_relationships: [
        { name: "messages", using: { foreign_key_constraint_on: { table: "messages", column: "group_id" } } },
      ],
      select_permissions: [
        { role: "member", permission: { columns: ["group_id", "title"], filter: { owner: "X-Hasura-User-Id" } } },
      ],
    },
    messages: {
      select_permissions: [
        {
          role: "member",
          permission: {
            columns: ["message_id", "body"],
            filter: { is_secret: { _eq: false } },
            allow_aggregations: true,
          },
        },
      ],
    },
  }),
  actions: types.map(([name, output_type]) => ({
    name,
    definition: { type: name === "flag" ? "query" : "mutation", handler: "http://x", output_type },
    permissions: [{ role: "member" }, { role: "blind" }],
  })),
  custom_types: {
    objects: [
      {
        name: "Report",
        fields: [
          { name: "group_id", type: "Int!" },
          { name: "note", type: "String" },
          { name: "colour", type: "Colour" },
          { name: "tags", type: "[String!]" },
          { name: "details", type: "jsonb" },
          { name: "author", type: "Person" },
          { name: "readers", type: "[Person!]" },
        ],
        relationships: [
          { name: "group", type: "object", remote_table: "groups", field_mapping: { group_id: "group_id" } },
          { name: "messages", type: "array", remote_table: "messages", field_mapping: { group_id: "group_id" } },
        ],
      },
      {
        name: "Person",
        fields: [
          { name: "name", type: "String!" },
          { name: "home", type: "Place" },
          { name: "leads", type: "Int" },
        ],
        relationships: [
          { name: "group", type: "object", remote_table: "groups", field_mapping: { leads: "group_id" } },
        ],
      },
      { name: "Place", fields: [{ name: "town", type: "String" }] },
    ],
    enums: [{ name: "Colour", values: [{ value: "RED" }, { value: "BLUE" }] }],
    scalars: [{ name: "Money" }],
  },
};

let tables: Served;
let reply: unknown;
let calls: ActionCall[] = [];
beforeAll(async () => {
  const callAction = async (call: ActionCall) => {
    calls.push(call);
    return reply;
  };
  tables = await openTables(SQL, metadata, { callAction });
});
beforeEach(() => {
  calls = [];
});
afterAll(() => tables.close());

const ADA = { role: "member", user: "ada" };
/** The value of a mutation's only field, or the message of the refusal. */
async function answer(field: string, output: unknown, who: object = ADA): Promise<unknown> {
  reply = output;
  const { data, error } = await tables.ask({ role: "member", ...who }, `mutation { it: ${field} }`);
  return error ? error.message : data!.it;
}

describe("a handler's object", () => {
  it("is cut to the fields that were asked for; missing nullable fields are null, surplus fields are left out", async () => {
    const output = { group_id: 1, colour: "RED", tags: ["a"], details: { any: [1.5, null] }, surplus: true };
    expect(await answer("one { id: group_id note colour tags details __typename }", output)).toEqual({
      id: 1,
      note: null,
      colour: "RED",
      tags: ["a"],
      details: { any: [1.5, null] },
      __typename: "Report",
    });
  });

  it("may be null where its type says so", async () => {
    expect(await answer("maybe { note }", null)).toBeNull();
    expect(await answer("one { note }", null)).toBe("got null for the action webhook response");
  });

  it("may hold objects and lists of objects, whose fields are not checked", async () => {
    const output = {
      group_id: 1,
      author: { name: "Ada", home: { town: "York", zip: 1 } },
      readers: [{ home: null }, { name: 7 }],
    };
    expect(
      await answer("one { author { name home { town } } readers { name home { town } __typename } }", output),
    ).toEqual({
      author: { name: "Ada", home: { town: "York" } },
      readers: [
        { name: null, home: null, __typename: "Person" },
        { name: 7, home: null, __typename: "Person" },
      ],
    });
  });

  it("is not found under the alias of an object inside, as in the real engine", async () => {
    const output = { group_id: 1, author: { name: "Ada" } };
    expect(await answer("one { writer: author { name } }", output)).toEqual({ writer: null });
  });

  it.each<[output: unknown, message: string]>([
    [{ note: "x" }, 'field "group_id" expected in webhook response, but not found'],
    [{ group_id: null }, 'expecting not null value for field "group_id"'],
    [[{ group_id: 1 }], "got array for the action webhook response, expecting Report"],
    [7, "got scalar String for the action webhook response, expecting Report"],
    ["text", "got scalar String for the action webhook response, expecting Report"],
    [true, "got scalar Boolean for the action webhook response, expecting Report"],
  ])("is not %j, whatever was asked of it", async (output, message) => {
    expect(await answer("one { note }", output)).toBe(message);
  });
});

describe("a handler's list", () => {
  it("comes in its order, null among its items where the type says so", async () => {
    const output = [{ group_id: 2 }, { group_id: 1, note: "x" }];
    const shown = [{ note: null }, { note: "x" }];
    expect(await answer("many { note }", output)).toEqual(shown);
    expect(await answer("some { note }", [null, ...output])).toEqual([null, ...shown]);
    expect(await answer("many { note }", [])).toEqual([]);
    expect(await answer("some { note }", null)).toBeNull();
  });

  it.each<[field: string, output: unknown, message: string]>([
    ["many", { group_id: 1 }, "expecting array for the action webhook response"],
    ["many", "text", "expecting array for the action webhook response"],
    ["many", null, "got null for the action webhook response"],
    ["many", [{ group_id: 1 }, null], "got null for the action webhook response"],
    ["many", [{ group_id: 1 }, {}], 'field "group_id" expected in webhook response, but not found'],
    ["some", [[]], "got array for the action webhook response, expecting Report"],
  ])("%s is not %j", async (field, output, message) => {
    expect(await answer(`${field} { note }`, output)).toBe(message);
  });
});

describe("a handler's scalar", () => {
  it.each<[field: string, output: unknown]>([
    ["number", 7],
    ["amount", 1.5],
    ["amount", null],
    ["identity", "a-1"],
    ["words", ["a", "b"]],
    ["raw", { any: ["thing"] }],
    ["raw", [1]],
    ["key", "a0000000-0000-4000-8000-000000000001"],
    ["money", { cents: 5 }],
  ])("%s may be %j", async (field, output) => {
    expect(await answer(field, output)).toEqual(output);
  });

  it.each<[field: string, output: unknown, message: string]>([
    ["number", "7", "got scalar String for the action webhook response, expecting Int"],
    ["number", {}, "got object for the action webhook response, expecting Int"],
    ["number", [7], "got array for the action webhook response, expecting Int"],
    ["number", null, "got null for the action webhook response"],
    ["identity", true, "got scalar Boolean for the action webhook response, expecting ID"],
    ["words", ["a", null], "got null for the action webhook response"],
    ["words", "a", "expecting array for the action webhook response"],
    ["raw", null, "got null for the action webhook response"],
  ])("%s is not %j", async (field, output, message) => {
    expect(await answer(field, output)).toBe(message);
  });
});

describe("a relationship of an output", () => {
  const OUTPUT = { group_id: 1 };

  it("leads to rows, through the permissions of the caller", async () => {
    const field = "one { group { title messages(order_by: {message_id: desc}) { body } } messages(limit: 1) { body } }";
    expect(await answer(field, OUTPUT)).toEqual({
      group: { title: "Chess", messages: [{ body: "e5" }, { body: "e4" }] },
      messages: [{ body: "e4" }],
    });
    const all = await answer("one { messages { message_id } }", OUTPUT, { role: "admin" });
    expect(all).toEqual({ messages: [{ message_id: 1 }, { message_id: 2 }, { message_id: 3 }] });
  });

  it("of many rows has an aggregate, where the role may aggregate", async () => {
    const field = "one { messages_aggregate(where: {message_id: {_gt: 1}}) { aggregate { count } nodes { body } } }";
    expect(await answer(field, OUTPUT)).toEqual({
      messages_aggregate: { aggregate: { count: 1 }, nodes: [{ body: "e5" }] },
    });
    expect(await answer("one { group_aggregate { aggregate { count } } }", OUTPUT)).toBe(
      "field 'group_aggregate' not found in type: 'Report'",
    );
  });

  it("is null or empty where the row is hidden or missing", async () => {
    expect(await answer("one { group { title } messages { body } }", { group_id: 2 })).toEqual({
      group: null,
      messages: [{ body: "D4" }],
    });
    expect(await answer("one { group { title } messages { body } }", { group_id: 99 })).toEqual({
      group: null,
      messages: [],
    });
  });

  it("is followed for each item of a list, under an alias too", async () => {
    const output = [{ group_id: 2 }, { group_id: 1 }, null];
    expect(await answer("some { its: group { title } }", output)).toEqual([
      { its: null },
      { its: { title: "Chess" } },
      null,
    ]);
  });

  it("is followed from an object inside the output too, and from each of a list", async () => {
    const bo = { name: "Bo", leads: 1 };
    const output = { group_id: 2, author: bo, readers: [bo, { name: "Cy", leads: 2 }, { name: "Di" }] };
    const person = "{ name its: group { title messages(limit: 1) { body } } }";
    const chess = { title: "Chess", messages: [{ body: "e4" }] };
    expect(await answer(`one { group { title } author ${person} readers ${person} }`, output)).toEqual({
      group: null,
      author: { name: "Bo", its: chess },
      readers: [
        { name: "Bo", its: chess },
        { name: "Cy", its: null },
        { name: "Di", its: null },
      ],
    });
    expect(await answer(`one { author ${person} }`, { group_id: 1, author: null })).toEqual({ author: null });
  });

  it("is missing for a role that cannot see the table, and on the relay endpoint", async () => {
    const missing = "field 'group' not found in type: 'Report'";
    expect(await answer("one { group { title } }", OUTPUT, { role: "blind" })).toBe(missing);
    expect(await answer("one { group { title } }", OUTPUT, { ...ADA, endpoint: "relay" })).toBe(missing);
    expect(await answer("one { group_id }", OUTPUT, { ...ADA, endpoint: "relay" })).toEqual(OUTPUT);
    expect(calls).toHaveLength(1);
  });
});

describe("a query action", () => {
  it("is a query of the plain endpoint only", async () => {
    reply = true;
    expect(await tables.ask(ADA, "{ flag }")).toEqual({ data: { flag: true } });
    expect(await tables.ask({ ...ADA, endpoint: "relay" }, "{ flag }")).toMatchObject({
      error: { message: "field 'flag' not found in type: 'query_root'" },
    });
    expect(() => tables.prepare(ADA, "subscription { flag }")).toThrow(
      "field 'flag' not found in type: 'subscription_root'",
    );
    expect(await tables.ask(ADA, "mutation { flag }")).toMatchObject({
      error: { message: "field 'flag' not found in type: 'mutation_root'" },
    });
  });
});

it("may be called by an admin whatever its permissions, by another role only if it is named", async () => {
  reply = 5;
  expect(await answer("number", 5, { role: "admin" })).toBe(5);
  expect(await answer("number", 5, { role: "blind" })).toBe(5);
  expect(await answer("number", 5, { role: "stranger" })).toBe("no mutations exist");
});
