import type { EventOperation, EventTrigger, OperationSpec } from "./definitions.ts";

/** A column of a table with its type, as the catalogue names them. */
export interface Column {
  name: string;
  type: string;
}

export const EVENT_CHANNEL = "hdb_events";

/** Types without an equality operator; where columns are named, they are compared as text. */
const NO_EQUALITY = new Set(["json", "xml", "point", "polygon", "box", "path"]);
const STRINGIFIED = new Set(["int8", "numeric", "float8"]);

/** The name of the function and of the trigger that calls it. */
export function triggerName({ name }: EventTrigger, operation: EventOperation): string {
  return `notify_hasura_${name}_${operation}`;
}

/**
 * The body of a trigger function that writes one event, in the transaction of the change.
 * @throws Error naming a column that the table does not have
 */
export function triggerBody(
  trigger: EventTrigger,
  operation: EventOperation,
  columns: readonly Column[],
  stringifyNumbers: boolean,
): string {
  const spec = trigger.operations[operation] as OperationSpec;
  const payload = choose(columns, spec.payload);
  const row = (record: "OLD" | "NEW"): string => {
    // The whole row includes a column that was added, before metadata is reloaded.
    if (spec.payload === "*" && !stringifyNumbers) return `row_to_json(${record})`;
    const chosen = payload.map(
      ({ name, type }) =>
        `${record}.${ident(name)}${stringifyNumbers && STRINGIFIED.has(type) ? "::text" : ""} as ${ident(name)}`,
    );
    return `row_to_json((select r from (select ${chosen.join(", ")}) as r))`;
  };
  const old = operation === "INSERT" ? "null" : row("OLD");
  const now = operation === "DELETE" ? "null" : row("NEW");
  return `
begin
  ${operation === "UPDATE" ? `if not (${changed(spec.columns, columns)}) then return null; end if;` : ""}
  insert into hdb_catalog.event_log (schema_name, table_name, trigger_name, payload)
  -- tg_table_name would be the partition that a row of a partitioned table lies in
  values (${literal(trigger.table.schema)}, ${literal(trigger.table.name)}, ${literal(trigger.name)}, json_build_object(
    'op', tg_op,
    'data', json_build_object('old', ${old}, 'new', ${now}),
    -- a setting that was local to an earlier transaction reads as an empty text
    'session_variables', nullif(current_setting('hasura.user', true), '')::json,
    'trace_context', null
  ));
  perform pg_notify('${EVENT_CHANNEL}', '');
  return null;
end`;
}

function changed(wanted: "*" | readonly string[], columns: readonly Column[]): string {
  if (wanted === "*") return "to_jsonb(OLD) is distinct from to_jsonb(NEW)";
  if (wanted.length === 0) return "false";
  return choose(columns, wanted)
    .map(({ name, type }) => {
      const cast = NO_EQUALITY.has(type) ? "::text" : "";
      return `OLD.${ident(name)}${cast} is distinct from NEW.${ident(name)}${cast}`;
    })
    .join(" or ");
}

function choose(columns: readonly Column[], wanted: "*" | readonly string[]): readonly Column[] {
  if (wanted === "*") return columns;
  return wanted.map((name) => {
    const column = columns.find((candidate) => candidate.name === name);
    if (!column) throw new Error(`column "${name}" does not exist`);
    return column;
  });
}

export function ident(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
