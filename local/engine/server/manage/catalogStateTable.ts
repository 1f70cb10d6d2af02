/** The catalogue version of the Hasura release that this engine stands in for. */
const CATALOG_VERSION = "48";
const SETUP_LOCK = 7_203_844_123;

/** Creates, if it is missing, the one row in which Hasura keeps what the CLI and the console store. */
export const CATALOG_STATE_TABLE = `
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
