import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { LiveQuery, StreamQuery } from "../../interface.ts";
import { openTables, type Asked, type Served, type Who } from "../../test/openTables.ts";

const ROWS = `
insert into desks values (1, 'oak'), (2, 'ash');
insert into papers (paper_id, desk_id, title, sealed) values
  (1, 1, 'a', false), (2, 1, 'b', true), (3, 1, 'c', false), (4, 2, 'd', false), (5, 2, 'e', false)`;
const SQL = `
create table desks (desk_id int primary key, wood text not null);
create table papers (
  paper_id int primary key, desk_id int not null references desks, title text not null, sealed boolean not null default false,
  secret text not null default 'hush');
create function titled(first text) returns setof papers stable language sql as
  'select * from papers where title >= first order by paper_id';
create function top_paper(desk desks) returns setof papers stable language sql as
  'select * from papers where desk_id = desk.desk_id order by paper_id desc';
${ROWS};`;

const permission = (role: string, body: object) => [{ role, permission: body }];
const open = { sealed: { _eq: false } };
const metadata = {
  version: 3 as const,
  sources: [
    {
      name: "default",
      kind: "postgres",
      tables: [
        {
          table: "desks",
          array_relationships: [
            { name: "papers", using: { foreign_key_constraint_on: { table: "papers", column: "desk_id" } } },
          ],
          computed_fields: [{ name: "top", definition: { function: "top_paper" } }],
          select_permissions: permission("clerk", { columns: "*", filter: {} }),
        },
        {
          table: "papers",
          object_relationships: [{ name: "desk", using: { foreign_key_constraint_on: "desk_id" } }],
          select_permissions: permission("clerk", {
            columns: ["paper_id", "title", "desk_id"],
            filter: open,
            limit: 1,
            allow_aggregations: true,
          }),
          insert_permissions: permission("clerk", {
            columns: ["paper_id", "desk_id", "title"],
            check: { title: { _neq: "spam" } },
          }),
          update_permissions: permission("clerk", {
            columns: ["title"],
            filter: open,
            check: { title: { _neq: "spam" } },
          }),
          delete_permissions: permission("clerk", { filter: open }),
        },
      ],
      functions: [{ function: "titled" }],
    },
  ],
  actions: [
    {
      name: "file",
      definition: { handler: "http://x", output_type: "Filed", arguments: [] },
      permissions: [{ role: "clerk" }],
    },
  ],
  custom_types: {
    objects: [
      {
        name: "Filed",
        fields: [
          { name: "desk", type: "Int!" },
          { name: "paper", type: "Int!" },
        ],
        relationships: [
          { name: "papers", type: "array", remote_table: "papers", field_mapping: { desk: "desk_id" } },
          { name: "one", type: "object", remote_table: "papers", field_mapping: { paper: "paper_id" } },
        ],
      },
    ],
  },
};

let office: Served;
let answer: unknown;
beforeAll(async () => {
  office = await openTables(SQL, metadata, { callAction: async () => answer });
});
afterEach(() => office.pool.query(`truncate papers, desks; ${ROWS}`));
afterAll(() => office.close());

const clerk: Who = { role: "clerk" };
const onRelay: Who = { ...clerk, endpoint: "relay" };
const ask = (query: string, who = clerk): Promise<Asked> => office.ask(who, query);
const global = (table: string, key: number) => Buffer.from(`[1, "public", "${table}", ${key}]`).toString("base64");

describe("a role's filter, columns and limit hold", () => {
  it.each<[where: string, who: Who, query: string, data: unknown]>([
    ["at the root", clerk, "{ papers(order_by: {paper_id: asc}) { title } }", { papers: [{ title: "a" }] }],
    [
      "below a row, for each row anew",
      clerk,
      "{ desks(order_by: {desk_id: asc}) { papers(order_by: {paper_id: desc}) { title } } }",
      { desks: [{ papers: [{ title: "c" }] }, { papers: [{ title: "e" }] }] },
    ],
    [
      "in what a function returns",
      clerk,
      '{ titled(args: {first: "b"}, order_by: {paper_id: asc}) { title } }',
      { titled: [{ title: "c" }] },
    ],
    [
      "in computed rows",
      clerk,
      "{ desks(where: {desk_id: {_eq: 1}}) { top(order_by: {paper_id: desc}) { title } } }",
      { desks: [{ top: [{ title: "c" }] }] },
    ],
    [
      "on a connection",
      onRelay,
      "{ papers_connection(order_by: {paper_id: asc}, first: 5) { edges { node { title } } } }",
      { papers_connection: { edges: [{ node: { title: "a" } }] } },
    ],
    [
      "on a node that the filter admits",
      onRelay,
      `{ node(id: "${global("papers", 3)}") { ... on papers { title } } }`,
      { node: { title: "c" } },
    ],
    [
      "on a node that it does not",
      onRelay,
      `{ node(id: "${global("papers", 2)}") { ... on papers { title } } }`,
      { node: null },
    ],
    [
      "on a row by its key, whatever the limit",
      clerk,
      "{ a: papers_by_pk(paper_id: 2) { title } b: papers_by_pk(paper_id: 5) { title } }",
      { a: null, b: { title: "e" } },
    ],
    [
      "on the nodes of an aggregate, but its values go beyond the limit",
      clerk,
      "{ papers_aggregate(order_by: {paper_id: asc}) { aggregate { count max { title } } nodes { title } } }",
      { papers_aggregate: { aggregate: { count: 4, max: { title: "e" } }, nodes: [{ title: "a" }] } },
    ],
  ])("%s", async (_, who, query, data) => {
    expect(await office.ask(who, query)).toEqual({ data });
    const hidden = query.replaceAll("{ title }", "{ secret }");
    if (hidden.includes("secret"))
      expect(await office.ask(who, hidden)).toMatchObject({ error: { code: "validation-failed" } });
  });

  it("in the rows that an action leads to", async () => {
    answer = { desk: 1, paper: 2 };
    const query = "mutation { file { papers(order_by: {paper_id: desc}) { title } one { title } } }";
    expect(await ask(query)).toEqual({ data: { file: { papers: [{ title: "c" }], one: null } } });
  });

  it("in live queries and streams", async () => {
    const live = office.prepare(clerk, "subscription { papers(order_by: {paper_id: asc}) { title } }") as LiveQuery;
    const { rows } = await office.pool.query<{ data: string }>(live.sql, [["a"], [live.values]]);
    expect(JSON.parse(rows[0]!.data)).toEqual({ papers: [{ title: "a" }] });
    const stream = office.prepare(
      clerk,
      "subscription { papers_stream(batch_size: 9, cursor: {initial_value: {paper_id: 1}}) { title } }",
    ) as StreamQuery;
    const batch = await office.pool.query<{ data: string }>(stream.sql, [["a"], [stream.values], [stream.cursor]]);
    expect(JSON.parse(batch.rows[0]!.data)).toEqual({ papers_stream: [{ title: "c" }] });
  });
});

describe("a row that the check does not admit", () => {
  it.each([
    [
      "$.selectionSet.insert_papers.args.objects",
      'insert_papers(objects: [{paper_id: 8, desk_id: 1, title: "x"}, {paper_id: 9, desk_id: 1, title: "spam"}])',
    ],
    [
      "$.selectionSet.insert_papers_one.args.object",
      'insert_papers_one(object: {paper_id: 9, desk_id: 1, title: "spam"})',
    ],
    ["$", 'update_papers(where: {}, _set: {title: "spam"})'],
    ["$", 'update_papers_by_pk(pk_columns: {paper_id: 1}, _set: {title: "spam"})'],
  ])("is reported at %s, and nothing of the request is kept", async (path, field) => {
    const first = 'first: insert_papers(objects: {paper_id: 7, desk_id: 1, title: "first"}) { affected_rows }';
    const { error } = await ask(`mutation { ${first} ${field} { __typename } }`);
    expect(error).toEqual({
      code: "permission-error",
      message: "check constraint of an insert/update permission has failed",
      path,
    });
    const { rows } = await office.pool.query("select string_agg(title, '' order by paper_id) as titles from papers");
    expect(rows).toEqual([{ titles: "abcde" }]);
  });
});

describe("rows that the filter does not admit", () => {
  it("are neither updated nor deleted, and no error says so", async () => {
    expect(
      await ask('mutation { update_papers(where: {desk_id: {_eq: 1}}, _set: {title: "x"}) { affected_rows } }'),
    ).toEqual({
      data: { update_papers: { affected_rows: 2 } },
    });
    expect(
      await ask('mutation { update_papers_by_pk(pk_columns: {paper_id: 2}, _set: {title: "x"}) { title } }'),
    ).toEqual({
      data: { update_papers_by_pk: null },
    });
    expect(await ask("mutation { delete_papers_by_pk(paper_id: 2) { title } }")).toEqual({
      data: { delete_papers_by_pk: null },
    });
    expect(await ask("mutation { delete_papers(where: {}) { affected_rows } }")).toEqual({
      data: { delete_papers: { affected_rows: 4 } },
    });
  });
});

it("an action is for the roles that it names, and for admin", async () => {
  answer = { desk: 1, paper: 1 };
  expect(await ask("mutation { file { desk } }", { role: "admin" })).toEqual({ data: { file: { desk: 1 } } });
  expect(await ask("mutation { file { desk } }", { role: "visitor" })).toMatchObject({
    error: { message: "no mutations exist" },
  });
});
