import type { Column, InsertPermission, Table } from "../model/model.ts";
import type { Access } from "../schema/access.ts";
import type { Input, ObjectInput } from "../validate/input.ts";
import { valueParameter } from "../validate/leaves.ts";
import { invalid } from "../validate/refusals.ts";
import type { MutationOutput } from "./mutationOutput.ts";
import type { RunStatement } from "./mutationSteps.ts";
import { onConflictSql } from "./onConflict.ts";
import type { Binding, Parameter } from "../model/parameter.ts";
import type { Compilation } from "./statement.ts";
import { checkSql, presetParameter, readWritten, TARGET, writtenSql, type Written } from "./writing.ts";

/** What an insert of some rows needs. */
export interface Batch {
  table: Table;
  permission: InsertPermission;
  onConflict: Input | undefined;
  /** Columns whose values come from a related row that is written first. */
  fixed: ReadonlyMap<Column, Parameter>;
  path: string;
}

/** Writes a batch; the rows' texts of the columns in `keys` come along, in order. */
export type BatchRunner = (
  run: RunStatement,
  binding: Binding,
) => Promise<Written & { keys: Record<string, string | null>[] }>;

/** One statement for all rows. */
export function insertRows(
  objects: readonly ObjectInput[],
  batch: Batch,
  keys: readonly Column[],
  access: Access,
  compilation: Compilation,
  output?: MutationOutput,
  wholeRows = false,
): BatchRunner {
  const { table, permission, fixed, path } = batch;
  const statement = compilation.newStatement();
  const local: Compilation = { ...compilation, statement };
  const given = objects.map(columnValues);
  const determined = new Set<Column>([...fixed.keys(), ...permission.presets.keys()]);
  const columns = table.columns.filter(
    (column) => determined.has(column) || given.some((values) => values.has(column)),
  );
  // SQL cannot insert several rows with an empty list of columns.
  const written = columns.length > 0 ? columns : table.columns.slice(0, 1);
  const rows = given.map((values, index) => {
    const twice = [...fixed.keys()].filter((column) => values.has(column));
    if (twice.length > 0) {
      throw invalid(
        `cannot insert ${quoted(twice)} columns as their values are already being determined by parent insert`,
        wholeRows ? path : `${path}[${index}]`,
      );
    }
    const texts = written.map((column) => {
      const preset = permission.presets.get(column);
      const parameter = (preset && presetParameter(preset, column)) ?? fixed.get(column) ?? values.get(column);
      return parameter ? statement.value(parameter) : "default";
    });
    return `(${texts.join(", ")})`;
  });
  const check = checkSql(permission.check, statement);
  const conflict = onConflictSql(batch.onConflict, table, access, local, check);
  const insert =
    `insert into ${table.sql} as ${TARGET.alias} (${written.map((column) => column.sql).join(", ")})` +
    ` values ${rows.join(", ")}${conflict.sql}`;
  const keyObject = keys.map((column) => `'${column.name.replaceAll("'", "''")}', m.${column.sql}::text`).join(", ");
  const extras =
    keys.length === 0 ? [] : [`coalesce((select json_agg(json_build_object(${keyObject})) from m), '[]')::text`];
  const shown: MutationOutput | undefined = wholeRows ? WHOLE_ROWS : output;
  const sql = writtenSql({ table, sql: insert, check: conflict.check }, shown, local, extras);
  return async (run, binding) => {
    const result = readWritten(await run(sql, binding, { path }), extras.length, path);
    const [keyTexts] = result.extras;
    return { ...result, keys: keyTexts ? (JSON.parse(keyTexts) as Record<string, string | null>[]) : [] };
  };
}

/** Makes a statement return whole rows. */
const WHOLE_ROWS: MutationOutput = { selections: [], immediate: false, assemble: () => "", show: undefined };

export function columnValues(object: ObjectInput): Map<Column, Parameter> {
  const values = new Map<Column, Parameter>();
  for (const { meaning, value } of object.fields.values()) {
    if (meaning?.kind !== "column") continue;
    const { column } = meaning;
    if (value.kind === "null" && !column.nullable) {
      throw invalid(
        `unexpected null value for type '${column.enumTable ? `${column.enumTable.base}_enum` : column.type.scalar}'`,
        value.path,
      );
    }
    values.set(column, valueParameter(value, column.type));
  }
  return values;
}

export const quoted = (columns: readonly Column[]): string => columns.map((column) => `"${column.name}"`).join(", ");
