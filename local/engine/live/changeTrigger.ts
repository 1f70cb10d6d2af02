/** The channel on which changed tables are named: `schema.table`, a space, and some uuids of the rows that changed. */
export const CHANGE_CHANNEL = "hdb_table_changes";
export const CHANGE_FUNCTION = "hdb_notify_table_change";

/** Serialises engines that create the same things at once. */
const SETUP_LOCK = 7_203_844_120;
const LOCK_TIMEOUT = "1s";
/** The uuids are a hint whom to ask first, so a few rows are enough; a payload has to stay below 8000 bytes. */
const HINT_ROWS = 8;
const HINT_VALUES = 100;

/** Several statements in one query are one transaction. */
export const createChangeFunction = `
  select pg_advisory_xact_lock(${SETUP_LOCK});
  create schema if not exists hdb_catalog;
  create or replace function hdb_catalog.${CHANGE_FUNCTION}() returns trigger language plpgsql as $function$
  declare
    source text := case tg_op
      when 'INSERT' then 'select * from new_rows'
      when 'UPDATE' then '(select * from new_rows limit ${HINT_ROWS}) union all (select * from old_rows limit ${HINT_ROWS})'
      when 'DELETE' then 'select * from old_rows' end;
    hints text;
  begin
    if tg_nargs > 0 and source is not null then
      execute format(
        'select string_agg(v::text, '','') from (select distinct unnest(array[%s]) as v from (%s limit ${HINT_ROWS * 2}) r limit ${HINT_VALUES}) d',
        tg_argv[0], source) into hints;
    end if;
    perform pg_notify('${CHANGE_CHANNEL}', tg_table_schema || '.' || tg_table_name || ' ' || coalesce(hints, ''));
    return null;
  end $function$;`;

const EVENTS = [
  { event: "insert", rows: "referencing new table as new_rows" },
  { event: "update", rows: "referencing new table as new_rows old table as old_rows" },
  { event: "delete", rows: "referencing old table as old_rows" },
  { event: "truncate", rows: "" },
];

/** Statement triggers, so that a bulk change costs one notification. @param uuidColumns names of the table's uuid columns */
export function createChangeTriggers(schema: string, table: string, uuidColumns: readonly string[]): string {
  const columns = uuidColumns.map(identifier).join(", ");
  const argument = columns === "" ? "" : `'${columns.replaceAll("'", "''")}'`;
  const statements = EVENTS.map(
    ({ event, rows }) => `
      create or replace trigger ${CHANGE_FUNCTION}_${event} after ${event} on ${identifier(schema)}.${identifier(table)}
        ${rows} for each statement execute function hdb_catalog.${CHANGE_FUNCTION}(${argument});`,
  );
  return `set local lock_timeout = '${LOCK_TIMEOUT}'; ${statements.join("")}`;
}

/** @returns table and hints of a payload */
export function readChange(payload: string): { table: string; hints: readonly string[] } {
  const space = payload.lastIndexOf(" ");
  const hints = payload.slice(space + 1);
  return { table: payload.slice(0, space), hints: hints === "" ? [] : hints.split(",") };
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
