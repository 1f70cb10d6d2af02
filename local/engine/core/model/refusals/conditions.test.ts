import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLibrary, type Change, type Library } from "./library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const where =
  (filter: unknown): Change =>
  ({ permission }) =>
    (permission.select.filter = filter);

describe("the condition of a permission", () => {
  it.each<[what: string, change: Change, reason: string]>([
    ["a text", where("title"), "expected a boolean expression, but found"],
    ["a list", where([{ title: "a" }]), "expected a boolean expression, but found"],
    ["all of what is no list", where({ _and: { title: "a" } }), "_and wants a list"],
    ["one of what is no list", where({ $or: { title: "a" } }), "$or wants a list"],
    ["not, of nothing", where({ _not: null }), "a boolean expression is missing"],
    ["a relationship that does not exist", where({ lender: {} }), '"lender" does not exist'],
    [
      "a column that the other table has not got",
      where({ owner: { title: "a" } }),
      '"title" does not exist in table "public.people"',
    ],
    ["a column by its GraphQL name", where({ letters: 1 }), '"letters" does not exist'],
    ["an aggregate, which only clients filter by", where({ books_aggregate: {} }), '"books_aggregate" does not exist'],
    [
      "json at the other end of a relationship",
      where({ owner: { raw: { _is_null: true } } }),
      "JSON column can not be part",
    ],
    [
      "computed json",
      ({ compute, permission }) => {
        compute("record", { function: "record_of" });
        permission.select.filter = { record: { _is_null: false } };
      },
      'JSON column can not be part of boolean expression: "record"',
    ],
    [
      "a computed field with arguments",
      ({ compute, permission }) => {
        compute("seen", { function: "seen_by" });
        permission.select.filter = { seen: true };
      },
      'computed field "seen" has arguments',
    ],
    [
      "existence in a table that is not tracked",
      where({ _exists: { _table: "passports", _where: {} } }),
      "not tracked",
    ],
    ["existence in no table", where({ _exists: { _where: {} } }), "not tracked"],
    [
      "existence of rows of which nothing is said",
      where({ _exists: { _table: "people" } }),
      "a boolean expression is missing",
    ],
    [
      "existence with a misspelt key",
      where({ _exists: { _table: "people", _where: {}, _limit: 1 } }),
      "unexpected fields in _exists: _limit",
    ],
    ["likeness of a number", where({ pages: { _like: "1%" } }), 'operator "_like" is not for type "integer"'],
    ["likeness of an enum", where({ mood: { _ilike: "c%" } }), 'operator "_ilike" is not for an enum'],
    ["order among an enum", where({ mood: { _gt: "calm" } }), 'operator "_gt" is not for an enum'],
    ["keys of a text", where({ title: { _has_key: "a" } }), 'operator "_has_key" is not for type "text"'],
    [
      "keys of a list",
      where({ owner: { tags: { _has_keys_any: ["a"] } } }),
      'operator "_has_keys_any" is not for type',
    ],
    ["containment of a text", where({ title: { _contains: "a" } }), 'operator "_contains" is not for type "text"'],
    ["keys of a computed text", where({ caption: { _has_key: "a" } }), 'operator "_has_key" is not for type "text"'],
    ["a value that the enum has not got", where({ mood: "angry" }), 'for type "moods_enum", given "angry"'],
    ["a list with a value that the enum has not got", where({ mood: { _in: ["calm", "angry"] } }), 'given "angry"'],
    ["a number for a uuid", where({ owner_id: { _eq: 7 } }), '7 is no value of type "uuid"'],
    ["a number for a text", where({ title: 7 }), '7 is no value of type "text"'],
    ["a fraction for a whole number", where({ pages: { _gt: 0.5 } }), '0.5 is no value of type "integer"'],
    ["a number beyond the column's type", where({ pages: { _lt: 2 ** 31 } }), 'is no value of type "integer"'],
    ["an object for a number", where({ pages: { _eq: { _gt: 1 } } }), 'is no value of type "integer"'],
    ["in what is no list", where({ pages: { _in: 3 } }), "expected a list or a session variable"],
    ["emptiness of more than a truth value", where({ pages: { _is_null: "true" } }), "_is_null wants true or false"],
    ["emptiness by the session", where({ pages: { _is_null: "X-Hasura-Flag" } }), "_is_null wants true or false"],
    ["a column compared with none", where({ owner_id: { _ceq: "nope" } }), 'column "nope" does not exist'],
    [
      "a column compared across a relationship",
      where({ owner_id: { _ceq: ["owner", "person_id"] } }),
      "expected a column",
    ],
    ["a column compared with an empty path", where({ owner_id: { _ceq: [] } }), "expected a column"],
    [
      "a column compared with one of the root that is not there",
      where({ owner: { name: { _ceq: ["$", "name"] } } }),
      'column "name" does not exist in table "public.books"',
    ],
    ["an enum compared with a text", where({ mood: { _ceq: "title" } }), "different types"],
    ["a cast of a text", where({ title: { _cast: { String: { _eq: "a" } } } }), "_cast is for a jsonb column"],
    [
      "a cast to another type",
      where({ owner: { traits: { _cast: { Int: { _eq: 1 } } } } }),
      "_cast is for a jsonb column",
    ],
  ])("is refused: %s", async (_, change, reason) => {
    expect(await library.faultsAfter(change)).toEqual([
      {
        type: "select_permission",
        name: "public.books for role member",
        reason: expect.stringContaining(reason) as string,
      },
    ]);
  });
});
