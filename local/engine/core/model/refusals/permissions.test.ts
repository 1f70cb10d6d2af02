import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLibrary, type Change, type Library } from "./library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

type Kind = "select" | "insert" | "update" | "delete";
const refuses = (cases: [what: string, change: Change, kind: Kind, reason: string][]) =>
  it.each(cases)("is refused: %s", async (_, change, kind, reason) => {
    expect(await library.faultsAfter(change)).toEqual([
      { type: `${kind}_permission`, name: "public.books for role member", reason: expect.stringContaining(reason) },
    ]);
  });
const changed =
  (kind: Kind, change: object): Change =>
  ({ permission }) =>
    Object.assign(permission[kind], change);
const without =
  (kind: Kind, key: string): Change =>
  ({ permission }) =>
    delete permission[kind][key];

describe("a permission", () => {
  refuses([
    [
      "a second one for the role",
      ({ books }) => books.select_permissions.push(books.select_permissions[0]),
      "select",
      "more than once",
    ],
    ["to read, without columns", without("select", "columns"), "select", 'key "columns" not found'],
    ["to insert, without a check", without("insert", "check"), "insert", 'key "check" not found'],
    ["to update, without columns", without("update", "columns"), "update", 'key "columns" not found'],
    ["to update, without a filter", without("update", "filter"), "update", 'key "filter" not found'],
    ["to delete, without a filter", without("delete", "filter"), "delete", 'key "filter" not found'],
    ["with null for a filter", changed("delete", { filter: null }), "delete", "a boolean expression is missing"],
    [
      "with a column for a list of columns",
      changed("select", { columns: "title" }),
      "select",
      'expected "*" or a list',
    ],
    [
      "to insert a column that does not exist",
      changed("insert", { columns: ["nope"] }),
      "insert",
      'column "nope" does not exist',
    ],
    [
      "to update a column that does not exist",
      changed("update", { columns: ["nope"] }),
      "update",
      'column "nope" does not exist',
    ],
    [
      "with a column by its GraphQL name",
      changed("select", { columns: ["letters"] }),
      "select",
      'column "letters" does not exist',
    ],
    ["to update a generated column", changed("update", { columns: ["size"] }), "update", '"size" is generated'],
    [
      "with a preset of a column that does not exist",
      changed("insert", { set: { nope: 1 } }),
      "insert",
      'column "nope" does not exist',
    ],
    [
      "with a preset of another type",
      changed("insert", { set: { pages: true } }),
      "insert",
      'true is no value of type "integer"',
    ],
    [
      "with a fraction preset for a whole number",
      changed("update", { set: { pages: 1.5 } }),
      "update",
      '1.5 is no value of type "integer"',
    ],
    [
      "with a preset that the enum has not got",
      changed("insert", { set: { mood: "angry" } }),
      "insert",
      'expected one of the values "calm", "keen" for type "moods_enum", given "angry"',
    ],
    [
      "with presets that are a list",
      changed("insert", { set: ["pages"] }),
      "insert",
      "permission.set: expected an object",
    ],
    [
      "with a computed field that does not exist",
      changed("select", { computed_fields: ["nope"] }),
      "select",
      'computed field "nope" does not exist',
    ],
    ["with a computed field of rows", changed("select", { computed_fields: ["siblings"] }), "select", "auto-derived"],
    ["with a limit below nothing", changed("select", { limit: -1 }), "select", "negative value"],
    ["with a limit between numbers", changed("select", { limit: 1.5 }), "select", "no integer"],
    ["with a limit in words", changed("select", { limit: "ten" }), "select", "permission.limit: expected a number"],
    [
      "with aggregations in words",
      changed("select", { allow_aggregations: "yes" }),
      "select",
      "expected true or false",
    ],
    ["for backends in words", changed("insert", { backend_only: "yes" }), "insert", "expected true or false"],
    [
      "with a root field that there is not",
      changed("select", { query_root_fields: ["select_all"] }),
      "select",
      'unknown root field "select_all"',
    ],
    [
      "with a stream among queries",
      changed("select", { query_root_fields: ["select_stream"] }),
      "select",
      'unknown root field "select_stream"',
    ],
    [
      "with subscriptions to one row by a key that is not readable",
      changed("select", { columns: ["title"], subscription_root_fields: ["select_by_pk"] }),
      "select",
      "cannot select every primary key column",
    ],
    [
      "with subscriptions to aggregates that are not allowed",
      changed("select", { subscription_root_fields: ["select_aggregate"] }),
      "select",
      "allow_aggregations is not set",
    ],
    ["with a misspelt key", changed("delete", { filters: {} }), "delete", "permission: unexpected fields: filters"],
  ]);

  it.each<[Kind, string, object]>([
    ["insert", "not insertable", { columns: "*", check: {} }],
    ["update", "not updatable", { columns: "*", filter: {} }],
    ["delete", "not deletable", { filter: {} }],
  ])("to %s is refused on a view that Postgres cannot write to", async (kind, reason, permission) => {
    const faults = await library.faultsAfter(({ track }) =>
      track("shelf", { [`${kind}_permissions`]: [{ role: "member", permission }] }),
    );
    expect(faults).toEqual([
      { type: `${kind}_permission`, name: "public.shelf for role member", reason: expect.stringContaining(reason) },
    ]);
  });

  it("without a role is refused", async () => {
    const faults = await library.faultsAfter(({ books }) => (books.delete_permissions[0].role = ""));
    expect(faults).toEqual([expect.objectContaining({ reason: expect.stringContaining("role: expected a string") })]);
  });
});
