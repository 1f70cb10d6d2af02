import { both, type Condition, type Left } from "../model/condition.ts";
import type { Column, SelectPermission, Table } from "../model/model.ts";
import type { RoleSchema } from "../schema/roleSchema.ts";
import { rowType } from "../schema/rows.ts";
import type { Input, LeafInput } from "../validate/input.ts";
import { valueParameter } from "../validate/leaves.ts";
import { describe, invalid } from "../validate/refusals.ts";
import type { SelectedField } from "../validate/selection.ts";
import { actionResultText } from "./actionResult.ts";
import { aggregateText } from "./aggregates.ts";
import { connectionText } from "./connections.ts";
import { functionCall } from "./functionCall.ts";
import { decodeGlobalId, keyText, keyValues } from "./globalId.ts";
import { rowsText, whereSql, type RowSource } from "./rows.ts";
import { rowText } from "./rowText.ts";
import { tableRow, type Compilation } from "./statement.ts";

/** SQL of JSON text for one root field that reads; `undefined` for a field that is not SQL. */
export function queryRootText(field: SelectedField, schema: RoleSchema, compilation: Compilation): string | undefined {
  const { meaning, args } = field;
  switch (meaning.kind) {
    case "rows":
    case "aggregate":
    case "connection": {
      const { table, permission } = meaning;
      const source: RowSource = { table, permission, sql: table.sql };
      const make = { rows: rowsText, aggregate: aggregateText, connection: connectionText }[meaning.kind];
      return make(source, args, field.selection!, compilation);
    }
    case "byKey":
      return singleRow(field, meaning.table, meaning.permission, keyCondition(meaning, args), compilation);
    case "actionResult":
      return actionResultText(field, meaning.action, schema.scope.access.role, compilation);
    case "node":
      return nodeText(field, schema, compilation);
    case "functionRows":
    case "functionAggregate":
    case "functionConnection": {
      const { function: tracked, permission } = meaning;
      const sql = functionCall(tracked.function, { row: undefined, inputs: args.get("args") }, compilation);
      const source: RowSource = { table: tracked.table, permission, sql, fromFunction: true };
      if (!tracked.returnsSet) return functionRow(field, source, compilation);
      const make = { functionRows: rowsText, functionAggregate: aggregateText, functionConnection: connectionText }[
        meaning.kind
      ];
      return make(source, args, field.selection!, compilation);
    }
    default:
      return undefined;
  }
}

function singleRow(
  field: SelectedField,
  table: Table,
  permission: SelectPermission,
  condition: Condition,
  compilation: Compilation,
  selection = field.selection!,
): string {
  const row = tableRow(compilation.statement.alias());
  const where = whereSql({ table, permission, sql: table.sql }, row, condition, compilation);
  return `coalesce((select ${rowText(selection, table, row, compilation)} from ${table.sql} ${row.alias} where ${where} limit 1), 'null')`;
}

/** A function that returns one row. A row of NULLs only counts as no row. */
function functionRow(field: SelectedField, source: RowSource, compilation: Compilation): string {
  const row = { ...tableRow(compilation.statement.alias()), trusted: false };
  const where = whereSql(source, row, both(), compilation);
  const text = rowText(field.selection!, source.table, row, compilation);
  return `coalesce((select ${text} from ${source.sql} ${row.alias} where not (${row.alias} is null) and ${where} limit 1), 'null')`;
}

/**
 * The rows whose primary key has the values of `args`, by GraphQL names. A row is not found by a key that an inherited
 * role may not see of it.
 */
export function keyCondition(
  { table, permission }: { table: Table; permission: SelectPermission },
  args: ReadonlyMap<string, Input>,
): Condition {
  return both(
    ...(table.primaryKey ?? []).map((column): Condition => {
      const right = valueParameter(args.get(column.field)!, column.type);
      return { kind: "compare", left: seenCell(column, permission), operator: "=", right };
    }),
  );
}

const seenCell = (column: Column, { cells }: SelectPermission): Left => ({ column, shownWhere: cells?.get(column) });

function nodeText(field: SelectedField, { scope }: RoleSchema, compilation: Compilation): string {
  const input = field.args.get("id") as LeafInput;
  // The table that the id names decides about the SQL; the values of the key do not.
  if (input.origin) compilation.input.noteStatic(input.origin.variable, input.origin.at, nodeDigest);
  const read = (variables: Readonly<Record<string, unknown>>) => {
    const value = input.read(variables);
    if (typeof value !== "string") {
      throw invalid(
        `expected a String or a 32-bit integer for type 'ID', but found ${describe(value, input.literal)}`,
        input.path,
      );
    }
    return decodeGlobalId(value, input.path);
  };
  const id = read(compilation.input.variables);
  const table = scope.model.tables.get(`${id.schema}.${id.table}`);
  const permission = table && scope.access.select(table);
  if (!table?.primaryKey || !permission) {
    throw invalid(`invalid node id: no such table found: '${id.schema}.${id.table}'`, input.path);
  }
  const key = table.primaryKey;
  keyValues(key, id, input.path);
  const condition = both(
    ...key.map((column: Column, index): Condition => ({
      kind: "compare",
      left: seenCell(column, permission),
      operator: "=",
      right: {
        type: column.type.sql,
        text: ({ variables }) => keyText(column, read(variables).keys[index], field.path),
      },
    })),
  );
  const selection = field.selectionOf!(rowType(scope, table, permission));
  return singleRow(field, table, permission, condition, compilation, selection);
}

/** The part of a global id that the SQL depends on. */
export function nodeDigest(value: unknown): string {
  try {
    const { schema, table, keys } = decodeGlobalId(String(value), "$");
    return `${schema}.${table}/${keys.length}`;
  } catch {
    return String(value);
  }
}
