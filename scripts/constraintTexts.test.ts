/** A refusal by the database has a code of the catalogue, and nobody sees the words of Postgres. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { REFUSALS } from "../actions/refusals/catalogue.ts";
import { readMetadata } from "../local/engine/core/metadata/readMetadata.ts";
import { keyOf, type SourceMetadata } from "../local/engine/core/metadata/shapes.ts";
import type { EngineError } from "../local/engine/interface.ts";
import { caller, METADATA, openStage, type Stage } from "../hasura/tests/asking.ts";
import { databaseRefusal } from "../web/relay/databaseRefusal.ts";

const told = JSON.parse(readFileSync("schema/refusals/constraints.json", "utf8")) as Record<string, { code: string }>;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Check and unique constraints on columns that a role may write by a mutation of the table. */
async function constraintsOfWritableColumns(): Promise<string[]> {
  const source = readMetadata(METADATA).sources[0] as SourceMetadata;
  const writable = (source.tables ?? []).flatMap((table) =>
    [...(table.insert_permissions ?? []), ...(table.update_permissions ?? [])].flatMap(({ permission }) =>
      (permission.columns as string[]).map((column) => `${keyOf(table.table)}.${column}`),
    ),
  );
  const { rows } = await stage.pool.query<{ name: string }>(
    `with named as (
       select conname as name, conrelid, conkey from pg_constraint where contype in ('c', 'u')
       union all select indexrelid::regclass::text, indrelid, indkey::int2[] from pg_index where indisunique and indpred is not null)
     select distinct name from named k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and (a.attnum = any (k.conkey) or 0 = any (k.conkey) and a.attname = 'name')
     where n.nspname || '.' || c.relname || '.' || a.attname = any ($1) order by 1`,
    [writable],
  );
  return rows.map(({ name }) => name);
}

it("every constraint on what people write has a code", async () => {
  const constraints = await constraintsOfWritableColumns();
  expect(constraints.length).toBeGreaterThan(20);
  expect(constraints.filter((name) => !(name in told))).toEqual([]);
});

it("every constraint with a code exists, and every code is in the catalogue", async () => {
  const { rows } = await stage.pool.query<{ name: string }>(
    "select conname as name from pg_constraint union select relname from pg_class where relkind = 'i'",
  );
  const there = new Set(rows.map(({ name }) => name));
  expect(Object.keys(told).filter((name) => !there.has(name))).toEqual([]);
  expect(Object.values(told).filter(({ code }) => !(code in REFUSALS))).toEqual([]);
});

const rename = (set: string) => `mutation { update_user_profiles(where: {}, _set: { ${set} }) { affected_rows } }`;

it.each([
  [rename(`alias: "Support"`), { code: "name-reserved", field: "alias" }],
  [rename(`alias: "Be\\u200bn"`), { code: "invalid-name", field: "alias" }],
  [rename(`time_zone: "+14:00"`), { code: "unknown-time-zone", field: "time_zone" }],
  [rename(`phone: "none"`), { code: "invalid-phone", field: "phone" }],
])("%s", async (mutation, refusal) => {
  const error = await stage.ask(caller("ben", "member").session, mutation).then(
    () => undefined,
    (thrown: EngineError) => thrown,
  );
  expect(databaseRefusal(error?.code, error?.message ?? "")).toEqual(refusal);
});
