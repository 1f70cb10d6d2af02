import type { Condition } from "../model/condition.ts";
import type { Column, Table } from "../model/model.ts";
import type { SelectedField, Selection } from "../validate/selection.ts";
import { stringValue } from "../validate/leaves.ts";
import { aggregateText } from "./aggregates.ts";
import { joined, shown } from "./conditionSql.ts";
import { connectionText } from "./connections.ts";
import { functionCall } from "./functionCall.ts";
import { globalIdJson } from "./globalId.ts";
import { jsonPath } from "./jsonPath.ts";
import { rowObjectText, stringJson, valueJson, type JsonText } from "./json.ts";
import { arrayText } from "../model/parameter.ts";
import { argumentsPath, rowsText, whereSql, type RowSource } from "./rows.ts";
import { both } from "../model/condition.ts";
import { tableRow, type Compilation, type Row } from "./statement.ts";

/** The JSON object of one row, as SQL of type text that is never NULL. */
export function rowText(selection: Selection, table: Table, row: Row, compilation: Compilation): string {
  return rowObjectText(
    selection.fields.map((field) => [field.key, fieldText(field, selection, table, row, compilation)] as const),
  );
}

function fieldText(
  field: SelectedField,
  selection: Selection,
  table: Table,
  row: Row,
  compilation: Compilation,
): JsonText {
  const { meaning, args } = field;
  switch (meaning.kind) {
    case "typename":
      return stringJson(selection.type.name);
    case "column":
      return columnText(meaning.column, field, row, compilation, meaning.shownWhere);
    case "globalId":
      return globalIdJson(table, row);
    case "relatedRow": {
      const { relationship, permission } = meaning;
      const other = tableRow(compilation.statement.alias());
      const source: RowSource = {
        table: relationship.to,
        permission,
        sql: relationship.to.sql,
        join: (to) => joined(relationship, row, to),
      };
      const where = whereSql(source, other, both(), compilation);
      const text = rowText(field.selection!, relationship.to, other, compilation);
      return {
        sql: `(select ${text} from ${relationship.to.sql} ${other.alias} where ${where} limit 1)`,
        nullable: true,
      };
    }
    case "relatedRows":
    case "relatedAggregate":
    case "relatedConnection": {
      const { relationship, permission } = meaning;
      const source: RowSource = {
        table: relationship.to,
        permission,
        sql: relationship.to.sql,
        join: (to) => joined(relationship, row, to),
      };
      const make = { relatedRows: rowsText, relatedAggregate: aggregateText, relatedConnection: connectionText }[
        meaning.kind
      ];
      return { sql: make(source, args, field.selection!, compilation), nullable: false };
    }
    case "computedScalar": {
      const { returns, function: fn } = meaning.field;
      if (!("type" in returns)) return stringJson("");
      const call = functionCall(fn, { row, inputs: args.get("args") }, compilation);
      const value = shown(withPath(call, field, compilation), meaning.shownWhere, row, compilation);
      return valueJson(value, returns.type, true, compilation.stringifyNumbers);
    }
    case "computedRows": {
      const call = functionCall(meaning.field.function, { row, inputs: args.get("args") }, compilation);
      const source: RowSource = { table: meaning.table, permission: meaning.permission, sql: call, fromFunction: true };
      return { sql: rowsText(source, args, field.selection!, compilation), nullable: false };
    }
    default:
      throw new Error(`the field ${field.name} does not belong to a row`);
  }
}

function columnText(
  column: Column,
  field: SelectedField,
  row: Row,
  compilation: Compilation,
  shownWhere: Condition | undefined,
): JsonText {
  const plain = `${row.alias}.${column.sql}`;
  const value = shown(withPath(plain, field, compilation), shownWhere, row, compilation);
  const nullable = column.nullable || !row.trusted || value !== plain;
  return valueJson(value, column.type, nullable, compilation.stringifyNumbers);
}

/** `path` of json and jsonb fields. */
function withPath(value: string, { args }: SelectedField, { statement }: Compilation): string {
  const path = args.get("path");
  if (path?.kind !== "leaf") return value;
  const parameter = {
    type: "text[]",
    text: ({ variables }: { variables: Readonly<Record<string, unknown>> }) =>
      arrayText(jsonPath(stringValue(path, variables), argumentsPath(args))),
  };
  return `(${value} #> ${statement.value(parameter)})`;
}
