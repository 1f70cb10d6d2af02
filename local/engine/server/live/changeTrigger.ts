/** The channel on which changed tables are announced; {@link readChange} parses its messages. */
export const CHANGE_CHANNEL = "hdb_table_changes";
/** Names of triggers begin so and end with their event; names of their functions end with their table's oid. */
export const CHANGE_PREFIX = "hdb_notify_table_change";

/** A lock that lets engines create the same things one after the other. */
const SETUP_LOCK = 7_203_844_120;
const LOCK_TIMEOUT = "1s";
/** A change of at most so many rows (for an update, before and after) is announced with all their uuids. */
const ROWS = 32;
/** Bytes of a uuid and a comma. */
const HINT_LENGTH = 37;
/** A payload must stay below 8000 bytes, of which a table's name may take 500. */
const LONGEST_HINTS = HINT_LENGTH * 200 - 1;
const ALL = "=";
const SOME = "~";

export interface Table {
  schema: string;
  name: string;
  oid: string;
  /** The names of its uuid columns. */
  uuidColumns: readonly string[];
}

/** A statement that changed a table. */
export interface Change {
  /** `schema.table` */
  table: string;
  /** The uuids in the rows that it changed, before and after. */
  hints: readonly string[];
  /** Whether these are all the uuids. */
  isComplete: boolean;
}

const EVENTS = [
  { event: "insert", rows: ["new_rows"], referencing: "referencing new table as new_rows" },
  {
    event: "update",
    rows: ["new_rows", "old_rows"],
    referencing: "referencing new table as new_rows old table as old_rows",
  },
  { event: "delete", rows: ["old_rows"], referencing: "referencing old table as old_rows" },
  { event: "truncate", rows: [], referencing: "" },
];

/**
 * Triggers for each statement, so that a bulk change costs one notification, and a change of no row costs none. Each
 * table has a function of its own, because SQL that is built at run time is planned at each call, which would double
 * the cost of a write.
 */
export function createChangeTriggers({ name, oid, schema, uuidColumns }: Table): string {
  const table = `${identifier(schema)}.${identifier(name)}`;
  const notify = (hints: string): string =>
    `perform pg_notify('${CHANGE_CHANNEL}', ${literal(`${schema}.${name} `)} || ${hints});`;
  const branches = EVENTS.map(({ event, rows }) => {
    if (rows.length === 0) return `when '${event.toUpperCase()}' then ${notify(`'${SOME}'`)}`;
    const of = rows.map((each) => `(select * from ${each} limit ${ROWS + 1})`).join(" union all ");
    const hints = `concat_ws(',', ${["null", ...uuidColumns.map((column) => `r.${identifier(column)}`)].join(", ")})`;
    return `when '${event.toUpperCase()}' then
      select string_agg(nullif(${hints}, ''), ','), count(*) into hints, changed from (${of}) r;`;
  });
  const triggers = EVENTS.map(
    ({ event, referencing }) => `
      create or replace trigger ${CHANGE_PREFIX}_${event} after ${event} on ${table}
        ${referencing} for each statement execute function hdb_catalog.${CHANGE_PREFIX}_${oid}();`,
  );
  const body = `
    declare
      hints text;
      changed int := 0;
    begin
      case tg_op ${branches.join("\n")} end case;
      if changed > ${ROWS} or length(hints) > ${LONGEST_HINTS} then
        ${notify(`'${SOME}' || coalesce(left(hints, ${LONGEST_HINTS}), '')`)}
      elsif changed > 0 then
        ${notify(`'${ALL}' || coalesce(hints, '')`)}
      end if;
      return null;
    end`;
  const call = `hdb_catalog.${CHANGE_PREFIX}_${oid}()`;
  // Several statements in one query are one transaction.
  return `
    set local lock_timeout = '${LOCK_TIMEOUT}';
    select pg_advisory_xact_lock(${SETUP_LOCK});
    create schema if not exists hdb_catalog;
    create or replace function ${call} returns trigger language plpgsql as ${literal(body)};
    comment on function ${call} is ${literal(uuidColumns.join())};
    ${triggers.join("")}`;
}

/**
 * One row: kind, oid, uuid columns, and the columns that the table's triggers know, null without triggers; `$1` schema,
 * `$2` name.
 */
export const FIND_TABLE = `
  select c.relkind as kind, c.oid::text as oid,
         array(select a.attname::text from pg_attribute a
                where a.attrelid = c.oid and a.atttypid = 'uuid'::regtype and a.attnum > 0 and not a.attisdropped
                order by a.attnum) as "uuidColumns",
         (select coalesce(obj_description(t.tgfoid, 'pg_proc'), '') from pg_trigger t
           where t.tgrelid = c.oid and t.tgname = '${CHANGE_PREFIX}_truncate') as known
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = $1 and c.relname = $2`;

/**
 * Removes the triggers of one table, or all. It gives up rather than wait for whoever uses a table.
 * @param oid of the table
 */
export function dropChangeTriggers(oid?: string): string {
  const which = oid === undefined ? `^@ '${CHANGE_PREFIX}'` : `= '${CHANGE_PREFIX}_${oid}'`;
  return `
    set local lock_timeout = '200ms';
    do $drop$ declare found regprocedure; begin
      for found in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
                    where n.nspname = 'hdb_catalog' and p.proname ${which}
      loop execute format('drop function %s cascade', found); end loop;
    end $drop$;`;
}

export function readChange(payload: string): Change {
  const space = payload.lastIndexOf(" ");
  const hints = payload.slice(space + 2);
  return {
    table: payload.slice(0, space),
    hints: hints === "" ? [] : hints.split(","),
    isComplete: payload[space + 1] === ALL,
  };
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
