/** Stands in for the Hasura CLI in the test of a deployment: makes its calls, and remembers what it was asked to do. */
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { readMetadata } from "../../local/engine/core/metadata/readMetadata.ts";
import type { Metadata } from "../../local/engine/interface.ts";
import { CliCalls } from "../../local/engine/server/manage/forTests.ts";
import { engineAt } from "../../local/engine/test/startForTest.ts";

const { CALLS = "", HASURA_GRAPHQL_ADMIN_SECRET = "", HASURA_GRAPHQL_DATABASE_URL, SPOIL_SQL } = process.env;
const args = process.argv.slice(2);
const command = args.slice(0, 2).join(" ");
const project = args[args.indexOf("--project") + 1]!;
appendFileSync(CALLS, `${command}\n`);

const endpoint = /^endpoint: (.*)$/m.exec(readFileSync(path.join(project, "config.yaml"), "utf8"))![1]!;
const cli = new CliCalls(engineAt(endpoint, HASURA_GRAPHQL_ADMIN_SECRET));
const metadata = () =>
  JSON.parse(JSON.stringify(readMetadata({ directory: path.join(project, "metadata") }))) as Metadata;

switch (command) {
  case "migrate apply":
    await cli.migrateApply(path.join(project, "migrations/default"));
    break;
  case "metadata apply":
    await cli.metadataApply(metadata());
    await inDatabase(async (client) => {
      await client.query(
        "create table if not exists hdb_catalog.hdb_metadata (id int primary key, metadata json not null)",
      );
      await client.query("delete from hdb_catalog.hdb_metadata");
      await client.query("insert into hdb_catalog.hdb_metadata values (1, $1)", [JSON.stringify(metadata())]);
    });
    break;
  case "metadata reload":
    await cli.metadataReload();
    if (SPOIL_SQL) await inDatabase((client) => client.query(SPOIL_SQL));
    break;
  case "metadata inconsistency":
    await cli.inconsistency();
    break;
  default:
    throw new Error(`the deployment asked for something new: ${command}`);
}

/** Where Hasura would keep its metadata: the embedded engine has it in memory. */
async function inDatabase(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: HASURA_GRAPHQL_DATABASE_URL });
  await client.connect();
  await work(client);
  await client.end();
}
