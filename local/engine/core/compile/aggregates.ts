import type { ScalarType } from "../model/model.ts";
import { INTEGER } from "../model/scalars.ts";
import { FLOAT_AGGREGATES } from "../schema/aggregates.ts";
import { booleanValue } from "../validate/leaves.ts";
import type { SelectedField, Selection } from "../validate/selection.ts";
import { aggregateCall, shown } from "./conditionSql.ts";
import { objectText, stringJson, valueJson, type JsonText } from "./json.ts";
import { rowQuery, rowsText, type Arguments, type RowSource } from "./rows.ts";
import { handedOn, rowColumns, type Compilation, type Row } from "./statement.ts";
import { enumColumns } from "./where.ts";

/** `X_aggregate`: values over the rows, and the rows themselves. The permission's limit binds the rows alone. */
export function aggregateText(
  source: RowSource,
  args: Arguments,
  selection: Selection,
  compilation: Compilation,
): string {
  const query = rowQuery(source, args, compilation, { withPermissionLimit: false });
  let { from, row } = query;
  if (query.limitSql !== "") {
    // Limits have to be applied before the rows are counted.
    const outer = compilation.statement.alias();
    from = `(select ${rowColumns(row)} from ${query.from}${query.orderSql}${query.limitSql}) ${outer}`;
    row = handedOn(row, outer);
  }
  const text = objectText(
    selection.fields.map((field): [string, JsonText] => {
      switch (field.meaning.kind) {
        case "typename":
          return [field.key, stringJson(selection.type.name)];
        case "aggregateNodes":
          return [field.key, { sql: rowsText(source, args, field.selection!, compilation), nullable: false }];
        default:
          return [field.key, { sql: valuesText(field.selection!, row, compilation), nullable: false }];
      }
    }),
  );
  // Without an aggregate function SQL would answer one row for each row, not one for all.
  const isAggregated = selection.fields.some(
    (field) => field.meaning.kind === "aggregateValues" && field.selection!.fields.some(aggregates),
  );
  return isAggregated ? `(select ${text} from ${from})` : `(${text})`;
}

/** Whether a value over all rows is asked for, and not only `__typename`. */
const aggregates = ({ meaning, selection }: SelectedField): boolean =>
  meaning.kind === "count" ||
  (meaning.kind === "aggregateFunction" && selection!.fields.some((field) => field.meaning.kind === "aggregateColumn"));

function valuesText(selection: Selection, row: Row, compilation: Compilation): string {
  return objectText(
    selection.fields.map((field): [string, JsonText] => {
      const { meaning } = field;
      switch (meaning.kind) {
        case "typename":
          return [field.key, stringJson(selection.type.name)];
        case "count":
          return [field.key, countText(field, row, compilation)];
        case "aggregateFunction":
          return [
            field.key,
            { sql: columnsText(field.selection!, meaning.function, row, compilation), nullable: false },
          ];
        default:
          throw new Error(`the field ${field.name} does not belong to an aggregate`);
      }
    }),
  );
}

function countText({ args }: SelectedField, row: Row, compilation: Compilation): JsonText {
  const distinct = args.get("distinct");
  const isDistinct = distinct !== undefined && booleanValue(distinct, compilation.input);
  const call = aggregateCall("count", enumColumns(args.get("columns")), isDistinct, row.alias);
  return valueJson(call, INTEGER, false, false);
}

function columnsText(selection: Selection, name: string, row: Row, compilation: Compilation): string {
  return objectText(
    selection.fields.map((field): [string, JsonText] => {
      const { meaning } = field;
      if (meaning.kind !== "aggregateColumn") return [field.key, stringJson(selection.type.name)];
      const value = shown(`${row.alias}.${meaning.column.sql}`, meaning.shownWhere, row, compilation);
      const type = resultType(name, meaning.column.type);
      const isFloat = (FLOAT_AGGREGATES as readonly string[]).includes(name);
      return [field.key, valueJson(`${name}(${value})`, type, true, compilation.stringifyNumbers && !isFloat)];
    }),
  );
}

/**
 * Postgres widens the type of a sum of integers. The schema keeps the column's type, and the sum is written in that
 * type.
 */
function resultType(name: string, type: ScalarType): ScalarType {
  if (name === "max" || name === "min" || name === "sum") return type;
  return { ...type, pg: "numeric", sql: "numeric" };
}
