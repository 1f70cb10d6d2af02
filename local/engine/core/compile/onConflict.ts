import { both } from "../model/condition.ts";
import { quoteName } from "../model/names.ts";
import type { Table } from "../model/model.ts";
import type { Access } from "../schema/access.ts";
import type { Input } from "../validate/input.ts";
import { clientConditionSql } from "./conditionSql.ts";
import type { Compilation } from "./statement.ts";
import { clientCondition, enumColumns } from "./where.ts";
import { checkSql, presetParameter, TARGET } from "./writing.ts";

/**
 * ` on conflict …`, and the check that each row then has to pass: for a row that was there before, the update
 * permission's.
 * @param insertCheck SQL of the insert permission's check
 */
export function onConflictSql(
  input: Input | undefined,
  table: Table,
  access: Access,
  compilation: Compilation,
  insertCheck: string,
): { sql: string; check: string } {
  if (input?.kind !== "object") return { sql: "", check: insertCheck };
  const { statement } = compilation;
  const constraint = input.fields.get("constraint")!.value;
  const target = ` on conflict on constraint ${quoteName(constraint.kind === "enum" ? constraint.value : "")}`;
  const columns = enumColumns(input.fields.get("update_columns")?.value);
  const permission = access.update(table);
  if (columns.length === 0 || !permission) return { sql: `${target} do nothing`, check: insertCheck };
  const sets = columns
    .filter((column) => !permission.presets.has(column))
    .map((column) => `${column.sql} = excluded.${column.sql}`);
  for (const [column, preset] of permission.presets) {
    sets.push(`${column.sql} = ${statement.value(presetParameter(preset, column))}`);
  }
  const condition = both(permission.filter, clientCondition(input.fields.get("where")?.value, compilation));
  const where = clientConditionSql(condition, TARGET, compilation);
  return {
    sql: `${target} do update set ${sets.join(", ")} where ${where}`,
    // In a row that was there before, xmax holds the transaction that locked it.
    check: `case when ${TARGET.alias}.xmax::text = '0' then ${insertCheck} else ${checkSql(permission.check, statement)} end`,
  };
}
