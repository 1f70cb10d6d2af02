import { printSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Metadata } from "../../interface.ts";
import { openTrial, type Trial } from "../../test/chat.ts";
import { trackTables } from "../../test/openTables.ts";

const SQL = `
create table users (user_id uuid primary key, name text not null);
create table posts (post_id int primary key, user_id uuid not null references users);
create table untracked (id int primary key);`;

let trial: Trial;
beforeAll(async () => {
  trial = await openTrial(SQL);
});
afterAll(() => trial.close());

interface Parts {
  definition?: object;
  types?: Record<string, object[]>;
  more?: object[];
}

const OUTPUT = { name: "Output", fields: [{ name: "user_id", type: "uuid!" }] };

/** One action `act`, its output type `Output`. */
function metadata({ definition, types = {}, more = [] }: Parts): Metadata {
  const own = { handler: "http://x", output_type: "Output", ...definition };
  return {
    ...trackTables({ users: {}, posts: {} }),
    actions: [{ name: "act", definition: own }, ...more],
    custom_types: { objects: [OUTPUT], ...types },
  };
}

const related = (change: object, ...others: object[]) => ({
  types: {
    objects: [
      {
        ...OUTPUT,
        fields: [...OUTPUT.fields, { name: "list", type: "[uuid!]" }, { name: "child", type: "Child" }],
        relationships: [
          { name: "user", type: "object", remote_table: "users", field_mapping: { user_id: "user_id" }, ...change },
          ...others,
        ],
      },
      { name: "Child", fields: [{ name: "x", type: "Int" }] },
    ],
  },
});
const asynchronous = { kind: "asynchronous" };
const object = (name: string, ...fields: [name: string, type: string][]) => ({
  name,
  fields: fields.map(([fieldName, type]) => ({ name: fieldName, type })),
});

describe("refuses", () => {
  it.each<[what: string, parts: Parts, message: string]>([
    [
      "an output of an unknown type",
      { definition: { output_type: "Nope" } },
      'action act: the type: "Nope" is not an object or scalar type defined in custom types',
    ],
    [
      "an enum as output",
      {
        definition: { output_type: "Colour" },
        types: { objects: [OUTPUT], enums: [{ name: "Colour", values: [{ value: "RED" }] }] },
      },
      'action act: the type: "Colour" is not an object or scalar type defined in custom types',
    ],
    [
      "an input object as output",
      { definition: { output_type: "In" }, types: { objects: [OUTPUT], input_objects: [object("In", ["x", "Int"])] } },
      'action act: the type: "In" is not an object or scalar type defined in custom types',
    ],
    [
      "an argument of an output type",
      { definition: { arguments: [{ name: "a", type: "Output" }] } },
      'action act: the type "Output" of argument "a" is no input type',
    ],
    [
      "an argument of an unknown type",
      { definition: { arguments: [{ name: "a", type: "[Nope!]" }] } },
      'action act: the type "Nope" of argument "a" is no input type',
    ],
    [
      "two arguments of one name",
      {
        definition: {
          arguments: [
            { name: "a", type: "Int" },
            { name: "a", type: "Int" },
          ],
        },
      },
      'action act: argument "a" is there more than once',
    ],
    [
      "a list of lists",
      { definition: { arguments: [{ name: "a", type: "[[Int]]" }] } },
      'action act: "[[Int]]": lists of lists are not supported',
    ],
    ["what is no type", { definition: { output_type: "[Output" } }, 'action act: "[Output" is not a GraphQL type'],
    [
      "an input field of an output type",
      { types: { objects: [OUTPUT], input_objects: [object("In", ["x", "Output"])] } },
      'custom_types In: the type "Output" of field "x" is no input type',
    ],
    [
      "an output field of an input type",
      { types: { objects: [object("Output", ["x", "In"])], input_objects: [object("In", ["x", "Int"])] } },
      'custom_types Output: the type "In" of field "x" is no output type',
    ],
    [
      "an output that contains itself",
      { types: { objects: [object("Output", ["x", "Other"]), object("Other", ["back", "[Output!]"])] } },
      "custom_types Output: output types that contain themselves are not supported",
    ],
    [
      "two actions of one name",
      { more: [{ name: "act", definition: { handler: "http://x", output_type: "Int" } }] },
      "action act: an action of this name exists already",
    ],
    [
      "an action named like a root field",
      { more: [{ name: "users", definition: { type: "query", handler: "http://x", output_type: "Int" } }] },
      "Encountered conflicting definitions in the selection set for 'query_root' for field 'users'",
    ],
    [
      "a role named twice",
      {
        more: [
          {
            name: "twice",
            definition: { handler: "http://x", output_type: "Int" },
            permissions: [{ role: "a" }, { role: "a" }],
          },
        ],
      },
      'action twice: permission for role "a" is already defined on "twice"',
    ],
    [
      "a relationship to a table that is not tracked",
      related({ remote_table: "untracked" }),
      'the remote table "untracked" for relationship "user" of object type "Output" does not exist',
    ],
    [
      "a relationship to another source",
      related({ source: "elsewhere" }),
      'the remote table "users" for relationship "user" of object type "Output" does not exist',
    ],
    [
      "relationships to two sources",
      related(
        {},
        { name: "other", type: "array", source: "b", remote_table: "posts", field_mapping: { user_id: "user_id" } },
      ),
      'the object "Output" has relationships refers to tables in multiple sources',
    ],
    [
      "a field named like the aggregate of a relationship",
      {
        types: {
          objects: [
            {
              ...object("Output", ["id", "uuid"], ["users_aggregate", "Int"]),
              relationships: [
                { name: "users", type: "array", remote_table: "users", field_mapping: { id: "user_id" } },
              ],
            },
          ],
        },
      },
      'custom_types Output: field "users_aggregate" is already taken by relationship "users"',
    ],
    [
      "a relationship of a field that is not there",
      related({ field_mapping: { nope: "user_id" } }),
      'the field "nope" for relationship "user" in object type "Output" does not exist',
    ],
    [
      "a relationship of a list field",
      related({ field_mapping: { list: "user_id" } }),
      'the type of the field "list" for relationship "user" in object type "Output" is a list type',
    ],
    [
      "a relationship of a nested object",
      related({ field_mapping: { child: "user_id" } }),
      'action act: Relationships cannot be defined with nested object fields: "user"',
    ],
    [
      "a relationship to a column that is not there",
      related({ field_mapping: { user_id: "nope" } }),
      'the column "nope" of remote table "users" for relationship "user" of object type "Output" does not exist',
    ],
    [
      "an asynchronous query",
      { definition: { ...asynchronous, type: "query" } },
      "action act: a query cannot be asynchronous",
    ],
    [
      "an asynchronous scalar",
      { definition: { ...asynchronous, output_type: "Int" } },
      "action act: an asynchronous action with a scalar output is not supported",
    ],
    [
      "an asynchronous action with nested objects and relationships",
      { definition: asynchronous, ...related({}) },
      'action act: Async action relations cannot be used with object fields: "child"',
    ],
    [
      "an asynchronous action named like a type",
      {
        definition: { output_type: "Child" },
        more: [{ name: "Child", definition: { ...asynchronous, handler: "http://x", output_type: "Output" } }],
        types: { objects: [OUTPUT, object("Child", ["x", "Int"])] },
      },
      'Found conflicting definitions for GraphQL type "Child"',
    ],
  ])("%s", async (_, parts, message) => {
    await expect(trial.load(metadata(parts))).rejects.toThrow(message);
  });

  it.each([
    ["a table", "users"],
    ["what a table gives rise to", "users_bool_exp"],
    ["an aggregate", "posts_aggregate"],
    ["a scalar of Postgres", "uuid"],
    ["the root of queries", "query_root"],
    ["the interface of relay", "Node"],
    ["the page of a connection", "PageInfo"],
    ["a connection", "usersConnection"],
    ["an edge", "usersEdge"],
  ])("a custom type named like %s", async (_, name) => {
    const parts = { definition: { output_type: name }, types: { objects: [object(name, ["x", "Int"])] } };
    await expect(trial.load(metadata(parts))).rejects.toThrow(
      `Found conflicting definitions for GraphQL type "${name}"`,
    );
  });
});

it("takes inputs that contain themselves, scalars of Postgres and its own, enums and lists of them", async () => {
  const core = await trial.load(
    metadata({
      definition: {
        output_type: "[Output!]!",
        arguments: [
          { name: "tree", type: "Tree!" },
          { name: "when", type: "[timestamptz!]" },
        ],
      },
      types: {
        objects: [
          object("Output", ["user_id", "uuid!"], ["colours", "[Colour!]"], ["price", "Money"], ["raw", "jsonb"]),
        ],
        input_objects: [object("Tree", ["children", "[Tree!]"], ["colour", "Colour"], ["size", "bigint"])],
        enums: [{ name: "Colour", values: [{ value: "RED" }, { value: "BLUE" }] }],
        scalars: [{ name: "Money" }],
      },
    }),
  );
  const sdl = printSchema(core.schema("graphql", "admin"));
  expect(sdl).toContain("  act(tree: Tree!, when: [timestamptz!]): [Output!]!\n");
  expect(sdl).toContain("type Output {\n  colours: [Colour!]\n  price: Money\n  raw: jsonb\n  user_id: uuid!\n}");
  expect(sdl).toContain("input Tree {\n  children: [Tree!]\n  colour: Colour\n  size: bigint\n}");
});
