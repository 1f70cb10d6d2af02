import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EngineError } from "../../interface.ts";
import { load } from "../../test/load.ts";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const SQL = `
create table ranks (value text primary key);
insert into ranks values ('mate'), ('captain');
create table crews (crew_id int primary key, name text not null, secret text not null, keeper text);
create table hands (
  hand_id int primary key, name text not null, nick text, crew_id int not null references crews, boss_id int,
  rank text not null references ranks, skills text[] not null default '{}', traits jsonb not null default '{}',
  joined date not null default '2026-01-01', age int);
create function is_elder(hand hands) returns boolean stable language sql as 'select hand.age > 60';
create function mates(hand hands) returns setof hands stable language sql as
  'select * from hands where crew_id = hand.crew_id and hand_id <> hand.hand_id';
insert into crews values (1, 'Gull', 'x', 'ama'), (2, 'Tern', 'y', null);
insert into hands values
  (1, 'ama', 'ama', 1, null, 'captain', '{knots,maps}', '{"eyes": "green", "ties": ["a"]}', '2026-02-01', 61),
  (2, 'ben', null, 1, 1, 'mate', '{knots}', '{"eyes": "brown"}', '2026-03-01', 30),
  (3, 'cat', 'kit', 2, null, 'captain', '{}', '{}', '2026-04-01', null);`;

const relationships = {
  crews: {
    array_relationships: [
      { name: "hands", using: { foreign_key_constraint_on: { table: "hands", column: "crew_id" } } },
    ],
  },
  hands: {
    object_relationships: [{ name: "crew", using: { foreign_key_constraint_on: "crew_id" } }],
    computed_fields: [
      { name: "is_elder", definition: { function: "is_elder" } },
      { name: "mates", definition: { function: "mates" } },
    ],
  },
};

let served: Served;
beforeAll(async () => {
  served = await openTables(SQL, trackTables({ ranks: { is_enum: true }, ...relationships }));
});
afterAll(() => served.close());

const SESSION = {
  "x-hasura-role": "reader",
  "x-hasura-name": "ben",
  "x-hasura-crews": "{2,3}",
  "x-hasura-crews-as-json": "[2,3]",
  "x-hasura-pattern": "%a%",
  "x-hasura-names": '{"ama","cat"}',
};

/**
 * The names of the hands that a select filter admits. The role may read the column `name` of `hands`, and nothing else.
 */
async function admitted(filter: unknown): Promise<string> {
  const select_permissions = [{ role: "reader", permission: { columns: ["name"], filter } }];
  const core = await load(
    served.pool,
    trackTables({
      ranks: { is_enum: true },
      crews: relationships.crews,
      hands: { ...relationships.hands, select_permissions },
    }),
  );
  const session = { role: "reader", variables: SESSION, isAdmin: false, backendOnly: false };
  const operation = core.prepare("graphql", session, { query: "{ hands(order_by: {name: asc}) { name } }" });
  if (operation.type !== "query") throw new Error("not a query");
  const { data } = await operation.run({ clientHeaders: {} });
  return (JSON.parse(data) as { hands: { name: string }[] }).hands.map(({ name }) => name).join(" ");
}

describe("a permission's condition", () => {
  it.each<[what: string, filter: unknown, names: string]>([
    ["says nothing where it is empty", {}, "ama ben cat"],
    ["is all of what stands in one object", { crew_id: 1, rank: "mate" }, "ben"],
    ["is all of what one column is compared with", { age: { _gt: 20, _lt: 40 } }, "ben"],
    ["is all of a list", { _and: [{ crew_id: 1 }, { rank: "mate" }] }, "ben"],
    ["is true for a list of nothing", { _and: [] }, "ama ben cat"],
    ["is one of a list", { _or: [{ crew_id: 2 }, { rank: "mate" }] }, "ben cat"],
    ["is false for one of nothing", { _or: [] }, ""],
    ["may be turned round", { _not: { crew_id: 1 } }, "cat"],
    ["may be spelt with dollars", { $or: [{ $not: { crew_id: { $eq: 1 } } }, { name: { $like: "b%" } }] }, "ben cat"],
    ["compares with a constant", { name: { _in: ["ama", "cat"] } }, "ama cat"],
    ["leaves out what is listed", { name: { _nin: ["ama", "cat"] } }, "ben"],
    ["reads a constant as the column's type", { joined: { _gte: "2026-03-01" } }, "ben cat"],
    ["knows patterns", { _or: [{ name: { _regex: "^c" } }, { name: { _similar: "b(e|i)n" } }] }, "ben cat"],
    ["knows what lists contain", { skills: { _contains: ["maps"] } }, "ama"],
    ["knows keys of jsonb", { traits: { _has_keys_all: ["eyes", "ties"] } }, "ama"],
    ["knows jsonb as text", { traits: { _cast: { String: { _like: "%brown%" } } } }, "ben"],
    ["knows what is not there", { nick: { _is_null: true } }, "ben"],
    ["knows what is there", { nick: { _is_null: false } }, "ama cat"],
  ])("%s", async (_, filter, names) => {
    expect(await admitted(filter)).toBe(names);
  });

  it.each<[what: string, filter: unknown, names: string]>([
    ["holds NULL to be equal to null", { nick: null }, "ben"],
    ["does so for the operator too", { nick: { _eq: null } }, "ben"],
    ["holds all else to be unlike null", { nick: { _neq: null } }, "ama cat"],
    ["does not know whether NULL is unlike a value", { nick: { _neq: "kit" } }, "ama"],
    ["nor whether a value is not equal to null", { _not: { nick: { _eq: null } } }, ""],
    ["finds nothing equal to null in a column without NULL", { name: { _eq: null } }, ""],
    ["and nothing unequal", { _not: { name: { _eq: null } } }, ""],
    ["and nothing beyond it", { age: { _gt: null } }, ""],
  ])("%s", async (_, filter, names) => {
    expect(await admitted(filter)).toBe(names);
  });

  it.each<[what: string, filter: unknown, names: string]>([
    ["a variable of the session, in any case", { name: "X-HASURA-Name" }, "ben"],
    [
      "the role",
      { rank: { _neq: "captain" }, _exists: { _table: "crews", _where: { name: { _neq: "x-hasura-role" } } } },
      "ben",
    ],
    ["a list as Postgres writes it", { crew_id: { _in: "X-Hasura-Crews" } }, "cat"],
    ["the same to leave out", { crew_id: { _nin: "X-Hasura-Crews" } }, "ama ben"],
    ["a list of texts", { name: { _in: "x-hasura-names" } }, "ama cat"],
    ["one variable among a list's constants", { name: { _in: ["X-Hasura-Name", "cat"] } }, "ben cat"],
    ["a pattern", { name: { _like: "X-Hasura-Pattern" } }, "ama cat"],
  ])("takes %s", async (_, filter, names) => {
    expect(await admitted(filter)).toBe(names);
  });

  it.each<[what: string, filter: unknown, code: string, message: string]>([
    ["is missing", { name: "x-hasura-nobody" }, "not-found", 'missing session variable: "x-hasura-nobody"'],
    [
      "is missing beside what decides already",
      { _or: [{ age: { _lt: 0 } }, { name: "x-hasura-nobody" }] },
      "not-found",
      "missing session variable",
    ],
    [
      "does not fit the type",
      { age: "x-hasura-name" },
      "data-exception",
      'invalid input syntax for type integer: "ben"',
    ],
    [
      "is a list as JSON writes it",
      { crew_id: { _in: "x-hasura-crews-as-json" } },
      "data-exception",
      "malformed array literal",
    ],
  ])("is an error where a variable %s", async (_, filter, code, message) => {
    const error = await admitted(filter).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ code, message: expect.stringContaining(message) as string });
  });

  it.each<[what: string, filter: unknown, names: string]>([
    ["another column of the row", { nick: { _ceq: "name" } }, "ama"],
    ["the same in a list", { nick: { _cne: ["name"] } }, "cat"],
    ["a column of the other end of a relationship", { crew: { keeper: { _ceq: "name" } } }, ""],
    ["a column of the root row", { crew: { keeper: { _ceq: ["$", "name"] } } }, "ama"],
    ["a column of the root row, two tables on", { crew: { hands: { hand_id: { _ceq: ["$", "boss_id"] } } } }, "ben"],
    [
      "a column of the root row from a table of no relation",
      { _exists: { _table: "crews", _where: { keeper: { _ceq: ["$", "name"] } } } },
      "ama",
    ],
    ["order among columns", { hand_id: { _cgt: "crew_id" } }, "ben cat"],
  ])("compares with %s", async (_, filter, names) => {
    expect(await admitted(filter)).toBe(names);
  });

  it.each<[what: string, filter: unknown, names: string]>([
    ["a relationship to one", { crew: { secret: "x" } }, "ama ben"],
    ["a relationship to many, at least one of which fits", { crew: { hands: { rank: "mate" } } }, "ama ben"],
    [
      "any row of a table",
      { _exists: { _table: { schema: "public", name: "crews" }, _where: { name: "Tern" } } },
      "ama ben cat",
    ],
    ["no row of a table", { _not: { _exists: { _table: "crews", _where: {} } } }, ""],
    ["a computed value", { is_elder: { _eq: true } }, "ama"],
    ["computed rows", { mates: { name: "ama" } }, "ben"],
  ])("may use %s, even if the role may not see it", async (_, filter, names) => {
    expect(await admitted(filter)).toBe(names);
  });
});
