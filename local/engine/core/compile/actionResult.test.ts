import { afterAll, beforeAll, expect, it } from "vitest";
import { ACTION_LOG, createActionLog } from "../model/actionLog.ts";
import type { LiveQuery } from "../../interface.ts";
import { readRowKeys } from "../plan/rowKeys.ts";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const CALL = "a0000000-0000-4000-8000-000000000001";
const OTHER = "a0000000-0000-4000-8000-000000000002";
const SESSION = { "x-hasura-role": "member", "x-hasura-user-id": "ada" };

let tables: Served;
beforeAll(async () => {
  const action = {
    name: "import",
    definition: { kind: "asynchronous", handler: "http://x", output_type: "Out" },
    permissions: [{ role: "member" }],
  };
  const relationship = { name: "group", type: "object", remote_table: "groups", field_mapping: { id: "group_id" } };
  tables = await openTables("create table groups (group_id int primary key); insert into groups values (1);", {
    ...trackTables({ groups: { select_permissions: [{ role: "member", permission: { columns: "*", filter: {} } }] } }),
    actions: [action],
    custom_types: { objects: [{ name: "Out", fields: [{ name: "id", type: "Int" }], relationships: [relationship] }] },
  });
  await createActionLog(tables.pool);
  await tables.pool.query(
    `insert into ${ACTION_LOG} (id, action_name, input_payload, request_headers, session_variables, response_payload, status)
     values ($1, 'import', '{}', '{}', $3, '{"id": 1}', 'completed'), ($2, 'import', '{}', '{}', $3, null, 'created')`,
    [CALL, OTHER, JSON.stringify(SESSION)],
  );
});
afterAll(() => tables.close());

function live(user: string, id: string): LiveQuery {
  const query = "subscription ($id: uuid!) { import(id: $id) { output { group { group_id } } } }";
  return tables.prepare({ role: "member", user }, query, { id }) as LiveQuery;
}

it("answers the lookups of many sessions by one statement, each for itself", async () => {
  const [own, pending, stranger] = [live("ada", CALL), live("ada", OTHER), live("bob", CALL)];
  expect(new Set([own!, pending!, stranger!].map(({ cohort }) => cohort)).size).toBe(1);
  const values = [own!.values, pending!.values, stranger!.values];
  const { rows } = await tables.pool.query<{ id: string; data: string }>(own!.sql, [["a", "b", "c"], values]);
  expect(Object.fromEntries(rows.map(({ id, data }) => [id, JSON.parse(data)]))).toEqual({
    a: { import: { output: { group: { group_id: 1 } } } },
    b: { import: { output: null } },
    c: { import: null },
  });
});

it("asks again when the log or a table behind the output changes; a row of the log concerns only who asked for its call", () => {
  const query = live("ada", CALL);
  expect(query.tables.toSorted()).toEqual([ACTION_LOG, "public.groups"]);
  expect([...readRowKeys(query.sql, query.tables).keys()]).toEqual([ACTION_LOG]);
});
