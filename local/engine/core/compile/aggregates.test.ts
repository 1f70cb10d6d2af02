import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const SQL = `
create table shops (shop_id int primary key, name text not null);
create table sales (
  sale_id int primary key, shop_id int not null references shops, amount int not null, price numeric(6,2), sold_on date,
  buyer text, note jsonb, gift boolean not null default false);
insert into shops values (1, 'North'), (2, 'South'), (3, 'Empty');
insert into sales values
  (1, 1, 2, 1.50, '2024-01-01', 'Ana'), (2, 1, 4, 2.50, '2024-02-01', 'Ben'), (3, 1, 6, null, null, 'Ana'),
  (4, 2, 1, 9.99, '2023-01-01', null), (5, 2, 3, 0, '2025-01-01', 'Cleo');
`;
const METADATA = trackTables({
  shops: {
    array_relationships: [
      { name: "sales", using: { foreign_key_constraint_on: { table: "sales", column: "shop_id" } } },
    ],
  },
  sales: {
    select_permissions: [
      {
        role: "clerk",
        permission: {
          columns: ["sale_id", "amount"],
          filter: { shop_id: { _eq: 1 } },
          limit: 2,
          allow_aggregations: true,
        },
      },
      { role: "counter", permission: { columns: [], filter: {}, allow_aggregations: true } },
    ],
  },
});

let served: Served;
beforeAll(async () => {
  served = await openTables(SQL, METADATA);
});
afterAll(() => served.close());

async function aggregate(fields: string, args = "", role = "admin"): Promise<unknown> {
  const { data, error } = await served.ask({ role }, `{ sales_aggregate${args} { ${fields} } }`);
  return data ? data.sales_aggregate : error?.message;
}

it.each<[fields: string, value: Record<string, unknown>]>([
  ["count", { count: 5 }],
  ["count(columns: [])", { count: 5 }],
  ["count(columns: price)", { count: 4 }],
  ["count(columns: [buyer], distinct: true)", { count: 3 }],
  ["count(columns: [shop_id, buyer], distinct: true)", { count: 4 }],
  ["count(distinct: true)", { count: 5 }],
  ["sum { amount price }", { sum: { amount: 16, price: 13.99 } }],
  ["avg { amount }", { avg: { amount: 3.2 } }],
  ["max { amount price sold_on buyer }", { max: { amount: 6, price: 9.99, sold_on: "2025-01-01", buyer: "Cleo" } }],
  ["min { amount price sold_on buyer }", { min: { amount: 1, price: 0, sold_on: "2023-01-01", buyer: "Ana" } }],
  ["variance { amount } var_samp { amount }", { variance: { amount: 3.7 }, var_samp: { amount: 3.7 } }],
  ["var_pop { amount }", { var_pop: { amount: 2.96 } }],
])("answers %s", async (fields, value) => {
  expect(await aggregate(`aggregate { ${fields} }`)).toEqual({ aggregate: value });
});

it("answers deviations as the roots of variances", async () => {
  const { aggregate: found } = (await aggregate(
    "aggregate { stddev { amount } stddev_samp { amount } stddev_pop { amount } }",
  )) as { aggregate: Record<string, { amount: number }> };
  expect(found.stddev!.amount).toBeCloseTo(Math.sqrt(3.7));
  expect(found.stddev_samp!.amount).toBeCloseTo(Math.sqrt(3.7));
  expect(found.stddev_pop!.amount).toBeCloseTo(Math.sqrt(2.96));
});

describe("over", () => {
  it("no rows there is no value, and the number of them is 0", async () => {
    expect(
      await aggregate(
        "aggregate { count sum { amount } max { buyer } } nodes { sale_id }",
        "(where: {amount: {_gt: 99}})",
      ),
    ).toEqual({ aggregate: { count: 0, sum: { amount: null }, max: { buyer: null } }, nodes: [] });
  });

  it("the rows that where, order, distinct_on, limit and offset leave", async () => {
    const fields = "aggregate { count sum { amount } } nodes { amount }";
    expect(await aggregate(fields, "(order_by: {amount: desc}, limit: 2)")).toEqual({
      aggregate: { count: 2, sum: { amount: 10 } },
      nodes: [{ amount: 6 }, { amount: 4 }],
    });
    expect(await aggregate(fields, "(order_by: {amount: asc}, offset: 3)")).toEqual({
      aggregate: { count: 2, sum: { amount: 10 } },
      nodes: [{ amount: 4 }, { amount: 6 }],
    });
    expect(await aggregate(fields, "(distinct_on: shop_id, order_by: [{shop_id: asc}, {amount: desc}])")).toEqual({
      aggregate: { count: 2, sum: { amount: 9 } },
      nodes: [{ amount: 6 }, { amount: 3 }],
    });
  });

  it("the rows that belong to each row", async () => {
    const { data } = await served.ask(
      { role: "admin" },
      `{ shops(order_by: {shop_id: asc}) { sales_aggregate(where: {gift: {_eq: false}}) { aggregate { count sum { amount } } nodes { sale_id } } } }`,
    );
    expect(data).toEqual({
      shops: [
        {
          sales_aggregate: {
            aggregate: { count: 3, sum: { amount: 12 } },
            nodes: [{ sale_id: 1 }, { sale_id: 2 }, { sale_id: 3 }],
          },
        },
        { sales_aggregate: { aggregate: { count: 2, sum: { amount: 4 } }, nodes: [{ sale_id: 4 }, { sale_id: 5 }] } },
        { sales_aggregate: { aggregate: { count: 0, sum: { amount: null } }, nodes: [] } },
      ],
    });
  });

  it("all rows that the role may see, of which nodes shows no more than the permission's limit", async () => {
    expect(
      await aggregate("aggregate { count sum { amount } } nodes { sale_id }", "(order_by: {sale_id: asc})", "clerk"),
    ).toEqual({
      aggregate: { count: 3, sum: { amount: 12 } },
      nodes: [{ sale_id: 1 }, { sale_id: 2 }],
    });
    expect(await aggregate("aggregate { count }", "(limit: 1)", "clerk")).toEqual({ aggregate: { count: 1 } });
  });
});

it("lets a role that may read no column count rows and nothing else", async () => {
  expect(await aggregate("aggregate { count } __typename", "", "counter")).toEqual({
    aggregate: { count: 5 },
    __typename: "sales_aggregate",
  });
  expect(await aggregate("aggregate { max { amount } }", "", "counter")).toBe(
    "field 'max' not found in type: 'sales_aggregate_fields'",
  );
  expect(await aggregate("aggregate { count(columns: amount) }", "", "counter")).toBe(
    "'count' has no argument named 'columns'",
  );
  expect(await aggregate("nodes { __typename }", "(limit: 1)", "counter")).toEqual({
    nodes: [{ __typename: "sales" }],
  });
});

it("answers the parts that are asked, in their order and under their aliases", async () => {
  const { data } = await served.ask(
    { role: "admin" },
    "{ s: sales_aggregate { nodes { sale_id } n: aggregate { m: max { a: amount b: amount } c: count __typename } } }",
  );
  expect(JSON.stringify(data)).toBe(
    '{"s":{"nodes":[{"sale_id":1},{"sale_id":2},{"sale_id":3},{"sale_id":4},{"sale_id":5}],' +
      '"n":{"m":{"a":6,"b":6},"c":5,"__typename":"sales_aggregate_fields"}}}',
  );
});
