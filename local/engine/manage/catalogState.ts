import type { Pool } from "pg";
import { parseFailed, record, SUCCESS, text, type Commands } from "./calls.ts";

/** The catalogue version of the release that this engine stands in for. */
const CATALOG_VERSION = "48";
const SETUP_LOCK = 7_203_844_123;

const SETUP = `
  select pg_advisory_xact_lock(${SETUP_LOCK});
  create schema if not exists hdb_catalog;
  create table if not exists hdb_catalog.hdb_version (
    hasura_uuid uuid primary key default gen_random_uuid(),
    version text not null,
    upgraded_on timestamptz not null,
    cli_state jsonb not null default '{}',
    console_state jsonb not null default '{}'
  );
  create unique index if not exists hdb_version_one_row on hdb_catalog.hdb_version ((version is not null));
  insert into hdb_catalog.hdb_version (version, upgraded_on) values ('${CATALOG_VERSION}', now())
    on conflict do nothing;`;

const COLUMNS: Readonly<Record<string, string>> = { cli: "cli_state", console: "console_state" };

/** What the CLI and the console remember of a server: the CLI keeps there which migrations are applied. */
export function catalogStateCommands(pool: Pool): Commands {
  return {
    get_catalog_state: {
      changes: false,
      async run() {
        await pool.query(SETUP);
        const { rows } = await pool.query(
          "select hasura_uuid as id, cli_state, console_state from hdb_catalog.hdb_version",
        );
        return rows[0] as unknown;
      },
    },
    set_catalog_state: {
      changes: false,
      async run(args) {
        const column = COLUMNS[text(args, "type")];
        if (!column) throw parseFailed('unexpected catalog state type, expected "cli" or "console"', "$.type");
        const { state } = record(args);
        if (state === undefined) throw parseFailed('key "state" not found', "$");
        await pool.query(SETUP);
        await pool.query(`update hdb_catalog.hdb_version set ${column} = $1`, [JSON.stringify(state)]);
        return SUCCESS;
      },
    },
  };
}
