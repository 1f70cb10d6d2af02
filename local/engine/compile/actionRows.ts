import type { FieldMeaning } from "../schema/meaning.ts";
import type { SelectedField } from "../validate/selection.ts";
import { textLiteral, type Compilation, type Sql } from "./statement.ts";
import { GIVEN_ROWS } from "./mutationOutput.ts";
import { rowsText, type RowSource } from "./rows.ts";

type ActionRows = Extract<FieldMeaning, { kind: "actionRows" }>;

/** The rows that an action's output leads to; the output object comes as the first parameter. */
export function actionRowsStatement(field: SelectedField, meaning: ActionRows, compilation: Compilation): Sql {
  const statement = compilation.newStatement();
  const text = actionRowsText(field, meaning, statement.value(GIVEN_ROWS), { ...compilation, statement });
  return statement.sql(`select ${text}`);
}

/** The same as a part of another statement. @param output SQL of the output object, json or jsonb */
export function actionRowsText(
  field: SelectedField,
  { relationship, permission }: ActionRows,
  output: string,
  compilation: Compilation,
): string {
  const { table, mapping, kind } = relationship;
  const source: RowSource = {
    table,
    permission,
    sql: table.sql,
    join: (row) =>
      mapping
        .map(([name, column]) => `${row.alias}.${column.sql} = (${output}->>${textLiteral(name)})::${column.type.sql}`)
        .join(" and "),
  };
  const list = rowsText(source, field.args, field.selection!, compilation);
  return kind === "object" ? `coalesce((${list}::json->0)::text, 'null')` : list;
}
