import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itRefuses, openLibrary, type Change, type Library } from "./library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const refuses = itRefuses(() => library);
const named =
  (configuration: object): Change =>
  ({ track }) =>
    track("passports", { configuration });
const related =
  (kind: "object" | "array", name: string, using: object, ...tracked: string[]): Change =>
  ({ books, track }) => {
    for (const each of tracked) track(each);
    (books[`${kind}_relationships`] ??= []).push({ name, using });
  };
const manual = (change: object) => ({
  manual_configuration: { remote_table: "people", column_mapping: { owner_id: "person_id" }, ...change },
});

describe("a table", () => {
  refuses([
    ["tracked twice", ({ track }) => track("books"), "table", "public.books", "tracked more than once"],
    ["whose name GraphQL cannot say", ({ track }) => track("odd name"), "table", "public.odd name", "GraphQL name"],
    [
      "with a unique rule whose name GraphQL cannot say",
      ({ track }) => track("odd_rule"),
      "table",
      "public.odd_rule",
      '"no spaces!" has no valid GraphQL name',
    ],
    [
      "with a column named like an operator",
      ({ track }) => track("untidy"),
      "table",
      "public.untidy",
      'column "_or" has the name of an operator',
    ],
    [
      "with a column renamed to what GraphQL cannot say",
      named({ column_config: { number: { custom_name: "the-number" } } }),
      "table",
      "public.passports",
      '"the-number" is not a valid GraphQL name',
    ],
    [
      "with a column renamed to another one",
      named({ column_config: { number: { custom_name: "person_id" } } }),
      "table",
      "public.passports",
      'columns "person_id" and "number" have the same GraphQL name',
    ],
    [
      "with a legacy name for no column",
      named({ custom_column_names: { nope: "x" } }),
      "table",
      "public.passports",
      '"nope" of column_config does not exist',
    ],
    [
      "with a custom root field that GraphQL cannot say",
      named({ custom_root_fields: { select: "the passports" } }),
      "table",
      "public.passports",
      '"the passports" is not a valid GraphQL name',
    ],
    [
      "with a custom root field for an operation that is none",
      ({ people }) => (people.configuration = { custom_root_fields: { selects: "all" } }),
      "table",
      "public.people",
      "configuration.custom_root_fields: unexpected fields: selects",
    ],
    [
      "with a misspelt key of a column's configuration",
      ({ people }) => (people.configuration = { column_config: { name: { customName: "x" } } }),
      "table",
      "public.people",
      "configuration.column_config.name: unexpected fields: customName",
    ],
    [
      "that is said to be an enum by more than a truth value",
      ({ people }) => (people.is_enum = "yes"),
      "table",
      "public.people",
      'is_enum: expected true or false, but found string "yes"',
    ],
    [
      "whose list of permissions is no list",
      ({ people }) => (people.select_permissions = { role: "member" }),
      "table",
      "public.people",
      "select_permissions: expected a list",
    ],
    [
      "with federation",
      ({ people }) => (people.apollo_federation_config = { enable: "v1" }),
      "table",
      "public.people",
      "apollo_federation_config is not supported",
    ],
    [
      "of a logical model",
      ({ people }) => (people.logical_model = "model"),
      "table",
      "public.people",
      "logical_model is not supported",
    ],
  ]);
});

describe("an enum table", () => {
  const enumTable =
    (name: string): Change =>
    ({ track }) =>
      track(name, { is_enum: true });
  refuses([
    ["without a key", enumTable("no_key"), "table", "public.no_key", "exactly one primary key column of type text"],
    ["with a key of two columns", enumTable("two_keys"), "table", "public.two_keys", "exactly one primary key"],
    ["with a key of numbers", enumTable("number_key"), "table", "public.number_key", "exactly one primary key"],
    ["with a key of another textual type", enumTable("short_key"), "table", "public.short_key", "of type text"],
  ]);

  it("is refused for each value that GraphQL cannot say", async () => {
    const faults = await library.faultsAfter(enumTable("odd_values"));
    expect(faults.map(({ name, reason }) => [name, /"(.+)" is not/.exec(reason)?.[1]])).toEqual([
      ["public.odd_values", "true"],
      ["public.odd_values", "two words"],
    ]);
  });

  it("may not be referred to by a column that refers to another one", async () => {
    const faults = await library.faultsAfter(({ track }) => {
      track("tones", { is_enum: true });
      track("torn");
    });
    expect(faults).toEqual([
      { type: "table", name: "public.torn", reason: 'column "mood" references more than one enum table' },
    ]);
  });
});

describe("a relationship", () => {
  refuses([
    [
      "to a table that is not tracked",
      related("array", "entries", { foreign_key_constraint_on: { table: "passports", column: "person_id" } }),
      "array_relation",
      "public.books.entries",
      'table "public.passports" is not tracked',
    ],
    [
      "by hand to a table that is not tracked",
      related("object", "entry", manual({ remote_table: "titles" })),
      "object_relation",
      "public.books.entry",
      'table "public.titles" is not tracked',
    ],
    [
      "over a column that does not exist",
      related("object", "lender", { foreign_key_constraint_on: "lender_id" }),
      "object_relation",
      "public.books.lender",
      'column "lender_id" does not exist',
    ],
    [
      "by hand over a column that does not exist",
      related("object", "lender", manual({ column_mapping: { lender_id: "person_id" } })),
      "object_relation",
      "public.books.lender",
      'column "lender_id" does not exist in table "public.books"',
    ],
    [
      "by hand over a column that the other table has not got",
      related("object", "lender", manual({ column_mapping: { owner_id: "id" } })),
      "object_relation",
      "public.books.lender",
      'column "id" does not exist in table "public.people"',
    ],
    [
      "by hand and by a key at once",
      related("object", "lender", { ...manual({}), foreign_key_constraint_on: "owner_id" }),
      "object_relation",
      "public.books.lender",
      "only one of foreign_key_constraint_on and manual_configuration",
    ],
    ["over nothing", related("object", "lender", {}), "object_relation", "public.books.lender", "neither"],
    [
      "to many by a column of its own",
      related("array", "lenders", { foreign_key_constraint_on: "owner_id" }),
      "array_relation",
      "public.books.lenders",
      "names the other table's column",
    ],
    [
      "with one column and several",
      ({ people }) =>
        (people.array_relationships[0].using.foreign_key_constraint_on = {
          table: "books",
          column: "owner_id",
          columns: ["owner_id"],
        }),
      "array_relation",
      "public.people.books",
      "only one of column and columns",
    ],
    [
      "with a table and no column",
      ({ people }) => (people.array_relationships[0].using.foreign_key_constraint_on = { table: "books" }),
      "array_relation",
      "public.people.books",
      "neither column nor columns",
    ],
    [
      "over a column with two foreign keys, both of which could be meant",
      ({ track }) => {
        track("number_key");
        const using = { foreign_key_constraint_on: "book_id" };
        track("doubled", { object_relationships: [{ name: "book", using }] });
      },
      "object_relation",
      "public.doubled.book",
      "more than one foreign key constraint",
    ],
    [
      "to one over a column that is unique for some rows only",
      ({ people }) =>
        (people.object_relationships = [
          { name: "loan", using: { foreign_key_constraint_on: { table: "books", column: "reader_id" } } },
        ]),
      "object_relation",
      "public.people.loan",
      "are not unique",
    ],
    [
      "named like another one",
      related("array", "owner", manual({})),
      "array_relation",
      "public.books.owner",
      'already taken by relationship "owner"',
    ],
    [
      "named as GraphQL cannot say",
      related("object", "the owner", { foreign_key_constraint_on: "owner_id" }),
      "object_relation",
      "public.books.the owner",
      "not a valid GraphQL name",
    ],
    [
      "named like a renamed column",
      related("object", "letters", { foreign_key_constraint_on: "owner_id" }),
      "object_relation",
      "public.books.letters",
      "already taken by a column",
    ],
    [
      "with an order of insertion that is none",
      related("object", "lender", manual({ insertion_order: "first" })),
      "object_relation",
      "public.books.lender",
      'expected one of "before_parent", "after_parent"',
    ],
    [
      "with a misspelt key",
      related("object", "lender", { foreign_key_constraint_on: "owner_id", manual: {} }),
      "object_relation",
      "public.books.lender",
      "using: unexpected fields: manual",
    ],
  ]);
});
