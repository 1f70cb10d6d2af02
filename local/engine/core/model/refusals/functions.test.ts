import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLibrary, type Change, type Library } from "./library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

describe("a computed field", () => {
  const computed =
    (definition: object, name = "field"): Change =>
    ({ compute }) =>
      compute(name, definition);

  it.each<[what: string, change: Change, name: string, reason: string]>([
    ["without such a function", computed({ function: "nope" }), "field", 'no such function exists: "public.nope"'],
    ["of a function with several forms", computed({ function: "label" }), "field", "is overloaded"],
    ["of rows of a table that is not SETOF", computed({ function: "first_of" }), "field", "does not return SETOF"],
    ["of a domain", computed({ function: "isbn_of" }), "field", "returning type isbn is not a BASE type"],
    ["of a Postgres enum", computed({ function: "size_of" }), "field", "returning type size is not a BASE type"],
    ["of a record", computed({ function: "pair_of" }), "field", "returning type record is not a BASE type"],
    ["of an array", computed({ function: "words_of" }), "field", "returning type _text is not a BASE type"],
    ["of many values that are no rows", computed({ function: "stamps_of" }), "field", "a table that is not tracked"],
    [
      "whose table argument is not there",
      computed({ function: "label_for", table_argument: "row" }),
      "field",
      'no argument of the row type of "public.books"',
    ],
    [
      "whose table argument is another one",
      computed({ function: "label_for", table_argument: "mark" }),
      "field",
      'no argument of the row type of "public.books"',
    ],
    [
      "whose session argument is not there",
      computed({ function: "label_for", session_argument: "who" }),
      "field",
      'the session argument "who" is not an argument of type json or jsonb',
    ],
    [
      "whose session argument is a text",
      computed({ function: "label_for", session_argument: "mark" }),
      "field",
      'the session argument "mark" is not an argument of type json or jsonb',
    ],
    ["named as GraphQL cannot say", computed({ function: "seen_by" }, "a b"), "a b", "not a valid GraphQL name"],
    ["named like a column", computed({ function: "seen_by" }, "title"), "title", "already taken by a column"],
    [
      "named like a relationship",
      computed({ function: "seen_by" }, "owner"),
      "owner",
      "already taken by a relationship",
    ],
    ["named like another one", computed({ function: "seen_by" }, "caption"), "caption", "taken by a computed field"],
    [
      "with a misspelt key",
      computed({ function: "seen_by", session: "who" }),
      "field",
      "definition: unexpected fields: session",
    ],
  ])("is refused: %s", async (_, change, name, reason) => {
    expect(await library.faultsAfter(change)).toEqual([
      { type: "computed_field", name: `public.books.${name}`, reason: expect.stringContaining(reason) },
    ]);
  });

  it("is refused: named like what a relationship to many takes beside its own name", async () => {
    const faults = await library.faultsAfter(({ people }) => {
      people.array_relationships[0].name = "shelf";
      people.computed_fields = [{ name: "shelf_aggregate", definition: { function: "people_shelf" } }];
    });
    expect(faults).toEqual([
      {
        type: "computed_field",
        name: "public.people.shelf_aggregate",
        reason: 'field name "shelf_aggregate" is already taken by a relationship',
      },
    ]);
  });
});

describe("a tracked function", () => {
  const exposed =
    (name: string, configuration?: object): Change =>
    ({ expose }) =>
      expose(name, configuration);

  it.each<[what: string, change: Change, name: string, reason: string]>([
    ["that does not exist", exposed("nope"), "nope", 'no such function exists: "public.nope"'],
    ["tracked twice", exposed("titled"), "titled", "tracked more than once"],
    ["with any number of arguments", exposed("any_of"), "any_of", "VARIADIC"],
    ["that returns columns of its own", exposed("rows_of"), "rows_of", "does not return rows of a tracked table"],
    ["that returns records", exposed("records"), "records", "does not return rows of a tracked table"],
    ["that returns a composite type", exposed("points"), "points", "does not return rows of a tracked table"],
    ["whose name GraphQL cannot say", exposed("the books"), "the books", "not a valid GraphQL name"],
    ["with an argument that GraphQL cannot say", exposed("odd"), "odd", 'argument "the part" is not a valid'],
    [
      "whose session argument is jsonb",
      exposed("titled_in", { session_argument: "session" }),
      "titled_in",
      'the session argument "session" is not an argument of type json',
    ],
    [
      "whose session argument is not there",
      exposed("lend", { session_argument: "who" }),
      "lend",
      'the session argument "who" is not an argument of type json',
    ],
    [
      "with a name of its own that GraphQL cannot say",
      exposed("lend", { custom_name: "lend-out" }),
      "lend",
      '"lend-out" is not a valid GraphQL name',
    ],
    [
      "with a root field that GraphQL cannot say",
      exposed("lend", { custom_root_fields: { function_aggregate: "lend all" } }),
      "lend",
      '"lend all" is not a valid GraphQL name',
    ],
    [
      "with one name for two root fields",
      exposed("lend", { custom_root_fields: { function: "l", function_aggregate: "l" } }),
      "lend",
      'names are duplicated: "l"',
    ],
    ["exposed as what is nothing", exposed("lend", { exposed_as: "both" }), "lend", 'one of "query", "mutation"'],
    [
      "with a misspelt key",
      exposed("lend", { expose_as: "query" }),
      "lend",
      "configuration: unexpected fields: expose_as",
    ],
  ])("is refused: %s", async (_, change, name, reason) => {
    expect(await library.faultsAfter(change)).toEqual([
      { type: "function", name: `public.${name}`, reason: expect.stringContaining(reason) },
    ]);
  });
});
