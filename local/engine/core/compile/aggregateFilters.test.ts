import { afterAll, beforeAll, expect, it } from "vitest";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const SQL = `
create table runners (runner_id int primary key, name text not null);
create table runs (
  run_id int primary key, runner_id int not null references runners, minutes float8, km float8 not null, laps int not null,
  rained bool, hidden bool not null default false);
insert into runners values (1, 'Ana'), (2, 'Ben'), (3, 'Cleo');
insert into runs values
  (1, 1, 10, 2, 4, true, false), (2, 1, 20, 4, 4, true, false), (3, 1, 60, 12, 8, true, true),
  (4, 2, 30, 5, 1, true, false), (5, 2, 10, 6, 2, false, false), (6, 2, null, 7, 3, null, false);
`;
const METADATA = trackTables({
  runners: {
    array_relationships: [
      { name: "runs", using: { foreign_key_constraint_on: { table: "runs", column: "runner_id" } } },
    ],
    select_permissions: ["guest", "counter", "stranger"].map((role) => ({
      role,
      permission: { columns: ["name"], filter: {} },
    })),
  },
  runs: {
    select_permissions: [
      { role: "guest", permission: { columns: "*", filter: { hidden: { _eq: false } }, allow_aggregations: true } },
      { role: "counter", permission: { columns: ["laps"], filter: {}, allow_aggregations: true } },
      { role: "stranger", permission: { columns: "*", filter: {} } },
    ],
  },
});

let served: Served;
beforeAll(async () => {
  served = await openTables(SQL, METADATA);
});
afterAll(() => served.close());

async function names(filter: string, role = "admin"): Promise<unknown> {
  const query = `{ runners(where: {runs_aggregate: ${filter}}, order_by: {runner_id: asc}) { name } }`;
  const asGuest = query.replace(", order_by: {runner_id: asc}", ", order_by: {name: asc}");
  const { data, error } = await served.ask({ role }, role === "admin" ? query : asGuest);
  return data ? (data.runners as { name: string }[]).map(({ name }) => name) : error;
}

it.each<[filter: string, found: string[]]>([
  ["{count: {predicate: {_eq: 3}}}", ["Ana", "Ben"]],
  ["{count: {predicate: {_eq: 0}}}", ["Cleo"]],
  ["{count: {arguments: [minutes], predicate: {_eq: 2}}}", ["Ben"]],
  ["{count: {arguments: laps, distinct: true, predicate: {_eq: 2}}}", ["Ana"]],
  ["{count: {filter: {km: {_gt: 5}}, predicate: {_eq: 2}}}", ["Ben"]],
  ["{count: {predicate: {_gt: 1, _lt: 4}}}", ["Ana", "Ben"]],
  ["{count: {predicate: {_in: [0, 7]}}}", ["Cleo"]],
  ["{bool_and: {arguments: rained, predicate: {_eq: true}}}", ["Ana"]],
  ["{bool_or: {arguments: rained, filter: {km: {_gt: 5}}, predicate: {_eq: false}}}", ["Ben"]],
  ["{avg: {arguments: minutes, predicate: {_eq: 30}}}", ["Ana"]],
  ["{max: {arguments: minutes, predicate: {_gte: 60}}}", ["Ana"]],
  ["{min: {arguments: km, predicate: {_eq: 5}}}", ["Ben"]],
  ["{sum: {arguments: km, predicate: {_eq: 18}}}", ["Ana", "Ben"]],
  ["{sum: {arguments: minutes, distinct: true, filter: {run_id: {_neq: 3}}, predicate: {_lte: 30}}}", ["Ana"]],
  ["{corr: {arguments: {Y: km, X: minutes}, predicate: {_gt: 0.99}}}", ["Ana"]],
  ["{corr: {arguments: {Y: km, X: minutes}, predicate: {_lt: 0}}}", ["Ben"]],
  ["{covar_samp: {arguments: {X: minutes, Y: km}, predicate: {_eq: -10}}}", ["Ben"]],
  ["{stddev_samp: {arguments: km, predicate: {_eq: 1}}}", ["Ben"]],
  ["{var_samp: {arguments: km, predicate: {_eq: 28}}}", ["Ana"]],
])("finds rows by %s of what belongs to them", async (filter, found) => {
  expect(await names(filter)).toEqual(found);
});

it("does not match an aggregate over nothing, and matches its negation", async () => {
  expect(await names("{max: {arguments: minutes, predicate: {_lt: 1000}}}")).toEqual(["Ana", "Ben"]);
  expect(await names("{max: {arguments: minutes, predicate: {_is_null: true}}}")).toEqual(["Cleo"]);
  const not = await served.ask(
    { role: "admin" },
    "{ runners(where: {_not: {runs_aggregate: {max: {arguments: minutes, predicate: {_lt: 1000}}}}}) { name } }",
  );
  expect(not.data).toEqual({ runners: [{ name: "Cleo" }] });
});

it("aggregates only rows that the role may see", async () => {
  expect(await names("{count: {predicate: {_eq: 2}}}", "guest")).toEqual(["Ana"]);
  expect(await names("{max: {arguments: minutes, predicate: {_eq: 20}}}", "guest")).toEqual(["Ana"]);
});

it("wants exactly one aggregate in a filter", async () => {
  for (const filter of ["{}", "{count: {predicate: {_eq: 1}}, bool_or: {arguments: rained, predicate: {_eq: true}}}"]) {
    expect(await names(filter)).toEqual({
      code: "validation-failed",
      message: "exactly one predicate should be specified",
      path: "$.selectionSet.runners.args.where.runs_aggregate",
    });
  }
});

it("is not there for a role that may not aggregate the rows, and knows only columns the role may read", async () => {
  expect(await names("{count: {predicate: {_eq: 1}}}", "stranger")).toMatchObject({
    message: "field 'runs_aggregate' not found in type: 'runners_bool_exp'",
  });
  expect(await names("{max: {arguments: minutes, predicate: {_eq: 1}}}", "counter")).toMatchObject({
    message: "field 'max' not found in type: 'runs_aggregate_bool_exp'",
  });
});

it.each<[type: string, fields: Record<string, string>]>([
  [
    "runs_aggregate_bool_exp",
    {
      avg: "runs_aggregate_bool_exp_avg",
      bool_and: "runs_aggregate_bool_exp_bool_and",
      bool_or: "runs_aggregate_bool_exp_bool_or",
      corr: "runs_aggregate_bool_exp_corr",
      count: "runs_aggregate_bool_exp_count",
      covar_samp: "runs_aggregate_bool_exp_covar_samp",
      max: "runs_aggregate_bool_exp_max",
      min: "runs_aggregate_bool_exp_min",
      stddev_samp: "runs_aggregate_bool_exp_stddev_samp",
      sum: "runs_aggregate_bool_exp_sum",
      var_samp: "runs_aggregate_bool_exp_var_samp",
    },
  ],
  [
    "runs_aggregate_bool_exp_count",
    {
      arguments: "[runs_select_column!]",
      distinct: "Boolean",
      filter: "runs_bool_exp",
      predicate: "Int_comparison_exp!",
    },
  ],
  [
    "runs_aggregate_bool_exp_bool_and",
    {
      arguments: "runs_select_column_runs_aggregate_bool_exp_bool_and_arguments_columns!",
      distinct: "Boolean",
      filter: "runs_bool_exp",
      predicate: "Boolean_comparison_exp!",
    },
  ],
  [
    "runs_aggregate_bool_exp_avg",
    {
      arguments: "runs_select_column_runs_aggregate_bool_exp_avg_arguments_columns!",
      distinct: "Boolean",
      filter: "runs_bool_exp",
      predicate: "float8_comparison_exp!",
    },
  ],
  [
    "runs_aggregate_bool_exp_corr_arguments",
    {
      X: "runs_select_column_runs_aggregate_bool_exp_corr_arguments_columns!",
      Y: "runs_select_column_runs_aggregate_bool_exp_corr_arguments_columns!",
    },
  ],
])("names the fields and types of %s as the real engine does", (type, fields) => {
  for (const endpoint of ["graphql", "relay"] as const) {
    const found = served.core.schema(endpoint, "admin").getType(type);
    if (!found || !("getFields" in found)) throw new Error(`there is no type ${type}`);
    expect(Object.fromEntries(Object.values(found.getFields()).map((each) => [each.name, String(each.type)]))).toEqual(
      fields,
    );
  }
});
