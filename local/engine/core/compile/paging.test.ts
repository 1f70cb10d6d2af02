import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const SQL = `
create table teams (team_id int primary key, name text not null);
create table players (
  player_id int primary key, team_id int not null references teams, name text not null, score int not null,
  weight numeric(5,2) not null, born timestamptz not null);
create table medals (medal_id int primary key, player_id int not null references players, worth int not null);
create table seats (hall text not null, row int not null, seat int not null, primary key (hall, row, seat));
insert into teams values (1, 'Reds'), (2, 'Blues');
insert into players values
  (1, 1, 'Ana', 10, 50.50, '2000-01-01'), (2, 2, 'Ben', 20, 60, '2001-01-01'), (3, 1, 'Cleo', 20, 50.50, '2002-01-01'),
  (4, 2, 'Dan', 30, 70, '2003-01-01'), (5, 1, 'Eve', 10, 80, '2004-01-01');
insert into medals values (1, 1, 5), (2, 1, 7), (3, 2, 9), (4, 4, 1), (5, 4, 1), (6, 4, 1);
insert into seats select hall, row, seat from unnest('{A,B}'::text[]) hall, generate_series(1, 2) row, generate_series(1, 2) seat;
create function score_rank(player players) returns int stable language sql as 'select 100 - player.score';
create function players_above(floor int) returns setof players stable language sql as
  'select * from players where score > $1 order by player_id';
do $$ begin execute format('alter database %I set timezone = ''UTC''', current_database()); end $$;
set timezone = 'UTC';
`;
const METADATA = trackTables(
  {
    teams: {
      array_relationships: [
        { name: "players", using: { foreign_key_constraint_on: { table: "players", column: "team_id" } } },
      ],
    },
    players: {
      object_relationships: [{ name: "team", using: { foreign_key_constraint_on: "team_id" } }],
      array_relationships: [
        { name: "medals", using: { foreign_key_constraint_on: { table: "medals", column: "player_id" } } },
      ],
      computed_fields: [{ name: "rank", definition: { function: "score_rank" } }],
      select_permissions: [
        { role: "fan", permission: { columns: ["player_id", "name"], filter: { name: { _neq: "Cleo" } }, limit: 3 } },
      ],
    },
    medals: {},
    seats: {},
  },
  { functions: [{ function: "players_above" }] },
);

let served: Served;
beforeAll(async () => {
  served = await openTables(SQL, METADATA);
});
afterAll(() => served.close());

interface Page {
  names: string[];
  cursors: string[];
  info: { startCursor: string | null; endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
}

async function page(args: string, role = "admin", root = "players_connection", field = "name"): Promise<Page> {
  const { data, error } = await served.ask(
    { role, endpoint: "relay" },
    `{ ${root}${args === "" ? "" : `(${args})`} { edges { cursor node { ${field} } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`,
  );
  if (!data) throw new Error(error!.message);
  const { edges, pageInfo } = data[root] as {
    edges: { cursor: string; node: Record<string, string> }[];
    pageInfo: Page["info"];
  };
  return { names: edges.map(({ node }) => node[field]!), cursors: edges.map(({ cursor }) => cursor), info: pageInfo };
}
const decode = (cursor: string) => Buffer.from(cursor, "base64").toString();

/** The names on each page, forward with `first` or backward with `last`. */
async function pages(size: number, order: string, way: "first" | "last" = "first"): Promise<string[][]> {
  const all: string[][] = [];
  let next = "";
  for (;;) {
    const { names, info } = await page(`${way}: ${size}${next}, order_by: ${order}`);
    all.push(names);
    if (!(way === "first" ? info.hasNextPage : info.hasPreviousPage)) return all;
    next = way === "first" ? `, after: "${info.endCursor}"` : `, before: "${info.startCursor}"`;
  }
}

describe("a cursor holds", () => {
  it.each<[what: string, args: string, cursor: string]>([
    ["the key alone without an order", "where: {player_id: {_eq: 1}}", '{"player_id" : 1}'],
    ["the order's values and then the key", "order_by: {score: desc}", '{"score" : 30, "player_id" : 4}'],
    ["no key twice", "order_by: [{player_id: desc}, {name: asc}]", '{"player_id" : 5, "name" : "Eve"}'],
    [
      "numbers and times as Postgres prints them",
      "order_by: [{weight: asc}, {born: asc}]",
      '{"weight" : 50.50, "born" : "2000-01-01T00:00:00+00:00", "player_id" : 1}',
    ],
    [
      "related values nested",
      "order_by: [{team: {name: asc}}, {player_id: asc}]",
      '{"team" : {"name" : "Blues"}, "player_id" : 2}',
    ],
    [
      "a number of related rows nested",
      "order_by: [{medals_aggregate: {count: desc}}]",
      '{"medals_aggregate" : {"count" : 3}, "player_id" : 4}',
    ],
    [
      "aggregates of related rows nested",
      "order_by: [{medals_aggregate: {max: {worth: desc_nulls_last}}}]",
      '{"medals_aggregate" : {"max" : {"worth" : 9}}, "player_id" : 2}',
    ],
    ["a computed field's value", "order_by: [{rank: asc}]", '{"rank" : 70, "player_id" : 4}'],
  ])("%s", async (_, args, cursor) => {
    expect(decode((await page(args)).cursors[0]!)).toBe(cursor);
  });

  it("every column of a composite key, in the table's order", async () => {
    const { cursors } = await page("first: 1, order_by: {seat: desc}", "admin", "seats_connection", "hall");
    expect(decode(cursors[0]!)).toBe('{"seat" : 2, "hall" : "A", "row" : 1}');
  });
});

describe("pages follow each other without a gap", () => {
  it.each<[order: string, names: string]>([
    ["{player_id: asc}", "Ana Ben Cleo Dan Eve"],
    ["{player_id: desc}", "Eve Dan Cleo Ben Ana"],
    ["{score: desc}", "Dan Ben Cleo Ana Eve"],
    ["[{score: asc}, {name: desc}]", "Eve Ana Cleo Ben Dan"],
    ["{weight: asc}", "Ana Cleo Ben Dan Eve"],
    ["[{born: desc}]", "Eve Dan Cleo Ben Ana"],
    ["[{team: {name: asc}}, {name: desc}]", "Dan Ben Eve Cleo Ana"],
    ["[{medals_aggregate: {count: desc}}]", "Dan Ana Ben Cleo Eve"],
    ["[{rank: asc}, {player_id: desc}]", "Dan Cleo Ben Eve Ana"],
  ])("ordered by %s", async (order, names) => {
    const all = names.split(" ");
    expect(await pages(2, order)).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
    expect(await pages(2, order, "last")).toEqual([all.slice(3), all.slice(1, 3), all.slice(0, 1)]);
    expect(await pages(5, order)).toEqual([all]);
  });

  it("of a composite key too", async () => {
    const first = await page("first: 5, order_by: [{hall: desc}, {row: asc}]", "admin", "seats_connection", "hall");
    expect(first.names).toEqual(["B", "B", "B", "B", "A"]);
    const second = await page(
      `first: 5, after: "${first.info.endCursor}", order_by: [{hall: desc}, {row: asc}]`,
      "admin",
      "seats_connection",
      "hall",
    );
    expect(second.names).toEqual(["A", "A", "A"]);
  });
});

describe("a page knows of others", () => {
  const ORDER = "order_by: {player_id: asc}";
  const cursor = (id: number) => Buffer.from(`{"player_id" : ${id}}`).toString("base64");

  it.each<[args: string, names: string[], hasPreviousPage: boolean, hasNextPage: boolean]>([
    ["", ["Ana", "Ben", "Cleo", "Dan", "Eve"], false, false],
    ["first: 5", ["Ana", "Ben", "Cleo", "Dan", "Eve"], false, false],
    ["first: 2", ["Ana", "Ben"], false, true],
    ["last: 2", ["Dan", "Eve"], true, false],
    [`first: 2, after: "${cursor(1)}"`, ["Ben", "Cleo"], true, true],
    [`first: 9, after: "${cursor(3)}"`, ["Dan", "Eve"], true, false],
    [`first: 2, before: "${cursor(4)}"`, ["Ana", "Ben"], false, true],
    [`first: 9, before: "${cursor(4)}"`, ["Ana", "Ben", "Cleo"], false, true],
    [`last: 2, before: "${cursor(4)}"`, ["Ben", "Cleo"], true, true],
    [`last: 9, before: "${cursor(3)}"`, ["Ana", "Ben"], false, true],
    [`last: 2, after: "${cursor(1)}"`, ["Dan", "Eve"], true, false],
    [`last: 9, after: "${cursor(3)}"`, ["Dan", "Eve"], true, false],
    [`after: "${cursor(4)}"`, ["Eve"], true, false],
    [`before: "${cursor(2)}"`, ["Ana"], false, true],
    // An empty page knows of no other rows.
    ["first: 0", [], false, false],
    ["last: 0", [], false, false],
    [`first: 2, after: "${cursor(5)}"`, [], false, false],
    [`last: 2, before: "${cursor(1)}"`, [], false, false],
    ['where: {name: {_eq: "nobody"}}', [], false, false],
  ])("%s", async (args, names, hasPreviousPage, hasNextPage) => {
    const { info, ...found } = await page(`${args === "" ? "" : `${args}, `}${ORDER}`);
    expect(found.names).toEqual(names);
    expect(info).toEqual({
      startCursor: found.cursors[0] ?? null,
      endCursor: found.cursors.at(-1) ?? null,
      hasNextPage,
      hasPreviousPage,
    });
  });

  it("also when nothing else is asked", async () => {
    const { data } = await served.ask(
      { role: "admin", endpoint: "relay" },
      `{ a: players_connection(first: 2) { pageInfo { hasNextPage } } b: players_connection(first: 2, ${ORDER}) { pageInfo { endCursor } __typename }
         c: players_connection { __typename edges { __typename } } }`,
    );
    expect(data).toEqual({
      a: { pageInfo: { hasNextPage: true } },
      b: { pageInfo: { endCursor: cursor(2) }, __typename: "playersConnection" },
      c: { __typename: "playersConnection", edges: Array.from({ length: 5 }, () => ({ __typename: "playersEdge" })) },
    });
  });
});

describe("a role pages", () => {
  it("through the rows that its filter and limit leave, and no further", async () => {
    const all = await page("order_by: {player_id: asc}", "fan");
    expect(all.names).toEqual(["Ana", "Ben", "Dan"]);
    expect(all.info).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const second = await page(`first: 2, after: "${all.cursors[1]}", order_by: {player_id: asc}`, "fan");
    expect(second.names).toEqual(["Dan"]);
    expect(second.info).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect((await page("last: 2, order_by: {player_id: asc}", "fan")).names).toEqual(["Ben", "Dan"]);
    expect((await page("first: 9, order_by: {player_id: asc}", "fan")).names).toEqual(["Ana", "Ben", "Dan"]);
  });
});

it("pages what a function returns, and what belongs to a row", async () => {
  const above = await page("args: {floor: 10}, first: 2, order_by: {name: desc}", "admin", "players_above_connection");
  expect(above.names).toEqual(["Dan", "Cleo"]);
  expect(above.info.hasNextPage).toBe(true);
  const { data } = await served.ask(
    { role: "admin", endpoint: "relay" },
    `{ teams_connection(order_by: {team_id: asc}) { edges { node { name
         players_connection(first: 1, order_by: {score: desc}, where: {score: {_lt: 30}}) { edges { node { name } } pageInfo { hasNextPage } } } } } }`,
  );
  expect(data).toEqual({
    teams_connection: {
      edges: [
        {
          node: {
            name: "Reds",
            players_connection: { edges: [{ node: { name: "Cleo" } }], pageInfo: { hasNextPage: true } },
          },
        },
        {
          node: {
            name: "Blues",
            players_connection: { edges: [{ node: { name: "Ben" } }], pageInfo: { hasNextPage: false } },
          },
        },
      ],
    },
  });
});

it("makes rows distinct before it pages them", async () => {
  const args = "distinct_on: score, order_by: [{score: asc}, {name: desc}]";
  expect((await page(args)).names).toEqual(["Eve", "Cleo", "Dan"]);
  const first = await page(`first: 1, ${args}`);
  const second = await page(`first: 1, after: "${first.info.endCursor}", ${args}`);
  expect([first.names, second.names, second.info.hasPreviousPage]).toEqual([["Eve"], ["Cleo"], true]);
});

describe("is refused", () => {
  const invalid = 'the "after" or "before" cursor is invalid';
  it.each([
    ['first: 1, after: "eyJwbGF5ZXJfaWQiIDogMX0=", order_by: {score: asc}', invalid],
    ['before: "not a cursor"', invalid],
    [`after: "${Buffer.from("[1]").toString("base64")}"`, invalid],
    ['after: "e30=", before: "e30="', '"after" and "before" are not allowed at once'],
    ["first: 1, last: 1", '"first" and "last" are not allowed at once'],
  ])("%s", async (args, message) => {
    const { error } = await served.ask(
      { role: "admin", endpoint: "relay" },
      `{ players_connection(${args}) { edges { cursor } } }`,
    );
    expect(error).toEqual({ code: "validation-failed", message, path: "$.selectionSet.players_connection.args" });
  });

  it.each([
    ["first: -1", "a non-negative 32-bit integer"],
    ["last: -1", "a non-negative 32-bit integer"],
    ['first: "1"', "a 32-bit integer"],
  ])("%s", async (args, wanted) => {
    const { error } = await served.ask(
      { role: "admin", endpoint: "relay" },
      `{ players_connection(${args}) { edges { cursor } } }`,
    );
    expect(error).toMatchObject({
      code: "validation-failed",
      message: expect.stringMatching(`^expected ${wanted} for type 'Int', but found `) as string,
      path: `$.selectionSet.players_connection.args.${args.slice(0, args.indexOf(":"))}`,
    });
  });

  it.each(["limit: 1", "offset: 1"])("%s, which connections do not have", async (args) => {
    const { error } = await served.ask(
      { role: "admin", endpoint: "relay" },
      `{ players_connection(${args}) { edges { cursor } } }`,
    );
    expect(error?.message).toBe(`'players_connection' has no argument named '${args.slice(0, args.indexOf(":"))}'`);
  });
});
