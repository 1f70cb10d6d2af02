import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADA, openChat, type Chat } from "../../test/chat.ts";
import { openTables, trackTables } from "../../test/openTables.ts";
import type { Column, ScalarType } from "../model/model.ts";
import { joined } from "./conditionSql.ts";
import { tableRow } from "./statement.ts";

const column = (name: string, type: string): Column => ({
  name,
  sql: `"${name}"`,
  field: name,
  type: { sql: type, pg: type, scalar: type, isArray: false, kind: "base" } as ScalarType,
  nullable: false,
  hasDefault: false,
  generated: false,
  comment: null,
  enumTable: undefined,
  exposed: true,
});

describe("rows that belong to another row", () => {
  const mapping = [
    [column("group_id", "uuid"), column("circle_id", "uuid")],
    [column("slug", "citext"), column("name", "citext")],
    [column("number", "int4"), column("place", "int8")],
  ] as const;
  const { sql, row } = joined({ mapping }, tableRow("t1"), tableRow("t2"));

  it("are tied to it by each pair of columns", () => {
    expect(sql).toBe(`t2."circle_id" = t1."group_id" and t2."name" = t1."slug" and t2."place" = t1."number"`);
  });

  it("have its value where equal values are the same value, and hand it on", () => {
    expect([...row.equal!]).toEqual([[`"circle_id"`, `t1."group_id"`]]);
    const further = joined({ mapping: [[column("circle_id", "uuid"), column("id", "uuid")]] }, row, tableRow("t3"));
    expect(further.sql).toBe(`t3."id" = t1."group_id"`);
    const other = joined({ mapping: [[column("name", "citext"), column("id", "text")]] }, row, tableRow("t4"));
    expect(other.sql).toBe(`t4."id" = t2."name"`);
  });
});

it("are asked for their own value where equal ones differ, as the further rows may have only one of them", async () => {
  const manual = (name: string, table: string) => ({
    name,
    using: { manual_configuration: { remote_table: table, column_mapping: { code: "code" } } },
  });
  const permission = (filter: object) => [{ role: "member", permission: { columns: "*", filter } }];
  const served = await openTables(
    `create extension citext;
    create table doors (id int primary key, code citext);
    create table rooms (id int primary key, code citext);
    create table keys (code text, holder text);
    insert into doors values (1, 'KEY');
    insert into rooms values (1, 'key');
    insert into keys values ('key', 'ada'), ('KEY', 'bob');`,
    trackTables({
      doors: { array_relationships: [manual("rooms", "rooms")], select_permissions: permission({}) },
      rooms: {
        array_relationships: [manual("keys", "keys")],
        select_permissions: permission({ keys: { holder: { _eq: "X-Hasura-User-Id" } } }),
      },
      keys: {},
    }),
  );
  try {
    const seenBy = async (user: string) =>
      (await served.ask({ role: "member", user }, "{ doors { rooms { id } } }")).data;
    expect(await seenBy("ada")).toEqual({ doors: [{ rooms: [{ id: 1 }] }] });
    expect(await seenBy("bob")).toEqual({ doors: [{ rooms: [] }] });
  } finally {
    await served.close();
  }
});

describe("a statement", () => {
  let chat: Chat;
  beforeAll(async () => {
    chat = await openChat();
  });
  afterAll(() => chat.close());

  function sqlOf(query: string): string {
    const operation = chat.prepare({ role: "member", user: ADA, endpoint: "relay" }, `subscription { ${query} }`);
    if (operation.type !== "subscription") throw new Error("not a subscription");
    return operation.sql;
  }

  it("asks what lets a member read a group's messages once for the group, not for each of them", () => {
    const sql = sqlOf("groups_connection(first: 1) { edges { node { messages { body } } } }");
    const [rows] = /from "public"\."messages" .*? limit/.exec(sql)!;
    const parents = [...rows.matchAll(/t\d+\."(?:group_id|id)" = (t\d+\."id")/g)].map(([, value]) => value);
    expect(parents).toHaveLength(3);
    expect(new Set(parents).size).toBe(1);
  });

  it("reads and counts a row beyond a page only where it is asked whether there is one", () => {
    const page = (more: string) => sqlOf(`groups_connection(first: 1) { edges { node { title } } ${more} }`);
    expect(page("")).not.toMatch(/row_number|::bigint \+ 1|subs\.v\d+ \+ 1/);
    expect(page("pageInfo { endCursor }")).not.toMatch(/row_number|subs\.v\d+ \+ 1/);
    expect(page("pageInfo { hasNextPage }")).toMatch(/row_number.*subs\.v\d+ \+ 1/);
  });
});
