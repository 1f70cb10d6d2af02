/** R3: no limit is a row that nothing reads, and no limit of the catalogue is typed beside its row. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ownDatabase } from "./ownDatabase.ts";

const database = ownDatabase();

/** Limits of what comes with a later part: the only rows that may stand and wait. */
const TO_COME = ["withdrawals_per_day"];

/** A CHECK cannot read another table, so it repeats the figures of its rows; the rows by the constraints. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  groups_description_length: ["description_max"],
  groups_name_length: ["name_min", "name_max"],
  groups_rules_length: ["rules_max"],
  join_requests_message_length: ["join_message_max"],
  leave_requests_answer_length: ["leave_reason_max"],
  leave_requests_reason_length: ["leave_reason_max"],
  join_requests_reason_length: ["rejection_reason_max"],
  messages_length: ["message_max"],
};

const SOURCES = ["actions", "web", "hasura/migrations"];
const NOT_READ = /\/(__generated__|documents|node_modules|test)\/|\.test\.tsx?$|create_clock_and_catalogue/;

const files = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
).filter((file) => /\.(ts|tsx|sql)$/.test(file) && !NOT_READ.test(file));

/** A name that is quoted is read; one taken out of an object by name was asked for in quotes too. */
const quoted = new Set(
  files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/["'](\w+)["']/g)].map(([, name]) => name!)),
);

const limits = async () => {
  const { rows } = await database.client.query<{ limit_id: string; value: string }>(
    'select limit_id, value from limits order by limit_id collate "C"',
  );
  return new Map(rows.map(({ limit_id, value }) => [limit_id, value]));
};

it("R3: every limit has a reader, in the code or in a constraint", async () => {
  expect(files.length).toBeGreaterThan(300);
  const held = new Set(Object.values(CHECKS).flat());
  const unread = [...(await limits()).keys()].filter((name) => !quoted.has(name) && !held.has(name));
  expect(unread).toEqual(TO_COME);
});

it.each(Object.entries(CHECKS))("R3: %s holds the figures of its rows", async (constraint, names) => {
  const { rows } = await database.client.query<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1",
    [constraint],
  );
  const values = await limits();
  const figures = [...rows[0]!.rule.matchAll(/\b\d+\b/g)].map(([figure]) => figure);
  expect(figures).toEqual(names.map((name) => String(values.get(name))));
});
