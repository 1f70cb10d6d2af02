import { afterAll, beforeAll, expect, it } from "vitest";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const SQL = `
create extension ltree;
create table topics (path ltree primary key);
insert into topics values ('top'), ('top.sport'), ('top.sport.chess'), ('top.music'), ('other.chess');
`;

let served: Served;
beforeAll(async () => {
  served = await openTables(
    SQL,
    trackTables({
      topics: {
        select_permissions: [
          { role: "fan", permission: { columns: "*", filter: { path: { _descendant: "X-Hasura-User-Id" } } } },
        ],
      },
    }),
  );
});
afterAll(() => served.close());

async function paths(where: string, who = { role: "admin" } as { role: string; user?: string }): Promise<unknown> {
  const { data, error } = await served.ask(who, `{ topics(where: {path: ${where}}, order_by: {path: asc}) { path } }`);
  return data ? (data.topics as { path: string }[]).map(({ path }) => path) : error;
}

it.each<[where: string, found: string[]]>([
  ['{_eq: "top.sport"}', ["top.sport"]],
  ['{_ancestor: "top.sport.chess"}', ["top", "top.sport", "top.sport.chess"]],
  ['{_ancestor_any: ["top.music", "other.chess.blitz"]}', ["other.chess", "top", "top.music"]],
  ['{_descendant: "top.sport"}', ["top.sport", "top.sport.chess"]],
  ['{_descendant_any: ["top.music", "other"]}', ["other.chess", "top.music"]],
  ['{_matches: "*.chess"}', ["other.chess", "top.sport.chess"]],
  ['{_matches_any: ["*.music", "other.*"]}', ["other.chess", "top.music"]],
  ['{_matches_any: "*.music"}', ["top.music"]],
  ['{_matches_fulltext: "chess & top"}', ["top.sport.chess"]],
])("compares label paths with %s", async (where, found) => {
  expect(await paths(where)).toEqual(found);
});

it("refuses what is no label path before Postgres does", async () => {
  const message = "Expecting label path: a sequence of zero or more labels separated by dots, for example L1.L2.L3";
  for (const value of ['"top..sport"', '""', "5"]) {
    expect(await paths(`{_eq: ${value}}`)).toEqual({
      code: "parse-failed",
      message,
      path: "$.selectionSet.topics.args.where.path._eq",
    });
  }
});

it("can be part of a permission", async () => {
  expect(await paths("{}", { role: "fan", user: "top.sport" })).toEqual(["top.sport", "top.sport.chess"]);
});

it("shows the operators with the types that the real engine gives them", () => {
  const type = served.core.schema("graphql", "admin").getType("ltree_comparison_exp");
  if (!type || !("getFields" in type)) throw new Error("there is no comparison of ltree");
  expect(Object.fromEntries(Object.values(type.getFields()).map((each) => [each.name, String(each.type)]))).toEqual({
    _ancestor: "ltree",
    _ancestor_any: "[ltree!]",
    _descendant: "ltree",
    _descendant_any: "[ltree!]",
    _eq: "ltree",
    _gt: "ltree",
    _gte: "ltree",
    _in: "[ltree!]",
    _is_null: "Boolean",
    _lt: "ltree",
    _lte: "ltree",
    _matches: "lquery",
    _matches_any: "[String!]",
    _matches_fulltext: "ltxtquery",
    _neq: "ltree",
    _nin: "[ltree!]",
  });
});
