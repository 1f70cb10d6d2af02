import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import {
  CHANGE_CHANNEL,
  createChangeTriggers,
  dropChangeTriggers,
  FIND_TABLE,
  readChange,
  type Change,
  type Table,
} from "./changeTrigger.ts";

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
  for (const name of ["a 'quoted' table", "plain"]) {
    await client.query(createChangeTriggers({ schema: "odd", name, ...(await found(name)) }));
  }
  await client.query(`listen ${CHANGE_CHANNEL}`);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function found(name: string): Promise<Pick<Table, "oid" | "uuidColumns"> & { known: string | null }> {
  const { rows } = await client.query(FIND_TABLE, ["odd", name]);
  return rows[0];
}

async function changeOf(sql: string): Promise<Change> {
  const notified = new Promise<string>((resolve) => {
    heard = resolve;
  });
  await client.query(sql);
  const change = readChange(await notified);
  return { ...change, hints: [...new Set(change.hints)].toSorted() };
}

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const TABLE = `odd."a 'quoted' table"`;

describe("a changed table", () => {
  const table = "odd.a 'quoted' table";

  it("is announced with every uuid of the row, before and after the change", async () => {
    expect(await changeOf(`insert into ${TABLE} values ('${uuid(1)}', '${uuid(2)}', 'x')`)).toEqual({
      table,
      hints: [uuid(1), uuid(2)],
      isComplete: true,
    });
    expect(await changeOf(`update ${TABLE} set item_id = '${uuid(3)}'`)).toEqual({
      table,
      hints: [uuid(1), uuid(2), uuid(3)],
      isComplete: true,
    });
    expect(await changeOf(`update ${TABLE} set item_id = null`)).toEqual({
      table,
      hints: [uuid(2), uuid(3)],
      isComplete: true,
    });
    expect(await changeOf(`delete from ${TABLE}`)).toEqual({ table, hints: [uuid(2)], isComplete: true });
    expect(await changeOf(`truncate ${TABLE}`)).toEqual({ table, hints: [], isComplete: false });
  });

  it("is announced once for a change of many rows, saying that not every uuid is named", async () => {
    const change = await changeOf(
      `insert into ${TABLE} select gen_random_uuid(), gen_random_uuid() from generate_series(1, 5000)`,
    );
    expect(change.isComplete).toBe(false);
    expect(change.hints.length).toBeGreaterThan(0);
    expect(change.hints.every((hint) => /^[0-9a-f-]{36}$/.test(hint))).toBe(true);
  });

  it("never has a payload so long that the write fails", async () => {
    const columns = Array.from({ length: 12 }, (_, n) => `wide_${n} uuid default gen_random_uuid()`).join(", ");
    await client.query(`create table odd.wide (${columns})`);
    await client.query(createChangeTriggers({ schema: "odd", name: "wide", ...(await found("wide")) }));
    const change = await changeOf("insert into odd.wide select from generate_series(1, 30)");
    expect(change.isComplete).toBe(false);
    expect(change.hints).toHaveLength(200);
  });

  it("is not announced for statements that changed no row", async () => {
    await client.query(`update ${TABLE} set note = 'y' where false; delete from ${TABLE} where false`);
    expect(await changeOf("insert into odd.plain values (1)")).toEqual({
      table: "odd.plain",
      hints: [],
      isComplete: true,
    });
  });

  it("has triggers that record which columns they know", async () => {
    expect(await found("a 'quoted' table")).toMatchObject({ known: 'item_id,the "owner"' });
    await client.query(`alter table ${TABLE} add column later_id uuid`);
    const { known, uuidColumns } = await found("a 'quoted' table");
    expect(uuidColumns.join()).not.toBe(known);
  });

  it("is no longer announced once its triggers are dropped, while its neighbours are", async () => {
    const { oid } = await found("plain");
    await client.query(dropChangeTriggers(oid));
    await client.query("insert into odd.plain values (2)");
    expect((await changeOf(`insert into ${TABLE} values ('${uuid(9)}')`)).table).toBe(table);
    await client.query(dropChangeTriggers());
    expect((await found("a 'quoted' table")).known).toBeNull();
  });
});
