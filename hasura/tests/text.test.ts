/** Where people's text goes straight from a mutation of Hasura's into a table, a constraint says what a text may be. */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMetadata } from "../../local/engine/core/metadata/readMetadata.ts";
import { keyOf, type SourceMetadata } from "../../local/engine/core/metadata/shapes.ts";
import { METADATA, openStage, type Stage } from "./asking.ts";
import { idOf, sessionOf } from "./cast.ts";

/** Every column that a role may insert or update by a mutation of the table. */
function writableColumns(): { table: string; column: string }[] {
  const source = readMetadata(METADATA).sources[0] as SourceMetadata;
  return (source.tables ?? []).flatMap((table) => {
    const permissions = [...(table.insert_permissions ?? []), ...(table.update_permissions ?? [])];
    const columns = new Set(permissions.flatMap(({ permission }) => permission.columns as string[]));
    return [...columns].map((column) => ({ table: keyOf(table.table), column }));
  });
}

const UNFIT = [
  { what: "a control character", sql: `'a bell' || chr(7)` },
  { what: "longer than anything that people write", sql: `repeat('x', 100000)` },
];
const CHECK_OR_REFERENCE = new Set(["23514", "23503"]);

let stage: Stage;
let client: pg.PoolClient;
beforeAll(async () => {
  stage = await openStage();
  client = await stage.pool.connect();
});
afterAll(async () => {
  client.release();
  await stage.close();
});

async function typeOf(table: string, column: string): Promise<string> {
  const { rows } = await client.query<{ type: string }>(
    "select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attname = $2",
    [table, column],
  );
  return rows[0]!.type;
}

describe("a column that a mutation may write takes no text that is", () => {
  it.each(writableColumns())("$table $column", async ({ column, table }) => {
    if (!["text", "citext"].includes(await typeOf(table, column))) return;
    for (const { sql, what } of UNFIT) {
      await client.query("begin");
      const outcome = await client
        .query(`update ${table} set ${column} = ${sql}`)
        .then(({ rowCount }) => `took it in ${rowCount} rows`)
        .catch((error: pg.DatabaseError) => (CHECK_OR_REFERENCE.has(error.code ?? "") ? "refused" : error.message));
      await client.query("rollback");
      expect({ what, outcome }).toEqual({ what, outcome: "refused" });
    }
  });
});

it.each([
  ["+05:00", false],
  ["Mars/Olympus", false],
  ["", false],
  ["Europe/Paris", true],
])("a person's time zone %j is taken: %s (D55)", async (zone, taken) => {
  await client.query("begin");
  const outcome = await client.query("update user_profiles set time_zone = $1", [zone]).then(
    () => "taken",
    (error: pg.DatabaseError) => error.constraint,
  );
  await client.query("rollback");
  expect(outcome).toBe(taken ? "taken" : "user_profiles_time_zone_known");
});

it.each([
  ["groups", "name"],
  ["user_profiles", "alias"],
])("%s.%s takes names in the form in which the service stores them, and no others (D98)", async (table, column) => {
  const take = async (name: string) => {
    await client.query("begin");
    const one = `select ctid from ${table} limit 1`;
    const outcome = await client.query(`update ${table} set ${column} = $1 where ctid = (${one})`, [name]).then(
      () => "taken",
      (error: pg.DatabaseError) => error.constraint,
    );
    await client.query("rollback");
    return outcome;
  };
  for (const name of ["Garden", "Am\u00e9lie", "\u{1f469}\u200d\u{1f467} \u2764\ufe0f", "\u05d7\u05e0\u05d4"])
    expect([name, await take(name)]).toEqual([name, "taken"]);
  for (const name of [
    " Garden",
    "Garden ",
    "Ame\u0301lie",
    "\u200b\u200b\u200b",
    "Garden\u2060",
    "\u202enedraG",
    "\u00a0Garden",
  ])
    expect([name, await take(name)]).toEqual([name, `${table}_${column}_is_a_name`]);
});

it.each([
  { what: "U+0000", text: String.raw`\u0000` },
  { what: "half of a surrogate pair", text: String.raw`\ud800` },
])("a message with $what is refused as bad input, not as a fault of ours", async ({ text }) => {
  const say = `mutation { insert_messages(objects: { chat_id: "group_${idOf("inner")}", message: "Hi ${text}" }) { affected_rows } }`;
  const code = await stage.ask(sessionOf("member", "ben"), say).then(
    () => "taken",
    (error: { code?: string }) => error.code,
  );
  expect(["data-exception", "validation-failed", "parse-failed", "constraint-violation"]).toContain(code);
});
