import { afterAll, beforeAll, expect, it } from "vitest";
import type { Metadata } from "../../interface.ts";
import { openTrial, type Trial } from "../../test/chat.ts";

const SQL = `
create table users (user_id uuid primary key, name text not null);
create table posts (
  post_id int generated always as identity primary key, user_id uuid not null references users,
  other_id uuid, title text, details json, length int generated always as (length(title)) stored);
create view titles as select title, count(*) from posts group by title;
create function loud(post posts) returns text volatile language sql as 'select upper(post.title)';
create function quiet(post posts) returns text stable language sql as 'select lower(post.title)';
create function total() returns int stable language sql as 'select 1';
create function found(a text) returns setof posts stable language sql as 'select * from posts';
create function twice(a text) returns setof posts stable language sql as 'select * from posts';
create function twice(a int) returns setof posts stable language sql as 'select * from posts';
create table colours (value text primary key);
create table shades (value text primary key, comment text, more text);
insert into shades values ('dark');
`;

let trial: Trial;
beforeAll(async () => {
  trial = await openTrial(SQL);
});
afterAll(() => trial.close());

interface Change {
  tables?: Record<string, object>;
  source?: object;
  document?: object;
}

function metadata({ tables = {}, source = {}, document = {} }: Change): Metadata {
  const all = { users: {}, posts: {}, ...tables };
  return {
    version: 3,
    sources: [
      {
        name: "default",
        kind: "postgres",
        tables: Object.entries(all).map(([name, body]) => Object.assign({ table: { schema: "public", name } }, body)),
        ...source,
      },
    ],
    ...document,
  };
}

const select = (permission: object) => ({ select_permissions: [{ role: "member", permission }] });
const posts = (body: object): Change => ({ tables: { posts: body } });

it("accepts what the real engine accepts", async () => {
  const core = await trial.load(
    metadata(posts({ object_relationships: [{ name: "author", using: { foreign_key_constraint_on: "user_id" } }] })),
  );
  expect(core.roles).toEqual(["admin"]);
});

it.each<[what: string, change: Change, message: RegExp]>([
  ["a table that does not exist", { tables: { nope: {} } }, /^table public\.nope: no such table\/view exists/],
  [
    "a misspelt key of a table",
    posts({ select_permission: [] }),
    /table public.posts: unexpected fields: select_permission$/,
  ],
  [
    "a misspelt key of a permission",
    posts(select({ columns: "*", filter: {}, limits: 5 })),
    /unexpected fields: limits$/,
  ],
  [
    "a custom name that is no GraphQL name",
    posts({ configuration: { custom_name: "my-posts" } }),
    /not a valid GraphQL name/,
  ],
  [
    "a renamed column that does not exist",
    posts({ configuration: { column_config: { nope: { custom_name: "x" } } } }),
    /"nope" of column_config does not exist/,
  ],
  [
    "two root fields of one name",
    posts({ configuration: { custom_root_fields: { select: "p", select_by_pk: "p" } } }),
    /duplicated: "p"/,
  ],
  [
    "two tables with one root field",
    posts({ configuration: { custom_root_fields: { select: "users" } } }),
    /conflicting definitions in the selection set for 'query_root'/,
  ],
  [
    "a relationship over columns without foreign key",
    posts({ object_relationships: [{ name: "o", using: { foreign_key_constraint_on: "other_id" } }] }),
    /object_relation public\.posts\.o: no foreign constraint/,
  ],
  [
    "a relationship named like a column",
    posts({ object_relationships: [{ name: "title", using: { foreign_key_constraint_on: "user_id" } }] }),
    /already taken by a column/,
  ],
  [
    "two relationships that take one field",
    {
      tables: {
        users: {
          array_relationships: [
            { name: "posts", using: { foreign_key_constraint_on: { table: "posts", column: "user_id" } } },
            { name: "posts_aggregate", using: { foreign_key_constraint_on: { table: "posts", column: "user_id" } } },
          ],
        },
      },
    },
    /field name "posts_aggregate" is already taken by relationship "posts"/,
  ],
  [
    "an object relationship backwards over columns that are not unique",
    {
      tables: {
        users: {
          object_relationships: [
            { name: "post", using: { foreign_key_constraint_on: { table: "posts", column: "user_id" } } },
          ],
        },
      },
    },
    /are not unique/,
  ],
  [
    "a filter over a column that does not exist",
    posts(select({ columns: "*", filter: { nope: 1 } })),
    /select_permission public\.posts for role member: "nope" does not exist/,
  ],
  [
    "a filter over json",
    posts(select({ columns: [], filter: { details: { _eq: "x" } } })),
    /JSON column can not be part of boolean expression/,
  ],
  [
    "an unknown operator",
    posts(select({ columns: [], filter: { title: { _equals: "x" } } })),
    /unknown operator: "_equals"/,
  ],
  [
    "a comparison of columns of two types",
    posts(select({ columns: [], filter: { title: { _ceq: "user_id" } } })),
    /different types/,
  ],
  ["a missing filter", posts(select({ columns: [] })), /key "filter" not found/],
  [
    "a granted column that does not exist",
    posts(select({ columns: ["nope"], filter: {} })),
    /column "nope" does not exist/,
  ],
  [
    "select_by_pk without the key",
    posts(select({ columns: ["title"], filter: {}, query_root_fields: ["select_by_pk"] })),
    /cannot select every primary key column/,
  ],
  [
    "select_aggregate without aggregations",
    posts(select({ columns: ["title"], filter: {}, query_root_fields: ["select_aggregate"] })),
    /allow_aggregations is not set/,
  ],
  [
    "permissions of admin",
    posts({ select_permissions: [{ role: "admin", permission: { columns: "*", filter: {} } }] }),
    /admin role cannot have permissions/,
  ],
  [
    "a generated column to insert",
    posts({ insert_permissions: [{ role: "member", permission: { columns: ["length"], check: {} } }] }),
    /"length" is generated/,
  ],
  [
    "an identity ALWAYS column to update",
    posts({ update_permissions: [{ role: "member", permission: { columns: ["post_id"], filter: {} } }] }),
    /"post_id" is generated/,
  ],
  [
    "a view that cannot be written",
    { tables: { titles: { insert_permissions: [{ role: "member", permission: { columns: "*", check: {} } }] } } },
    /not insertable/,
  ],
  [
    "a volatile computed field",
    posts({ computed_fields: [{ name: "loud", definition: { function: "loud" } }] }),
    /is of type VOLATILE/,
  ],
  [
    "a computed field without the row",
    posts({ computed_fields: [{ name: "t", definition: { function: "total" } }] }),
    /no argument of the row type/,
  ],
  [
    "a computed field of the wrong table",
    { tables: { users: { computed_fields: [{ name: "quiet", definition: { function: "quiet" } }] } } },
    /no argument of the row type/,
  ],
  ["an overloaded function", { source: { functions: [{ function: "twice" }] } }, /is overloaded/],
  [
    "a function that returns no tracked rows",
    { source: { functions: [{ function: "total" }] } },
    /does not return rows of a tracked table/,
  ],
  [
    "a stable function as a mutation",
    { source: { functions: [{ function: "found", configuration: { exposed_as: "mutation" } }] } },
    /not marked VOLATILE/,
  ],
  ["an enum table without rows", { tables: { colours: { is_enum: true } } }, /it has no rows/],
  ["an enum table with further columns", { tables: { shades: { is_enum: true } } }, /one column of type text only/],
  [
    "customization of a source",
    { source: { customization: { naming_convention: "graphql-default" } } },
    /customization is not supported/,
  ],
  ["remote relationships", posts({ remote_relationships: [{ name: "x" }] }), /remote_relationships is not supported/],
  [
    "an event trigger on a column that does not exist",
    posts({ event_triggers: [{ name: "e", webhook: "http://x", definition: { update: { columns: ["nope"] } } }] }),
    /event_trigger e: column "nope" does not exist/,
  ],
  [
    "a webhook with an unset variable",
    posts({ event_triggers: [{ name: "e", webhook: "{{NOPE}}/e", definition: {} }] }),
    /environment variable 'NOPE' not set/,
  ],
  [
    "an action of an unknown type",
    { document: { actions: [{ name: "a", definition: { handler: "http://x", output_type: "Nope" } }] } },
    /action a: the type: "Nope" is not an object or scalar type defined in custom types/,
  ],
  [
    "a custom type named like a table's",
    {
      document: {
        actions: [{ name: "a", definition: { handler: "http://x", output_type: "users" } }],
        custom_types: { objects: [{ name: "users", fields: [{ name: "x", type: "Int" }] }] },
      },
    },
    /conflicting definitions for GraphQL type "users"/,
  ],
  [
    "a custom type named like one of relay",
    {
      document: {
        actions: [{ name: "a", definition: { handler: "http://x", output_type: "PageInfo" } }],
        custom_types: { objects: [{ name: "PageInfo", fields: [{ name: "x", type: "Int" }] }] },
      },
    },
    /schema relay: Found conflicting definitions for GraphQL type "PageInfo"/,
  ],
])("refuses %s", async (_, change, message) => {
  await expect(trial.load(metadata(change))).rejects.toThrow(message);
});

it("tells every fault at once, one line each", async () => {
  const change: Change = {
    tables: { nope: {}, posts: select({ columns: ["nope"], filter: {} }) },
    source: { functions: [{ function: "gone" }] },
  };
  const error = await trial.load(metadata(change)).catch((thrown: Error) => thrown);
  expect((error as Error).message.split("\n")).toHaveLength(3);
});
