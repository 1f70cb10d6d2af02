import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../postgres/forTests.ts";
import { CHANGE_CHANNEL, createChangeFunction, createChangeTriggers, readChange } from "./changeTrigger.ts";

let database: TestDatabase;
let client: Client;
let heard: (payload: string) => void;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  client = new Client({ connectionString: database.url });
  client.on("error", () => undefined);
  client.on("notification", ({ payload }) => heard(payload ?? ""));
  await client.connect();
  await client.query(`
    create schema odd;
    create table odd."a 'quoted' table" (item_id uuid, "the ""owner""" uuid, note text);
    create table odd.plain (n int)`);
  await client.query(createChangeFunction);
  await client.query(createChangeTriggers("odd", "a 'quoted' table", ["item_id", 'the "owner"']));
  await client.query(createChangeTriggers("odd", "plain", []));
  await client.query(`listen ${CHANGE_CHANNEL}`);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function changeOf(sql: string): Promise<{ table: string; hints: readonly string[] }> {
  const notified = new Promise<string>((resolve) => {
    heard = resolve;
  });
  await client.query(sql);
  const { table, hints } = readChange(await notified);
  return { table, hints: hints.toSorted() };
}

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const TABLE = `odd."a 'quoted' table"`;

describe("a changed table", () => {
  it("is told with the uuids of the row, before and after the change", async () => {
    const table = "odd.a 'quoted' table";
    expect(await changeOf(`insert into ${TABLE} values ('${uuid(1)}', '${uuid(2)}', 'x')`)).toEqual({
      table,
      hints: [uuid(1), uuid(2)],
    });
    expect(await changeOf(`update ${TABLE} set item_id = '${uuid(3)}'`)).toEqual({
      table,
      hints: [uuid(1), uuid(2), uuid(3)],
    });
    expect(await changeOf(`delete from ${TABLE}`)).toEqual({ table, hints: [uuid(2), uuid(3)] });
    expect(await changeOf(`truncate ${TABLE}`)).toEqual({ table, hints: [] });
  });

  it("is told once for a change of any number of rows", async () => {
    const { hints } = await changeOf(
      `insert into ${TABLE} select gen_random_uuid(), gen_random_uuid() from generate_series(1, 5000)`,
    );
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(100);
  });

  it("needs no uuids", async () => {
    expect(await changeOf("insert into odd.plain values (1)")).toEqual({ table: "odd.plain", hints: [] });
  });
});
