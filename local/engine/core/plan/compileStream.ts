import { hash } from "node:crypto";
import { valueJson, orNull } from "../compile/json.ts";
import type { Parameter } from "../model/parameter.ts";
import { whereSql } from "../compile/rows.ts";
import { rowText } from "../compile/rowText.ts";
import { subscribersSql, tableRow, textLiteral, type Compilation } from "../compile/statement.ts";
import { clientCondition } from "../compile/where.ts";
import type { Condition } from "../model/condition.ts";
import type { FieldMeaning } from "../schema/meaning.ts";
import type { RoleSchema } from "../schema/roleSchema.ts";
import type { Input, ObjectInput } from "../validate/input.ts";
import { countParameter, valueParameter } from "../validate/leaves.ts";
import { invalid } from "../validate/refusals.ts";
import type { SelectedField } from "../validate/selection.ts";
import type { StreamPlan } from "./plan.ts";

/**
 * A streaming subscription: a batch of rows beyond the cursor, in its order, with all ties of the last one. `$3` holds
 * each subscriber's cursor as JSON. A batch comes with the next cursor; without rows there is no batch.
 */
export function compileStream(
  field: SelectedField,
  { table, permission }: Extract<FieldMeaning, { kind: "stream" }>,
  schema: RoleSchema,
  parameters: Parameter[],
  compilation: Compilation,
): StreamPlan {
  const { column, value, descending } = readCursor(field.args.get("cursor")!);
  const size = countParameter(field.args.get("batch_size"), compilation.input);
  const { statement } = compilation;
  const row = tableRow(statement.alias());
  const own = `${row.alias}.${column.sql}`;
  const client: Condition = clientCondition(field.args.get("where"), compilation);
  const beyond = `${own} ${descending ? "<" : ">"} (subs.cursor#>>'{}')::${column.type.sql}`;
  const where = `${whereSql({ table, permission, sql: table.sql }, row, client, compilation)} and ${beyond}`;
  const order = `${own} ${descending ? "desc" : "asc"}`;
  const limit = permission.limit === undefined ? "" : ` limit ${permission.limit}`;
  const text = rowText(field.selection!, table, row, compilation);
  const batch = size ? ` fetch first (${statement.value(size)}) rows with ties` : "";
  const cursor = orNull(valueJson("s.last", column.type, true, false));
  const rows =
    `select b.j, b.v from (select ${text} as j, ${own} as v from ${table.sql} ${row.alias} where ${where}` +
    ` order by ${order}${batch}) b${limit}`;
  const sql =
    `select subs.id as id, ${textLiteral(`{${JSON.stringify(field.key)}:[`)} || s.list || ']}' as data, ${cursor} as cursor` +
    ` from ${subscribersSql(statement, true)}` +
    ` cross join lateral (select string_agg(r.j, ',') as list, (array_agg(r.v))[count(*)] as last from (${rows}) r) s` +
    " where s.list is not null";
  return {
    type: "stream",
    sql,
    parameters,
    tables: schema.scope.model.readings.of(sql),
    cohort: hash("sha1", sql),
    cursor: { column, value },
  };
}

function readCursor(input: Input) {
  const items = input.kind === "list" ? input.items : [input];
  const given = items.filter((item): item is ObjectInput => item.kind === "object");
  const [only, another] = given;
  if (another) throw invalid("multiple column cursors are not supported yet", input.path);
  const initial = only?.fields.get("initial_value")?.value;
  if (!only || initial?.kind !== "object") throw invalid("one streaming column field is expected", input.path);
  const [field, second] = [...initial.fields.values()];
  if (second) throw invalid("multiple column cursors are not supported yet", initial.path);
  if (field?.meaning?.kind !== "column") throw invalid("one streaming column field is expected", initial.path);
  const ordering = only.fields.get("ordering")?.value;
  const { column } = field.meaning;
  return {
    column,
    value: valueParameter(field.value, column.type),
    descending: ordering?.kind === "enum" && ordering.value === "DESC",
  };
}
