import type { FieldMeaning } from "../schema/meaning.ts";
import type { SelectedField } from "../validate/selection.ts";
import { textLiteral, type Compilation, type Sql } from "./statement.ts";
import { GIVEN_ROWS } from "./mutationOutput.ts";
import { rowsText, type RowSource } from "./rows.ts";

/** The rows that an action's output leads to; the output object comes as the first parameter. */
export function queryRow(
  field: SelectedField,
  { relationship, permission }: Extract<FieldMeaning, { kind: "actionRows" }>,
  compilation: Compilation,
): Sql {
  const statement = compilation.newStatement();
  const output = statement.value(GIVEN_ROWS);
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
  const list = rowsText(source, field.args, field.selection!, { ...compilation, statement });
  const text = kind === "object" ? `coalesce((${list}::json->0)::text, 'null')` : list;
  return statement.sql(`select ${text}`);
}
