import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import type { Metadata } from "../../interface.ts";
import { USER_LIMITS } from "../limits.ts";
import { buildModel } from "../model/buildModel.ts";
import { roleSchema, type RoleSchema } from "../schema/roleSchema.ts";
import { PlanCache } from "./planCache.ts";

const METADATA: Metadata = {
  version: 3,
  sources: [
    {
      name: "default",
      kind: "postgres",
      configuration: { connection_info: { database_url: { from_env: "HASURA_GRAPHQL_DATABASE_URL" } } },
      tables: [{ table: { schema: "public", name: "notes" } }],
    },
  ],
};

let database: TestDatabase;
let schema: RoleSchema;
let cache: PlanCache;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const env = { HASURA_GRAPHQL_DATABASE_URL: database.url };
  await pool.query("create table notes (note_id int primary key, body text)");
  schema = roleSchema(await buildModel(METADATA, pool, env), "graphql", "admin", false);
  await pool.end();
});
beforeEach(() => {
  cache = new PlanCache(schema, USER_LIMITS);
});
afterAll(() => database.drop());

const plan = (query: string, variables = {}) => cache.prepare({ query, variables }).plan;
const NOTE = "query Note($id: Int!) { notes_by_pk(note_id: $id) { body } }";
const NOTES = "query Notes($where: notes_bool_exp) { notes(where: $where) { body } }";

it("plans a text once, whatever the values", () => {
  expect(plan(NOTE, { id: 1 })).toBe(plan(NOTE, { id: 2 }));
});

it("plans anew where the variables are of another shape", () => {
  const equal = plan(NOTES, { where: { body: { _eq: "a" } } });
  expect(plan(NOTES, { where: { body: { _eq: "b" } } })).toBe(equal);
  expect(plan(NOTES, { where: { body: { _neq: "b" } } })).not.toBe(equal);
});

it("forgets the least recently used text", () => {
  const first = plan(NOTE, { id: 1 });
  for (let n = 0; n < 499; n += 1) plan(`{ notes { key${n}: body } }`);
  expect(plan(NOTE, { id: 1 })).toBe(first);
  const second = plan("{ notes { key0: body } }");
  for (let n = 0; n < 499; n += 1) plan(`{ notes { other${n}: body } }`);
  expect(cache.size).toBe(500);
  expect(plan("{ notes { key0: body } }")).toBe(second);
  expect(plan(NOTE, { id: 1 })).not.toBe(first);
});

it("remembers fewer texts where they are long", () => {
  const padding = "#".repeat(60_000);
  for (let n = 0; n < 50; n += 1) plan(`{ notes { key${n}: body } } ${padding}`);
  // Each counts its 60,000 characters twice: for the document and for its plan.
  expect(cache.size).toBe(16);
});

it("keeps only the document of a text that is refused", () => {
  expect(() => plan("{ notes { nothing } }")).toThrow("field 'nothing' not found in type: 'notes'");
  expect(() => plan("{ notes { nothing } }")).toThrow("field 'nothing' not found in type: 'notes'");
  expect(cache.size).toBe(1);
});
