import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EngineError, type Endpoint } from "../../interface.ts";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const open = { columns: "*", filter: {} };
const METADATA = trackTables({
  circles: {
    array_relationships: [
      { name: "members", using: { foreign_key_constraint_on: { table: "members", column: "circle_id" } } },
    ],
    select_permissions: [{ role: "treasurer", permission: { ...open, allow_aggregations: true } }],
    insert_permissions: [{ role: "treasurer", permission: { columns: "*", check: {} } }],
    update_permissions: [{ role: "treasurer", permission: open }],
    delete_permissions: [{ role: "treasurer", permission: { filter: {} } }],
  },
  members: {
    object_relationships: [{ name: "circle", using: { foreign_key_constraint_on: "circle_id" } }],
    select_permissions: [{ role: "treasurer", permission: { ...open, allow_aggregations: true } }],
  },
});

let served: Served;
beforeAll(async () => {
  served = await openTables(
    `create table circles (circle_id int primary key, name text, rules jsonb);
     create table members (member_id int primary key, circle_id int not null references circles);
     insert into circles values (1, 'Market women', '{}'), (2, 'Taxi drivers', '{}');`,
    METADATA,
  );
});
afterAll(() => served.close());

/** Every place of a condition that can hold a null, here `$hole`, with its type and Hasura's refusal of null there. */
const PLACES: readonly [where: string, type: string, message: string, at: string][] = [
  ["{name: $hole}", "String_comparison_exp", "expected an object for type 'String_comparison_exp'", "name"],
  ["{members: $hole}", "members_bool_exp", "expected an object for type 'members_bool_exp'", "members"],
  [
    "{members: {circle: $hole}}",
    "circles_bool_exp",
    "expected an object for type 'circles_bool_exp'",
    "members.circle",
  ],
  ["{_not: $hole}", "circles_bool_exp", "expected an object for type 'circles_bool_exp'", "_not"],
  ["{_and: $hole}", "[circles_bool_exp!]", "expected a list", "_and"],
  ["{_or: $hole}", "[circles_bool_exp!]", "expected a list", "_or"],
  ["{rules: {_cast: $hole}}", "jsonb_cast_exp", "expected an object for type 'jsonb_cast_exp'", "rules._cast"],
  [
    "{rules: {_cast: {String: $hole}}}",
    "String_comparison_exp",
    "expected an object for type 'String_comparison_exp'",
    "rules._cast.String",
  ],
  [
    "{members_aggregate: $hole}",
    "members_aggregate_bool_exp",
    "expected an object for type 'members_aggregate_bool_exp'",
    "members_aggregate",
  ],
  [
    "{members_aggregate: {count: $hole}}",
    "members_aggregate_bool_exp_count",
    "expected an object for type 'members_aggregate_bool_exp_count'",
    "members_aggregate.count",
  ],
  [
    "{members_aggregate: {count: {predicate: {_gt: 0}, filter: $hole}}}",
    "members_bool_exp",
    "expected an object for type 'members_bool_exp'",
    "members_aggregate.count.filter",
  ],
  [
    "{members_aggregate: {count: {predicate: {_gt: 0}, arguments: $hole}}}",
    "[members_select_column!]",
    "expected a list",
    "members_aggregate.count.arguments",
  ],
  [
    "{members_aggregate: {count: {predicate: {_gt: 0}, distinct: $hole}}}",
    "Boolean",
    "expected a boolean for type 'Boolean'",
    "members_aggregate.count.distinct",
  ],
];

interface Operation {
  endpoint: Endpoint;
  type: "query" | "mutation" | "subscription";
  field: string;
  document(where: string): string;
  argument?: string;
}

/** The operations that have a condition: one that reads, and each kind that writes. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  query: {
    endpoint: "graphql",
    type: "query",
    field: "circles",
    document: (where) => `circles(where: ${where}) { name }`,
  },
  connection: {
    endpoint: "relay",
    type: "query",
    field: "circles_connection",
    document: (where) => `circles_connection(where: ${where}) { edges { cursor } }`,
  },
  subscription: {
    endpoint: "graphql",
    type: "subscription",
    field: "circles",
    document: (where) => `circles(where: ${where}) { name }`,
  },
  "live connection": {
    endpoint: "relay",
    type: "subscription",
    field: "circles_connection",
    document: (where) => `circles_connection(where: ${where}) { edges { cursor } }`,
  },
  update: {
    endpoint: "relay",
    type: "mutation",
    field: "update_circles",
    document: (where) => `update_circles(where: ${where}, _set: {name: "x"}) { affected_rows }`,
  },
  "update of nothing": {
    endpoint: "graphql",
    type: "mutation",
    field: "update_circles",
    document: (where) => `update_circles(where: ${where}, _set: {}) { affected_rows }`,
  },
  delete: {
    endpoint: "graphql",
    type: "mutation",
    field: "delete_circles",
    document: (where) => `delete_circles(where: ${where}) { affected_rows }`,
  },
  on_conflict: {
    endpoint: "graphql",
    type: "mutation",
    field: "insert_circles",
    argument: "on_conflict.where",
    document: (where) =>
      `insert_circles(objects: [{circle_id: 1}], on_conflict:
         {constraint: circles_pkey, update_columns: [name], where: ${where}}) { affected_rows }`,
  },
};

async function refusal({ endpoint, type }: Operation, body: string, declared = "", variables = {}) {
  const who = { role: "treasurer", endpoint };
  const text = `${type} ${declared} { ${body} }`;
  if (type !== "subscription") return (await served.ask(who, text, variables)).error;
  try {
    return served.prepare(who, text, variables) && undefined;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { code: error.code, message: error.message, path: error.path };
  }
}

describe.each(Object.entries(OPERATIONS))("null in the condition of a %s is refused", (_name, operation) => {
  it.each(PLACES)("%s", async (where, type, message, at) => {
    const { field, argument = "where", document } = operation;
    const expected = {
      code: "validation-failed",
      message: `${message}, but found null`,
      path: `$.selectionSet.${field}.args.${argument}.${at}`,
    };
    const withVariable = document(where);
    expect(await refusal(operation, withVariable.replace("$hole", "null"))).toEqual(expected);
    expect(await refusal(operation, withVariable, `($hole: ${type})`, { hole: null })).toEqual(expected);
    expect(await refusal(operation, withVariable, `($hole: ${type})`)).toEqual(expected);
  });
});

it("deletes nothing when a null is refused in a condition that would have matched every row", async () => {
  const { rows } = await served.pool.query("select name from circles order by circle_id");
  expect(rows).toEqual([{ name: "Market women" }, { name: "Taxi drivers" }]);
});

it("counts as no condition only as the whole `where` of a field that reads", async () => {
  const all = { circles: [{ name: "Market women" }, { name: "Taxi drivers" }] };
  const treasurer = { role: "treasurer" };
  expect((await served.ask(treasurer, "{ circles(where: null) { name } }")).data).toEqual(all);
  const text = "query ($where: circles_bool_exp) { circles(where: $where) { name } }";
  expect((await served.ask(treasurer, text)).data).toEqual(all);
  const upsert = OPERATIONS.on_conflict!;
  expect(await refusal(upsert, upsert.document("null"))).toMatchObject({
    message: "expected an object for type 'circles_bool_exp', but found null",
  });
  for (const name of ["update", "update of nothing", "delete"]) {
    const operation = OPERATIONS[name]!;
    expect(await refusal(operation, operation.document("null"))).toMatchObject({
      message: "expected an object for type 'circles_bool_exp', but found null",
    });
  }
});

it("is refused wherever an input may only be left out: an operator's columns, a conflict, the columns of a count", async () => {
  const treasurer = { role: "treasurer" };
  const said = async (text: string) => (await served.ask(treasurer, text)).error?.message;
  expect(await said("mutation { update_circles(where: {}, _set: null) { affected_rows } }")).toBe(
    "expected an object for type 'circles_set_input', but found null",
  );
  expect(await said("mutation { insert_circles(objects: [], on_conflict: null) { affected_rows } }")).toBe(
    "expected an object for type 'circles_on_conflict', but found null",
  );
  expect(await said("{ circles_aggregate { aggregate { count(columns: null) } } }")).toBe(
    "expected a list, but found null",
  );
  expect(await said("{ circles_aggregate { aggregate { count(distinct: null) } } }")).toBe(
    "expected a boolean for type 'Boolean', but found null",
  );
});
