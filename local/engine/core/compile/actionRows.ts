import { givenParameter } from "../model/parameter.ts";
import type { FieldMeaning } from "../schema/meaning.ts";
import type { SelectedField } from "../validate/selection.ts";
import { aggregateText } from "./aggregates.ts";
import { rowsText, type RowSource } from "./rows.ts";
import { textLiteral, type Compilation, type Sql } from "./statement.ts";

type ActionRows = Extract<FieldMeaning, { kind: "actionRow" | "actionRows" | "actionAggregate" }>;

/** The table or function that a field of an action's output leads to, if it is a relationship. */
export function actionRelationship({ meaning }: SelectedField): ActionRows | undefined {
  const { kind } = meaning;
  return kind === "actionRow" || kind === "actionRows" || kind === "actionAggregate" ? meaning : undefined;
}

/** Reads the rows that an action's output leads to; the output object is given to it. */
export function actionRowsStatement(field: SelectedField, meaning: ActionRows, compilation: Compilation): Sql {
  const statement = compilation.newStatement();
  const text = actionRowsText(field, meaning, statement.value(givenParameter("json")), { ...compilation, statement });
  return statement.sql(`select ${text}`);
}

/** The same as a part of another statement. @param output SQL of the output object, json or jsonb */
export function actionRowsText(
  field: SelectedField,
  { kind, relationship, permission }: ActionRows,
  output: string,
  compilation: Compilation,
): string {
  const { table, mapping } = relationship;
  const source: RowSource = {
    table,
    permission,
    sql: table.sql,
    join: (row) => ({
      sql: mapping
        .map(([name, column]) => `${row.alias}.${column.sql} = (${output}->>${textLiteral(name)})::${column.type.sql}`)
        .join(" and "),
      row,
    }),
  };
  if (kind === "actionAggregate") return aggregateText(source, field.args, field.selection!, compilation);
  const list = rowsText(source, field.args, field.selection!, compilation);
  return kind === "actionRow" ? `coalesce((${list}::json->0)::text, 'null')` : list;
}
