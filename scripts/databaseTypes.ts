/**
 * Writes actions/db/schema.ts from the migrations (`npm run db:types`), so that a renamed column does not compile.
 * With `--check` it only compares and exits 1 when the file is stale.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql, type Kysely } from "kysely";
import { Cli, type DatabaseMetadata } from "kysely-codegen";
import { migrate } from "../local/postgres/migrate.ts";
import { startThrowAwayCluster } from "../local/postgres/throwAwayCluster.ts";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "actions/db/schema.ts");
const cluster = await startThrowAwayCluster("types");
try {
  const url = `${cluster.url}/postgres`;
  await migrate(url, path.join(root, "hasura/migrations/default"));
  const draft = await new Cli().generate({
    logLevel: "silent",
    dialect: "postgres",
    url,
    includePattern: "(public|private|auth).*",
    defaultSchemas: ["public"],
    dateParser: "string",
    typeMapping: { int8: "number", timestamptz: "Date", citext: "string", inet: "string", numeric: "string" },
    outFile: null,
    postprocess: ({ db, metadata }) => withWords(db, metadata),
  });
  // Formatted like every other file, because otherwise the formatter and this check would refuse each other's work.
  const fresh = execFileSync(
    process.execPath,
    [path.join(root, "node_modules/oxfmt/bin/oxfmt"), `--stdin-filepath=${target}`],
    { cwd: root, input: draft, encoding: "utf8" },
  );
  if (!process.argv.includes("--check")) writeFileSync(target, fresh);
  else if (readFileSync(target, "utf8") !== fresh) {
    console.error("actions/db/schema.ts is stale: run npm run db:types");
    process.exitCode = 1;
  }
} finally {
  await cluster.stop();
}

/**
 * Gives each column that refers to a table of words (its key is called `value`) the type of these words, such as
 * `GroupStatusesValue`, so that a state or kind unknown to the database does not compile.
 */
async function withWords(db: Kysely<unknown>, metadata: DatabaseMetadata): Promise<DatabaseMetadata> {
  const { rows } = await sql<{ schema: string; table: string; column: string; full_name: string; words: string }>`
    select n.nspname as schema, c.relname as table, a.attname as column, wn.nspname || '.' || w.relname as full_name, w.relname as words
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_class w on w.oid = k.confrelid join pg_namespace wn on wn.oid = w.relnamespace
    join pg_attribute key on key.attrelid = k.confrelid and key.attnum = k.confkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1 and key.attname = 'value'`.execute(db);
  for (const reference of rows) {
    const type = `${reference.words}_value`;
    if (!metadata.enums.has(`public.${type}`)) {
      const { rows: words } = await sql<{ value: string }>`
        select value from ${sql.table(reference.full_name)} order by value`.execute(db);
      for (const { value } of words) metadata.enums.add(`public.${type}`, value);
    }
    const table = metadata.tables.find(({ name, schema }) => name === reference.table && schema === reference.schema);
    const column = table?.columns.find(({ name }) => name === reference.column);
    if (!column) throw new Error(`no column ${reference.table}.${reference.column} in the database`);
    column.dataType = type;
    column.dataTypeSchema = "public";
  }
  return metadata;
}
